import { type MeetingRules, meetingFreeInWords } from '@hopgon/contract/companies/meeting-rules';
import type { FiguresSuggestion } from '@hopgon/contract/figures/schemas';
import { localClock } from '@hopgon/contract/time/zoned';
import { minute } from '../../../platform/clock/durations.rules.ts';
import { completeSuggestion, fewestMeetings, type SuggestionSource } from './suggestions.rules.ts';

interface Interval {
  readonly start: number;
  readonly end: number;
}

/** A meeting of the person that has not begun. */
export interface MeetingAhead extends Interval {
  readonly id: string;
  readonly seriesId: string | null;
}

/** Unbroken working time of so many minutes is focus time, as in the figures. */
const focusMinutes = 120;

/** How many unbroken stretches of focus time meetings leave of a stretch of work. */
export function countFocus(work: Interval, meetings: readonly Interval[]): number {
  let free = work.start;
  let count = 0;
  for (const { start, end } of meetings.toSorted((left, right) => left.start - right.start)) {
    if (start - free >= focusMinutes * minute) count += 1;
    free = Math.max(free, end);
  }
  return count + (work.end - free >= focusMinutes * minute ? 1 : 0);
}

const overlaps = (left: Interval, right: Interval): boolean =>
  left.start < right.end && left.end > right.start;

/** The company meets at these hours. */
const isMeetingTime = ({ start, end }: Interval, { rules, timeZone }: Ahead): boolean =>
  meetingFreeInWords({ startsAt: start, endsAt: end }, rules, timeZone) === null;

interface Stretch {
  readonly work: Interval;
  readonly others: readonly Interval[];
}

/** By how many milliseconds to move a meeting so that its stretch of work keeps more focus time; null where none does. */
function moveFor(meeting: Interval, { work, others }: Stretch, ahead: Ahead): number | null {
  const length = meeting.end - meeting.start;
  const count = countFocus(work, [...others, meeting]);
  const moved = [work.start, work.end - length, ...others.flatMap(({ start, end }) => [end, start - length])]
    .map((start) => ({ start, end: start + length }))
    .filter(
      (place) =>
        place.start >= work.start && place.end <= work.end && !others.some((other) => overlaps(place, other)),
    )
    .filter((place) => isMeetingTime(place, ahead) && countFocus(work, [...others, place]) > count)
    .toSorted((left, right) => Math.abs(left.start - meeting.start) - Math.abs(right.start - meeting.start));
  return moved[0] ? moved[0].start - meeting.start : null;
}

interface Ahead {
  readonly meetings: readonly MeetingAhead[];
  readonly work: readonly Interval[];
  /** When the company does not meet. */
  readonly rules: MeetingRules;
  readonly timeZone: string;
  readonly now: number;
}

/** Another hour for a series of the person, where most of its next meetings cut focus time that it would leave whole. */
export function suggestFocusMove(
  source: SuggestionSource,
  seriesId: string,
  ahead: Ahead,
): FiguresSuggestion | null {
  const { meetings, work, timeZone, now } = ahead;
  const own = meetings.filter((meeting) => meeting.seriesId === seriesId);
  if (own.length < fewestMeetings) return null;
  const moves = own.flatMap((meeting) => {
    const stretch = work.find(({ start, end }) => start <= meeting.start && meeting.end <= end);
    if (!stretch) return [];
    const others = meetings.filter((other) => other.id !== meeting.id && overlaps(other, stretch));
    const move = moveFor(meeting, { work: stretch, others }, ahead);
    return move === null ? [] : [move];
  });
  const by = moves.toSorted((left, right) => left - right).at(Math.floor(moves.length / 2));
  const same = moves.filter((move) => move === by).length;
  if (by === undefined || same * 4 < own.length * 3) return null;
  const moved = { start: source.start + by, end: source.end + by };
  if (moved.start <= now || !isMeetingTime(moved, ahead)) return null;
  const [from, to] = [localClock(source.start, timeZone), localClock(moved.start, timeZone)];
  return completeSuggestion(source, {
    kind: 'focus',
    text: `Dời “${source.title}” từ ${from} sang ${to}`,
    basis: `${same}/${own.length} buổi trong bốn tuần tới cắt ngang một khoảng làm việc liền mạch từ 2 giờ của bạn; lúc ${to} thì không.`,
    savedMinutes: null,
    change: {
      startsAt: new Date(moved.start).toISOString(),
      endsAt: new Date(moved.end).toISOString(),
    },
  });
}
