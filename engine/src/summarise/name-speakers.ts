import type { Clause } from '../extract/clauses/clause.ts';
import { clauseReader } from '../extract/clauses/read-clauses.ts';
import { nameVoices } from '../extract/people/name-voices.ts';
import type { Turn } from '../transcript/turn.ts';

/** Label → "Yến (Speaker 2)" where the talk tells who a numbered voice is. */
export function nameSpeakers(turns: readonly Turn[]): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const [label, [name = '']] of nameVoices(turns, readOnce(turns))) {
    if (name !== '') named.set(label, `${name.charAt(0).toUpperCase()}${name.slice(1)} (${label})`);
  }
  return named;
}

/** The clauses of the turns that are asked for: few are, unless all voices have numbers. */
function readOnce(turns: readonly Turn[]): (turn: number) => readonly Clause[] {
  const read = clauseReader(turns);
  const known = new Map<number, readonly Clause[]>();
  return (index) => {
    const turn = turns[index];
    const clauses = known.get(index) ?? (turn ? read(turn, index) : []);
    known.set(index, clauses);
    return clauses;
  };
}
