import type { MinutesState } from '@hopgon/contract/minutes/schemas';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import '../signing/signatures.tables.ts';

interface SignatureOfCode {
  readonly part: 'secretary' | 'chair';
  readonly way: 'hand' | 'electronic';
  readonly at: string;
  readonly hash: string;
  readonly certificate: string | null;
}

export interface CodeRow {
  readonly company_name: string;
  readonly number: number | null;
  readonly symbol: string | null;
  readonly edition: number;
  readonly state: MinutesState;
  readonly time_zone: string;
  readonly adopted_at: Date;
  readonly locked_at: Date | null;
  readonly is_current: boolean;
  readonly adopted_hash: string;
  readonly replaced_number: number | null;
  readonly replaced_symbol: string | null;
  readonly signatures: readonly SignatureOfCode[];
}

export const codeStore = {
  insert: (db: Db, row: Insertable<Tables['minutes_codes']>) =>
    db.insertInto('minutes_codes').values(row).execute(),

  /** Of any company, as far as a stranger may know. */
  find: async (db: Db, code: string): Promise<CodeRow | undefined> =>
    (await sql<CodeRow>`select * from app.find_minutes_by_code(${code})`.execute(db)).rows[0],

  /** The meeting and edition a code of this company is of. */
  findEdition: (db: Db, code: string) =>
    db
      .selectFrom('minutes_codes as c')
      .innerJoin('minutes as d', 'd.id', 'c.minutes_id')
      .select(['d.meeting_id', 'd.edition'])
      .where('c.code', '=', code)
      .executeTakeFirst(),
};
