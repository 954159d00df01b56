/** Every stretch of white space as one space. Single ones, which nearly all are, are left as they stand. */
export function singleSpaced(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/gu, ' ');
}

/** Whether a UTF-16 unit is white space as JavaScript's `\s` and `trim` know it. */
export function isSpace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  if (code < 0x2000) return code === 0xa0 || code === 0x1680;
  return OTHER_SPACES.has(code);
}
const OTHER_SPACES: ReadonlySet<number> = new Set([
  0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a, 0x2028, 0x2029,
  0x202f, 0x205f, 0x3000, 0xfeff,
]);

/** Shows each stretch of a text between white space, and where it begins. */
export function eachStretch(text: string, show: (stretch: string, from: number) => void): void {
  let from = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const within = at < text.length && !isSpace(text.charCodeAt(at));
    if (within && from < 0) from = at;
    else if (!within && from >= 0) {
      show(text.slice(from, at), from);
      from = -1;
    }
  }
}
