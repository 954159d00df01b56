import type { MotionState } from '@hopgon/contract/live/motions/schemas';
import { clocksDiffer } from '../../../platform/clock/durations.rules.ts';
import { isThereAt } from '../attendance/attendance.rules.ts';
import type { PersonRecord } from '../attendance/live-people.rules.ts';

interface Course {
  readonly deadline: Date | null;
  readonly closed_at: Date | null;
  readonly cancelled_at: Date | null;
}

/** A written vote closes at its deadline without anybody doing anything. */
export function motionStateOf({ deadline, closed_at, cancelled_at }: Course, now: Date): MotionState {
  if (cancelled_at) return 'cancelled';
  return closed_at || (deadline && deadline <= now) ? 'closed' : 'open';
}

interface Voter {
  readonly user_id: string;
  readonly proxy_holder_id: string | null;
  readonly is_attending: boolean | null;
}

interface Surroundings {
  readonly isWritten: boolean;
  readonly people: readonly PersonRecord[];
  /** Of people whose ballot is cast. */
  readonly votedIds: ReadonlySet<string>;
  readonly now: Date;
}

/** Whether somebody is there, or who holds their proxy. */
export function isRepresented(
  { user_id, proxy_holder_id }: Pick<Voter, 'user_id' | 'proxy_holder_id'>,
  people: readonly PersonRecord[],
  now: Date,
): boolean {
  const wanted = proxy_holder_id ?? user_id;
  return people.some((person) => person.id === wanted && isThereAt(person, now));
}

/** As it was when the vote closed; before that, as it is now. Who voted and left attended this vote. */
export function isAttending(voter: Voter, { isWritten, people, votedIds, now }: Surroundings): boolean {
  if (voter.is_attending !== null) return voter.is_attending;
  if (votedIds.has(voter.user_id)) return true;
  return !isWritten && isRepresented(voter, people, now);
}

/** When people are reminded of a written vote: a day before its deadline, or halfway to a nearer one. */
export function reminderAt(openedAt: Date, deadline: Date): Date {
  const day = 24 * 60 * 60 * 1000;
  const left = deadline.getTime() - openedAt.getTime();
  return new Date(deadline.getTime() - (left > 2 * day ? day : left / 2));
}

export const isReminderDue = (openedAt: Date, deadline: Date, now: Date): boolean =>
  now.getTime() + clocksDiffer >= reminderAt(openedAt, deadline).getTime();
