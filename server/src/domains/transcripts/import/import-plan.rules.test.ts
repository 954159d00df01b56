import { expect, test } from 'vitest';
import type { FoundInFile } from '../text.schemas.ts';
import { planTimes, rankMeetings } from './import-plan.rules.ts';

const zone = 'Asia/Ho_Chi_Minh';
const savedAt = Date.parse('2026-11-20T09:05:00Z');
const known = { savedAt, now: Date.parse('2026-11-27T03:00:00Z'), zone };
const found = (
  facts: FoundInFile['facts'],
  named: Partial<FoundInFile['named']> = {},
  lengthMs: number | null = null,
) => ({
  ...{ title: '', turnCount: 3, speakers: [] },
  ...{ facts, lengthMs, named: { date: null, startTime: null, isUtc: false, ...named } },
});

test.each([
  ['the hour before it was saved, on a quarter', found({}), '2026-11-20T08:00', '2026-11-20T09:00', 'saved'],
  [
    'as long as the talk before that',
    found({}, {}, 32 * 60_000),
    '2026-11-20T08:30',
    '2026-11-20T09:05',
    'saved',
  ],
  ['the day of its text', found({ date: '2026-11-18' }), '2026-11-18T08:00', '2026-11-18T09:00', 'text'],
  ['the clock of its text', found({ startTime: '08:30' }), '2026-11-20T01:30', '2026-11-20T02:30', 'text'],
  [
    'that clock before it was saved',
    found({ startTime: '19:30' }),
    '2026-11-19T12:30',
    '2026-11-19T13:30',
    'text',
  ],
  [
    'all that its text says',
    found({ date: '2026-11-18', startTime: '14:00', endTime: '14:45' }, { date: '2025-01-01' }),
    ...(['2026-11-18T07:00', '2026-11-18T07:45', 'text'] as const),
  ],
  [
    'the day of its name',
    found({}, { date: '2025-03-12', startTime: '09:30' }),
    '2025-03-12T02:30',
    '2025-03-12T03:30',
    'name',
  ],
  [
    'a name in UTC, in the zone of the company',
    found({}, { date: '2026-11-19', startTime: '19:30', isUtc: true }),
    ...(['2026-11-19T19:30', '2026-11-19T20:30', 'name'] as const),
  ],
  [
    'the clock of the name for the same day of the text',
    found({ date: '2026-11-18' }, { date: '2026-11-18', startTime: '09:30' }),
    '2026-11-18T02:30',
    '2026-11-18T03:30',
    'text',
  ],
  [
    'no day that is still to come',
    found({ date: '2027-11-18' }),
    '2026-11-20T08:00',
    '2026-11-20T09:00',
    'saved',
  ],
])('the meeting of a file was at %s', (_, file, start, end, from) => {
  const times = planTimes(file, known);
  expect([new Date(times.start), new Date(times.end)].map((at) => at.toISOString().slice(0, 16))).toEqual([
    start,
    end,
  ]);
  expect(times.from).toBe(from);
  expect(times.saysHour).toBe(Boolean(file.facts.startTime ?? file.named.startTime));
});

const held = (id: string, startsAt: string, hasTranscript = false) => ({
  ...{ id, title: id, startsAt, hasTranscript },
  endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
});
const at = (start: string, from: 'text' | 'name' | 'saved' = 'name') => ({
  ...{ start: Date.parse(start), end: Date.parse(start) + 3_600_000, from, saysHour: from !== 'saved' },
});
const giaoBan = held('Giao ban xưởng', '2026-11-20T01:00:00Z');
const website = held('Họp dự án website', '2026-11-20T07:00:00Z');

test.each([
  [
    'the meeting of that time and title',
    'giao ban',
    at('2026-11-20T01:00:00Z'),
    [giaoBan, website],
    giaoBan.id,
  ],
  ['the only one of a stated time', 'Cuộc họp', at('2026-11-20T07:10:00Z'), [giaoBan, website], website.id],
  ['none of a guessed time', 'Cuộc họp', at('2026-11-20T07:10:00Z', 'saved'), [giaoBan, website], null],
  [
    'the one of its title on that day',
    'du an website',
    at('2026-11-20T09:00:00Z'),
    [giaoBan, website],
    website.id,
  ],
  [
    'none of two at that time',
    'Cuộc họp',
    at('2026-11-20T07:00:00Z'),
    [website, held('Khác', website.startsAt)],
    null,
  ],
  [
    'none that has a transcript',
    'giao ban xưởng',
    at('2026-11-20T01:00:00Z'),
    [{ ...giaoBan, hasTranscript: true }],
    null,
  ],
  [
    'the one of that day where series have one title',
    'giao ban xưởng',
    { ...at('2026-11-20T05:00:00Z'), saysHour: false },
    [giaoBan, held('Giao ban xưởng', '2026-11-19T01:00:00Z'), held('Giao ban xưởng', '2026-11-21T01:00:00Z')],
    giaoBan.id,
  ],
  ['none where there is none', 'giao ban', at('2026-11-20T01:00:00Z'), [], null],
])('a file belongs to %s', (_, title, times, meetings, chosen) => {
  expect(rankMeetings({ title, times }, meetings, zone).chosen?.id ?? null).toBe(chosen);
});

test('the likeliest meetings come first, five at most', () => {
  const many = Array.from({ length: 7 }, (_, place) => held(`Họp ${place}`, `2026-11-20T1${place}:00:00Z`));
  const { offered } = rankMeetings(
    { title: 'giao ban', times: at('2026-11-20T02:00:00Z') },
    [...many, giaoBan],
    zone,
  );
  expect(offered).toHaveLength(5);
  expect(offered[0]).toBe(giaoBan);
});
