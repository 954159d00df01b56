import { describe, expect, test } from 'vitest';
import { newPasswordProblem, passwordProblem, repeatedPasswordProblem } from './password.rules.ts';
import { passwordPolicies } from './password-policy.ts';
import { passwordPoints, passwordStrength, strengthWords } from './password-strength.ts';

describe('what a form says', () => {
  test.each([
    ['', 'Mật khẩu là bắt buộc'],
    ['Ab1cd', 'Mật khẩu phải có ít nhất 6 ký tự'],
    ['abcdef', null],
  ])('of the password %j at sign-in', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  // Proves S9.012
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
    expect(newPasswordProblem(password, passwordPolicies.spec)).toBe(problem);
  });

  test('of a repeated password', () => {
    expect(repeatedPasswordProblem('', 'Abcde1')).toBe('Xác nhận mật khẩu là bắt buộc');
    expect(repeatedPasswordProblem('Abcde2', 'Abcde1')).toBe('Mật khẩu xác nhận không khớp');
    expect(repeatedPasswordProblem('Abcde1', 'Abcde1')).toBeNull();
  });

  test.each([
    ['', 'Mật khẩu là bắt buộc'],
    ['Ab1cdef', 'Mật khẩu phải có ít nhất 8 ký tự'],
    ['mộtcâudài', null],
    [`${'c'.repeat(129)}`, 'Mật khẩu tối đa 128 ký tự'],
  ])('of the new password %j where the operator asks for length alone', (password, problem) => {
    expect(newPasswordProblem(password, passwordPolicies.asvs)).toBe(problem);
  });
});

// Proves S2.057, S2.058
test.each([
  ['', 0, 'weak'],
  ['abc', 1, 'weak'],
  ['abcdef', 2, 'weak'],
  ['abcdefgh', 3, 'medium'],
  ['Abcdefgh', 4, 'medium'],
  ['Đồihoa12', 5, 'strong'],
  ['Đồihoa1!', 6, 'strong'],
  ['Matkhau1', 5, 'weak'],
  ['Mật khẩu 1!', 6, 'weak'],
  ['Anhyeuem2026', 5, 'weak'],
  ['P@ssw0rd1', 6, 'weak'],
  ['Đồichè12', 5, 'strong'],
  ['!@#$%^&*', 3, 'medium'],
  ['Ab1-?~', 4, 'medium'],
])('the password %j has %i points and is %s', (password, points, strength) => {
  expect(passwordPoints(password)).toBe(points);
  expect(passwordStrength(password)).toBe(strength);
});

// Proves S2.058
test('the meter says it in words', () => {
  expect(strengthWords).toEqual({ weak: 'Yếu', medium: 'Trung bình', strong: 'Mạnh' });
});
