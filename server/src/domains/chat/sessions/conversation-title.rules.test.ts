import { expect, test } from 'vitest';
import { conversationTitle } from './conversation-title.rules.ts';

test.each([
  ['Tuần này mình có họp gì?', 'Tuần này mình có họp gì?'],
  ['  đặt lịch với An\n\n 9h mai ', 'đặt lịch với An 9h mai'],
  ['/lenlich "An, Bình" "Chốt kế hoạch quý" "9h30 thứ Ba"', 'Lên lịch: Chốt kế hoạch quý'],
  ['/tomtat "gần nhất" ngắn', 'Tóm tắt: gần nhất'],
  ['/actionitem "Gửi bảng giá" "An" "thứ Sáu"', 'Giao việc: Gửi bảng giá'],
  ['/phantichhop "Giao ban"', 'Phân tích: Giao ban'],
  ['/phantichhop 0193a3c8-7f00-7abc-8def-0123456789ab', 'Phân tích cuộc họp'],
  ['/lenlich An', 'Lên lịch họp'],
  ['/tomtat', 'Tóm tắt cuộc họp'],
])('a conversation that begins with %j is called %j', (message, title) => {
  expect(conversationTitle(message)).toBe(title);
});

test.each(['/khongco gì cả', '/help', '/help lenlich'])('%j names nothing', (message) => {
  expect(conversationTitle(message)).toBe(null);
});

test('a long message is cut behind a word', () => {
  const long =
    'Đặt giúp mình lịch họp với chị Lan phòng kinh doanh, anh Tuấn kế toán vào 9h30 sáng thứ Ba tuần sau';
  expect(conversationTitle(long)).toBe('Đặt giúp mình lịch họp với chị Lan phòng kinh doanh, anh…');
});

test('a message without spaces is cut inside, but not inside a sign', () => {
  expect(conversationTitle('a'.repeat(300))).toBe(`${'a'.repeat(59)}…`);
  expect(conversationTitle(`${'a'.repeat(58)}${'😀'.repeat(9)}`)).toBe(`${'a'.repeat(58)}…`);
});
