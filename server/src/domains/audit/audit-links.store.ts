import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

export interface LinkRow {
  readonly position: number;
  readonly hash: Uint8Array;
  readonly entry_id: string;
  /** Null when the entry is gone. */
  readonly content: string | null;
  readonly at: Date | null;
}

interface UnlinkedRow {
  readonly id: string;
  readonly at: Date;
}

/** Reads of the operator, to whom the rows of every company show. */
export const auditLinksStore = {
  companies: async (db: Db): Promise<string[]> => {
    const { rows } = await sql<{ company_id: string }>`select company_id from audit_links
      union select company_id from audit_entries order by 1`.execute(db);
    return rows.map((row) => row.company_id);
  },

  after: async (db: Db, companyId: string, position: number, limit: number): Promise<LinkRow[]> => {
    const { rows } = await sql<LinkRow>`
      select l.position, l.hash, l.entry_id, e.at, case when e.id is not null then app.audit_content(e) end as content
      from audit_links l left join audit_entries e on e.company_id = l.company_id and e.id = l.entry_id
      where l.company_id = ${companyId} and l.position > ${position}
      order by l.position limit ${limit}`.execute(db);
    return rows;
  },

  /** The first entry that no link holds. */
  firstUnlinked: async (db: Db, companyId: string): Promise<UnlinkedRow | null> => {
    const { rows } = await sql<UnlinkedRow>`
      select e.id, e.at from audit_entries e where e.company_id = ${companyId}
      and not exists (select from audit_links l where l.company_id = e.company_id and l.entry_id = e.id)
      order by e.at, e.id limit 1`.execute(db);
    return rows[0] ?? null;
  },
};
