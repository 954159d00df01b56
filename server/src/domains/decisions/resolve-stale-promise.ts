import type { resolveStalePromise as route } from '@hopgon/contract/decisions/routes';
import { Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { decisionStore } from './decisions.store.ts';
import { stalePromiseStore } from './stale-promises.store.ts';

/** Notes that nobody follows a promise, or that this only seems so; null undoes what the caller said last. */
export async function resolveStalePromise(
  world: Pick<World, 'clock' | 'hub'>,
  scope: CompanyScope,
  meetingId: string,
  { id, verdict }: BodyOf<typeof route>,
): Promise<Record<string, never>> {
  await scope.transaction(async (tx) => {
    await requireMeeting(tx, meetingId, 'edit');
    const { companyId } = await tx.entry();
    const viewerId = tx.actor.userId;
    const places = await decisionStore.placesOf(tx.db, { viewerId, ids: [id] });
    const isOfMeeting =
      places.get(id)?.meeting_id === meetingId ||
      (await stalePromiseStore.isUntakenTask(tx.db, meetingId, id));
    if (!isOfMeeting) throw new Failure('decision_not_in_register');
    const promise = { companyId, id };
    if (verdict !== null)
      await stalePromiseStore.save(tx.db, promise, { verdict, by: viewerId, at: world.clock.now() });
    else if (!(await stalePromiseStore.undo(tx.db, promise, viewerId))) throw new Failure('undo_too_late');
    tx.afterCommit(() => world.hub.wake({ companyId, topics: ['meetings'] }));
  });
  return {};
}
