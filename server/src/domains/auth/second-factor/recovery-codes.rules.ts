/** Letters and digits that no Vietnamese keyboard rewrites and nobody takes for one another; capitals do not matter. */
export const recoveryAlphabet = 'BCFGHJKMNPQRSTVXZ0123456789';

export const recoveryCodeCount = 10;
const groupLength = 4;
/** 57 bits: beyond guessing. */
export const recoveryCodeLength = 12;

/** As it is shown: 'K7QF-3M9P-2XWD'. */
export const showRecoveryCode = (code: string): string =>
  (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');

/** What was typed as it is hashed: without spaces and dashes, I and L read as 1, O as 0; null when it is no code. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐–—.]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  const fits =
    code.length === recoveryCodeLength && [...code].every((sign) => recoveryAlphabet.includes(sign));
  return fits ? code : null;
}
