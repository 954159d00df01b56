import { isEnglish } from './english/is-english.ts';
import { mayStateEnglish } from './english/judge-statement.ts';
import { countCues, mayState } from './vietnamese/judge-statement.ts';

const STRETCH = 50;
const MOST_IN_A_STRETCH = 16;

/**
 * Of every stretch of turns the sentences that most likely state something, in either language: in hours of talk only
 * these are worth a closer look. By the number of the turn the numbers of its sentences.
 */
export function likelyStatements(
  sentences: readonly (readonly string[])[],
): ReadonlyMap<number, ReadonlySet<number>> {
  const likely = new Map<number, Set<number>>();
  const uses = countUses(sentences);
  for (let from = 0; from < sentences.length; from += STRETCH) {
    const stating = sentences.slice(from, from + STRETCH).flatMap((turn, offset) =>
      turn.flatMap((said, at) => {
        const cues = (uses.get(said) ?? 0) < MANY_TIMES ? cuesOf(said) : null;
        return cues === null ? [] : [{ turn: from + offset, at, cues }];
      }),
    );
    stating.sort((a, b) => b.cues - a.cues);
    for (const { turn, at } of stating.slice(0, MOST_IN_A_STRETCH))
      likely.set(turn, (likely.get(turn) ?? new Set()).add(at));
  }
  return likely;
}

/** English said in the same words again and again is how people talk, not what they say. */
function countUses(sentences: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const said of sentences.flat())
    if (said.length > SHORT && isEnglish(said)) uses.set(said, (uses.get(said) ?? 0) + 1);
  return uses;
}

const SHORT = 25;
/** Nobody reads a longer sentence in minutes. */
const LONGEST = 500;
const MANY_TIMES = 3;

/** Null where the sentence states nothing. */
function cuesOf(said: string): number | null {
  if (said.length > LONGEST) return null;
  if (isEnglish(said)) return mayStateEnglish(said);
  return mayState(said) ? countCues(said) : null;
}
