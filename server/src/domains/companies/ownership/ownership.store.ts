import { boundCompanyId } from '../../../platform/tenancy/bound-company-id.ts';
import './ownership.tables.ts';

import type { Db } from '../../../platform/database/kysely.ts';
import type { OwnershipOffersTable } from './ownership.tables.ts';

export interface OfferRow {
  readonly user_id: string;
  readonly display_name: string;
  readonly offered_at: Date;
  readonly expires_at: Date;
}

export const ownershipStore = {
  /** The offer of the bound company that can still be answered. */
  findOpen: (db: Db, now: Date): Promise<OfferRow | undefined> =>
    db
      .selectFrom('ownership_offers as o')
      .innerJoin('memberships as m', (join) =>
        join.onRef('m.company_id', '=', 'o.company_id').onRef('m.user_id', '=', 'o.user_id'),
      )
      .where('o.company_id', '=', boundCompanyId)
      .where('o.expires_at', '>', now)
      .select(['o.user_id', 'm.display_name', 'o.offered_at', 'o.expires_at'])
      .executeTakeFirst(),

  /** Takes the place of one that has expired; false when one is open. */
  insert: async (db: Db, offer: OwnershipOffersTable): Promise<boolean> => {
    const inserted = await db
      .insertInto('ownership_offers')
      .values(offer)
      .onConflict((conflict) =>
        conflict
          .column('company_id')
          .doUpdateSet(({ ref }) => ({
            user_id: ref('excluded.user_id'),
            offered_at: ref('excluded.offered_at'),
            expires_at: ref('excluded.expires_at'),
          }))
          .where('ownership_offers.expires_at', '<=', offer.offered_at),
      )
      .returning('company_id')
      .executeTakeFirst();
    return inserted !== undefined;
  },

  remove: (db: Db, companyId: string) =>
    db.deleteFrom('ownership_offers').where('company_id', '=', companyId).execute(),

  /** Held until the transaction ends, before anything else of the company is: nobody acts on its members meanwhile. */
  lockCompany: async (db: Db): Promise<{ ownerId: string }> => {
    const { owner_id } = await db
      .selectFrom('companies')
      .select('owner_id')
      .where('id', '=', boundCompanyId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return { ownerId: owner_id };
  },

  setOwner: (db: Db, companyId: string, ownerId: string, now: Date) =>
    db
      .updateTable('companies')
      .set({ owner_id: ownerId, updated_at: now })
      .where('id', '=', companyId)
      .execute(),
};
