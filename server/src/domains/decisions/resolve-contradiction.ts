import type { resolveContradiction as route } from '@hopgon/contract/decisions/routes';
import { Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { contradictionStore } from './contradictions.store.ts';
import { decisionStore } from './decisions.store.ts';

/** Notes that two decisions contradict each other, or only seem to; null undoes what the caller said last. */
export async function resolveContradiction(
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  meetingId: string,
  { firstId, secondId, verdict }: BodyOf<typeof route>,
): Promise<Record<string, never>> {
  await scope.transaction(async (tx) => {
    await requireMeeting(tx, meetingId, 'edit');
    const { companyId } = await tx.entry();
    const viewerId = tx.actor.userId;
    const places = await decisionStore.placesOf(tx.db, { viewerId, ids: [firstId, secondId] });
    const [older, newer] = [places.get(firstId), places.get(secondId)];
    if (!older || newer?.meeting_id !== meetingId || older.meeting_id === meetingId)
      throw new Failure('decision_not_in_register');
    // Named the wrong way round they would be noted where nobody looks for them.
    if (`${older.decided_on} ${firstId}` > `${newer.decided_on} ${secondId}`)
      throw new Failure('decision_not_in_register');
    const pair = { companyId, firstId, secondId };
    if (verdict !== null)
      await contradictionStore.save(tx.db, pair, { verdict, by: viewerId, at: world.clock.now() });
    else if (!(await contradictionStore.undo(tx.db, pair, viewerId))) throw new Failure('undo_too_late');
    tx.afterCommit(() => world.hub.wake({ companyId, topics: ['meetings'] }));
  });
  return {};
}
