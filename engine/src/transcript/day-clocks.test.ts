import { expect, test } from 'vitest';
import { parseTranscript } from './parse-transcript.ts';

const sentence = 'Mình chốt giá thép với nhà cung cấp mới trước thứ Sáu này nhé cả nhà.';

/** Lines of two people, one for each time. */
const talk = (times: readonly string[], said = sentence) =>
  times.map((time, index) => `[${time}] ${index % 2 === 0 ? 'Lan' : 'Tuấn'}: ${said}`).join('\n');

const read = (content: string) => {
  const { turns, facts, problems } = parseTranscript({ name: 'họp.txt', content });
  return { minutes: turns.map(({ startMs }) => startMs && startMs / 60_000), facts, problems };
};

const clocks = ['09:00', '09:02', '09:05', '09:09'];
const asOfDay = [540, 542, 545, 549];

test.each([
  ['as many words as nobody says in nine seconds', talk(clocks), asOfDay],
  ['the hour the head states', `Thời gian: 9h00\n\n${talk(clocks, 'Vâng.')}`, asOfDay],
  ['an afternoon', talk(['13:58', '14:03', '14:10'], `${sentence} ${sentence}`.repeat(2)), [838, 843, 850]],
  ['spans', talk(['09:00 - 09:02', '09:02 - 09:05', '09:05 - 09:09']), [540, 542, 545]],
  ['a recording from its beginning', talk(['00:05', '00:09', '00:14']), [5 / 60, 9 / 60, 14 / 60]],
  [
    'a recording that is soon past the sixth minute',
    talk(['05:10', '06:20', '07:00']),
    [310 / 60, 380 / 60, 7],
  ],
  [
    'a part of a recording',
    talk(['12:04', '12:09', '12:15', '12:20']),
    [724 / 60, 729 / 60, 735 / 60, 740 / 60],
  ],
  ['clocks that go back', talk(['09:00', '08:00', '09:05']), [9, 8, 545 / 60]],
  ['more hours than a meeting has', talk(['06:00', '09:00', '21:00']), [6, 9, 21]],
  ['more minutes than a day has hours', talk(['23:10', '24:30', '25:00']), [1390 / 60, 24.5, 25]],
])('two-part clocks: %s', (_, content, minutes) => {
  const found = read(content);
  expect(found.minutes).toEqual(minutes);
  expect(found.problems).toEqual([]);
});

test('a clock of the day is when the meeting began', () => {
  expect(read(talk(clocks)).facts.startTime).toBe('09:00');
});

test('clocks that may be either are no times, and each line says so', () => {
  const found = read(talk(['09:00', '09:20', '09:45'], 'Vâng.'));
  expect(found.minutes).toEqual([null, null, null]);
  expect(found.problems.map(({ line, code }) => [line, code])).toEqual([
    [1, 'timing_unclear'],
    [2, 'timing_unclear'],
    [3, 'timing_unclear'],
  ]);
});
