import type { MinutesVersion } from '@hopgon/contract/minutes/remarks/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { type EditionParams, requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { presentVersion } from './versions.presenter.ts';
import { versionStore } from './versions.store.ts';

/** The stored versions of minutes, newest first. */
export function listMinutesVersions(
  scope: CompanyScope,
  { meetingId, edition }: EditionParams,
): Promise<{ versions: MinutesVersion[] }> {
  return scope.transaction(async (tx) => {
    const { row, standing } = await requireMinutes(tx, { meetingId, edition, right: minutesPolicy.view });
    const versions = (await versionStore.list(tx.db, row.id)).map(presentVersion);
    return { versions: standing.isEditor ? versions : versions.filter(({ reason }) => reason !== 'drafted') };
  });
}
