import { hasMarks } from '../text/fold.ts';
import { type SearchWord, searchWords } from '../text/search-words.ts';
import { spellingKey } from '../text/spelling.ts';
import { type Expected, findExpected } from './expected-answer.ts';
import { synonymGroups } from './synonyms.ts';

/** Words that say the same; `isWhole` where they or what they stand for are several syllables, of which none is missing. */
export type OtherPhrase = { readonly words: readonly SearchWord[]; readonly isWhole: boolean };

/** A word of a question, and what others say for it or for the phrase it is a part of. */
export type QuestionTerm = {
  readonly word: SearchWord;
  readonly others: readonly OtherPhrase[];
};

export type ReadQuestion = {
  readonly terms: readonly QuestionTerm[];
  readonly expected: readonly Expected[];
  /** Places of the terms that name what is asked of something: "lương tháng" of "… lương tháng bao nhiêu?". */
  readonly attribute: readonly number[];
  /** Typed with diacritics. */
  readonly isMarked: boolean;
};

/**
 * What of a question is looked for in what was said: `query` are its words that name something, `ownWords` groups of phrases that say
 * the same in one company alone.
 */
export function readQuestion(
  message: string,
  query: string,
  ownWords: readonly (readonly string[])[] = [],
): ReadQuestion {
  const { words, alternatives } = splitAlternatives(searchWords(query));
  // Of a message typed without marks but for a word or two ("mấy") those that are looked for have none.
  const isMarked = hasMarks(words.length < leastOfQuery ? message : query);
  const groups = withOwn(ownWords);
  return {
    terms: words.map((word, at) => ({
      word,
      others: [
        ...othersAt(groups, words, at, isMarked),
        ...spelledOut(query.slice(word.from, word.to)),
        ...otherNumber(query.slice(word.from, word.to)),
        ...(alternatives.get(word) ?? []),
      ],
    })),
    expected: findExpected(message),
    attribute: findAttribute(message, words, isMarked),
    isMarked,
  };
}

const leastOfQuery = 3;

interface Alternatives {
  readonly words: readonly SearchWord[];
  readonly alternatives: ReadonlyMap<SearchWord, readonly OtherPhrase[]>;
}

const isNumber = (word: SearchWord | undefined): boolean => word !== undefined && /^\d/.test(word.folded);
const or: ReadonlySet<string> = new Set(['hay', 'hoac']);

/** "185 hay 195" asks for a line that says one of the two. */
function splitAlternatives(words: readonly SearchWord[]): Alternatives {
  const at = words.findIndex(
    ({ folded }, place) => or.has(folded) && isNumber(words[place - 1]) && isNumber(words[place + 1]),
  );
  const [one, other] = [words[at - 1], words[at + 1]];
  if (at < 0 || !one || !other) return { words, alternatives: new Map() };
  return {
    words: words.toSpliced(at, 2),
    alternatives: new Map([[one, [{ words: [other], isWhole: true }]]]),
  };
}

const interrogatives: ReadonlySet<string> = new Set(['nào', 'gì', 'mấy', 'nao', 'gi', 'may', 'mô', 'chi']);
const plainInterrogatives: ReadonlySet<string> = new Set(['nao', 'gi']);
/** Verbs and degrees before "bao nhiêu" or "gì" name no property that an answer would have to name. */
const noProperty: ReadonlySet<string> = new Set(
  'lam quyet chot ban len duoc phai bo lay la tra thuong nhat viet noi ban bao nho giao can dung nhan mat het ton dua thang mua thue'.split(
    ' ',
  ),
);
const mostOfAttribute = 2;

function findAttribute(message: string, terms: readonly SearchWord[], isMarked: boolean): number[] {
  const asked = searchWords(message);
  const words = isMarked ? interrogatives : plainInterrogatives;
  const at = asked.findIndex(
    ({ folded, from, to }, place) =>
      words.has(message.slice(from, to).normalize('NFC').toLowerCase()) ||
      (folded === 'bao' && asked[place + 1]?.folded === 'nhieu'),
  );
  const places: number[] = [];
  let term = terms.length;
  for (let back = at - 1; back >= 0 && places.length < mostOfAttribute; back -= 1) {
    const place = terms.findLastIndex(({ folded }, one) => one < term && folded === asked[back]?.folded);
    const folded = terms[place]?.folded ?? '';
    if (place < 0 || /\d/.test(folded)) break;
    if (!noProperty.has(folded)) places.push(place);
    else if (folded !== 'thang') break;
    term = place;
  }
  return places;
}

type Group = readonly (readonly SearchWord[])[];

type GroupsByFirst = ReadonlyMap<
  string,
  readonly { readonly phrase: Group[number]; readonly group: Group }[]
>;

/** Groups by the first word of each phrase; "X1" is two words, as it is in a question. */
function readGroups(written: readonly (readonly string[])[]): GroupsByFirst {
  const groups = written.map((group) =>
    group.map((phrase) => searchWords(phrase.replace(/(\p{L})(?=\d)/gu, '$1 '))),
  );
  return Map.groupBy(
    groups.flatMap((group) => group.map((phrase) => ({ phrase, group }))),
    ({ phrase }) => phrase[0]?.folded ?? '',
  );
}

const groupsByFirst = readGroups(synonymGroups);

function withOwn(ownWords: readonly (readonly string[])[]): GroupsByFirst {
  if (ownWords.length === 0) return groupsByFirst;
  const own = readGroups(ownWords);
  const firsts = [...new Set([...groupsByFirst.keys(), ...own.keys()])];
  return new Map(
    firsts.map((first) => [first, [...(groupsByFirst.get(first) ?? []), ...(own.get(first) ?? [])]]),
  );
}

const longestPhrase = 4;

/** Other phrases for the phrases of the question that cover a word. */
function othersAt(
  groups: GroupsByFirst,
  words: readonly SearchWord[],
  at: number,
  isMarked: boolean,
): OtherPhrase[] {
  const begins = Array.from({ length: longestPhrase }, (_, step) => at - step).filter((from) => from >= 0);
  return begins.flatMap((from) =>
    (groups.get(words[from]?.folded ?? '') ?? [])
      .filter(({ phrase }) => from + phrase.length > at && hasPhraseAt(words, from, phrase, isMarked))
      .flatMap(othersOf),
  );
}

const othersOf = ({
  phrase,
  group,
}: {
  readonly phrase: Group[number];
  readonly group: Group;
}): OtherPhrase[] =>
  group
    .filter((other) => other !== phrase)
    .map((words) => ({ words, isWhole: words.length > 1 || phrase.length > 1 }));

const hasPhraseAt = (
  words: readonly SearchWord[],
  from: number,
  phrase: readonly SearchWord[],
  isMarked: boolean,
): boolean =>
  phrase.every(({ folded, spelling }, step) => {
    const word = words[from + step];
    if (word?.folded !== folded) return false;
    return !isMarked || spellingKey(word.spelling) === spellingKey(spelling);
  });

/** "2" is said "hai"; of words only those that mean nothing else ("năm" is a year, "ba" a father) are written as figures. */
function otherNumber(written: string): OtherPhrase[] {
  const said = otherNumbers.get(written.normalize('NFC').toLowerCase());
  return said === undefined ? [] : [{ words: searchWords(said), isWhole: true }];
}

const numbersSaid = 'một hai ba bốn năm sáu bảy tám chín mười'.split(' ');
const alsoNames: ReadonlySet<string> = new Set(['một', 'ba', 'năm', 'bảy']);
const otherNumbers: ReadonlyMap<string, string> = new Map(
  numbersSaid.flatMap((word, at) => {
    const figure = String(at + 1);
    return alsoNames.has(word)
      ? [[figure, word]]
      : [
          [figure, word],
          [word, figure],
        ];
  }),
);

/** What letters are called, as recognised speech writes an abbreviation. */
const letterNames: Readonly<Record<string, readonly string[]>> = {
  A: ['a'],
  B: ['bê', 'bi'],
  C: ['xê', 'xi', 'cê'],
  D: ['đê', 'đi'],
  E: ['e', 'i'],
  F: ['ép'],
  G: ['gờ', 'giê', 'ghi'],
  H: ['hát', 'ếch'],
  I: ['i', 'ai'],
  K: ['ca', 'cây'],
  L: ['en lờ', 'eo'],
  M: ['em mờ', 'em'],
  N: ['en nờ', 'en'],
  O: ['o', 'ô'],
  P: ['pê', 'pi'],
  Q: ['quy', 'kiu'],
  R: ['e rờ', 'a'],
  S: ['ét', 'ét xì'],
  T: ['tê', 'ti'],
  U: ['u', 'iu'],
  V: ['vê', 'vi'],
  X: ['ích', 'ích xì'],
  Y: ['y', 'quai'],
  Z: ['dét'],
};
const mostLetters = 4;

/** "FSC" as it is said, letter by letter. */
function spelledOut(written: string): OtherPhrase[] {
  if (!/^[A-Z]{2,}$/.test(written) || written.length > mostLetters) return [];
  const said = [...written].reduce<string[]>(
    (begun, letter) => begun.flatMap((text) => (letterNames[letter] ?? []).map((name) => `${text} ${name}`)),
    [''],
  );
  return said.map((text) => ({ words: searchWords(text), isWhole: true }));
}
