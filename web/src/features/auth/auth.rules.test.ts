import { describe, expect, test } from 'vitest';
import {
  cleanEmail,
  emailProblem,
  nameProblem,
  newPasswordProblem,
  passwordProblem,
  repeatedPasswordProblem,
  termsProblem,
} from './auth.rules.ts';
import { advisesSignIn, knownAccountMessage } from './known-account.ts';
import { passwordPoints, passwordStrength } from './password-strength.ts';

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

  test.each([
    ['', 'Mật khẩu là bắt buộc'],
    ['Ab1cd', 'Mật khẩu phải có ít nhất 6 ký tự'],
    ['abcdef', null],
  ])('of the password %j at sign-in', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  test.each([
    ['', 'Mật khẩu là bắt buộc'],
    ['Ab1cd', 'Mật khẩu phải có ít nhất 6 ký tự'],
    ['abcdef1', 'Mật khẩu phải chứa ít nhất 1 chữ hoa, 1 chữ thường và 1 số'],
    ['ABCDEF1', 'Mật khẩu phải chứa ít nhất 1 chữ hoa, 1 chữ thường và 1 số'],
    ['Abcdefg', 'Mật khẩu phải chứa ít nhất 1 chữ hoa, 1 chữ thường và 1 số'],
    [`Ab1${'c'.repeat(126)}`, 'Mật khẩu tối đa 128 ký tự'],
    ['Abcde1', null],
    ['Đồi 7 chè', null],
    ['Ậ1bcd'.normalize('NFD'), 'Mật khẩu phải có ít nhất 6 ký tự'],
  ])('of the new password %j', (password, problem) => {
    expect(newPasswordProblem(password)).toBe(problem);
  });

  test('of a repeated password', () => {
    expect(repeatedPasswordProblem('', 'Abcde1')).toBe('Xác nhận mật khẩu là bắt buộc');
    expect(repeatedPasswordProblem('Abcde2', 'Abcde1')).toBe('Mật khẩu xác nhận không khớp');
    expect(repeatedPasswordProblem('Abcde1', 'Abcde1')).toBeNull();
  });

  test('of a name, and of terms', () => {
    expect(nameProblem('  ')).toBe('Họ tên là bắt buộc');
    expect(nameProblem(' Ý ')).toBe('Họ tên phải có ít nhất 2 ký tự');
    expect(nameProblem('Ân')).toBeNull();
    expect(nameProblem('Ý'.normalize('NFD')), 'one letter, however it is stored').not.toBeNull();
    expect(termsProblem(false)).toBe('Bạn phải đồng ý với điều khoản sử dụng');
    expect(termsProblem(true)).toBeNull();
  });
});

test('addresses are trimmed and lower-cased, nothing more', () => {
  expect(cleanEmail('  Đặng@Govan.VN ')).toBe('đặng@govan.vn');
});

test.each([
  ['', 0, 'weak'],
  ['abc', 1, 'weak'],
  ['abcdef', 2, 'weak'],
  ['abcdefgh', 3, 'medium'],
  ['Abcdefgh', 4, 'medium'],
  ['Abcdefg1', 5, 'strong'],
  ['Abcdef1!', 6, 'strong'],
  ['Đồichè12', 5, 'strong'],
])('the password %j has %i points and is %s', (password, points, strength) => {
  expect(passwordPoints(password)).toBe(points);
  expect(passwordStrength(password)).toBe(strength);
});

test('who has an account is told how to sign in, and is shown the way', () => {
  expect(knownAccountMessage([])).toBeNull();
  expect(knownAccountMessage(['google'])).toContain('Google');
  expect(knownAccountMessage(['password'])).toContain('Email/Password');
  expect(advisesSignIn(knownAccountMessage(['facebook']) ?? '')).toBe(true);
  expect(advisesSignIn('Đăng ký không thành công. Vui lòng thử lại.')).toBe(false);
});
