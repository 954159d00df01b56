import type { Turn } from '../transcript/turn.ts';
import { buildClause, type Clause } from './clause.ts';
import { canonicalWord } from './language/canonical-word.ts';
import { ASKS_AT_END } from './language/question-cues.ts';
import { splitRunOn } from './split-run-on.ts';

/** Longer sentences are cut, so that no pattern ever works on an unbounded text. */
const LONGEST = 80;

const ABBREVIATION = /^(?:tp|ts|ths|bs|gs|pgs|ks|đ\/c|mr|ms|mrs|dr|vd|st|tt|q|p|no|vs)\.$/iu;

/** The clauses of each turn, in order: sentences where the text is punctuated, else cut at words that open one. */
export function readClauses(turns: readonly Turn[]): Clause[][] {
  const punctuated = turns.filter((turn) => /[.!?…,]/u.test(turn.text)).length * 5 >= turns.length;
  return turns.map((turn, index) => {
    const sentences = splitSentences(index, turn.text);
    const clauses = punctuated ? sentences : sentences.flatMap(splitRunOn);
    return clauses.map((clause) => (clause.asks || punctuated ? clause : withQuestion(clause)));
  });
}

/** Recogniser text has no question marks, so the words at the end must tell. */
function withQuestion(clause: Clause): Clause {
  return ASKS_AT_END.test(clause.plain) ? { ...clause, asks: true } : clause;
}

function splitSentences(turn: number, text: string): Clause[] {
  const clauses: Clause[] = [];
  let raw: string[] = [];
  let words: string[] = [];
  let breaks = new Set<number>();
  const close = (asks: boolean) => {
    if (words.length > 0) clauses.push(buildClause(turn, raw, words, breaks, asks));
    raw = [];
    words = [];
    breaks = new Set();
  };
  for (const token of text.split(/\s+/u)) {
    const word = token.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}%]+$/gu, '');
    if (word === '') {
      if (/^[-–—•*]+$/u.test(token)) close(false);
      else if (/[.!?…]/u.test(token)) close(token.includes('?'));
      continue;
    }
    raw.push(word);
    words.push(canonicalWord(word));
    const tail = token.slice(token.lastIndexOf(word) + word.length);
    if (/[.!?…;]/u.test(tail) && !ABBREVIATION.test(token)) close(tail.includes('?'));
    else if (/[,:–—-]/u.test(tail)) breaks.add(words.length - 1);
    if (words.length >= LONGEST) close(false);
  }
  close(false);
  return clauses;
}
