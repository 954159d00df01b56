import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { ActContext } from '../act-outcome.rules.ts';
import { noteOf } from '../note.rules.ts';
import type { CardAnswer, SpokenOfCard } from './card-answer.rules.ts';

const leastWished = 3;

/** "Ai nói thì ghi rõ tên vào" asks nothing. */
const wishes = /(?<!\p{L})(?:ghi|thêm|bổ sung|nêu|đưa|nhớ|them|bo sung|neu|dua|nho)(?!\p{L})/iu;

const wishOf = ({ message, words }: Pick<SpokenOfCard, 'message' | 'words'>): string | null => {
  const wish = message.trim();
  return (words.asks && !wishes.test(wish)) || wish.split(/\s+/u).length < leastWished ? null : wish;
};

/** What a draft of minutes is to hold is kept as a note to its writer: the draft itself is made of what the meeting recorded. */
export function addWish(
  context: Pick<ActContext, 'place'>,
  change: Extract<SingleChange, { kind: 'minutes' }>,
  said: Pick<SpokenOfCard, 'message' | 'words'>,
): CardAnswer | null {
  const wish = wishOf(said);
  if (wish === null) return null;
  const note = noteOf(context, `Biên bản ${change.title}: ${wish}`);
  return { kind: 'changed', change: { kind: 'several', changes: [change, note] } };
}

/** A further wish stands in the note with the first; null where no draft of minutes has one. */
export function addFurtherWish(
  changes: readonly SingleChange[],
  said: Pick<SpokenOfCard, 'message' | 'words'>,
): CardAnswer | null {
  const wish = wishOf(said);
  const at = changes.findIndex(({ kind }) => kind === 'note');
  const note = changes[at];
  if (wish === null || note?.kind !== 'note' || !changes.some(({ kind }) => kind === 'minutes')) return null;
  const text = `${note.text}; ${wish}`;
  return { kind: 'changed', change: { kind: 'several', changes: changes.with(at, { ...note, text }) } };
}
