import type { AttendanceAct, LiveMeeting, LivePerson } from '@hopgon/contract/live/schemas';
import type { Attendance } from '@hopgon/contract/minutes/schemas';

const order: readonly Attendance[] = ['unrecorded', 'in-person', 'online', 'absent'];

export interface AttendanceGroup {
  readonly attendance: Attendance;
  readonly people: readonly LivePerson[];
}

/** By attendance, those to be recorded first; of them, who has the page open comes first. */
export const groupsOf = (people: readonly LivePerson[]): AttendanceGroup[] =>
  order
    .map((attendance) => ({
      attendance,
      people: people
        .filter((person) => person.attendance === attendance)
        .toSorted((one, other) =>
          attendance === 'unrecorded' ? Number(other.isVisiting) - Number(one.isVisiting) : 0,
        ),
    }))
    .filter((group) => group.people.length > 0);

/** Who is still to be recorded and is expected: not those who are only informed. */
export const expectedOf = (people: readonly LivePerson[]): LivePerson[] =>
  people.filter(({ attendance, part }) => attendance === 'unrecorded' && part !== 'informed');

/** "60% vốn, cần 65% để đủ điều kiện họp" */
function quorumInWords({ isMet, needed, share }: LiveMeeting['quorum']): string {
  const inDigits = (percent: number) => `${String(percent).replace('.', ',')}%`;
  const met = isMet ? 'đủ điều kiện họp' : null;
  if (share === null) return met ?? `cần ${needed} để đủ điều kiện họp`;
  return `${inDigits(share.present)} vốn, ${met ?? `cần ${inDigits(share.needed)} để đủ điều kiện họp`}`;
}

/** "6/8 có mặt": those who vote; guests apart. */
export function presentInWords({ quorum, people }: Pick<LiveMeeting, 'quorum' | 'people'>) {
  const guests = people.filter(
    ({ isPresent, isMember, part }) => isPresent && (!isMember || part === 'guest'),
  );
  return {
    count: `${quorum.present}/${quorum.of} có mặt`,
    quorum: quorumInWords(quorum),
    guests: guests.length > 0 ? `${guests.length} khách mời có mặt, không tính vào điều kiện họp` : '',
  };
}

/** Minutes after the start that somebody came; 0 for who came in time. */
export function minutesLate({ stays }: Pick<LivePerson, 'stays'>, startedAt: string | null): number {
  const [first] = stays;
  if (!first || startedAt === null) return 0;
  return Math.max(0, Math.floor((Date.parse(first.arrivedAt) - Date.parse(startedAt)) / 60_000));
}

/** When an act took place that is recorded after the end: within the meeting. Before its end that is the moment it is recorded. */
export function recordedAt(
  { startedAt, endedAt }: Pick<LiveMeeting, 'startedAt' | 'endedAt'>,
  act: AttendanceAct,
  { stays }: Pick<LivePerson, 'stays'>,
): { readonly at?: string } {
  if (endedAt === null || act === 'absent' || act === 'unrecorded') return {};
  const last = stays.at(-1);
  if (act === 'left') return { at: last && last.arrivedAt > endedAt ? last.arrivedAt : endedAt };
  const at = last?.arrivedAt ?? startedAt;
  return at === null ? {} : { at };
}

/** Nobody comes back to a meeting that has ended. */
export const mayArrive = (
  { endedAt }: Pick<LiveMeeting, 'endedAt'>,
  { stays }: Pick<LivePerson, 'stays'>,
): boolean => endedAt === null || stays.at(-1)?.leftAt == null;
