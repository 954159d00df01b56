import { isOfClass } from '../support/read-text.ts';
import { readSummaryPhrases, type SummaryWords } from './summary-phrases.ts';

/** The words of a spoken sentence that minutes keep, by their indexes; empty where none is left. */
function cleanWords(read: SummaryWords): number[] {
  const left = new Set<number>();
  const leave: Leave = (from, to) => {
    for (let at = from; at < to; at += 1) left.add(at);
  };
  for (let at = 0; at < read.words.length; at += 1) {
    leave(at, read.endOf('filler', at) ?? at);
    if (read.words[at]?.word === 'ơi') leave(callStart(read, at), at + 1);
    leave(at, at + repeatAt(read, at));
    if (hesitates(read, at)) leave(at, at + 1);
  }
  const kept = read.words.flatMap((_, at) => (left.has(at) ? [] : [at]));
  return trimEnd(read, trimStart(read, kept));
}

/** "Mức lương thì, mười tám hay hai mươi" */
const hesitates = ({ words, said }: SummaryWords, at: number): boolean =>
  words[at]?.mark === ',' && isOfClass(said, at, 'topic-marker');

type Leave = (from: number, to: number) => void;

/** Where "anh Hùng ơi" begins, by the index of "ơi". */
function callStart({ words, said }: SummaryWords, at: number): number {
  const isName = /^\p{Lu}/u.test(words[at - 1]?.text ?? '') && !isOfClass(said, at - 1, 'kin');
  const name = isName ? at - 1 : at;
  return isOfClass(said, name - 1, 'kin') ? name - 1 : name;
}

const LONGEST_REPEAT = 4;

/**
 * How many words are said again at once, "còn mỗi, còn mỗi phần lọc"; of single words only small ones, for "từ từ" and "xanh
 * xanh" are words.
 */
function repeatAt({ words, said, endOf }: SummaryWords, at: number): number {
  for (let length = LONGEST_REPEAT; length > 0; length -= 1) {
    let same = 0;
    while (same < length && words[at + length + same]?.word === words[at + same]?.word) same += 1;
    if (same < length) continue;
    const isSmall = isOfClass(said, at, 'empty') && endOf('doubles', at) === null;
    if (length > 1 || isSmall || words[at]?.mark !== '') return length;
  }
  return 0;
}

/** Fewer words say nothing by themselves. */
const LEAST = 2;

function trimStart(read: SummaryWords, kept: readonly number[]): number[] {
  let rest = [...kept];
  while (rest.length > LEAST) {
    const at = rest[0] ?? 0;
    const answer = read.endOf('answer', at);
    const isAnswer = answer !== null && read.words[answer - 1]?.mark !== '';
    const next = read.endOf('agreement', at) ?? read.endOf('trim', at) ?? (isAnswer ? answer : null);
    if (next === null) break;
    const shorter = rest.filter((place) => place >= next);
    if (shorter.length < LEAST) break;
    rest = shorter;
  }
  return rest;
}

function trimEnd(read: SummaryWords, kept: readonly number[]): number[] {
  let rest = [...kept];
  while (rest.length > LEAST) {
    const last = rest.at(-1) ?? 0;
    const isFree = read.words[last - 1]?.mark !== '' || !rest.includes(last - 1);
    const isCalled = isOfClass(read.said, last, 'kin') && (isFree || read.startOf('tail', last) !== null);
    const from = isCalled ? last : read.startOf('tail', last + 1);
    if (from === null || !rest.some((at) => at < from)) break;
    rest = rest.filter((at) => at < from);
  }
  return rest;
}

export const readCleaned = (words: SummaryWords['words']): readonly [SummaryWords, number[]] => {
  const read = readSummaryPhrases(words);
  return [read, cleanWords(read)];
};
