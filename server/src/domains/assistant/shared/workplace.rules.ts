import { type MeetingRules, meetingFreeHalf } from '@hopgon/contract/companies/meeting-rules';
import { instantOf, localTime } from '@hopgon/contract/time/zoned';
import { weekdayOf } from '@hopgon/engine/time/days';
import { atClock, clockOf, dateOf, type LocalTime } from '@hopgon/engine/time/local-time';
import type { WorkDays } from '@hopgon/engine/time/work-days';

/** A stretch of local time. */
export interface Slot {
  readonly start: LocalTime;
  readonly end: LocalTime;
}

/** The same stretch on the clock of another zone. */
export const slotOnClock = (slot: Slot, from: string, to: string): Slot => {
  const other = (at: LocalTime): LocalTime => localTime(instantOf(at, from), to);
  return { start: other(slot.start), end: other(slot.end) };
};

export interface WorkingHours extends WorkDays {
  /** "09:00" */
  readonly start: string;
  readonly end: string;
  /** The pause at noon; null where there is none. */
  readonly lunch: { readonly start: string; readonly end: string } | null;
  /** Halves of weekdays in which the company does not meet. */
  readonly meetingFree?: MeetingRules['meetingFree'];
}

/** Whether something takes up a part of the pause at noon. */
export const meetsLunch = ({ start, end }: Slot, { lunch }: Pick<WorkingHours, 'lunch'>): boolean =>
  lunch !== null && start < atClock(dateOf(start), lunch.end) && end > atClock(dateOf(start), lunch.start);

/** Whether something takes up a time in which the company does not meet. */
export const meetsMeetingFree = ({ start, end }: Slot, { lunch, meetingFree }: WorkingHours): boolean =>
  meetingFree !== undefined &&
  meetingFreeHalf(
    {
      weekday: weekdayOf(dateOf(start)),
      start: clockOf(start),
      end: dateOf(end) === dateOf(start) ? clockOf(end) : '24:00',
    },
    { lunch, meetingFree },
  ) !== null;

/** A member as the database names them. */
export interface DirectoryEntry {
  readonly userId: string;
  readonly displayName: string;
  readonly email: string;
  readonly department: string;
  /** What they are there: "Kế toán trưởng"; empty where that is not known. */
  readonly position: string;
}

/** The names that one command takes. */
export const mostNames = 100;

/** What the assistant must know of a company to understand whom and when a message means. */
export interface Workplace {
  readonly zone: string;
  readonly now: LocalTime;
  readonly hours: WorkingHours;
  /** Length of a meeting when none is said. */
  readonly minutes: number;
  readonly people: readonly DirectoryEntry[];
  readonly callerId: string;
}

export const colleaguesOf = ({ people, callerId }: Workplace): Workplace['people'] =>
  people.filter(({ userId }) => userId !== callerId);

export const idsOf = (people: readonly DirectoryEntry[]): string[] => people.map(({ userId }) => userId);
