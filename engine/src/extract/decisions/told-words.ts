import { canonicalWord } from '../language/canonical-word.ts';

/** Words as minutes tell them, in the form the tables know: without their commas. */
export const plainWords = (told: readonly string[]): string[] =>
  told.map((word) => canonicalWord(word.replace(/,$/u, '').toLowerCase()));

/** Others in their place from one word to before another; the comma behind them stays. */
export function replaceWords(
  told: readonly string[],
  [from, to]: readonly [number, number],
  by: readonly string[],
): readonly string[] {
  const comma = told[to - 1]?.endsWith(',') ? ',' : '';
  return [...told.slice(0, from), ...by.slice(0, -1), `${by.at(-1) ?? ''}${comma}`, ...told.slice(to)];
}
