import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { addMinutes, clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { movedSlot } from '../../resolve/time/spoken-slot.rules.ts';
import { type Slot, slotOnClock } from '../../shared/workplace.rules.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { editRefusal, isMeeting, mentionMeeting, slotOfMeeting } from '../meant-meeting.rules.ts';
import { resolveMeantMeeting } from '../resolve-meant-meeting.ts';
import { resolveNewPlace } from '../resolve-new-place.ts';
import { sayPast, sayUnclearTime } from '../say-time.rules.ts';
import { buildMeetingChange } from './build-meeting-change.ts';

/** Another time for a meeting that is there. */
export async function buildMove(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'move'>,
): Promise<ActOutcome> {
  const asking = { question: 'Bạn muốn dời cuộc họp nào?' };
  const named = await resolveMeantMeeting(world, scope, context, act, asking);
  const toAlone = isMeeting(named) ? null : toTimeAlone(act);
  // "Lùi 9h30" where no meeting is then: the time is the new one, of the meeting spoken of last.
  if (toAlone !== null && context.state.meetingIds.length > 0)
    return buildMove(world, scope, context, toAlone);
  if (!isMeeting(named)) return named;
  const meeting = named;
  const refusal = editRefusal(meeting, 'dời');
  if (refusal) return refusal;
  const slot = slotWanted(context, meeting, act);
  if (!slot) return sayUnclearTime(act.to, meeting);
  const { zone, now } = context.place;
  if (slotOnClock(slot, meeting.timeZone, zone).start <= now) return sayPast(act.to);
  const change = await buildMeetingChange(world, scope, context.place, meeting, {
    slot,
    add: [],
    remove: [],
    ...(await placeWanted(scope, meeting, act)),
  });
  return {
    kind: 'change',
    change,
    mentions: { ...mentionMeeting(meeting), day: dateOf(slot.start), clock: clockOf(slot.start) },
  };
}

/** A move that names one time and nothing else, to that time; null of others. */
function toTimeAlone(act: ActOf<'move'>): ActOf<'move'> | null {
  const [time, ...others] = act.times;
  const isAlone = act.to === '' && act.by === null && act.words === '' && act.people.length === 0;
  return isAlone && time !== undefined && others.length === 0 ? { ...act, to: time, times: [] } : null;
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
