import type { AttendanceAct, AttendanceStay } from '@hopgon/contract/live/schemas';
import type { Attendance } from '@hopgon/contract/minutes/schemas';

/** One act of who records attendance, about one person. */
export interface AttendanceRecord {
  readonly act: AttendanceAct;
  readonly at: Date;
  readonly reason: string;
}

export interface Stay {
  readonly way: AttendanceStay['way'];
  readonly arrivedAt: Date;
  readonly leftAt: Date | null;
}

export interface PersonAttendance {
  readonly attendance: Attendance;
  readonly reason: string;
  readonly stays: readonly Stay[];
}

const unrecorded: PersonAttendance = { attendance: 'unrecorded', reason: '', stays: [] };

const later = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one);

function arrive({ stays }: PersonAttendance, way: Stay['way'], at: Date): PersonAttendance {
  const before = stays.slice(0, -1);
  const last = stays.at(-1);
  const start = later(at, before.at(-1)?.leftAt ?? null);
  // Said again of somebody who is there, it corrects when they came.
  if (last?.leftAt === null && last.way === way)
    return { attendance: way, reason: '', stays: [...before, { ...last, arrivedAt: start }] };
  const moment = later(at, last?.leftAt ?? last?.arrivedAt ?? null);
  const closed = last ? [{ ...last, leftAt: last.leftAt ?? moment }] : [];
  return {
    attendance: way,
    reason: '',
    stays: [...before, ...closed, { way, arrivedAt: moment, leftAt: null }],
  };
}

function leave(person: PersonAttendance, at: Date): PersonAttendance {
  const last = person.stays.at(-1);
  if (!last) return person;
  const closed = { ...last, leftAt: later(at, last.arrivedAt) };
  return { ...person, stays: [...person.stays.slice(0, -1), closed] };
}

function apply(person: PersonAttendance, { act, at, reason }: AttendanceRecord): PersonAttendance {
  if (act === 'in-person' || act === 'online') return arrive(person, act, at);
  if (act === 'left') return leave(person, at);
  return act === 'absent' ? { attendance: 'absent', reason, stays: [] } : unrecorded;
}

/** What the records of one person, in their order, add up to. Who left attended all the same. */
export const attendanceOf = (records: readonly AttendanceRecord[]): PersonAttendance =>
  records.reduce(apply, unrecorded);

/** Whether a person was there at a moment; a person who came and left in that moment was not. */
export const isThereAt = ({ stays }: Pick<PersonAttendance, 'stays'>, moment: Date): boolean =>
  stays.some(({ arrivedAt, leftAt }) => arrivedAt <= moment && (leftAt === null || leftAt > moment));

const minute = 60_000;

/** Whether somebody who came can have left at this moment: clocks are read to the minute. */
export function isPossibleDeparture({ stays }: Pick<PersonAttendance, 'stays'>, at: Date): boolean {
  const arrivedAt = stays.at(-1)?.arrivedAt;
  return arrivedAt === undefined || at.getTime() >= Math.floor(arrivedAt.getTime() / minute) * minute;
}

/** People come before a meeting begins, and nothing is recorded ahead. */
const longestEarly = 24 * 60 * 60 * 1000;

/** Whether somebody can have come or left at this moment. */
export const isPossibleTime = (at: Date, { startsAt, now }: { startsAt: Date; now: Date }): boolean =>
  at <= now && at.getTime() >= startsAt.getTime() - longestEarly;

interface Course {
  readonly startsAt: Date;
  readonly endedAt: Date | null;
  readonly now: Date;
}

/**
 * When somebody came, left or was missed where nobody says: now, and once the meeting is over when it was held. Who was
 * forgotten was there from its start, and who had left by mistake had stayed.
 */
export function usualTime(
  { stays }: Pick<PersonAttendance, 'stays'>,
  { act }: Pick<AttendanceRecord, 'act'>,
  { startsAt, endedAt, now }: Course,
): Date {
  if (endedAt === null) return now;
  if (act !== 'in-person' && act !== 'online') return endedAt;
  const last = stays.at(-1);
  return last ? (last.leftAt ?? last.arrivedAt) : startsAt;
}
