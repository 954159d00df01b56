import { cleanEmail, isEmail } from '../../lib/is-email.ts';

export function emailProblem(email: string): string | null {
  const address = cleanEmail(email);
  if (address === '') return 'Email là bắt buộc';
  return isEmail(address) ? null : 'Email không hợp lệ';
}

export const termsProblem = (accepted: boolean): string | null =>
  accepted ? null : 'Bạn phải đồng ý với điều khoản sử dụng';
