import { expect, test } from 'vitest';
import { countsText, keptText, monthChoices } from './retention-words.rules.ts';

test.each([
  [{ meetings: 0, transcripts: 0 }, ''],
  [{ meetings: 2, transcripts: 0 }, '2 cuộc họp'],
  [{ meetings: 2, transcripts: 3 }, '2 cuộc họp và 3 bản gỡ băng'],
])('%j is said as "%s"', (counts, text) => expect(countsText(counts)).toBe(text));

test.each([
  [{ held: 0, adopted: 0, openTasks: 0 }, ''],
  [{ held: 0, adopted: 4, openTasks: 0 }, 'Không bị xóa: 4 cuộc họp có biên bản đã thông qua.'],
  [
    { held: 2, adopted: 4, openTasks: 1 },
    'Không bị xóa: 2 cuộc họp đang được giữ lại theo yêu cầu, 4 cuộc họp có biên bản đã thông qua, 1 cuộc họp còn việc chưa xong.',
  ],
])('%j is kept as "%s"', (kept, text) => expect(keptText(kept)).toBe(text));

test('a number of months set elsewhere stays among the choices, in order', () => {
  expect(monthChoices(48).map(({ label }) => label)).toEqual([
    'Xóa sau 3 tháng',
    'Xóa sau 6 tháng',
    'Xóa sau 12 tháng',
    'Xóa sau 18 tháng',
    'Xóa sau 2 năm',
    'Xóa sau 3 năm',
    'Xóa sau 4 năm',
    'Xóa sau 5 năm',
    'Xóa sau 7 năm',
    'Xóa sau 10 năm',
  ]);
});
