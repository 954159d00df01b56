import { expect, test } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';
import { judgePassword, normalPassword, type PasswordPolicy } from './password.rules.ts';

const judge = (typed: string, policy: PasswordPolicy): string | null =>
  judgePassword(normalPassword(typed), policy, isCommonPassword)?.code ?? null;

// ASVS v5.0.0-6.2.1, v5.0.0-6.2.4, v5.0.0-6.2.5, v5.0.0-6.2.9, v5.0.0-6.2.11
test.each<[typed: string, spec: string | null, asvs: string | null]>([
  ['', 'password_too_short', 'password_too_short'],
  ['Ab1de', 'password_too_short', 'password_too_short'],
  ['Hk3vqz', null, 'password_too_short'],
  ['hk3vqz', 'password_too_simple', 'password_too_short'],
  ['HK3VQZ', 'password_too_simple', 'password_too_short'],
  ['Hkevqz', 'password_too_simple', 'password_too_short'],
  ['mỗi sáng một ly cà phê', 'password_too_simple', null],
  ['Đường số 5 đẹp', null, null],
  ['ĐẹpđẽQuá٣٤', null, null],
  ['Password1', 'password_common', 'password_common'],
  ['PASSWORD1', 'password_too_simple', 'password_common'],
  ['Qwerty123', 'password_common', 'password_common'],
  ['Matkhau123', 'password_common', 'password_common'],
  ['Matkhau1', 'password_common', 'password_common'],
  ['Mật khẩu 9', 'password_common', 'password_common'],
  ['Hanoi2027!', 'password_common', 'password_common'],
  ['P@ssw0rd7', 'password_common', 'password_common'],
  ['Hanoi29051987', null, null],
  ['12345678', 'password_too_simple', 'password_common'],
  ['  Hk3vqz  ', null, null],
  [`Aa1${'x'.repeat(125)}`, null, null],
  [`Aa1${'x'.repeat(126)}`, 'password_too_long', 'password_too_long'],
  [`Aa1${'😀'.repeat(125)}`, null, null],
])('%j: by the document %s, by ASVS %s', (typed, spec, asvs) => {
  expect([judge(typed, 'spec'), judge(typed, 'asvs')]).toEqual([spec, asvs]);
});

// Proves S9.012
test('the text of a short password names the least length of the policy', () => {
  expect(judgePassword('Ab1', 'spec', isCommonPassword)?.values).toEqual({ min: 6 });
  expect(judgePassword('Ab1', 'asvs', isCommonPassword)?.values).toEqual({ min: 8 });
});

test('the length counts the characters of the normal form', () => {
  const decomposed = 'Ậ1bcd'.normalize('NFD');
  expect(decomposed.length).toBeGreaterThan(6);
  expect(judge(decomposed, 'spec')).toBe('password_too_short');
});
