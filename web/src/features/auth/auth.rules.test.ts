import { describe, expect, test } from 'vitest';
import { cleanEmail } from '../../lib/is-email.ts';
import { emailProblem, termsProblem } from './auth.rules.ts';
import { advisesSignIn, knownAccountMessage } from './known-account.ts';

describe('what a form says', () => {
  test.each([
    ['', 'Email là bắt buộc'],
    ['   ', 'Email là bắt buộc'],
    ['hop.nguyen@govan', 'Email không hợp lệ'],
    ['hop nguyen@govan.vn', 'Email không hợp lệ'],
    [`${'a'.repeat(250)}@b.vn`, 'Email không hợp lệ'],
    [' Hop.Nguyen@Govan.vn ', null],
  ])('of the address %j', (email, problem) => {
    expect(emailProblem(email)).toBe(problem);
  });

  // Proves S9.013
  test('of terms', () => {
    expect(termsProblem(false)).toBe('Bạn phải đồng ý với điều khoản sử dụng');
    expect(termsProblem(true)).toBeNull();
  });
});

test('addresses are trimmed and lower-cased, nothing more', () => {
  expect(cleanEmail('  Đặng@Govan.VN ')).toBe('đặng@govan.vn');
});

// Proves S5.015
test('a person who has an account is shown how to sign in', () => {
  expect(knownAccountMessage([])).toBeNull();
  expect(knownAccountMessage(['google'])).toContain('Google');
  expect(knownAccountMessage(['password'])).toContain('Email/Password');
  expect(advisesSignIn(knownAccountMessage(['facebook']) ?? '')).toBe(true);
  expect(advisesSignIn('Đăng ký không thành công. Vui lòng thử lại.')).toBe(false);
});
