import { describe, expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { parseTimes } from './parse-times.ts';

/** A Tuesday morning. */
const reference = '2026-11-24T07:00:00';

const read = (text: string) =>
  parseTimes(text, { reference, forward: true }).map(
    ({ start, span }) => `${start.slice(0, 16)} ${text.slice(...span)}`,
  );

const hours = [
  '9h',
  '9h30',
  '9g15',
  '14h05',
  '9 giờ 30',
  '14 giờ 15 phút',
  'chín giờ ba mươi',
  '2 giờ rưỡi',
  '9 giờ kém 15',
  '16:45',
  't5 14h30',
  '10h45 sáng mai',
];

const people = [
  'chị Lan gọi khách',
  'anh Nam trình bày',
  'anh chị ơi',
  'anh em tập trung',
  'chị em mình họp',
  'em Hoa gửi báo cáo',
  'em gửi lại nhé',
  'bạn Minh trực',
  'chị nhé',
  'anh ạ',
  'cô Hạnh tới',
  'đại diện bên mua phát biểu',
  'đồng chí Hà kết luận',
  'khách hàng tới',
  'thành viên mới có mặt',
];

describe('an hour before people keeps its minutes', () => {
  const table = hours.flatMap((hour) => people.map((person) => [hour, person] as const));
  test.each(table)('%s %s', (hour, person) => {
    expect(read(`${hour} ${person}`)).toEqual(read(hour));
    const [plainHour, plain] = [fold(hour), fold(`${hour} ${person}`)];
    expect(read(plain)).toEqual(read(plainHour));
  });
});

test.each([
  ['9 giờ 15 người có mặt', '2026-11-24T09:00 9 giờ'],
  ['họp 9 giờ 120 người', '2026-11-24T09:00 9 giờ'],
  ['9 giờ 30 khách vào', '2026-11-24T09:00 9 giờ'],
  ['9 giờ 12 bạn lên xe', '2026-11-24T09:00 9 giờ'],
  ['9 giờ 18 anh em lên đường', '2026-11-24T09:00 9 giờ'],
  ['9 giờ 42 đại biểu vào hội trường', '2026-11-24T09:00 9 giờ'],
  ['9 giờ 12 công nhân vào ca', '2026-11-24T09:00 9 giờ'],
  ['9 giờ 15 công nhân', '2026-11-24T09:00 9 giờ'],
  ['9 giờ 15 công nhân vào ca', '2026-11-24T09:00 9 giờ'],
])('"%s" counts them, and keeps the hour', (text, when) => {
  expect(read(text)).toEqual([when]);
});

test.each([
  ['9h30 người nhà tới đón', '2026-11-24T09:30 9h30'],
  ['9h30 khách vào', '2026-11-24T09:30 9h30'],
  ['9h30 tỉnh xuống kiểm tra', '2026-11-24T09:30 9h30'],
  ['9h30 dự họp với sở', '2026-11-24T09:30 9h30'],
])('"%s": minutes written on to their hour count nobody', (text, when) => {
  expect(read(text)).toEqual([when]);
});

test.each([
  ['9h hai bên ký', '2026-11-24T09:00 9h'],
  ['9 giờ 30 học sinh ra về', '2026-11-24T09:30 9 giờ 30'],
  ['9 giờ ba mẹ tới', '2026-11-24T09:00 9 giờ'],
  ['9h năm họp', '2026-11-24T09:05 9h năm'],
  ['9h30 Mai Anh gọi', '2026-11-24T09:30 9h30'],
  ['27/11 đại diện bên mua tới', '2026-11-27T00:00 27/11'],
])('"%s": what follows is somebody', (text, when) => {
  expect(read(text)).toEqual([when]);
});

test.each([
  ['ngày 26 chị Lan gửi', '2026-11-26T00:00 ngày 26'],
  ['ngày 26 anh em họp', '2026-11-26T00:00 ngày 26'],
  ['thứ 2, 4 anh Nam trực', '2026-11-30T00:00 thứ 2, 4 | 2026-11-25T00:00 thứ 2, 4'],
  ['năm 2027 chị Hà nghỉ hưu', '2027-01-01T00:00 năm 2027'],
  ['năm 2027 dự kiến tăng', '2027-01-01T00:00 năm 2027'],
  ['năm 2027 tỉnh hỗ trợ', '2027-01-01T00:00 năm 2027'],
])('"%s": a day or year before people stays one', (text, when) => {
  expect(read(text).join(' | ')).toBe(when);
});

test.each(['ngày 15 người', 'năm 300 người nghỉ', 'ngày 12 suất cơm'])('"%s" is a rate', (text) => {
  expect(read(text)).toEqual([]);
});
