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
  let found: Verbs | null = null;
  const verbs = (): Verbs => {
    found ??= findVerbs(said);
    return found;
  };
  const isNamed = (at: number) => roster.findNamed(said).some((one) => one.at <= at && at < one.next);
  const replacements = new Map<number, string>();
  for (const at of said.words.keys()) {
    if (read.endOf('we', at) !== null && said.words[at - 1]?.word !== 'người') {
      dropWe(read, at, replacements);
      continue;
    }
    if (!isPronoun(read, at, verbs) || isNamed(at) || replacements.has(at)) continue;
    if (isSomebodyElse(read, at)) return null;
    const name = voice.personAt(said, at);
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

/** Where verbs and small words begin, and behind which word they end. */
type Verbs = { readonly starts: ReadonlySet<number>; readonly ends: ReadonlySet<number> };

function findVerbs({ words }: ReadText): Verbs {
  const spans = findPhrases(words, areMarked(words)).filter(({ classes }) =>
    classes.some((name) => name.startsWith('verb-') || GOES_ON.includes(name)),
  );
  return { starts: new Set(spans.map(({ from }) => from)), ends: new Set(spans.map(({ to }) => to)) };
}

function isPronoun(read: SummaryWords, at: number, verbs: () => Verbs): boolean {
  const { said } = read;
  const isPerson = said.phrases.some(
    (phrase) =>
      phrase.at === at &&
      phrase.next === at + 1 &&
      (phrase.classes.includes('kin') || phrase.classes.includes('speaker')),
  );
  if (!isPerson || isCounted(read, at) || isNoun(read, at) || said.words[at]?.word === 'o') return false;
  const next = said.words[at + 1];
  const isAlone = next === undefined || said.words[at]?.mark !== '';
  if (isOfClass(said, at, 'speaker')) return true;
  if (isAlone) return !endsWord(said, at, verbs());
  if (/^\p{Lu}/u.test(next.text)) return false;
  if (said.words[at]?.word === 'em') return true;
  return verbs().starts.has(at + 1) || isOfClass(said, at + 1, 'empty');
}

/** "Áo sơ mi", "bò con": behind a word of matter that is no verb, a word for somebody is a syllable of it or a call. */
const endsWord = (said: ReadText, at: number, { ends }: Verbs): boolean =>
  said.words[at - 1]?.mark === '' && !isOfClass(said, at - 1, 'empty') && !ends.has(at);

/** "Bà chủ", "em nào rảnh", "ghi chú": a word for somebody that names neither speaker nor listener, or for nobody. */
const isNoun = ({ words, endOf, startOf }: SummaryWords, at: number): boolean =>
  endOf('person-noun', at) !== null ||
  startOf('no-person', at + 1) !== null ||
  (words[at]?.mark === '' && endOf('another', at + 1) !== null);

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

/** Whom somebody does a thing for is written; else Vietnamese needs no "we". */
function dropWe({ words, endOf }: SummaryWords, from: number, replacements: Map<number, string>): void {
  const before = words[from - 1]?.word ?? '';
  for (let at = from; at < (endOf('we', from) ?? from); at += 1) replacements.set(at, '');
  if (before === 'của') replacements.set(from - 1, '');
  else if (before === 'cho' || before === 'với' || before === 'giúp') replacements.set(from, 'nhóm');
}
