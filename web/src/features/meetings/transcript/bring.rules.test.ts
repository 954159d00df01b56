import { expect, test } from 'vitest';
import { rankMeetings, timesFromFile, titleFromFile } from './bring.rules.ts';

test.each([
  ['Hop_du-an_2026-11-20.vtt', 'Hop du an'],
  ['giao ban xưởng.docx', 'Giao ban xưởng'],
  ['GMT20261120-073000_Recording.transcript.vtt', 'Cuộc họp'],
])('a meeting made of %s is called %s', (name, title) => {
  expect(titleFromFile(name)).toBe(title);
});

const file = (name: string) => ({ name, lastModified: Date.parse('2026-11-20T09:05:00Z') });

const zone = 'Asia/Ho_Chi_Minh';

test.each([
  ['the hour before it was saved, on a quarter', {}, '2026-11-20T08:00', '2026-11-20T09:00'],
  ['its own day', { date: '2026-11-18' }, '2026-11-18T08:00', '2026-11-18T09:00'],
  ['its own clock', { startTime: '08:30' }, '2026-11-20T01:30', '2026-11-20T02:30'],
  ['its own clock, not after it was saved', { startTime: '19:30' }, '2026-11-19T12:30', '2026-11-19T13:30'],
  [
    'all that it says',
    { date: '2026-11-18', startTime: '14:00', endTime: '14:45' },
    '2026-11-18T07:00',
    '2026-11-18T07:45',
  ],
])('the meeting of a file was at %s', (_, said, start, end) => {
  const times = timesFromFile(file('a.txt'), said, zone);
  expect([times.start, times.end].map((at) => new Date(at).toISOString().slice(0, 16))).toEqual([start, end]);
});

const held = (title: string, startsAt: string, mayEdit = true) => ({
  id: title,
  title,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
  mayEdit,
});
const meetings = [
  held('Họp nhân sự', '2026-11-22T02:00:00Z'),
  held('Giao ban', '2026-11-20T08:00:00Z'),
  held('Họp dự án website', '2026-11-02T08:00:00Z'),
  held('Của người khác', '2026-11-20T08:00:00Z', false),
];
const titles = (name: string) => rankMeetings(file(name), meetings).map(({ title }) => title);

test('the meeting the name speaks of comes first, else the one that had just ended; only such as one may change', () => {
  expect(titles('hop du an website.txt')[0]).toBe('Họp dự án website');
  expect(titles('audio.txt')).toEqual(['Giao ban', 'Họp nhân sự', 'Họp dự án website']);
});
