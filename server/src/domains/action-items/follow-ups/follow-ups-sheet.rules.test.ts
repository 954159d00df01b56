import { expect, test } from 'vitest';
import { followUpsSheet, followUpsSpreadsheet } from './follow-ups-sheet.rules.ts';

const facts = { companyName: 'Công ty Gỗ Việt', today: '2026-11-28', followUps: [] };
const headingOf = (hasMore: boolean): string =>
  JSON.stringify(followUpsSheet({ ...facts, hasMore }).blocks[0]);

test('a board that was cut says so in its heading and in its last row', () => {
  expect(headingOf(true)).toContain('0 việc đầu, trong đó 0 việc quá hạn');
  expect(headingOf(false)).toContain('0 việc, 0 việc quá hạn');
  expect(followUpsSpreadsheet({ ...facts, hasMore: true }).rows).toEqual([
    ['', 'Bảng còn dài hơn; hãy lọc bớt để lấy phần còn lại.'],
  ]);
  expect(followUpsSpreadsheet({ ...facts, hasMore: false }).rows).toEqual([]);
});
