import { describe, expect, test } from 'vitest';
import { findAskedTerm, findHelpTopic } from './find-help-topic.rules.ts';

describe('what surely asks for help need not say how', () => {
  test.each([
    ['khách bên máy sấy có được báo không', 'guests-notified'],
    ['họp xong có tự ghi lại cho mình không', 'recording'],
    ['app nay co sync voi Google Calendar khong', 'calendar-feed'],
    ['how do i export bien ban ra word?', 'minutes'],
    ['bỏ phiếu giấu tên được không', 'secret-votes'],
    ['khách có cần tài khoản không', 'guests'],
  ])('%s: %s', (message, topic) => {
    expect(findHelpTopic(message, true)).toBe(topic);
  });

  test.each(['Hội nghị khách hàng mỗi năm làm mấy lần', 'làm được gì', 'mỗi dòng phải có những cột gì'])(
    'and is answered by no page that it does not name: %s',
    (message) => {
      expect(findHelpTopic(message, true)).toBeNull();
    },
  );
});

test('why somebody asks names nothing of the product', () => {
  const message = 'đại lý cấp 1 là thế nào, em đang code phân quyền';
  expect(findHelpTopic(message)).toBeNull();
  expect(findAskedTerm(message)).toBe('đại lý cấp 1');
});
