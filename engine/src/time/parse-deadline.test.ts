import { expect, test } from 'vitest';
import { parseDeadline } from './parse-deadline.ts';

test.each([
  // Thursday 12 March 2026
  ['mai', '2026-03-12', '2026-03-13'],
  ['mốt', '2026-03-12', '2026-03-14'],
  ['ngày kia', '2026-03-12', '2026-03-14'],
  ['trong hôm nay', '2026-03-12', '2026-03-12'],
  ['cuối ngày', '2026-03-12', '2026-03-12'],
  ['hết ngày mai', '2026-03-12', '2026-03-13'],
  ['trước bốn giờ chiều mai', '2026-03-12', '2026-03-13'],
  ['thứ sáu', '2026-03-12', '2026-03-13'],
  ['thứ năm', '2026-03-12', '2026-03-19'],
  ['thứ tư tuần này', '2026-03-12', '2026-03-18'],
  ['trước thứ hai tuần sau', '2026-03-12', '2026-03-16'],
  ['cuối tuần', '2026-03-12', '2026-03-13'],
  ['cuối tuần này', '2026-03-12', '2026-03-13'],
  // On the Friday, on the Saturday and on the Sunday of that week
  ['cuối tuần này', '2026-03-13', '2026-03-15'],
  ['cuối tuần', '2026-03-14', '2026-03-15'],
  ['cuối tuần này', '2026-03-15', '2026-03-15'],
  ['cuối tuần sau', '2026-03-13', '2026-03-20'],
  ['hết tuần này', '2026-03-13', '2026-03-13'],
  ['trong tuần', '2026-03-12', '2026-03-13'],
  ['hết tuần này', '2026-03-12', '2026-03-13'],
  ['giữa tuần sau', '2026-03-12', '2026-03-18'],
  ['đầu tuần', '2026-03-12', '2026-03-16'],
  ['tuần sau', '2026-03-12', '2026-03-20'],
  ['tuần sau nữa', '2026-03-12', '2026-03-27'],
  ['cuối tháng', '2026-03-12', '2026-03-31'],
  ['hết tháng', '2026-02-12', '2026-02-28'],
  ['hết quý', '2026-03-12', '2026-03-31'],
  ['15 tây', '2026-03-12', '2026-03-15'],
  ['hai ngày nữa', '2026-03-12', '2026-03-14'],
  ['trong 3 ngày', '2026-03-12', '2026-03-15'],
  ['trong vòng hai tuần', '2026-03-12', '2026-03-26'],
  ['từ nay đến thứ sáu', '2026-03-12', '2026-03-13'],
  ['rằm tháng tư', '2026-03-12', '2026-05-31'],
  ['trước Tết', '2026-01-10', '2026-02-16'],
  ['trước hai mươi ba tháng Chạp', '2026-01-10', '2026-02-10'],
  ['mùng 10 tháng Giêng', '2026-01-10', '2026-02-26'],
])('"%s" said on %s is due on %s', (text, reference, date) => {
  expect(parseDeadline(text, reference)?.date).toBe(date);
  expect(parseDeadline(text.normalize('NFD'), reference)?.date).toBe(date);
});

test('of several days the limit counts, and past days do not', () => {
  expect(parseDeadline('Mai em làm, gửi trước thứ sáu', '2026-03-10')?.date).toBe('2026-03-13');
  expect(parseDeadline('Hôm qua em gửi rồi, bản mới thì thứ sáu', '2026-03-10')?.date).toBe('2026-03-13');
});

test('the phrase holds its "trước" and stands at its offsets', () => {
  const text = 'Nhờ em gửi trước thứ sáu nhé';
  expect(parseDeadline(text, '2026-03-10')).toEqual({
    date: '2026-03-13',
    span: [11, 24],
    phrase: 'trước thứ sáu',
  });
});

test.each(['', 'sẽ cố gắng', 'sau Tết tính', 'hằng ngày', 'tuần trước'])('"%s" sets no deadline', (text) => {
  expect(parseDeadline(text, '2026-01-10')).toBeNull();
});
