/** What is wrong with the name of a person; null when nothing. */
export function personNameProblem(name: string): string | null {
  const { length } = name.normalize('NFC').trim();
  if (length === 0) return 'Họ tên là bắt buộc';
  if (length < 2) return 'Họ tên phải có ít nhất 2 ký tự';
  return length > 100 ? 'Họ tên tối đa 100 ký tự' : null;
}

/** The last two words, by which colleagues call a Vietnamese: "Phương Thảo" of "Lê Ngọc Phương Thảo". */
export const shortPersonName = (name: string): string => name.trim().split(/\s+/u).slice(-2).join(' ');
