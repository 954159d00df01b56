import { INTENTS, type Intent, type MessageState } from '@hopgon/engine/intent/intent';
import { plainlySaid } from '@hopgon/engine/intent/read-intent';
import { fold } from '@hopgon/engine/text/fold';
import { type Figure, share } from '../measure.ts';
import type { Message } from '../message.ts';

/** How much of a slot's words must agree (F1) for it to count as read. */
const LEAST = 0.75;

/** Kinds as written, without diacritics and decomposed; slots where the kind is right; and messages of which all is right. */
export function scoreMessages(
  name: string,
  messages: readonly Message[],
  read: (text: string, state: MessageState) => Intent,
): Figure[] {
  const rows = messages.map((message) => {
    const intent = read(message.text, message.state);
    const isKind = isRight(intent, message);
    const slots = wantedSlots(message).map(([slot, words]) => agree(readSlot(intent, slot), words));
    return { isKind, slots, isSlotsRead: message.kinds.includes(intent.kind) };
  });
  const typed = (write: (text: string) => string) =>
    messages.filter((message) => isRight(read(write(message.text), message.state), message)).length;
  const slots = rows.filter(({ isSlotsRead }) => isSlotsRead).flatMap((row) => row.slots);
  const whole = rows.filter((row) => row.isKind && (!row.isSlotsRead || row.slots.every(Boolean)));
  return [
    share(`${name}, kind`, rows.filter(({ isKind }) => isKind).length, rows.length),
    share(`${name}, kind without marks`, typed(fold), rows.length),
    share(
      `${name}, kind, decomposed`,
      typed((text) => text.normalize('NFD')),
      rows.length,
    ),
    share(`${name}, slots`, slots.filter(Boolean).length, slots.length),
    share(`${name}, kind and all slots`, whole.length, rows.length),
  ];
}

/** Each slot once, of those that are tagged in the kind's words: parts that stand apart are joined. */
const wantedSlots = ({ kinds, slots }: Message): [slot: string, words: string][] => {
  const [kind = 'unknown'] = kinds;
  const tagged: readonly string[] = INTENTS[kind];
  return [...Map.groupBy(slots ?? [], ([slot]) => slot)]
    .filter(([slot]) => tagged.includes(slot))
    .map(([slot, parts]) => [slot, parts.map(([, words]) => words).join(' ')]);
};

/** What is not certain is looked up, which changes nothing and is right of a question. */
const isRight = ({ kind, score }: Intent, { kinds }: Message): boolean =>
  kinds.includes(kind) || (score < plainlySaid && kinds.some((one) => one === 'said' || one === 'unknown'));

const readSlot = ({ slots }: Intent, name: string): string =>
  new Map<string, string>(Object.entries(slots)).get(name) ?? '';

const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function agree(found: string, wanted: string): boolean {
  const [left, right] = [foldedWords(found), foldedWords(wanted)];
  if (left.length + right.length === 0) return true;
  const shared = left.filter((word) => right.includes(word)).length;
  return (2 * shared) / (left.length + right.length) >= LEAST;
}
