import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listAgendaItems } from '../../agenda/list-agenda-items.ts';
import { readVotingRules } from '../../governance/read-voting-rules.ts';
import { attendanceStore } from '../attendance/attendance.store.ts';
import { listPeople } from '../attendance/live-people.rules.ts';
import { livePolicy } from '../live.policy.ts';
import { presentLiveMeeting } from '../live.presenter.ts';
import { liveStore } from '../live.store.ts';
import { motionStore } from '../motions/motions.store.ts';
import { quorumRuleOf } from '../motions/quorum-rule.rules.ts';
import { speakerStore } from '../speakers/speakers.store.ts';
import type { RequiredLiveMeeting } from './require-live-meeting.ts';
import { visitsSince } from './visits.rules.ts';

export async function buildLiveMeeting(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  { meeting, standing }: RequiredLiveMeeting,
): Promise<LiveMeeting> {
  const now = world.clock.now();
  const { db } = tx;
  return presentLiveMeeting({
    meeting,
    now,
    row: await liveStore.find(db, meeting.id),
    agenda: await listAgendaItems(tx, meeting.id),
    spans: await liveStore.spans(db, meeting.id),
    extensions: await liveStore.extensions(db, meeting.id),
    people: listPeople(meeting, await attendanceStore.list(db, meeting.id)),
    visitorIds: await liveStore.visitorIds(db, meeting.id, visitsSince(now)),
    speakers: await speakerStore.waiting(db, meeting.id),
    quorum: quorumRuleOf(await motionStore.list(db, meeting.id), await readVotingRules(tx)),
    mayRun: livePolicy.run(standing) === null,
  });
}
