import { proseChoice, prosePattern } from '../lexicon/prose/prose-words.ts';
import { countWords } from './count-words.ts';
import { type Clause, mainClauses } from './main-clauses.ts';

/** Fewer words are no sentence of their own. */
const LEAST_WORDS = 8;

/** No sentence of prose is longer. */
const LONGEST = 1_000;

/** What a sentence may open with and stand without: when, where, why, by whose word, however. */
const OPENING = new RegExp(
  `^(?:${proseChoice('opening-lead')} [^,"“”]{0,90}|${proseChoice('opening-word')}),\\s+`,
  'iu',
);
const MOST_OPENINGS = 3;

/** What only holds with its condition or its limit is not told without. */
const CONDITIONAL = prosePattern(['conditional'], 'iu');

/** An age, a place, an acronym: what stands in brackets. */
const BRACKETS = /\s*\([^()]{1,80}\)/gu;

/** Who somebody is, between commas behind the name: "ông Minh, Phó chủ tịch huyện, …", "anh Lâm, 30 tuổi, trú tại xã Ba, …" */
const APPOSITION = new RegExp(
  `(?<=\\p{Lu}[\\p{L}\\p{M}]{0,12}),\\s+(?:${proseChoice('former')}\\s)?(?:${proseChoice('apposition', 'apposition-who')}\\s|\\d+ tuổi|một trong\\s)[^,"“”]{0,70},\\s+`,
  'giu',
);

/** Shorter sentences that a sentence of prose holds: without its asides, its opening adverbials, and what stands behind its main clause. */
export function shorterForms(text: string): string[] {
  const sentence = text.normalize('NFC').trim();
  if (sentence.length > LONGEST) return [];
  const bare = withoutAsides(sentence);
  const opening = openingLength(bare);
  const forms = [{ text: bare, opening }, ...withoutOpening(bare, opening)].flatMap((clause) => [
    clause.text,
    ...mainClauses(clause, LEAST_WORDS),
  ]);
  return [...new Set(forms)].filter((form) => form !== sentence);
}

function withoutAsides(sentence: string): string {
  const bare = capital(sentence.replace(BRACKETS, '').replace(APPOSITION, ' ').trim());
  return countWords(bare) < LEAST_WORDS ? sentence : bare;
}

function withoutOpening(sentence: string, opening: number): Clause[] {
  const rest = capital(sentence.slice(opening));
  const stands = opening > 0 && countWords(rest) >= LEAST_WORDS;
  return stands && !CONDITIONAL.test(sentence.slice(0, opening)) ? [{ text: rest, opening: 0 }] : [];
}

function openingLength(sentence: string): number {
  let length = 0;
  for (let round = 0; round < MOST_OPENINGS; round += 1)
    length += OPENING.exec(sentence.slice(length))?.[0].length ?? 0;
  return length;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
