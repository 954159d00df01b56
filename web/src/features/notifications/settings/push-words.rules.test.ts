import { expect, test } from 'vitest';
import { pushTrouble } from './push-words.rules.ts';

test.each([
  ['granted', false, /máy chủ này không gửi/iu],
  ['insecure', true, /cần địa chỉ https/u],
  ['missing', true, /Hãy dùng Chrome, Edge, Firefox hoặc Safari/u],
  ['denied', true, /Bạn đã chặn.*cho phép “Thông báo”/u],
] as const)(
  'where push is %s, and the server offers it: %s, the screen says what to do',
  (permission, isOn, words) => {
    expect(pushTrouble(permission, isOn)).toMatch(words);
  },
);

test.each(['default', 'granted'] as const)('with the permission %s nothing is in the way', (permission) => {
  expect(pushTrouble(permission, true)).toBeNull();
});
