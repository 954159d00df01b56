import { Failure } from '@hopgon/contract/failure';
import type { readMinutesVersion as route } from '@hopgon/contract/minutes/remarks/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { type EditionParams, requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { presentVersion } from './versions.presenter.ts';
import { versionStore } from './versions.store.ts';

/** What a stored version said; that of a draft is for the people who edit the meeting. */
export function readMinutesVersion(
  scope: CompanyScope,
  { meetingId, edition, number }: EditionParams & { readonly number: number },
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const { row, standing } = await requireMinutes(tx, { meetingId, edition, right: minutesPolicy.view });
    const version = await versionStore.find(tx.db, row.id, number);
    if (!version || (version.reason === 'drafted' && !standing.isEditor))
      throw new Failure('minutes_version_not_found');
    return { version: presentVersion(version), content: version.content };
  });
}
