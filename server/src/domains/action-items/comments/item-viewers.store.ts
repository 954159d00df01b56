import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';

interface ViewerSearch {
  /** Null: everybody of the company. */
  readonly among: readonly string[] | null;
  readonly except: string;
  /** Folded by the database. */
  readonly search: string;
}

const mostFound = 8;

export const itemViewerStore = {
  /** Active members by given name. */
  search: (db: Db, { among, except, search }: ViewerSearch) =>
    db
      .selectFrom('memberships as s')
      .select(['s.user_id', 's.display_name'])
      .where('s.company_id', '=', boundCompanyId)
      .where('s.status', '=', 'active')
      .where('s.user_id', '<>', except)
      .where('s.display_name', '<>', '')
      .$if(among !== null, (query) =>
        query.where((is) => is('s.user_id', '=', is.fn.any(is.val(among ?? [])))),
      )
      .$if(search !== '', (query) =>
        query.where(sql<boolean>`strpos(app.fold(s.display_name), app.fold(${search})) > 0`),
      )
      .orderBy('s.given_name')
      .orderBy('s.display_name')
      .orderBy('s.user_id')
      .limit(mostFound)
      .execute(),
};
