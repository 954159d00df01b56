import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { localTime } from '@hopgon/contract/time/zoned';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { addMinutes, atClock, clockOf, dateOf, minutesBetween } from '@hopgon/engine/time/local-time';
import { movedSlot, prolongedEnd } from '../../resolve/time/spoken-slot.rules.ts';
import type { Slot } from '../../shared/workplace.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { slotOfMeeting } from '../meant-meeting.rules.ts';

type MeetingChange = Extract<SingleChange, { kind: 'meeting-change' }>;

/** The new time of a meeting once words changed it; of a card about its end an hour is another end. */
export function changedSlot(
  context: ActContext,
  meeting: Meeting,
  { time }: MeetingChange,
  spoken: SpokenChange,
  isFirstHour = false,
): { readonly slot: Slot | null; readonly isNew: boolean } {
  const zone = meeting.timeZone;
  const current = time && {
    start: localTime(new Date(time.startsAt), zone),
    end: localTime(new Date(time.endsAt), zone),
  };
  const before = slotOfMeeting(meeting);
  const slot = time?.isLength
    ? longerSlot(context, { before, current: current ?? before }, spoken)
    : movedOrLonger(context, isFirstHour ? atHourOf(before, current ?? before) : (current ?? before), spoken);
  const first = isFirstHour && current !== null ? atHourOf(before, current) : null;
  return { slot: slot ?? first ?? current, isNew: (slot ?? first) !== null };
}

/** The day of one at the hours of the other. */
const atHourOf = ({ start, end }: Slot, { start: day }: Slot): Slot => {
  const from = atClock(dateOf(day), clockOf(start));
  return { start: from, end: addMinutes(from, minutesBetween(start, end)) };
};

function longerSlot(
  { place, times }: ActContext,
  { before, current }: { readonly before: Slot; readonly current: Slot },
  { until, times: said, minutes, more }: SpokenChange,
): Slot | null {
  if (minutes !== null) return { start: before.start, end: addMinutes(before.end, minutes) };
  if (more !== null) return { start: current.start, end: addMinutes(current.end, more) };
  const end = prolongedEnd(times[until] ?? times[said[0] ?? ''] ?? null, null, current, place);
  return end === null ? null : { start: current.start, end };
}

function movedOrLonger(
  { place, times }: ActContext,
  current: Slot,
  { until, times: said, minutes, more, shift }: SpokenChange,
): Slot | null {
  if (more !== null) return { start: current.start, end: addMinutes(current.end, more) };
  if (shift !== null) return { start: addMinutes(current.start, shift), end: addMinutes(current.end, shift) };
  // "Thứ Tư 2/12, 14h": the day and the hour are said apart.
  const moved = said.reduce<Slot | null>((slot, one) => {
    const time = times[one];
    return (time && movedSlot(time, slot ?? current, place)) ?? slot;
  }, null);
  const from = moved ?? current;
  if (minutes !== null) return { start: from.start, end: addMinutes(from.start, minutes) };
  const end = prolongedEnd(times[until] ?? null, null, from, place);
  return end === null ? moved : { start: from.start, end };
}
