import { findPhrases, type PhraseSpan } from '../lexicon/find-phrases.ts';
import { readTimes } from '../time/read-times.ts';
import type { Turn } from '../transcript/turn.ts';
import { readTokens } from './read-tokens.ts';

type Said = Pick<Turn, 'text'>;

/** Reads something of a turn once, although several parts of the engine ask for it; what was read lives as long as the turn. */
function oncePerTurn<Value>(read: (turn: Said) => Value): (turn: Said) => Value {
  const known = new WeakMap<Said, { readonly value: Value }>();
  return (turn) => {
    let found = known.get(turn);
    if (!found) {
      found = { value: read(turn) };
      known.set(turn, found);
    }
    return found.value;
  };
}

export const tokensOfTurn = oncePerTurn(({ text }) => readTokens(text));

export const timesOfTurn = oncePerTurn(({ text }) => readTimes(text));

/** Phrases of the lexicon in a turn, their words compared with diacritics or without. */
export const phrasesOfTurn = (turn: Said, isMarked: boolean): readonly PhraseSpan[] =>
  (isMarked ? markedPhrases : plainPhrases)(turn);

const markedPhrases = oncePerTurn((turn) => findPhrases(tokensOfTurn(turn), true));
const plainPhrases = oncePerTurn((turn) => findPhrases(tokensOfTurn(turn), false));
