import { areMarked, findPhrases } from '../lexicon/find-phrases.ts';
import { isOfClass, type ReadText } from '../support/read-text.ts';
import type { Roster } from '../support/roster.ts';
import { numberWords } from '../text/number-words.ts';
import type { SummaryWords } from './summary-phrases.ts';
import { lowerTitle, type Voice } from './voices.ts';

/** Words to write instead of others, by index; an empty one is left out. */
export type Replacements = ReadonlyMap<number, string>;

/** "I", "you" and "we" of a sentence by name; null where somebody cannot be named. */
export function namePeople(read: SummaryWords, voice: Voice, roster: Roster): Replacements | null {
  const { said } = read;
  let starts: ReadonlySet<number> | null = null;
  const isVerbal = (at: number): boolean => {
    starts ??= verbalStarts(said);
    return starts.has(at);
  };
  const isNamed = (at: number) => roster.findNamed(said).some((one) => one.at <= at && at < one.next);
  const replacements = new Map<number, string>();
  for (const at of said.words.keys()) {
    if (read.endOf('we', at) !== null && said.words[at - 1]?.word !== 'người') {
      dropWe(read, at, replacements);
      continue;
    }
    if (!isPronoun(read, said, at, isVerbal) || isNamed(at) || replacements.has(at)) continue;
    if (isSomebodyElse(read, at)) return null;
    const name = personAt(said, at, voice, roster);
    if (name === null) return null;
    replacements.set(at, isCall(read, at) ? '' : lowerTitle(name, roster));
    if (said.words[at - 1]?.word === 'chúng') replacements.set(at - 1, '');
  }
  return replacements;
}

/** "Thưa chị, …", "…, em, …": who is called, or a word begun with. */
const isCall = ({ words, endOf }: SummaryWords, at: number): boolean =>
  words[at]?.mark !== '' && (at === 0 || words[at - 1]?.mark !== '' || endOf('trim', at - 1) !== null);

/** Classes of words that go on behind a subject, rather than say who "chú" or "bà" is: "chú bảo vệ". */
const GOES_ON = [
  'function',
  'will',
  'deny',
  'past',
  'done',
  'particle',
  'opener',
  'change',
  'limit',
  'reason',
];

function verbalStarts({ words }: ReadText): ReadonlySet<number> {
  const spans = findPhrases(words, areMarked(words));
  return new Set(
    spans
      .filter(({ classes }) => classes.some((name) => name.startsWith('verb-') || GOES_ON.includes(name)))
      .map(({ from }) => from),
  );
}

function isPronoun(
  read: SummaryWords,
  said: ReadText,
  at: number,
  isVerbal: (at: number) => boolean,
): boolean {
  const isPerson = said.phrases.some(
    (phrase) =>
      phrase.at === at &&
      phrase.next === at + 1 &&
      (phrase.classes.includes('kin') || phrase.classes.includes('speaker')),
  );
  if (!isPerson || isCounted(read, at) || isNoun(read, at) || said.words[at]?.word === 'o') return false;
  const next = said.words[at + 1];
  const isAlone = next === undefined || said.words[at]?.mark !== '';
  if (isAlone || isOfClass(said, at, 'speaker')) return true;
  if (/^\p{Lu}/u.test(next.text)) return false;
  if (said.words[at]?.word === 'em') return true;
  return isVerbal(at + 1) || isOfClass(said, at + 1, 'empty');
}

/** "Bà chủ", "em nào rảnh": a word for somebody that names neither speaker nor listener. */
const isNoun = ({ words, endOf }: SummaryWords, at: number): boolean =>
  endOf('person-noun', at) !== null || (words[at]?.mark === '' && endOf('another', at + 1) !== null);

/** "Anh ấy", "bà kia": somebody whom only the talk before names. */
const isSomebodyElse = ({ words, endOf }: SummaryWords, at: number): boolean =>
  words[at]?.mark === '' && endOf('third-person', at + 1) !== null;

const NUMBERS = new Set(numberWords);

/** "Hai con trên", "312 cháu", "mấy ông": what is counted is nobody in particular; "vòng hai anh gặp" counts nobody. */
const isCounted = ({ words, startOf }: SummaryWords, at: number): boolean => {
  const before = words[at - 1];
  if (before === undefined || before.mark !== '') return false;
  const isNumber = NUMBERS.has(before.word) || /\d/u.test(before.text);
  return (isNumber && startOf('before-ordinal', at - 1) === null) || startOf('before-noun', at) !== null;
};

function personAt(said: ReadText, at: number, { name, listener, isSelf }: Voice, roster: Roster) {
  if (isSelf(said, at)) return name;
  if (listener === null) return null;
  const isCalledSo = roster.titleOf(listener) === said.words[at]?.word || isOfClass(said, at, 'junior');
  return isCalledSo || roster.titleOf(listener) === '' ? listener : null;
}

/** Whom somebody does a thing for is written; else Vietnamese needs no "we". */
function dropWe({ words, endOf }: SummaryWords, from: number, replacements: Map<number, string>): void {
  const before = words[from - 1]?.word ?? '';
  for (let at = from; at < (endOf('we', from) ?? from); at += 1) replacements.set(at, '');
  if (before === 'của') replacements.set(from - 1, '');
  else if (before === 'cho' || before === 'với' || before === 'giúp') replacements.set(from, 'nhóm');
}
