import { expect, test } from 'vitest';
import { type SampleMeeting, sampleSpan } from './sample.rules.ts';

const hours = { timeZone: 'Asia/Ho_Chi_Minh', start: '09:00', end: '18:00', workDays: [1, 2, 3, 4, 5] };
const vietnam = (local: string): Date => new Date(`2026-11-${local}:00+07:00`);
const at = (now: string, when: SampleMeeting['when'] = 'soon', of = hours) =>
  sampleSpan(when, vietnam(now), of);

test.each([
  ['Friday morning', '20T09:40', '20T11:00'],
  ['Friday, with no time left', '20T16:40', '23T09:00'],
  ['the end of the day, just in time', '20T16:25', '20T17:30'],
  ['midnight', '24T00:10', '24T09:00'],
  ['late at night', '23T23:50', '24T09:00'],
  ['before work begins', '24T07:50', '24T09:00'],
  ['Saturday', '21T10:00', '23T09:00'],
])('%s: what is soon lies within working hours', (_, now, starts) => {
  expect(at(now)).toEqual({
    starts: vietnam(starts),
    ends: new Date(vietnam(starts).getTime() + 1_800_000),
  });
});

test('days are working days, by the clock of the company', () => {
  const day = (count: number) => ({ day: count, start: '14:00', end: '14:45' });
  expect(at('20T09:40', day(2)).starts).toEqual(vietnam('24T14:00'));
  expect(at('23T09:40', day(-1)).starts).toEqual(vietnam('20T14:00'));
  expect(at('21T01:00', day(1), { ...hours, timeZone: 'Europe/Paris', workDays: [1, 6] }).starts).toEqual(
    vietnam('21T20:00'),
  );
});
