import type { Clause } from '../clauses/clause.ts';
import type { WordingMark } from './wording-marks.ts';

type Leave = (from: number, to: number) => void;

/** Indexes of the tokens that a written line may have: no filler, no call, nothing said twice, nobody it is a favour to. */
export function writableTokens(clause: Clause, marks: readonly WordingMark[]): number[] {
  const left = new Set<number>();
  const leave: Leave = (from, to) => {
    for (let at = from; at < to; at += 1) left.add(at);
  };
  for (const { name, from, to } of marks) {
    if (name === 'filler') leave(from, to);
    if (name === 'empty-classifier' && isVerbBefore(clause, from)) leave(from, to);
    if (name === 'on-behalf' && isFavour(clause, from, to)) leave(from, personEnd(clause, to));
  }
  for (const { isCalled, from, to } of clause.mentions) if (isCalled) leave(from, to);
  leaveCalls(clause, marks, leave);
  leaveStammer(clause, marks, leave);
  return clause.tokens.flatMap((_, at) => (left.has(at) ? [] : [at]));
}

/** "đặt cái biển": behind a verb the classifier says nothing, unless it points. */
const isVerbBefore = ({ phrases, tokens }: Clause, at: number): boolean =>
  tokens[at + 1] !== undefined &&
  phrases.some(({ to, classes }) => to === at && classes.some((name) => name.startsWith('verb-'))) &&
  !phrases.some(({ from, classes }) => from === at + 1 && classes.includes('function'));

/** "soạn giúp chị", "làm hộ nhé", not "danh sách hộ nghèo": a person follows, or nothing. */
const isFavour = (clause: Clause, from: number, to: number): boolean =>
  from > 0 &&
  (personEnd(clause, to) > to || to === clause.tokens.length || clause.tokens[to - 1]?.mark !== '');

/** Where "giúp chị", "hộ anh Tuấn" ends. */
function personEnd({ phrases, mentions }: Clause, at: number): number {
  const mention = mentions.find(({ from }) => from === at);
  const pronoun = phrases.find(
    ({ from, classes }) => from === at && (classes.includes('kin') || classes.includes('self')),
  );
  return mention?.to ?? pronoun?.to ?? at;
}

/** "Em ơi, …", "chị, …", "… nhé anh": a listener who is spoken to. */
function leaveCalls({ tokens, phrases }: Clause, marks: readonly WordingMark[], leave: Leave): void {
  const starting = (name: string) =>
    new Set(marks.filter((mark) => mark.name === name).map(({ from }) => from));
  const [calls, before] = [starting('call'), starting('before-call')];
  for (const { from, to, classes } of phrases) {
    if (!classes.includes('kin') || to - from !== 1) continue;
    const opens = from === 0 || tokens[from - 1]?.mark !== '';
    const ends = to === tokens.length || tokens[from]?.mark !== '';
    if (calls.has(to)) leave(from, to + 1);
    else if (ends && (opens || before.has(from - 1))) leave(from, to);
  }
}

const LONGEST_REPEAT = 3;

/** "là là", "làm bảng làm bảng": of words said again at once the first are left out; "ầm ầm" and "từ từ" are words. */
function leaveStammer({ tokens, phrases }: Clause, marks: readonly WordingMark[], leave: Leave): void {
  const small = new Set(marks.filter(({ name }) => name === 'open-ended').map(({ from }) => from));
  const isWord = (at: number) => phrases.some(({ from, to }) => from === at && to === at + 2);
  for (let length = LONGEST_REPEAT; length > 0; length -= 1) {
    for (let from = 0; from + 2 * length <= tokens.length; from += 1) {
      const words = tokens.slice(from, from + length);
      const isAgain = words.every(({ word }, at) => tokens[from + length + at]?.word === word);
      if (isAgain && (length > 1 || (small.has(from) && !isWord(from)))) leave(from, from + length);
    }
  }
}
