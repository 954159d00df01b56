import type { ScoredClause } from '../extract/meeting-view.ts';
import { areMarked, findPhrases } from '../lexicon/find-phrases.ts';
import { lazyLexicon } from '../lexicon/lexicon.ts';
import { PHRASES } from '../lexicon/proper/lexicon.gen.ts';

const properLexicon = lazyLexicon(PHRASES);
const NONE: ReadonlySet<number> = new Set();

/**
 * The tokens of recognised speech, which has no capitals, that minutes write with one: names of places ("đà nẵng", "khách nhật")
 * and given names behind a title ("chị tuyền"). What has a capital anywhere was written by somebody who knows where they stand.
 */
export function properWords(
  { tokens, phrases, ruled }: ScoredClause,
  bound: ReadonlySet<number>,
): ReadonlySet<number> {
  if (tokens.some(({ text }) => /\p{Lu}/u.test(text))) return NONE;
  const known = findPhrases(tokens, areMarked(tokens), properLexicon());
  const has = (spans: readonly { classes: readonly string[] }[], name: string) =>
    spans.some(({ classes }) => classes.includes(name));
  // "Bác sĩ", "bố trí", "em bé", "cô thu tiền": no name follows the title.
  const isInWord = (at: number) =>
    bound.has(at - 1) || [...phrases, ...ruled, ...known].some(({ from, to }) => from < at && at < to);
  const isGivenName = (at: number) => {
    const names = [...phrases, ...ruled].filter(({ from }) => from === at).flatMap(({ classes }) => classes);
    return (
      names.includes('given-name') && !names.some((name) => name === 'title' || name.startsWith('verb-'))
    );
  };
  const proper = new Set<number>();
  for (const { from, to, classes } of known) {
    const isCountry =
      classes.includes('country') &&
      has(
        known.filter((span) => span.to === from),
        'before-country',
      );
    if (classes.includes('place') || isCountry) for (let at = from; at < to; at += 1) proper.add(at);
  }
  for (const { to, classes } of phrases)
    if (classes.includes('title') && !isInWord(to) && isGivenName(to)) proper.add(to);
  return proper;
}
