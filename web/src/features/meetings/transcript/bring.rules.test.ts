import { expect, test } from 'vitest';
import { rankMeetings, startFromFile, titleFromFile } from './bring.rules.ts';

test.each([
  ['Hop_du-an_2026-11-20.vtt', 'Hop du an'],
  ['giao ban xưởng.docx', 'Giao ban xưởng'],
  ['GMT20261120-073000_Recording.transcript.vtt', 'Cuộc họp'],
])('a meeting made of %s is called %s', (name, title) => {
  expect(titleFromFile(name)).toBe(title);
});

const file = (name: string) => ({ name, lastModified: Date.parse('2026-11-20T09:05:00Z') });

test('it began an hour before the file was saved, on a quarter', () => {
  expect(new Date(startFromFile(file('a.txt'))).toISOString()).toBe('2026-11-20T08:00:00.000Z');
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
