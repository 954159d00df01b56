import { expect, test } from 'vitest';
import { compareSlots, updateRefusal } from './poll-times.rules.ts';

const at = (day: number, hour = 2): string => new Date(Date.UTC(2026, 10, day, hour)).toISOString();
const time = (day: number) => ({ startsAt: at(day), endsAt: at(day, 3) });
const slot = (day: number) => ({ id: String(day), starts_at: at(day), ends_at: at(day, 3) });
const now = new Date(at(20));

test('a time that begins and ends as before is kept; a longer one is another', () => {
  const longer = { startsAt: at(25), endsAt: at(25, 4) };
  expect(compareSlots([slot(24), slot(25)], [time(24), longer, time(26)])).toEqual({
    kept: [slot(24)],
    added: [longer, time(26)],
    removed: [slot(25)],
  });
  expect(compareSlots([slot(24)], undefined)).toEqual({ kept: [slot(24)], added: [], removed: [] });
});

interface Case {
  readonly title: string;
  readonly wanted: readonly number[];
  readonly deadline: number;
  readonly isNewDeadline?: boolean;
  readonly refusal: string | null;
}

test.each<Case>([
  { title: 'a new time that is over', wanted: [25, 19], deadline: 23, refusal: 'poll_slot_past' },
  { title: 'a time that is over and stays', wanted: [18, 26], deadline: 23, refusal: null },
  { title: 'an earlier last time', wanted: [21, 22], deadline: 23, refusal: 'poll_deadline_wrong' },
  { title: 'times after the deadline', wanted: [24, 26], deadline: 18, refusal: null },
  {
    title: 'a new deadline that is over',
    wanted: [18, 25],
    deadline: 18,
    isNewDeadline: true,
    refusal: 'poll_deadline_wrong',
  },
  {
    title: 'a new deadline after the last time',
    wanted: [18, 26],
    deadline: 27,
    isNewDeadline: true,
    refusal: 'poll_deadline_wrong',
  },
])('$title: $refusal', ({ wanted, deadline, isNewDeadline = false, refusal }) => {
  const changes = compareSlots([slot(18), slot(25)], wanted.map(time));
  expect(updateRefusal(changes, { deadline: new Date(at(deadline)), isNewDeadline }, now)).toBe(refusal);
});
