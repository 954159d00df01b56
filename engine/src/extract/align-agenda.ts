import { fold } from '../text/fold.ts';
import { splitWords } from '../text/tokens.ts';
import { contentWords } from './content-words.ts';
import type { Topic } from './extraction.ts';
import { type MeetingContext, plainTurn } from './meeting-context.ts';

/** Words of a title that say only that it is an item. */
const EMPTY = new Set(
  'bao cao tinh hinh ke hoach trien khai thao luan ban ve cong tac viec noi dung muc phan khac'.split(' '),
);
const LEAST_SHARE = 0.5;
/** A turn that shares only one word with an item does not open it, unless the item has no more. */
const LEAST_WORDS = 2;

/**
 * The items of an agenda that were talked about, in the agenda's order, each with its turns. A turn opens the item whose title
 * it shares most words with, in whatever spelling; what follows belongs to that item until another one opens.
 */
export function alignAgenda(agenda: readonly string[], context: MeetingContext): Topic[] {
  if (agenda.length === 0) return [];
  const items = agenda.map((title) => ({ title, words: wordsOf(title), evidence: [] as number[] }));
  let current: (typeof items)[number] | null = null;
  for (let turn = 0; turn < context.turns.length; turn += 1) {
    const said = wordsIn(plainTurn(context, turn));
    const best = items
      .map((item) => ({ item, shared: [...item.words].filter((word) => said.has(word)).length }))
      .filter(({ item, shared }) => opens(shared, item.words.size))
      .reduce<{ item: (typeof items)[number]; shared: number } | null>(
        (most, next) => (most && most.shared >= next.shared ? most : next),
        null,
      );
    current = best?.item ?? current;
    current?.evidence.push(turn);
  }
  return items.flatMap(({ title, evidence }, agendaItem) =>
    evidence.length > 0 ? [{ title, evidence, agendaItem }] : [],
  );
}

function opens(shared: number, size: number): boolean {
  return size > 0 && shared >= Math.min(LEAST_WORDS, size) && shared >= size * LEAST_SHARE;
}

/** The words that tell an item from others; of a title that has none, all its words. */
function wordsOf(title: string): Set<string> {
  const all = splitWords(title);
  const content = contentWords(all.map(({ text }) => text.toLowerCase()));
  const telling = [...content].map(fold).filter((word) => !EMPTY.has(word));
  return new Set(telling.length > 0 ? telling : all.map(({ folded }) => folded));
}

function wordsIn(plain: string): ReadonlySet<string> {
  return new Set(fold(plain).split(' '));
}
