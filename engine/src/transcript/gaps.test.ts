import { expect, test } from 'vitest';
import { gapsBefore } from './gaps.ts';
import { parseTranscript } from './parse-transcript.ts';

const turn = (startMs: number | null, endMs: number | null, text = 'Chúng ta bắt đầu.') => ({
  speaker: 'An',
  startMs,
  endMs,
  text,
});
const minute = 60_000;

test.each([
  ['a pause', [turn(0, minute), turn(2 * minute, 3 * minute)], [null, null]],
  ['a gap', [turn(0, 12 * minute), turn(16 * minute, 17 * minute)], [null, 4 * minute]],
  ['before the first word', [turn(30 * minute, 31 * minute)], [null]],
  [
    'an earlier turn that lasts longer',
    [turn(0, 9 * minute), turn(minute, 2 * minute), turn(10 * minute, null)],
    [null, null, null],
  ],
  ['starts alone', [turn(0, null, 'a'.repeat(600)), turn(3 * minute + 30_000, null)], [null, 150_000]],
  ['starts alone and long speech', [turn(0, null, 'a'.repeat(1200)), turn(3 * minute, null)], [null, null]],
  ['a clock that begins anew', [turn(50 * minute, 51 * minute), turn(0, minute)], [null, null]],
  [
    'a turn without a time between',
    [turn(0, minute), turn(null, null), turn(9 * minute, 10 * minute)],
    [null, null, null],
  ],
])('%s', (_, turns, gaps) => {
  expect(gapsBefore(turns)).toEqual(gaps);
});

test('a text that says from when to when its sound was lost', () => {
  const content =
    '[04:30] An: Mời chị Bình báo cáo.\n[mất tiếng 12:00–16:00]\n[16:02] Bình: Vâng, em báo cáo.\n[16:20] An: Cảm ơn.\n';
  const { turns, lost, removed } = parseTranscript({ name: 'a.txt', content });
  expect(gapsBefore(turns, lost)).toEqual([null, 4 * minute + 2000, null]);
  expect({ turns: turns.length, removed }).toEqual({ turns: 3, removed: [] });
});

test('a short loss is reported, one within what was said is not', () => {
  const turns = [turn(0, 2 * minute), turn(3 * minute, 4 * minute), turn(4 * minute, null)];
  const lost = [
    { fromMs: 2 * minute + 30_000, toMs: 3 * minute },
    { fromMs: minute, toMs: 90_000 },
  ];
  expect(gapsBefore(turns, lost)).toEqual([null, 30_000, null]);
});

test('what one person says before and after a gap are two turns', () => {
  const content =
    'WEBVTT\n\n00:00.000 --> 00:05.000\n<v An>Trước đó.\n\n00:06.000 --> 00:08.000\n<v An>Thêm nữa.\n\n20:00.000 --> 20:05.000\n<v An>Sau đó.\n';
  const { turns } = parseTranscript({ name: 'a.vtt', content });
  expect(turns.map(({ text }) => text)).toEqual(['Trước đó. Thêm nữa.', 'Sau đó.']);
});
