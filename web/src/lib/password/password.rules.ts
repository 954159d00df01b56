import type { PasswordPolicy } from './password-policy.ts';

const longestPassword = 128;
// Đ and ẹ are letters like A and e.
const kinds: readonly RegExp[] = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u];

/** As the server counts: characters of the normal form. */
const countCharacters = (password: string): number => [...password.normalize('NFC')].length;

const tooShort = (shortest: number): string => `Mật khẩu phải có ít nhất ${shortest} ký tự`;

/** Of a password one has: at sign-in. */
export function passwordProblem(password: string): string | null {
  if (password === '') return 'Mật khẩu là bắt buộc';
  return countCharacters(password) < 6 ? tooShort(6) : null;
}

/** Of a password one chooses. The list of common ones is the server's. */
export function newPasswordProblem(password: string, { shortest, mixed }: PasswordPolicy): string | null {
  if (password === '') return 'Mật khẩu là bắt buộc';
  if (countCharacters(password) < shortest) return tooShort(shortest);
  if (countCharacters(password) > longestPassword) return 'Mật khẩu tối đa 128 ký tự';
  if (!mixed || kinds.every((kind) => kind.test(password.normalize('NFC')))) return null;
  return 'Mật khẩu phải chứa ít nhất 1 chữ hoa, 1 chữ thường và 1 số';
}

export function repeatedPasswordProblem(repeated: string, password: string): string | null {
  if (repeated === '') return 'Xác nhận mật khẩu là bắt buộc';
  return repeated === password ? null : 'Mật khẩu xác nhận không khớp';
}
