import { tidy } from './segments.rules.ts';

const request =
  /^(?:hãy|hay|giúp tôi|giup toi|giúp mình|giup minh|nhờ bạn|nho ban|bạn|cho tôi|cho mình)\s+/iu;
const politeEnd =
  /(?:\s(?:nhé|nha|nhá|nghen|nghe|hen|ạ|đi|với nhé|giúp tôi|giúp mình|giup toi|giup minh|được không|duoc khong)|[\s.!?])$/iu;
/** More than a space and the longest of these words. */
const longestPoliteEnd = 12;

/** Without the polite words around a request. */
export function stripRequest(text: string): string {
  const asked = text.trim().replace(request, '');
  let length = asked.length;
  for (let cut = -1; cut !== 0; length -= cut)
    cut = politeEnd.exec(asked.slice(Math.max(0, length - longestPoliteEnd), length))?.[0].length ?? 0;
  return asked.slice(0, length);
}

/** What a pattern finds in a text, and the text without it. */
export function extractBy(pattern: RegExp, text: string): { extracted: string; rest: string } {
  const found = pattern.exec(text);
  if (!found) return { extracted: '', rest: text };
  const rest = `${text.slice(0, found.index)}\n${text.slice(found.index + found[0].length)}`;
  return { extracted: tidy(found[1] ?? ''), rest };
}
