import { cleanEmail, isEmail } from '../../lib/is-email.ts';

const leastName = 2;

export function emailProblem(email: string): string | null {
  const address = cleanEmail(email);
  if (address === '') return 'Email là bắt buộc';
  return isEmail(address) ? null : 'Email không hợp lệ';
}

export function nameProblem(name: string): string | null {
  const { length } = name.normalize('NFC').trim();
  if (length === 0) return 'Họ tên là bắt buộc';
  return length < leastName ? 'Họ tên phải có ít nhất 2 ký tự' : null;
}

export const termsProblem = (accepted: boolean): string | null =>
  accepted ? null : 'Bạn phải đồng ý với điều khoản sử dụng';
