import { expect, test } from 'vitest';
import { routeText } from './route-text.rules.ts';

test.each([
  ['đặt họp với An lúc 9h mai', 'schedule'],
  ['Giúp mình lên lịch họp với phòng Kế Toán 15h thứ Ba', 'schedule'],
  ['hẹn An 15h mai', 'schedule'],
  ['họp với Bình lúc 9h mai về giá', 'schedule'],
  ['dat lich hop voi Binh 9h mai', 'schedule'],
  ['mai 9h họp với An nhé', 'schedule'],
  ['Mình muốn họp với An vào sáng mai', 'schedule'],
  ['hôm qua họp với An nói gì', 'unknown'],
  ['nhờ Bình kiểm tra hợp đồng', 'task'],
  ['nhắc An gửi bảng giá trước thứ Sáu', 'task'],
  ['giao cho Bình việc làm báo cáo trước 25/11', 'task'],
  ['Tuần này mình có họp gì?', 'agenda'],
  ['hôm nay có họp gì', 'agenda'],
  ['ngay mai toi co lich hop nao khong', 'agenda'],
  ['lịch hôm nay', 'agenda'],
  ['Việc của tôi', 'own-tasks'],
  ['tuần này tôi có việc gì', 'own-tasks'],
  ['ai chưa xong việc?', 'late-tasks'],
  ['việc nào quá hạn', 'late-tasks'],
  ['Xin chào', 'greeting'],
  ['chào bạn!', 'greeting'],
  ['thời tiết hôm nay thế nào', 'unknown'],
  ['viết cho tôi một bài thơ', 'unknown'],
  ['cảm ơn', 'unknown'],
  ['12345', 'unknown'],
])('%s → %s', (text, kind) => {
  expect(routeText(text).kind).toBe(kind);
});

test.each([
  ['tóm tắt cuộc họp Tuần 47', { kind: 'summary', source: 'Tuần 47' }],
  ['Tóm tắt giúp mình cuộc họp gần nhất', { kind: 'summary', source: 'gần nhất' }],
  ['tom tat', { kind: 'summary', source: '' }],
  ['phân tích cuộc họp Ra mắt', { kind: 'figures', source: 'Ra mắt' }],
])('%s', (text, route) => {
  expect(routeText(text)).toEqual(route);
});
