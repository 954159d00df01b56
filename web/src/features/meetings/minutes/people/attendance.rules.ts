import type { Attendance, MinutesPerson } from '@hopgon/contract/minutes/schemas';
import type { NewMinutesPerson, PeopleToSave } from '../../../../data/meetings/minutes.ts';

export const attendances = ['in-person', 'online', 'absent', 'unrecorded'] as const;

/** The people by how they attended, in the order of the form; groups of nobody are left out. */
export const groupByAttendance = (people: readonly MinutesPerson[]) =>
  attendances
    .map((attendance) => ({ attendance, people: people.filter((each) => each.attendance === attendance) }))
    .filter((group) => group.people.length > 0);

/** Everybody who was not recorded yet is there; who was recorded stays as recorded. */
export const allPresent = (people: readonly MinutesPerson[], way: Attendance): PeopleToSave =>
  people.filter(({ attendance }) => attendance === 'unrecorded').map(({ id }) => ({ id, attendance: way }));

/** What gives people back the attendance they had. */
export const asBefore = (people: readonly MinutesPerson[], changed: PeopleToSave): PeopleToSave =>
  changed.flatMap(({ id }) => {
    const before = people.find((each) => each.id === id);
    return before ? [{ id, attendance: before.attendance, reason: before.reason }] : [];
  });

/** What adds somebody again as they were. */
export const asAdded = ({
  userId,
  name,
  position,
  part,
  attendance,
  reason,
  seat,
}: MinutesPerson): NewMinutesPerson => ({
  ...(userId !== null && { userId }),
  ...{ name, position, part, attendance, reason, seat },
});

/** 'Có mặt 4/6, vắng 1, chưa điểm danh 1' */
export function attendanceInWords(people: readonly MinutesPerson[]): string {
  const count = (...wanted: readonly Attendance[]) =>
    people.filter(({ attendance }) => wanted.includes(attendance)).length;
  const unrecorded = count('unrecorded');
  return [
    `Có mặt ${count('in-person', 'online')}/${people.length}`,
    `vắng ${count('absent')}`,
    ...(unrecorded > 0 ? [`chưa điểm danh ${unrecorded}`] : []),
  ].join(', ');
}
