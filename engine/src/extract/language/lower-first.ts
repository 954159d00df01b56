import { verbAt } from './action-verbs.ts';
import { canonicalWord } from './canonical-word.ts';

/** "Nhi Đồng …", "QR …", "A4 …"; and a verb before a name: "Lấy Phú Lộc". */
const OPENS_WITH_NAME = /^\p{Lu}(?:\p{Ll}* \p{Lu}|\S*[\p{Lu}\d])/u;
const OPENING_WORD = /^\p{Lu}\p{Ll}*(?= )/u;

/** A text as it stands inside a sentence: its first letter small, unless a name or an abbreviation opens it. */
export function lowerFirst(text: string): string {
  if (OPENS_WITH_NAME.test(text) && !opensWithVerb(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function opensWithVerb(text: string): boolean {
  const word = OPENING_WORD.exec(text)?.[0];
  return word !== undefined && verbAt([canonicalWord(word)], 0) !== null;
}
