/** Neither Telex nor VNI rewrites these letters and digits. */
export const minutesCodeAlphabet = 'BCFGHJKLMNPQRSTVXZ0123456789';
/** 77 random bits, printed in groups of four. */
export const minutesCodeLength = 16;

export const minutesCodePattern = new RegExp(`^[${minutesCodeAlphabet}]{${minutesCodeLength}}$`);

/** '7K4M9Q2XBFHT3N6P' of what a person typed or pasted, whatever stands between; null when it is no code. */
export function parseMinutesCode(typed: string): string | null {
  const code = typed
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return minutesCodePattern.test(code) ? code : null;
}

/** '7K4M-9Q2X-BFHT-3N6P' */
export const formatMinutesCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');
