import { distinctiveWords, spellingOf } from '../text/agenda-title.ts';
import { hasMarks } from '../text/fold.ts';
import { splitWords } from '../text/tokens.ts';
import type { Turn } from '../transcript/turn.ts';
import type { Topic } from './extraction.ts';

const LEAST_SHARE = 0.5;
/** A turn that shares only one word with an item does not open it, unless the item has no more. */
const LEAST_WORDS = 2;

type Item = { readonly title: string; readonly agendaItem: number; readonly evidence: number[] };

/**
 * The items of an agenda that were talked about, in the agenda's order, each with its turns. A turn opens the item whose title
 * it shares most words with; what follows belongs to that item until another one opens.
 */
export function alignAgenda(agenda: readonly string[], turns: readonly Turn[]): Topic[] {
  if (agenda.length === 0) return [];
  const saidHasMarks = turns.some(({ text }) => hasMarks(text));
  const items = agenda.map((title, agendaItem): Item => ({ title, agendaItem, evidence: [] }));
  const shares = agenda.map((title) => {
    const spelling = spellingOf(title, saidHasMarks);
    const wanted = new Set(distinctiveWords(title, spelling));
    return (words: ReturnType<typeof splitWords>) => {
      const said = new Set(words.map(spelling));
      const shared = [...wanted].filter((word) => said.has(word)).length;
      return opens(shared, wanted.size) ? shared : 0;
    };
  });
  let current: Item | undefined;
  for (const [turn, { text }] of turns.entries()) {
    const words = splitWords(text);
    const shared = shares.map((share) => share(words));
    const most = Math.max(0, ...shared);
    if (most > 0) current = items[shared.indexOf(most)];
    current?.evidence.push(turn);
  }
  return items.filter(({ evidence }) => evidence.length > 0);
}

const opens = (shared: number, size: number): boolean =>
  size > 0 && shared >= Math.min(LEAST_WORDS, size) && shared >= size * LEAST_SHARE;
