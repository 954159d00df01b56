import { isEnglish } from './english/is-english.ts';
import { mayStateEnglish } from './english/judge-statement.ts';
import { countCues, mayState } from './vietnamese/judge-statement.ts';

const STRETCH = 50;
const MOST_IN_A_STRETCH = 16;

/**
 * Of every stretch of turns the sentences that most likely state something, in either language: in hours of talk only
 * these are worth a closer look. Numbers of turns and of their sentences, as "turn:sentence".
 */
export function likelyStatements(sentences: readonly (readonly string[])[]): ReadonlySet<string> {
  const likely = new Set<string>();
  for (let from = 0; from < sentences.length; from += STRETCH) {
    const stating = sentences.slice(from, from + STRETCH).flatMap((turn, offset) =>
      turn.flatMap((said, at) => {
        const cues = cuesOf(said);
        return cues === null ? [] : [{ key: `${from + offset}:${at}`, cues }];
      }),
    );
    stating.sort((a, b) => b.cues - a.cues);
    for (const { key } of stating.slice(0, MOST_IN_A_STRETCH)) likely.add(key);
  }
  return likely;
}

/** Null where the sentence states nothing. */
function cuesOf(said: string): number | null {
  if (isEnglish(said)) return mayStateEnglish(said);
  return mayState(said) ? countCues(said) : null;
}
