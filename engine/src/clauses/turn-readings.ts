import { readTimes } from '../time/read-times.ts';
import type { Turn } from '../transcript/turn.ts';
import { readTokens } from './read-tokens.ts';

/** Reads something of a turn once, although several parts of the engine ask for it; what was read lives as long as the turn. */
export function oncePerTurn<Value>(read: (text: string) => Value): (turn: Pick<Turn, 'text'>) => Value {
  const known = new WeakMap<Pick<Turn, 'text'>, { readonly value: Value }>();
  return (turn) => {
    const found = known.get(turn) ?? { value: read(turn.text) };
    known.set(turn, found);
    return found.value;
  };
}

export const tokensOfTurn = oncePerTurn(readTokens);

export const timesOfTurn = oncePerTurn((text) => readTimes(text));
