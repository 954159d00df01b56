import type { PhraseSpan } from '../lexicon/find-phrases.ts';
import type { Turn } from '../transcript/turn.ts';
import type { ClauseToken } from './clause.ts';
import { isNumbered } from './people.ts';

type Read = { readonly tokens: readonly ClauseToken[]; readonly phrases: readonly PhraseSpan[] };
/** Name → label → what speaks for it. */
type Votes = Map<string, Map<string, number>>;

const LEAST = 2;
/** Who answers a call most likely was called; who spoke before is the next guess; the speaker says it of others. */
const CALLED = { own: -3, next: 2, before: 1 };
const SPOKEN_OF = { own: -1, next: 0.5, before: 0 };
const INTRODUCED = { own: 5, next: 0, before: 0 };

/** Names of numbered voices, from how they are called. Label → names, the likeliest first. */
export function nameVoices(
  turns: readonly Turn[],
  read: readonly Read[],
): ReadonlyMap<string, readonly string[]> {
  const votes: Votes = new Map();
  if (!turns.some(({ speaker }) => speaker !== null && isNumbered(speaker))) return new Map();
  for (const [index, turn] of turns.entries()) {
    const [before, next] = [turns[index - 1]?.speaker ?? null, turns[index + 1]?.speaker ?? null];
    for (const { name, weights } of namesIn(read[index] ?? { tokens: [], phrases: [] })) {
      vote(votes, turn.speaker, name, weights.own);
      if (next !== turn.speaker) vote(votes, next, name, weights.next);
      if (before !== turn.speaker) vote(votes, before, name, weights.before);
    }
  }
  return likeliest(votes);
}

type Named = { readonly name: string; readonly weights: typeof CALLED };

function namesIn({ tokens, phrases }: Read): Named[] {
  if (!phrases.some(({ classes }) => classes.includes('given-name'))) return [];
  const starting = Map.groupBy(phrases, ({ from }) => from);
  const ending = Map.groupBy(phrases, ({ to }) => to);
  const isClass = (spans: readonly PhraseSpan[] | undefined, name: string) =>
    (spans ?? []).some(({ classes }) => classes.includes(name));
  return tokens.flatMap(({ word }, at) => {
    if (!isClass(starting.get(at), 'given-name')) return [];
    const isTitled = isClass(ending.get(at), 'title');
    const isSelf = tokens[at - 1]?.word === 'là' && isClass(ending.get(at - 1), 'kin');
    const weights = isSelf ? INTRODUCED : weighCall(tokens, at, isTitled);
    return weights === null ? [] : [{ name: word, weights }];
  });
}

/** A name that opens or ends a turn, or stands before "ơi", calls; any other with a title is spoken of. */
function weighCall(tokens: readonly ClauseToken[], at: number, isTitled: boolean): typeof CALLED | null {
  const next = tokens[at + 1]?.word ?? '';
  if (next === 'ơi' || (next === 'này' && (isTitled || at === 0))) return CALLED;
  if (isTitled) return at === tokens.length - 1 ? CALLED : SPOKEN_OF;
  return null;
}

function vote(votes: Votes, label: string | null, name: string, weight: number): void {
  if (label === null || !isNumbered(label) || weight === 0) return;
  const own = votes.get(name) ?? new Map<string, number>();
  own.set(label, (own.get(label) ?? 0) + weight);
  votes.set(name, own);
}

/** Each name goes to the voice with most votes, unless two have as many. */
function likeliest(votes: Votes): Map<string, string[]> {
  const best = [...votes].flatMap(([name, labels]) => {
    const [first, second] = [...labels].sort((one, other) => other[1] - one[1]);
    if (!first || first[1] < LEAST || first[1] === second?.[1]) return [];
    return [{ name, label: first[0], weight: first[1] }];
  });
  const names = new Map<string, string[]>();
  for (const { name, label } of best.sort((one, other) => other.weight - one.weight))
    names.set(label, [...(names.get(label) ?? []), name]);
  return names;
}
