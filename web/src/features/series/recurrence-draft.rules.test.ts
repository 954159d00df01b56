import { recurrenceInWords } from '@hopgon/contract/series/recurrence-in-words';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { describe, expect, test } from 'vitest';
import { monthChoices } from './month-places.rules.ts';
import {
  draftProblem,
  firstDayOf,
  noRecurrence,
  type RecurrenceDraft,
  recurrenceDraftOf,
  recurrenceOf,
  rhythmChoices,
} from './recurrence-draft.rules.ts';

const monday = '2026-11-23';

describe('what is offered', () => {
  test('for the fourth Monday of a month', () => {
    expect(rhythmChoices(monday).map(({ label }) => label)).toEqual([
      'Không lặp lại',
      'Hằng ngày',
      'Hằng tuần từ thứ Hai đến thứ Sáu',
      'Hằng tuần vào thứ Hai',
      '2 tuần một lần vào thứ Hai',
      'Hằng tháng vào ngày 23',
      'Hằng tháng vào thứ Hai lần thứ 4',
      'Hằng năm vào ngày 23 tháng 11',
      'Tùy chỉnh...',
    ]);
  });

  test.each([
    ['2026-11-02', ['Vào ngày 2', 'Vào thứ Hai đầu tiên']],
    ['2026-11-24', ['Vào ngày 24', 'Vào thứ Ba lần thứ 4', 'Vào thứ Ba cuối cùng']],
    ['2026-11-30', ['Vào ngày 30', 'Vào ngày cuối tháng', 'Vào thứ Hai cuối cùng']],
  ])('each month, for %s', (day, labels) => {
    expect(monthChoices(day).map(({ label }) => label)).toEqual(labels);
  });
});

const custom: RecurrenceDraft = { ...noRecurrence, rhythm: 'custom' };

test.each<[RecurrenceDraft, string, string | null]>([
  [noRecurrence, monday, null],
  [{ ...noRecurrence, rhythm: 'weekly' }, monday, 'Hằng tuần vào thứ Hai'],
  // The day the meeting is moved to decides.
  [{ ...noRecurrence, rhythm: 'weekly' }, '2026-11-25', 'Hằng tuần vào thứ Tư'],
  [{ ...noRecurrence, rhythm: 'nth' }, '2026-11-30', 'Hằng tháng vào thứ Hai cuối cùng'],
  [{ ...custom, every: '3', weekdays: [1, 4] }, monday, '3 tuần một lần vào thứ Hai và thứ Năm'],
  [{ ...custom, unit: 'monthly', monthBy: 'last-day' }, '2026-11-30', 'Hằng tháng vào ngày cuối tháng'],
  [{ ...custom, unit: 'monthly', monthBy: 'last-day' }, monday, 'Hằng tháng vào ngày 23'],
  [{ ...custom, unit: 'yearly', monthBy: 'nth' }, monday, 'Hằng năm vào thứ Hai lần thứ 4 của tháng 11'],
  [
    { ...noRecurrence, rhythm: 'daily', endBy: 'until', until: '2026-12-31' },
    monday,
    'Hằng ngày, đến 31/12/2026',
  ],
  [{ ...noRecurrence, rhythm: 'daily', endBy: 'count', count: '5' }, monday, 'Hằng ngày, 5 buổi'],
])('%j on %s means %s', (draft, day, words) => {
  const recurrence = recurrenceOf(draft, day);
  expect(recurrence && recurrenceInWords(recurrence)).toBe(words);
});

test.each<[Partial<RecurrenceDraft>, string | null]>([
  [{ every: '0' }, 'Hãy ghi số từ 1 đến 99.'],
  [{ every: 'hai' }, 'Hãy ghi số từ 1 đến 99.'],
  [{ weekdays: [] }, 'Hãy chọn ít nhất một ngày trong tuần.'],
  [{ endBy: 'count', count: '367' }, 'Hãy ghi số buổi từ 1 đến 366.'],
  [{ endBy: 'until', until: '' }, 'Hãy chọn ngày kết thúc.'],
  [{ endBy: 'until', until: '2026-11-22' }, 'Ngày kết thúc phải sau ngày họp đầu tiên.'],
  [{ endBy: 'until', until: monday }, null],
])('%j: %s', (change, problem) => {
  expect(draftProblem({ ...custom, ...change }, monday)).toBe(problem);
});

test.each<[Recurrence, RecurrenceDraft['rhythm']]>([
  [{ frequency: 'weekly', interval: 1, weekdays: [1], ends: { by: 'never' }, exceptions: [] }, 'weekly'],
  [
    { frequency: 'weekly', interval: 1, weekdays: [1, 3], ends: { by: 'count', count: 4 }, exceptions: [] },
    'custom',
  ],
  [
    {
      frequency: 'monthly',
      interval: 2,
      on: { by: 'weekday', nth: 4, weekday: 1 },
      ends: { by: 'never' },
      exceptions: ['2027-01-25'],
    },
    'custom',
  ],
  [{ frequency: 'daily', interval: 1, ends: { by: 'until', day: '2026-12-31' }, exceptions: [] }, 'daily'],
])('%j stands in the form as %s and comes back as it was', (recurrence, rhythm) => {
  const draft = recurrenceDraftOf(recurrence, monday);
  expect(draft.rhythm).toBe(rhythm);
  expect(recurrenceOf(draft, monday)).toEqual(recurrence);
});

test('a weekly series begins on the first of its weekdays', () => {
  const recurrence: Recurrence = {
    frequency: 'weekly',
    interval: 1,
    weekdays: [3],
    ends: { by: 'never' },
    exceptions: [],
  };
  expect(firstDayOf(recurrence, monday)).toBe('2026-11-25');
  expect(firstDayOf(recurrence, '2026-11-25')).toBe('2026-11-25');
});
