import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { attendanceStore } from '../attendance/attendance.store.ts';
import { listPeople } from '../attendance/live-people.rules.ts';
import type { RequiredLiveMeeting } from '../course/require-live-meeting.ts';
import { livePolicy } from '../live.policy.ts';
import type { MotionViewer } from './motion-standing.rules.ts';

/** Who looks at votes, and who is there. */
export async function readMotionViewer(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  { meeting, standing }: RequiredLiveMeeting,
): Promise<MotionViewer> {
  return {
    userId: tx.actor.userId,
    runs: livePolicy.run(standing) === null,
    people: listPeople(meeting, await attendanceStore.list(tx.db, meeting.id)),
    now: world.clock.now(),
  };
}
