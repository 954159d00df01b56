const length =
  /(?:(?:trong|khoảng|khoang|kéo dài|keo dai)\s+){0,3}(?:\d+(?:[.,]\d+)?\s*(?:tiếng rưỡi|tieng ruoi|tiếng|tieng|phút|phut)|(?:nửa|nua|một|mot|hai|ba)\s+(?:tiếng|tieng)(?:\s+(?:rưỡi|ruoi))?)/iu;
const inside = new RegExp(`(?:^|\\s)(${length.source})(?=\\s|,|$)`, 'iu');

/** How long something takes, apart from the rest of the text; empty when nothing says so. */
export function takeLength(text: string): { readonly length: string; readonly rest: string } {
  const found = inside.exec(text);
  if (!found) return { length: '', rest: text };
  return {
    length: found[1] ?? '',
    rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
  };
}
