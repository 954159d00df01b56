import type { Verb } from './action-verbs.ts';

/** A Vietnamese syllable as it looks without marks: initial, vowels, final. */
const SYLLABLE =
  /^(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnpqrstvx])?(?:uye|uya|oai|oay|uay|uoi|uou|ieu|yeu|ai|ao|au|ay|eo|eu|ia|ie|iu|oa|oe|oi|oo|ua|ue|ui|uo|uu|uy|ya|ye|[aeiouy])(?:ch|nh|ng|[cmnpt])?$/u;
/** Vowels that take no final consonant. */
const CLOSED = /(?:ai|ao|au|ay|eo|eu|iu|oi|ui|uu|oai|oay|uay|uoi|uou|ieu|yeu)(?:ch|nh|ng|[cmnpt])$/u;
const SHORTEST = 3;
/** What English puts between a subject and its verb, or before a noun. */
const NOT_VERBS: ReadonlySet<string> = new Set(
  'will would should could shall must may might have has had was were are been with from this that than and the for just also already still needs need wants want is'.split(
    ' ',
  ),
);

/** A small-lettered word that no Vietnamese syllable looks like. */
export const isForeignWord = (text: string): boolean =>
  text.length >= SHORTEST && /^[a-z]+$/u.test(text) && (!SYLLABLE.test(text) || CLOSED.test(text));

/**
 * A verb of another language behind a subject ("Phương import danh sách", "em crawl thêm"): whatever cannot be a Vietnamese
 * syllable stands there as one. Names begin with a capital and are none.
 */
export function foreignVerbAt(raw: readonly string[], index: number): Verb | null {
  const text = raw[index] ?? '';
  if (index + 1 >= raw.length || NOT_VERBS.has(text) || !isForeignWord(text)) return null;
  return { text, length: 1, isDuty: false, isLight: false };
}
