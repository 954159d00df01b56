import { describe, expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { parseDeadline } from './parse-deadline.ts';
import { parseTimes } from './parse-times.ts';

/** A Monday morning. */
const reference = '2026-11-23T09:00:00';

const read = (text: string, forward = true) =>
  parseTimes(text, { reference, forward })
    .map(({ start, end }) => [start.slice(0, 16), end?.slice(0, 16)].filter(Boolean).join(' – '))
    .join(' | ');

test('"bữa kia" is the day after tomorrow in scheduling and where something is moved to it, else the day before yesterday', () => {
  for (const text of ['dời họp qua 4g chiều bữa kia', 'hẹn anh 4g chiều bữa kia nha']) {
    expect(read(text)).toBe('2026-11-25T16:00');
    expect(read(fold(text))).toBe('2026-11-25T16:00');
  }
  expect(read('dời họp qua 4g chiều bữa kia', false)).toBe('2026-11-25T16:00');
  expect(read('bữa kia họp tổ', true)).toBe('2026-11-25T00:00');
  expect(read('bữa kia họp tổ', false)).toBe('2026-11-21T00:00');
  expect(read('bữa kia em gửi rồi', true)).toBe('2026-11-21T00:00');
  expect(read('bữa kia mình đã chốt giá', true)).toBe('2026-11-21T00:00');
  expect(read('dời qua bữa kìa lúc 9h')).toBe('2026-11-26T09:00');
  expect(read('chiều hôm kia')).toBe('2026-11-21T13:00 – 2026-11-21T18:00');
});

test('"mai mốt" beside an hour is the day after tomorrow or else tomorrow, alone it names none', () => {
  for (const text of ['mai mốt 10h', '10h mai mốt', 'mai mốt lúc 10h', 'họp mai mốt 10h']) {
    expect(read(text)).toBe('2026-11-25T10:00');
    expect(read(fold(text))).toBe('2026-11-25T10:00');
  }
  expect(read('họp mai mot 10h')).toBe('2026-11-25T10:00');
  const [phrase] = parseTimes('mai mốt 10h', { reference, forward: true });
  expect(phrase?.certainty).toBeLessThanOrEqual(0.5);
  expect(phrase?.alternatives.map(({ start }) => start)).toContain('2026-11-24T10:00:00');
  expect(read('mai mốt tính')).toBe('');
});

describe('periods after "tiếp"', () => {
  test.each([
    ['quý tiếp', '2027-01-01T00:00'],
    ['tuần tiếp', '2026-11-30T00:00'],
    ['cuối tháng tiếp', '2026-12-21T00:00 – 2027-01-01T00:00'],
    ['thứ hai tuần tiếp', '2026-11-30T00:00'],
  ])('%s', (text, when) => {
    expect(read(text)).toBe(when);
    expect(read(fold(text))).toBe(when);
  });
  test.each(['tuần tiếp khách hai lần', 'tháng tiếp nhận hồ sơ'])('"%s" receives', (text) => {
    expect(read(text)).toBe('');
  });
});

describe('meals', () => {
  test.each([
    ['sau bữa trưa', '2026-11-23T13:00 – 2026-11-23T14:30'],
    ['sau giờ nghỉ trưa mai', '2026-11-24T13:00 – 2026-11-24T14:30'],
    ['sau khi ăn trưa', '2026-11-23T13:00 – 2026-11-23T14:30'],
    ['trước giờ ăn trưa', '2026-11-23T10:30 – 2026-11-23T12:00'],
    ['sau bữa trưa thứ năm lúc 2h', '2026-11-26T14:00'],
    ['trước bữa tối', '2026-11-23T16:30 – 2026-11-23T18:00'],
  ])('%s', (text, when) => {
    expect(read(text)).toBe(when);
    expect(read(fold(text))).toBe(when);
  });
  test.each(['đặt bữa trưa cho đoàn', 'ăn trưa xong', 'cơm trưa ai đặt'])('"%s" is no time', (text) => {
    expect(read(text)).toBe('');
  });
});

describe('seasons', () => {
  test.each([
    ['mùa hè năm nay', '2026-05-01T00:00 – 2026-08-01T00:00'],
    ['hè năm sau', '2027-05-01T00:00 – 2027-08-01T00:00'],
    ['mùa hè tới', '2027-05-01T00:00 – 2027-08-01T00:00'],
    ['mùa đông này', '2026-11-01T00:00 – 2027-02-01T00:00'],
    ['mùa xuân 2027', '2027-02-01T00:00 – 2027-05-01T00:00'],
    ['mùa thu năm 2028', '2028-08-01T00:00 – 2028-11-01T00:00'],
    ['mùa thu vừa rồi', '2026-08-01T00:00 – 2026-11-01T00:00'],
    ['mùa mưa năm ngoái', '2025-05-01T00:00 – 2025-11-01T00:00'],
    ['đầu mùa hè năm sau', '2027-05-01T00:00 – 2027-06-01T00:00'],
    ['cuối hè năm ngoái', '2025-07-01T00:00 – 2025-08-01T00:00'],
  ])('%s', (text, when) => {
    expect(read(text)).toBe(when);
    expect(read(fold(text))).toBe(when);
  });
  test.each(['vỉa hè này hẹp', 'mùa hè nóng lắm', 'hàng mùa đông bán chạy'])('"%s" names none', (text) => {
    expect(read(text)).toBe('');
  });
  test('what is due in a season is due on its last day', () => {
    expect(parseDeadline('xong trong mùa hè năm sau', reference)?.date).toBe('2027-07-31');
  });
});

describe('a day of the month that is over', () => {
  test.each([
    ['mười lăm tây gặp khách', '2026-12-15T00:00'],
    ['hạn là mười lăm tây', '2026-12-15T00:00'],
    ['hai lăm tây này', '2026-11-25T00:00'],
    ['khách đã hẹn ngày 15', '2026-12-15T00:00'],
  ])('"%s" is the next one', (text, when) => {
    expect(read(text)).toBe(when);
  });
  test.each([
    ['hồi mười lăm tây', '2026-11-15T00:00'],
    ['mười lăm tây hàng đã về', '2026-11-15T00:00'],
    ['ngày 15 em đã gửi', '2026-11-15T00:00'],
    ['hôm 20 bên em đã giao', '2026-11-20T00:00'],
  ])('"%s" looks back', (text, when) => {
    expect(read(text)).toBe(when);
    expect(parseDeadline(text, reference)).toBeNull();
  });
});
