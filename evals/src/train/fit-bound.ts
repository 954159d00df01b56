import type { LinearModel } from '@hopgon/engine/classify/linear-model';
import type { Clause, ClauseToken } from '@hopgon/engine/clauses/clause';
import { pairHash } from '@hopgon/engine/wording/bound-words';

const BITS = 17;
const LEAST_COUNT = 3;
const LEAST_MEETINGS = 2;
/** Pairs that belong together less are no words. */
const LEAST_BOUND = 0.2;

/** How much neighbouring syllables belong together: their normalised pointwise mutual information; no annotation is needed. */
export function fitBound(meetings: readonly (readonly Clause[])[]): LinearModel {
  const words = new Map<string, number>();
  const pairs = new Map<string, { count: number; meetings: number; last: number; hash: number }>();
  let all = 0;
  meetings.forEach((clauses, meeting) => {
    for (const { tokens } of clauses) {
      tokens.forEach((token, at) => {
        all += 1;
        words.set(token.word, (words.get(token.word) ?? 0) + 1);
        const next = tokens[at + 1];
        if (next && token.mark === '') addPair(token, next, meeting);
      });
    }
  });
  const weights = new Float32Array(2 ** BITS);
  for (const [key, { count, meetings: seenIn, hash }] of pairs) {
    if (count < LEAST_COUNT || seenIn < LEAST_MEETINGS) continue;
    const [one = '', other = ''] = key.split(' ');
    const chance = ((words.get(one) ?? 1) * (words.get(other) ?? 1)) / (all * all);
    const bound = Math.log(count / all / chance) / -Math.log(count / all);
    if (bound >= LEAST_BOUND) weights[hash & (weights.length - 1)] = bound;
  }
  return { weights, scale: 1, bias: 0 };

  function addPair(one: ClauseToken, other: ClauseToken, meeting: number): void {
    const key = `${one.word} ${other.word}`;
    const pair = pairs.get(key) ?? { count: 0, meetings: 0, last: -1, hash: pairHash(one, other) };
    pair.count += 1;
    if (pair.last !== meeting) pair.meetings += 1;
    pair.last = meeting;
    pairs.set(key, pair);
  }
}
