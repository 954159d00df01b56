import { leastReaching, toShare } from '@hopgon/contract/governance/reaches';
import type { Threshold } from '@hopgon/contract/governance/schemas';
import { isVotingPart } from '@hopgon/contract/live/voting-part';
import type { Meeting, ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { type AttendanceRecord, attendanceOf, isThereAt, type PersonAttendance } from './attendance.rules.ts';

interface Record extends AttendanceRecord {
  readonly user_id: string | null;
  readonly guest_id: string | null;
  readonly display_name: string | null;
}

/** Somebody invited, or recorded while they were. */
export interface PersonRecord extends PersonAttendance {
  readonly id: string;
  readonly isMember: boolean;
  readonly name: string;
  readonly part: ParticipantRole;
}

/** Members who were invited to take part. */
export const isVoter = ({ isMember, part }: Pick<PersonRecord, 'isMember' | 'part'>): boolean =>
  isMember && isVotingPart(part);

const order: readonly ParticipantRole[] = ['chair', 'secretary', 'attendee', 'guest', 'informed'];

/** Everybody of the meeting, and members who were recorded and are not invited any more. */
export function listPeople(
  { participants, guests }: Pick<Meeting, 'participants' | 'guests'>,
  records: readonly Record[],
): PersonRecord[] {
  const byPerson = Map.groupBy(records, ({ user_id, guest_id }) => user_id ?? guest_id ?? '');
  const invited = [
    ...participants.map(({ userId, displayName, role }) => ({
      ...{ id: userId, isMember: true, name: displayName, part: role },
    })),
    ...guests.map(({ id, name, role }) => ({ id, isMember: false, name, part: role })),
  ];
  const known = new Set(invited.map(({ id }) => id));
  const gone = [...byPerson].flatMap(([id, [first]]) =>
    known.has(id) || !first?.user_id
      ? []
      : [{ id, isMember: true, name: first.display_name ?? '', part: 'guest' as const }],
  );
  return [...invited, ...gone]
    .map((person) => ({ ...person, ...attendanceOf(byPerson.get(person.id) ?? []) }))
    .toSorted((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
}

export interface Quorum {
  readonly present: number;
  readonly of: number;
  readonly needed: number;
  readonly isMet: boolean;
  /** Percent, where owners count by what they own. */
  readonly share: { readonly present: number; readonly needed: number } | null;
}

/** What a meeting needs to decide anything. */
export interface QuorumRule {
  readonly threshold: Threshold;
  /** Who belongs to the body that meets, by their id with their weight in hundredths; null for an ordinary meeting. */
  readonly members: ReadonlyMap<string, number> | null;
  /** What all owners hold together, in hundredths; null where only those who vote are known. */
  readonly total: number | null;
  readonly isByShare: boolean;
}

/** Whether enough of those who vote are there at a moment: by heads, or by what they own. */
export function quorumAt(
  people: readonly PersonRecord[],
  moment: Date,
  { threshold, members, total, isByShare }: QuorumRule,
): Quorum {
  const voters = people.filter((person) => (members ? members.has(person.id) : isVoter(person)));
  const there = voters.filter((person) => isThereAt(person, moment));
  const heads = { present: there.length, of: voters.length };
  const needed = leastReaching(voters.length, toShare(threshold), 1);
  if (!isByShare || members === null)
    return { ...heads, needed, isMet: voters.length > 0 && there.length >= needed, share: null };
  const weightOf = (some: readonly PersonRecord[]) =>
    some.reduce((sum, { id }) => sum + (members.get(id) ?? 0), 0);
  const [weight, all] = [weightOf(there), total ?? weightOf(voters)];
  const present = all === 0 ? 0 : Math.round((weight / all) * 10_000) / 100;
  return {
    ...{ ...heads, needed, share: { present, needed: threshold.percent } },
    isMet: all > 0 && weight >= leastReaching(all, toShare(threshold), 1),
  };
}
