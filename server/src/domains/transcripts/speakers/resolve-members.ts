import type { Scope } from '../../../platform/database/scope.ts';
import { indexMembers, matchMember } from './match-member.rules.ts';
import { memberCandidateStore } from './member-candidates.store.ts';

/** The member each name said in a meeting means, where it can mean only one. */
export async function resolveMembers(
  scope: Scope,
  meetingId: string,
  names: readonly (string | null)[],
): Promise<(string | null)[]> {
  const index = indexMembers(await memberCandidateStore.list(scope.db, meetingId));
  return names.map((name) => matchMember(name, index));
}
