const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/u;
const leastName = 2;

/** As the server reads an address: NFC, trimmed, lower-case, nothing folded away. */
export const cleanEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();

export function emailProblem(email: string): string | null {
  const address = cleanEmail(email);
  if (address === '') return 'Email là bắt buộc';
  return emailShape.test(address) && address.length <= 254 ? null : 'Email không hợp lệ';
}

export function nameProblem(name: string): string | null {
  const { length } = name.normalize('NFC').trim();
  if (length === 0) return 'Họ tên là bắt buộc';
  return length < leastName ? 'Họ tên phải có ít nhất 2 ký tự' : null;
}

export const termsProblem = (accepted: boolean): string | null =>
  accepted ? null : 'Bạn phải đồng ý với điều khoản sử dụng';
