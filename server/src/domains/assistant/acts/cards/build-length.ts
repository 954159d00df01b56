import { addMinutes } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { prolongedEnd } from '../../resolve/time/spoken-slot.rules.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { editRefusal, isMeeting, mentionMeeting, slotOfMeeting } from '../meant-meeting.rules.ts';
import { resolveMeantMeeting } from '../resolve-meant-meeting.ts';
import { sayUnclearTime } from '../say-time.rules.ts';
import { buildMeetingChange } from './build-meeting-change.ts';

/** Another end for a meeting that is there. */
export async function buildLength(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'prolong'>,
): Promise<ActOutcome> {
  const meeting = await resolveMeantMeeting(world, scope, context, act, {
    question: 'Bạn muốn kéo dài cuộc họp nào?',
  });
  if (!isMeeting(meeting)) return meeting;
  const refusal = editRefusal(meeting, 'kéo dài');
  if (refusal) return refusal;
  const before = slotOfMeeting(meeting);
  const end =
    act.lasts === null
      ? prolongedEnd(context.times[act.to] ?? null, act.minutes, before, context.place)
      : addMinutes(before.start, act.lasts);
  if (end === null || end <= before.start) return sayUnclearTime(act.to, meeting);
  const slot = { start: before.start, end };
  const change = await buildMeetingChange(world, scope, context.place, meeting, {
    slot,
    add: [],
    remove: [],
  });
  return { kind: 'change', change, mentions: mentionMeeting(meeting) };
}
