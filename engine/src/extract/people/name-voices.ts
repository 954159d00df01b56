import type { Turn } from '../../transcript/turn.ts';
import type { Clause } from '../clauses/clause.ts';
import { type Call, findCalls } from './find-calls.ts';
import { NUMBERED_VOICE } from './numbered-voice.ts';

const LEAST = 2;

/**
 * Names of numbered voices, from how they are called: who answers a call is most likely who was called, who
 * spoke just before is the next guess, and "em là Yến" settles it. Label → names, most likely first.
 */
export function nameVoices(
  turns: readonly Turn[],
  clausesOf: (turn: number) => readonly Clause[],
): ReadonlyMap<string, readonly string[]> {
  const votes: Votes = new Map();
  const numbered = new Set([...new Set(turns.map(({ speaker }) => speaker))].filter(isNumbered));
  if (numbered.size === 0) return new Map();
  for (const [index, turn] of turns.entries()) {
    const [before, next] = [turns[index - 1], turns[index + 1]];
    const isNear =
      numbered.has(turn.speaker) ||
      numbered.has(before?.speaker ?? null) ||
      numbered.has(next?.speaker ?? null);
    if (!isNear) continue;
    const voices = {
      own: turn.speaker,
      next: nextOther(turns, index),
      before: before?.speaker === turn.speaker ? null : (before?.speaker ?? null),
      answered: clausesOf(index + 1).some((clause) => TAKES_UP.test(clause.plain)),
    };
    for (const clause of clausesOf(index)) for (const call of findCalls(clause)) count(votes, call, voices);
  }
  return likeliest(votes);
}

/** Only these have to be told from the talk. */
const isNumbered = (label: string | null): boolean => label !== null && NUMBERED_VOICE.test(label);

/** Name → label → weight of what speaks for it. */
type Votes = Map<string, Map<string, number>>;
type Voices = {
  readonly own: string | null;
  readonly next: string | null;
  readonly before: string | null;
  /** The next voice says yes, or asks for more time. */
  readonly answered: boolean;
};
const TAKES_UP = /^ (?:dạ|vâng|ừ|ok|được) |(?:không kịp|sao kịp|gấp quá|cho em) /u;

function count(votes: Votes, { name, kind, sure }: Call, { own, next, before, answered }: Voices): void {
  if (kind === 'introduces') vote(votes, own, name, 5);
  else if (kind === 'tells-of') vote(votes, own, name, -1);
  else if (kind === 'orders') {
    vote(votes, next, name, sure && answered ? 2 : 1);
    vote(votes, own, name, -1);
  } else {
    const answers = kind === 'answers';
    vote(votes, next, name, answers ? 1 : 2);
    vote(votes, before, name, answers ? 2 : 1);
    vote(votes, own, name, -3);
  }
}

function vote(votes: Votes, label: string | null, name: string, weight: number): void {
  if (label === null || !isNumbered(label)) return;
  const own = votes.get(name) ?? new Map<string, number>();
  own.set(label, (own.get(label) ?? 0) + weight);
  votes.set(name, own);
}

function nextOther(turns: readonly Turn[], index: number): string | null {
  const speaker = turns[index]?.speaker;
  const next = turns[index + 1];
  return next && next.speaker !== speaker ? next.speaker : null;
}

/** Each name goes to the voice most speaks for, where none has as much; the likelier name of a voice comes first. */
function likeliest(votes: ReadonlyMap<string, ReadonlyMap<string, number>>): Map<string, string[]> {
  const best = [...votes].flatMap(([name, labels]) => {
    const [first, second] = [...labels].sort((a, b) => b[1] - a[1]);
    if (!first || first[1] < LEAST || first[1] === second?.[1]) return [];
    return [{ name, label: first[0], weight: first[1] }];
  });
  const names = new Map<string, string[]>();
  for (const { name, label } of best.sort((a, b) => b.weight - a.weight))
    names.set(label, [...(names.get(label) ?? []), name]);
  return names;
}
