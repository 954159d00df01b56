/**
 * Shows every match of a global pattern in a text, in order. `matchAll` copies the pattern each time, which costs more than most
 * searches. The pattern must not match nothing.
 */
export function eachMatch(text: string, pattern: RegExp, show: (match: RegExpExecArray) => void): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) show(match);
}
