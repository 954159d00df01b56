import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { addMinutes, clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { movedSlot } from '../../resolve/time/spoken-slot.rules.ts';
import type { Slot } from '../../shared/workplace.rules.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { editRefusal, isMeeting, mentionMeeting, slotOfMeeting } from '../meant-meeting.rules.ts';
import { resolveMeantMeeting } from '../resolve-meant-meeting.ts';
import { resolveNewPlace } from '../resolve-new-place.ts';
import { sayPast, sayUnclearTime } from '../say-time.rules.ts';
import { seriesNote } from '../series-note.rules.ts';
import { buildMeetingChange } from './build-meeting-change.ts';

/** Another time for a meeting that is there. */
export async function buildMove(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'move'>,
): Promise<ActOutcome> {
  const meeting = await resolveMeantMeeting(world, scope, context, act, {
    question: 'Bạn muốn dời cuộc họp nào?',
  });
  if (!isMeeting(meeting)) return meeting;
  const refusal = editRefusal(meeting, 'dời');
  if (refusal) return refusal;
  const slot = slotWanted(context, meeting, act);
  if (!slot) return sayUnclearTime(act.to, meeting.title);
  if (slot.start <= context.place.now) return sayPast(act.to);
  const change = await buildMeetingChange(scope, context.place, meeting, {
    slot,
    add: [],
    remove: [],
    notes: seriesNote(meeting),
    ...(await placeWanted(scope, meeting, act)),
  });
  return {
    kind: 'change',
    change,
    mentions: { ...mentionMeeting(meeting), day: dateOf(slot.start), clock: clockOf(slot.start) },
  };
}

function slotWanted(context: ActContext, meeting: Meeting, { to, by, lasts }: ActOf<'move'>): Slot | null {
  const before = slotOfMeeting(meeting);
  const time = context.times[to];
  if (by !== null) return { start: addMinutes(before.start, by), end: addMinutes(before.end, by) };
  const slot = time ? movedSlot(time, before, context.place) : null;
  return slot && lasts !== null ? { ...slot, end: addMinutes(slot.start, lasts) } : slot;
}

async function placeWanted(scope: CompanyScope, meeting: Meeting, act: ActOf<'move'>) {
  const isSaid = act.place !== '' || act.online !== null;
  const place = isSaid ? await resolveNewPlace(scope, meeting, act) : null;
  return place === null ? {} : { place };
}
