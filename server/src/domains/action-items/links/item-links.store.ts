import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { ItemLink } from './item-link.token.ts';

/** A proposal that waits for the answer of its assignee. */
export interface ProposedRow {
  readonly id: string;
  readonly link_id: string;
  readonly seed: string | null;
}

const boundCompany = sql<string>`(select app.company_id())`;

export const itemLinkStore = {
  /** Somebody is asked about an item from now on; links to it that were sent before end. */
  open: (db: Db, itemId: string, linkId: string, at: Date) =>
    db
      .updateTable('action_items')
      .set({ link_id: linkId, proposed_at: at })
      .where('id', '=', itemId)
      .execute(),

  /** The items a person was asked about since then and has not answered, in that order. */
  proposed: (db: Db, personId: string, since: Date): Promise<ProposedRow[]> =>
    db
      .selectFrom('action_items as i')
      .innerJoin('users as u', 'u.id', 'i.assignee_id')
      .select(['i.id', sql<string>`i.link_id`.as('link_id'), 'u.link_seed as seed'])
      .where('i.company_id', '=', boundCompany)
      .where('i.assignee_id', '=', personId)
      .where('i.state', '=', 'proposed')
      .where('i.proposed_at', '>=', since)
      .orderBy('i.proposed_at')
      .orderBy('i.id')
      .execute(),

  /** The item a link is about while it may be answered by it; locked until the transaction ends. */
  find: (db: Db, { itemId, personId, linkId, seed }: ItemLink) =>
    db
      .selectFrom('action_items as i')
      .innerJoin('users as u', 'u.id', 'i.assignee_id')
      .innerJoin('memberships as s', (join) =>
        join
          .onRef('s.company_id', '=', 'i.company_id')
          .onRef('s.user_id', '=', 'i.assignee_id')
          .on('s.status', '=', 'active'),
      )
      .innerJoin('companies as c', (join) =>
        join.onRef('c.id', '=', 'i.company_id').on('c.closed_at', 'is', null),
      )
      .select(['c.name as company_name', 'u.display_name as assignee_name'])
      .where('i.company_id', '=', boundCompany)
      .where('i.id', '=', itemId)
      .where('i.assignee_id', '=', personId)
      .where('i.link_id', '=', linkId)
      .where('i.state', '=', 'proposed')
      .where(sql<boolean>`u.link_seed is not distinct from ${seed}`)
      .forUpdate('i')
      .executeTakeFirst(),
};
