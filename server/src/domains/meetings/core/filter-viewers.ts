import type { Scope } from '../../../platform/database/scope.ts';
import { activeMembers } from './audience.store.ts';
import { findAudience } from './find-audience.ts';

/** Those of some people who may open a meeting now: who left the company may not, nor who is not invited to a private one. */
export async function filterViewers(
  scope: Scope,
  meetingId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const audience = await findAudience(scope, meetingId);
  const invited = audience === 'company' ? userIds : userIds.filter((id) => audience.includes(id));
  return new Set(await activeMembers(scope.db, invited));
}
