import type { ClauseToken } from '../clauses/clause.ts';
import { withFormattedAmounts } from '../numbers/format-amounts.ts';
import { standardWords } from '../wording/standard-words.ts';
import type { Replacements } from './name-people.ts';
import type { SummaryWords } from './summary-phrases.ts';

/** A private letter that no text holds: while figures are formatted it stands for a name, for "chị Sáu" is no number. */
const STAND_IN = '\ue000';

interface Spelling {
  /** Whether a word has a capital inside sentences. */
  readonly isProper: (word: string) => boolean;
  readonly writeAmounts?: ((text: string) => string) | undefined;
}

/** Words as minutes write them, without a capital that only begins a sentence and without a mark at the end. */
export function renderWords(
  source: string,
  { words }: Pick<SummaryWords, 'words'>,
  kept: readonly number[],
  replacements: Replacements,
  { isProper, writeAmounts = withFormattedAmounts }: Spelling,
): string {
  const isKept = new Set(kept);
  const standard = standardWords(words);
  const names = kept.flatMap((at) => replacements.get(at) || []);
  const pieces = kept.map((at) => {
    const { text = '', mark = '' } = words[at] ?? {};
    const opens = at === 0 || /[.!?…\n]/u.test(words[at - 1]?.mark ?? '');
    const own = standard.get(at) ?? (opens ? lowerFirst(text, isProper) : text);
    const name = replacements.get(at);
    const written = name === undefined ? own : name && STAND_IN;
    return `${written}${mark === '' ? between(source, words, at) : percentBehind(source, words, at) + (PAUSES[mark] ?? '')}${isKept.has(at + 1) && mark === '' ? '' : ' '}`;
  });
  let next = 0;
  return writeAmounts(tidyMarks(pieces.join(''))).replaceAll(STAND_IN, () => names[next++] ?? '');
}

/** What stands between a word and the next. */
const between = (source: string, words: readonly ClauseToken[], at: number): string =>
  source.slice(words[at]?.to ?? 0, words[at + 1]?.from ?? source.length);

/** "Tăng 50%, …": a percent sign is neither word nor mark. */
const percentBehind = (source: string, words: readonly ClauseToken[], at: number): string =>
  /^\s?%/u.exec(between(source, words, at))?.[0] ?? '';

const PAUSES: Readonly<Record<string, string>> = {
  ',': ',',
  ';': ';',
  ':': ':',
  '.': ',',
  '\n': ',',
  '–': ' –',
  '-': ' -',
};

const tidyMarks = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,;:])/gu, '')
    .replace(/[,;:](?=[,;:])/gu, '')
    .replace(/^[ ,;:]+|[ ,;:.]+$/gu, '');

/** A capital that only begins the sentence becomes small; that of a name or an acronym stays. */
const lowerFirst = (text: string, isProper: (word: string) => boolean): string =>
  isProper(text) || /\p{Lu}/u.test(text.slice(1)) ? text : text.charAt(0).toLowerCase() + text.slice(1);
