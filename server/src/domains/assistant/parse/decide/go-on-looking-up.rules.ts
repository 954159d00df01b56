import { contentQuery, namesSomething } from '@hopgon/engine/intent/named-words';
import { readMessage } from '@hopgon/engine/intent/read-message';
import { fold } from '@hopgon/engine/text/fold';
import { isPart, isWrite } from '../../shared/intent-groups.rules.ts';
import type { SpokenContext } from '../turn/spoken-context.rules.ts';
import type { Decided } from './decide-intent.rules.ts';
import { isLookedUp } from './is-looked-up.rules.ts';
import type { ReadText } from './read-text.rules.ts';

/** What is done with a matter, and names none. */
const doing: ReadonlySet<string> = new Set(
  'chot quyet dinh thong nhat duyet noi hua hen de xuat dong y ket luan neu phat bieu lam ghi du kien'.split(
    ' ',
  ),
);

/**
 * "Ai chốt vậy", "bao giờ": behind a look-up what asks and names no matter asks of the same; with the matter written out, else null.
 */
export function goOnLookingUp(
  { text, reading }: ReadText,
  { kind }: Decided,
  { before, question }: SpokenContext,
): string | null {
  if (question === null || !isLookedUp(before) || isWrite(kind) || isPart(kind) || reading.times.length > 0)
    return null;
  const isBare =
    !namesSomething(reading) ||
    fold(contentQuery(reading))
      .split(/\s+/u)
      .every((word) => doing.has(word));
  if (!isBare || !asksOne.test(fold(text))) return null;
  const matter = contentQuery(readMessage(question));
  return `${text.replace(/(?<![\s?.!])[\s?.!]+$/u, '')} ${matter}`;
}

const asksOne =
  /\b(?:ai|gi|nao|dau|bao nhieu|may|khi nao|bao gio|luc nao|vi sao|tai sao|sao|the nao|mo|nhiu)\b/u;
