import { splitPasted } from './pasted-text.rules.ts';

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const listLine = /^\s*(?:[-•*+]|\d{1,2}[.)])\s/u;
const isList = (text: string): boolean =>
  text.split('\n').every((line) => line.trim() === '' || listLine.test(line));

/**
 * What a person asks for in front of a pasted text, which somebody else may have written and which gives no order. Null where all of
 * the message is theirs: one line, a list, what follows a colon, or a few more words behind an empty line.
 */
export function findOwnOrder(message: string): string | null {
  const { request, pasted } = splitPasted(message);
  const isOneLine = !message.trim().includes('\n');
  const isGoneOn =
    isList(pasted) ||
    (!/^(?:>|--|[^\s:]{1,12}:)/u.test(pasted) && countWords(pasted) <= countWords(request) + 2);
  return isOneLine || pasted === '' || request === '' || request.endsWith(':') || isGoneOn ? null : request;
}
