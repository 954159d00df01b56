import { expect, test } from 'vitest';
import { writeDates } from './write-dates.ts';

/** Said on Wednesday 07/10/2026. */
const written = [
  ['Từ mồng một tháng mười một cô Hằng làm cố vấn', 'Từ ngày 01/11/2026 cô Hằng làm cố vấn'],
  ['Họp vào thứ bảy, ngày hai mươi tám tháng mười một', 'Họp vào thứ Bảy, ngày 28/11/2026'],
  ['Từ ngày mai dán giá mới', 'Từ ngày 08/10/2026 dán giá mới'],
  ['Tăng ca thứ hai tới thứ năm tuần sau', 'Tăng ca ngày 12/10/2026 đến ngày 15/10/2026'],
  ['Chạy thử từ tối thứ tư này', 'Chạy thử từ tối thứ Tư, ngày 07/10/2026'],
  ['Giao trước 5h chiều mai', 'Giao trước 17 giờ ngày 08/10/2026'],
  ['Chạy từ sáu giờ sáng đến sáu giờ chiều', 'Chạy từ 6 giờ đến 18 giờ'],
  ['Họp lúc 9h30 sáng thứ sáu tuần này', 'Họp lúc 9 giờ 30 thứ Sáu, ngày 09/10/2026'],
  ['Giao ban chuyển sang hai giờ chiều thứ hai', 'Giao ban chuyển sang 14 giờ thứ Hai'],
  ['Không tuyển trong quý hai', 'Không tuyển trong quý II'],
  ['Tháng này trả nợ', 'tháng 10/2026 trả nợ'],
  ['Doanh thu tháng ba năm nay', 'Doanh thu tháng 3/2026'],
] as const;

test.each(written)('%s → %s', (said, expected) => {
  expect(writeDates(said, '2026-10-07')).toBe(expected);
});

test.each([
  ['a day of no month', 'Nghỉ từ mùng sáu'],
  ['the lunar calendar', 'Nghỉ từ hai tám tháng chạp'],
  ['a weekday of no week', 'Trực vào thứ hai'],
  ['what repeats', 'Giao ban hằng tuần, sáng thứ năm'],
  ['a length of time', 'Trả lời trong hai ngày làm việc'],
  ['what only sounds like a time', 'Lương tháng mười ba'],
  ['a week', 'Từ tuần sau họp ở phòng mới'],
  ['no day at all', 'Từ nay không thu phí'],
  ['an end that is worked out', 'Chạy thử đến hết tháng'],
])('%s stays as it was said', (_, said) => {
  expect(writeDates(said, '2026-10-07')).toBe(said);
});
