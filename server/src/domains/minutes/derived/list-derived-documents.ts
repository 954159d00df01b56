import type { listDerivedDocuments as route } from '@hopgon/contract/minutes/derived/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { type EditionParams, requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { presentDerived } from './derived.presenter.ts';
import { derivedStore } from './derived.store.ts';

/** What was written from the minutes; drafts only for the people who edit them. */
export function listDerivedDocuments(
  scope: CompanyScope,
  { meetingId, edition }: EditionParams,
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const { row, standing } = await requireMinutes(tx, { meetingId, edition, right: minutesPolicy.view });
    const rows = await derivedStore.list(tx.db, row.id);
    return {
      documents: rows.filter(({ state }) => state !== 'draft' || standing.isEditor).map(presentDerived),
      can: { create: minutesPolicy.derive(standing) === null },
    };
  });
}
