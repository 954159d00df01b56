import type { Card } from '@hopgon/contract/chat/schemas';
import { splitPasted } from './pasted-text.rules.ts';
import { foldWords, foreignWords, type Unsaid, unsaidValues } from './unsaid.rules.ts';

/** Values of a card that the person's own words do not hold, where a message has a pasted text: somebody else may have written them. */
export function findPastedValues(message: string, change: Card['change']): Unsaid[] {
  const { request, pasted } = splitPasted(message);
  if (pasted === '') return [];
  const said = new Set(foldWords(request));
  const isSaid = ({ value }: Unsaid): boolean => foldWords(value).every((word) => said.has(word));
  return unsaidValues(change, foreignWords(pasted, [request])).filter((unsaid) => !isSaid(unsaid));
}

/**
 * What a person asks for in front of a pasted text, which is read for no order; null where all of the message is theirs, such as a
 * list behind a colon.
 */
export function findOwnOrder(message: string): string | null {
  const { request, pasted } = splitPasted(message);
  const isWhole = pasted === '' || request === '' || request.endsWith(':') || !message.trim().includes('\n');
  return isWhole ? null : request;
}
