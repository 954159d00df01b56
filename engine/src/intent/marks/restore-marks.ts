import type { LinearModel } from '../../classify/linear-model.ts';
import { unpackCompactModel } from '../../classify/packed-models.ts';
import { shortForms } from '../../grammar/patterns/intent/short-forms.ts';
import { grammarTokens } from '../../grammar/tokens.ts';
import { fold } from '../../text/fold.ts';
import { type SearchWord, searchWords } from '../../text/search-words.ts';
import { findTitleRuns, type KnownTitle } from '../acts/mark-titles.ts';
import { labelScore } from '../label-model.ts';
import { bareWord, EDGE, markFeatures, NAME, WRITTEN } from './mark-features.ts';
import { FORMS, MARK_MODEL } from './marks.gen.ts';

/** What a company calls its people, rooms, meetings and tasks. */
export type Called = {
  /** Single words or several. */
  readonly names: readonly string[];
  readonly titles: readonly KnownTitle[];
};

type Spelled = ReadonlyMap<string, readonly string[]>;

let known: { readonly model: LinearModel; readonly forms: Spelled } | null = null;

const spelledByBare = (words: readonly string[]): Spelled => Map.groupBy(new Set(words), bareWord);

/**
 * A text that was typed without marks, or nearly so, as it is spelled with them: of the same length, each letter where it was. Titles and
 * names are spelled as the company spells them, other words as the words around them make likely.
 */
export function restoreMarks(text: string, { names, titles }: Called): string {
  if (!grammarTokens(text).plain) return text;
  known ??= { model: unpackCompactModel(MARK_MODEL), forms: spelledByBare(FORMS.split(' ')) };
  const { model, forms } = known;
  const called = spelledByBare(names.flatMap((name) => name.toLowerCase().split(' ')));
  const titled = spelledInTitles(text, titles);
  const words = [...text.matchAll(WRITTEN)];
  const bare = words.map(([written]) => bareWord(written));
  let before = EDGE;
  let restored = '';
  for (const [at, { 0: written, index }] of words.entries()) {
    const own = bare[at] ?? '';
    const isBare = written.toLowerCase() === own && !shortForms.has(own);
    const read = isBare
      ? (titled.get(index) ??
        likeliest(model, markFeatures(bare, at, before), forms.get(own), called.get(own)))
      : written.toLowerCase();
    before = read ?? own;
    restored += text.slice(restored.length, index) + withCapitals(before, written);
  }
  return restored + text.slice(restored.length);
}

/** Of the spellings of a word the likeliest; what a colleague is called counts as any name does. */
function likeliest(
  model: LinearModel,
  features: readonly number[],
  forms: readonly string[] = [],
  names: readonly string[] = [],
): string | undefined {
  const all = new Map(forms.map((form) => [form, labelScore(model, features, form)]));
  const asName = names.length === 1 ? labelScore(model, features, NAME) : Number.NEGATIVE_INFINITY;
  for (const name of names) all.set(name, Math.max(asName, all.get(name) ?? Number.NEGATIVE_INFINITY));
  const best = Math.max(...all.values());
  return [...all].find(([, score]) => score === best)?.[0];
}

/** As the words of titles are spelled that stand in a text, by where they begin. */
function spelledInTitles(text: string, titles: readonly KnownTitle[]): ReadonlyMap<number, string> {
  const words = searchWords(text);
  const spelled = new Map<number, string>();
  for (const { from, to, title } of findTitleRuns(text, titles)) {
    const run = words.filter((word) => word.from >= from && word.to <= to);
    const own = searchWords(title);
    const start = own.findIndex((_, at) => startsWith(own.slice(at), run));
    for (const [at, word] of run.entries()) {
      const { from: first = 0, to: last = 0 } = own[start + at] ?? {};
      spelled.set(word.from, title.slice(first, last).normalize('NFC').toLowerCase());
    }
  }
  return spelled;
}

const startsWith = (words: readonly SearchWord[], run: readonly SearchWord[]): boolean =>
  run.every(({ folded }, at) => words[at]?.folded === folded);

/** Capitals where they were typed; what is not of the same length stays as it was. */
function withCapitals(read: string, written: string): string {
  if (read.length !== written.length) return written;
  return Array.from(read, (letter, at) => {
    const typed = written.charAt(at);
    return typed === typed.toLowerCase() ? letter : letter.toUpperCase();
  }).join('');
}

/** A text without marks, its capitals and its length kept. */
export function withoutMarks(text: string): string {
  const bare = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D');
  return fold(bare) === bare.toLowerCase() ? bare : text;
}
