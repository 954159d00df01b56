import { bareWord, EDGE, NAME, WRITTEN } from '@hopgon/engine/intent/marks/mark-features';
import { spellingKey, spellingOf } from '@hopgon/engine/text/spelling';
import { listMeetings, loadMeeting } from '../../load-meetings.ts';
import { loadMessages } from '../../load-messages.ts';

/** A word of a text that is spelled with its marks. */
export type SpelledWord = {
  readonly bare: string;
  readonly form: string;
  /** The form, or that it is somebody's name. */
  readonly label: string;
};

export type SpelledText = {
  readonly words: readonly SpelledWord[];
  /** What people type to the assistant counts more than what they say in meetings. */
  readonly weight: number;
};

const MESSAGE_WEIGHT = 2;
/** Where fewer of the words carry marks some were left out. */
const LEAST_MARKED = 0.5;
const FEWEST_LONG = 3;

/** The open messages and meetings whose words are spelled with their marks. */
export function loadSpelled(): SpelledText[] {
  const messages = loadMessages().flatMap(({ isClosed, text }) => (isClosed ? [] : [text]));
  const meetings = listMeetings().filter(({ isClosed }) => !isClosed);
  const turns = meetings.flatMap((listed) => loadMeeting(listed).turns.map(({ text }) => text));
  const texts = [
    ...messages.map((text) => ({ words: cutWords(text), weight: MESSAGE_WEIGHT })),
    ...turns.map((text) => ({ words: cutWords(text), weight: 1 })),
  ].filter(({ words }) => isSpelled(words));
  return withUsualForms(texts);
}

function cutWords(text: string): SpelledWord[] {
  const written = text.normalize('NFC').match(WRITTEN) ?? [];
  return written.map((word, at) => {
    const form = word.toLowerCase().replace(/\d+/gu, '#');
    const isName = /^\p{Lu}\p{Ll}/u.test(word) && !/^[.?!:"“]?$/u.test(written[at - 1] ?? '');
    return { bare: bareWord(word), form, label: isName ? NAME : form };
  });
}

function isSpelled(words: readonly SpelledWord[]): boolean {
  const long = words.filter(({ bare }) => /^[a-z]{2,}$/u.test(bare));
  const marked = long.filter(({ bare, form }) => bare !== form);
  return long.length >= FEWEST_LONG && marked.length > long.length * LEAST_MARKED;
}

/** "Hoà" and "hòa" are one word: each is written as most write it. */
function withUsualForms(texts: readonly SpelledText[]): SpelledText[] {
  const byKey = Map.groupBy(countForms(texts).entries(), ([form]) => spellingKey(spellingOf(form)));
  const usual = new Map(
    [...byKey].map(([key, counted]) => [
      key,
      counted.toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? key,
    ]),
  );
  const usualOf = (form: string): string => usual.get(spellingKey(spellingOf(form))) ?? form;
  return texts.map(({ words, weight }) => ({
    weight,
    words: words.map(({ bare, form, label }) => ({
      ...{ bare, form: usualOf(form) },
      label: label === NAME ? NAME : usualOf(label),
    })),
  }));
}

function countForms(texts: readonly SpelledText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words, weight } of texts)
    for (const { form } of words) counts.set(form, (counts.get(form) ?? 0) + weight);
  return counts;
}

/** A rarer spelling is more often a slip. */
const RAREST = { count: 3, share: 0.002 };

/** How the words of the same letters are spelled, by these letters. */
export function listForms(texts: readonly SpelledText[]): ReadonlyMap<string, readonly string[]> {
  const words = [...countForms(texts)].filter(([form]) => /^\p{L}+$/u.test(form));
  const forms = new Map<string, readonly string[]>();
  for (const [bare, counted] of Map.groupBy(words, ([form]) => bareWord(form))) {
    const all = counted.reduce((sum, [, count]) => sum + count, 0);
    const kept = counted.filter(([, count]) => count >= Math.max(RAREST.count, all * RAREST.share));
    if (kept.some(([form]) => form !== bare))
      forms.set(
        bare,
        kept.map(([form]) => form),
      );
  }
  return forms;
}

/** How the word before another was read. */
export const readBefore = (words: readonly SpelledWord[], at: number): string => words[at - 1]?.form ?? EDGE;
