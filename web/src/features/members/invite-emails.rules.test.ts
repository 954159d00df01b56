import { expect, test } from 'vitest';
import { invitedWords, readEmails } from './invite-emails.rules.ts';

test.each([
  ['a@govan.vn', ['a@govan.vn'], null],
  [
    ' A@govan.vn, b@govan.vn;c@govan.vn\nd@govan.vn a@govan.vn',
    ['a@govan.vn', 'b@govan.vn', 'c@govan.vn', 'd@govan.vn'],
    null,
  ],
  [' , ;\n', [], 'Hãy nhập ít nhất một email'],
  ['a@govan.vn, binh', ['a@govan.vn', 'binh'], '“binh” không phải là email'],
])('%j is read as %j', (text, emails, problem) => {
  expect(readEmails(text)).toEqual({ emails, problem });
});

test('more than twenty at once are refused', () => {
  const many = Array.from({ length: 21 }, (_, place) => `nguoi${place}@govan.vn`);
  expect(readEmails(many.slice(1).join(' ')).problem).toBeNull();
  expect(readEmails(many.join(' ')).problem).toBe('Mời tối đa 20 người một lần');
});

test.each([
  [['a@x.vn', 'b@x.vn'], [], false, 'Đã gửi lời mời đến 2 người.'],
  [
    ['a@x.vn'],
    ['b@x.vn'],
    false,
    'Đã gửi lời mời đến 1 người. b@x.vn đã ở trong công ty hoặc đang chờ duyệt.',
  ],
  [[], ['b@x.vn'], false, 'b@x.vn đã ở trong công ty hoặc đang chờ duyệt.'],
  [
    ['a@x.vn'],
    [],
    true,
    'Lời mời đến 1 người sẽ được gửi khi bạn xác nhận email của mình, bằng liên kết trong thư đã gửi cho bạn.',
  ],
])('%j invited and %j known is said in words', (invited, known, waitsForVerification, words) => {
  expect(invitedWords({ invited, known, waitsForVerification })).toBe(words);
});
