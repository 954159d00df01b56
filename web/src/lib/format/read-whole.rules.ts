/** '1.000' or '1 000' as people write a thousand, and plain digits; null for anything else, '2.5' among it. */
export function readWhole(typed: string): number | null {
  const text = typed.trim();
  const isNumber = /^(?:\d{1,12}|\d{1,3}(?:[.\s]\d{3}){1,3})$/u.test(text);
  return isNumber ? Number(text.replace(/[.\s]/gu, '')) : null;
}
