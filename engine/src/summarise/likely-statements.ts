import { isEnglish } from './english/is-english.ts';
import { mayStateEnglish } from './english/judge-statement.ts';
import { countCues, mayState } from './vietnamese/judge-statement.ts';

const STRETCH = 50;
/** So many of half an hour, and in English, which says less in a sentence; of a longer talk's stretches fewer, as its summary grows slower than itself. */
const MOST_IN_A_STRETCH = 16;
const LEAST_IN_A_STRETCH = 4;
const STRETCHES = 8;

/**
 * Of every stretch of turns the sentences that most likely state something, in either language: in hours of talk only
 * these are worth a closer look. By the number of the turn the numbers of its sentences.
 */
export function likelyStatements(
  sentences: readonly (readonly string[])[],
): ReadonlyMap<number, ReadonlySet<number>> {
  const likely = new Map<number, Set<number>>();
  const uses = countUses(sentences);
  const share = Math.sqrt(Math.min(1, (STRETCHES * STRETCH) / sentences.length));
  const most = Math.max(LEAST_IN_A_STRETCH, Math.round(MOST_IN_A_STRETCH * share));
  for (let from = 0; from < sentences.length; from += STRETCH) {
    const stating = sentences.slice(from, from + STRETCH).flatMap((turn, offset) =>
      turn.flatMap((said, at) => {
        const english = isEnglish(said);
        const cues = cuesOf(said, english, uses.get(said) ?? 0);
        return cues === null ? [] : [{ turn: from + offset, at, cues, english }];
      }),
    );
    stating.sort((a, b) => b.cues - a.cues);
    const inEnglish = stating.filter(({ english }) => english).length * 2 > stating.length;
    for (const { turn, at } of stating.slice(0, inEnglish ? MOST_IN_A_STRETCH : most))
      likely.set(turn, (likely.get(turn) ?? new Set()).add(at));
  }
  return likely;
}

function countUses(sentences: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const turn of sentences)
    for (const said of turn) if (said.length > SHORT) uses.set(said, (uses.get(said) ?? 0) + 1);
  return uses;
}

const SHORT = 25;
/** Nobody reads a longer sentence in minutes. */
const LONGEST = 500;
/** English said in the same words again and again is how people talk, not what they say. */
const MANY_TIMES = 3;

/** Null where the sentence states nothing. */
function cuesOf(said: string, english: boolean, uses: number): number | null {
  if (said.length > LONGEST) return null;
  if (english) return uses < MANY_TIMES ? mayStateEnglish(said) : null;
  return mayState(said) ? countCues(said) : null;
}
