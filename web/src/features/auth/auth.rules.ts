const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/u;
const leastPassword = 6;
const mostPassword = 128;
const leastName = 2;
// Đ and ẹ are letters like A and e.
const kinds: readonly RegExp[] = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u];

/** As the server counts: characters of the normal form. */
const lengthOf = (password: string): number => [...password.normalize('NFC')].length;

/** As the server reads an address: NFC, trimmed, lower-case, nothing folded away. */
export const cleanEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();

export function emailProblem(email: string): string | null {
  const address = cleanEmail(email);
  if (address === '') return 'Email là bắt buộc';
  return emailShape.test(address) && address.length <= 254 ? null : 'Email không hợp lệ';
}

export function passwordProblem(password: string): string | null {
  if (password === '') return 'Mật khẩu là bắt buộc';
  return lengthOf(password) < leastPassword ? 'Mật khẩu phải có ít nhất 6 ký tự' : null;
}

export function newPasswordProblem(password: string): string | null {
  const problem = passwordProblem(password);
  if (problem) return problem;
  if (lengthOf(password) > mostPassword) return 'Mật khẩu tối đa 128 ký tự';
  return kinds.every((kind) => kind.test(password.normalize('NFC')))
    ? null
    : 'Mật khẩu phải chứa ít nhất 1 chữ hoa, 1 chữ thường và 1 số';
}

export function repeatedPasswordProblem(repeated: string, password: string): string | null {
  if (repeated === '') return 'Xác nhận mật khẩu là bắt buộc';
  return repeated === password ? null : 'Mật khẩu xác nhận không khớp';
}

export function nameProblem(name: string): string | null {
  const { length } = name.normalize('NFC').trim();
  if (length === 0) return 'Họ tên là bắt buộc';
  return length < leastName ? 'Họ tên phải có ít nhất 2 ký tự' : null;
}

export const termsProblem = (accepted: boolean): string | null =>
  accepted ? null : 'Bạn phải đồng ý với điều khoản sử dụng';
