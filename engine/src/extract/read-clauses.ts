import { splitSentences } from '../text/sentences.ts';
import type { Turn } from '../transcript/turn.ts';
import { buildClause, type Clause } from './clause.ts';
import { canonicalWord } from './language/canonical-word.ts';
import { ASKS_AT_END, ORDERS_AT_END } from './language/question-cues.ts';
import { splitRunOn } from './split-run-on.ts';

/** Longer sentences are cut, so that no pattern ever works on an unbounded text. */
const LONGEST = 80;

const DASH = /^[-–—•*]+$/u;

/** The clauses of each turn, in order: sentences where the text is punctuated, else cut at words that open one. */
export function readClauses(turns: readonly Turn[]): Clause[][] {
  const punctuated = turns.filter((turn) => /[.!?…,]/u.test(turn.text)).length * 5 >= turns.length;
  return turns.map((turn, index) => {
    const sentences = readSentences(index, turn.text);
    const clauses = punctuated ? sentences : sentences.flatMap(splitRunOn);
    return clauses.map((clause) => judgeQuestion(clause, punctuated));
  });
}

/** Recogniser text has no question marks, so the words at the end must tell. */
function judgeQuestion(clause: Clause, punctuated: boolean): Clause {
  if (ORDERS_AT_END.test(clause.plain)) return { ...clause, asks: false };
  return punctuated || clause.asks ? clause : { ...clause, asks: ASKS_AT_END.test(clause.plain) };
}

function readSentences(turn: number, text: string): Clause[] {
  return splitSentences(text).flatMap((sentence) => readSentence(turn, sentence.text));
}

/** One clause, or more where list dashes, a semicolon or the length limit cut the sentence. */
function readSentence(turn: number, sentence: string): Clause[] {
  const asks = sentence.includes('?');
  const clauses: Clause[] = [];
  let open = new OpenClause(turn);
  const close = () => {
    if (open.words.length > 0) clauses.push(open.build(asks));
    open = new OpenClause(turn);
  };
  for (const token of sentence.split(/\s+/u)) {
    const word = token.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}%]+$/gu, '');
    if (word === '' && DASH.test(token)) close();
    if (word === '') continue;
    open.add(word, token.slice(token.lastIndexOf(word) + word.length));
    if (token.endsWith(';') || open.words.length >= LONGEST) close();
  }
  close();
  return clauses;
}

class OpenClause {
  readonly raw: string[] = [];
  readonly words: string[] = [];
  private readonly breaks = new Set<number>();
  private readonly turn: number;

  constructor(turn: number) {
    this.turn = turn;
  }

  add(word: string, tail: string): void {
    this.raw.push(word);
    this.words.push(canonicalWord(word));
    if (/[,:–—-]/u.test(tail)) this.breaks.add(this.words.length - 1);
  }

  build(asks: boolean): Clause {
    return buildClause({ turn: this.turn, raw: this.raw, words: this.words, breaks: this.breaks, asks });
  }
}
