const length = 6;

/** What a typed code means: folded (đ→D, no marks), upper-case, without the gaps people dictate it with. Judging and sending use this; the field does not. */
export const cleanInviteCode = (typed: string): string =>
  typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'D')
    .replace(/[\s.-]/g, '')
    .toUpperCase();

export const isWholeCode = (typed: string): boolean => cleanInviteCode(typed).length === length;

/** When the field is left: a seventh character goes. Never while typing, where it may be half of a composed letter. */
export function cutInviteCode(typed: string): string {
  const code = cleanInviteCode(typed);
  return code.length > length ? code.slice(0, length) : typed;
}

/** Why a code cannot be sent; null when it can. */
export function inviteCodeProblem(typed: string): string | null {
  if (cleanInviteCode(typed) === '') return 'Vui lòng nhập mã mời';
  return isWholeCode(typed) ? null : 'Mã mời gồm đúng 6 chữ cái hoặc chữ số';
}
