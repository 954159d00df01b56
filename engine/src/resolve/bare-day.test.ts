import { expect, test } from 'vitest';
import { trainedModels } from '../classify/trained-models.ts';
import { readClauses } from '../clauses/read-clauses.ts';
import { timeContext } from '../time/resolve/context.ts';
import { bareDays } from './bare-day.ts';

/** A Monday. */
const { today } = timeContext('2026-03-09', true);

function daysIn(text: string): string[] {
  const turns = [{ speaker: 'Hà', startMs: null, endMs: null, text }];
  const clauses = readClauses(turns, trainedModels().models.boundary).turns.flat();
  return clauses.flatMap((clause) => bareDays(clause, text, today).map(({ date }) => date));
}

test.each([
  ['Dạ chiều hai mươi em gửi.', '2026-03-20'],
  ['Trước hăm bốn nhé.', '2026-03-24'],
  ['Thôi được, hai ba, không hơn.', '2026-03-23'],
  ['Từ 25 là phải treo đủ.', '2026-03-25'],
])('%s', (text, date) => {
  expect(daysIn(text)).toEqual([date]);
});

test.each([
  'Mua hai mươi cái ghế.',
  'Lúc mười giờ em gọi.',
  'Còn mười lăm người chưa nộp.',
  'Thanh toán trước 30%.',
  'Đặt cọc trước 30% nhé.',
])('a number of things is no day: %s', (text) => {
  expect(daysIn(text)).toEqual([]);
});
