import { type Sentence, splitSentences } from '../../text/sentences.ts';
import { eachStretch } from '../../text/spaces.ts';
import type { Turn } from '../../transcript/turn.ts';
import { canonicalWord } from '../language/canonical-word.ts';
import { ASKS_AT_END, ORDERS_AT_END, TELLS_DOUBT } from '../language/question-cues.ts';
import { buildClause, type Clause } from './clause.ts';
import { splitRunOn } from './split-run-on.ts';

/** Longer sentences are cut, so that no pattern ever works on an unbounded text. */
const LONGEST = 80;

const DASH = /^[-–—•*]+$/u;

/** The clauses of each turn, in order: sentences where the text is punctuated, else cut at words that open one. */
export function readClauses(turns: readonly Turn[]): Clause[][] {
  return turns.map(clauseReader(turns));
}

/** As `readClauses`, for whoever needs those of some turns only. */
export function clauseReader(turns: readonly Turn[]): (turn: Turn, index: number) => Clause[] {
  const punctuated = turns.filter((turn) => /[.!?…,]/u.test(turn.text)).length * 5 >= turns.length;
  const tokens: Tokens = new Map();
  return (turn, index) => {
    const sentences = splitSentences(turn.text).flatMap((sentence) => readSentence(index, sentence, tokens));
    const clauses = punctuated ? sentences : sentences.flatMap(splitRunOn);
    return clauses.map((clause) => judgeQuestion(clause, punctuated));
  };
}

/** Recogniser text has no question marks, so the words at the end must tell. */
function judgeQuestion(clause: Clause, punctuated: boolean): Clause {
  if (ORDERS_AT_END.test(clause.plain)) return { ...clause, asks: false };
  if (punctuated || clause.asks) return clause;
  return { ...clause, asks: ASKS_AT_END.test(clause.plain) && !TELLS_DOUBT.test(clause.plain) };
}

/** One clause, or more where list dashes, a semicolon or the length limit cut the sentence. */
function readSentence(turn: number, { text, from }: Sentence, tokens: Tokens): Clause[] {
  const asks = text.includes('?');
  const clauses: Clause[] = [];
  let open = new OpenClause(turn);
  const close = () => {
    if (open.words.length > 0) clauses.push(open.build(asks));
    open = new OpenClause(turn);
  };
  eachStretch(text, (said, at) => {
    const token = tokens.get(said) ?? learn(said, tokens);
    if (token.word !== '') open.add(token, from + at);
    if (token.parts || open.words.length >= LONGEST) close();
  });
  close();
  return clauses;
}

/** What stands between two spaces, read: people say the same few thousand words again and again. */
type Token = {
  /** Without the punctuation around it; empty where there is nothing else. */
  readonly word: string;
  /** How much punctuation stands before it. */
  readonly lead: number;
  readonly canonical: string;
  /** A comma, colon or dash follows. */
  readonly breaks: boolean;
  /** A list dash or a semicolon: the clause ends here. */
  readonly parts: boolean;
};
type Tokens = Map<string, Token>;

function learn(said: string, tokens: Tokens): Token {
  const token = readToken(said);
  tokens.set(said, token);
  return token;
}

function readToken(said: string): Token {
  const word = said.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}%]+$/gu, '');
  if (word === '') return { word, lead: 0, canonical: '', breaks: false, parts: DASH.test(said) };
  const lead = said.lastIndexOf(word);
  const tail = said.slice(lead + word.length);
  return {
    word,
    lead,
    canonical: canonicalWord(word),
    breaks: /[,:–—-]/u.test(tail),
    parts: said.endsWith(';'),
  };
}

class OpenClause {
  readonly raw: string[] = [];
  readonly starts: number[] = [];
  readonly words: string[] = [];
  private readonly breaks = new Set<number>();
  private readonly turn: number;

  constructor(turn: number) {
    this.turn = turn;
  }

  add({ word, lead, canonical, breaks }: Token, at: number): void {
    if (breaks) this.breaks.add(this.words.length);
    this.raw.push(word);
    this.starts.push(at + lead);
    this.words.push(canonical);
  }

  build(asks: boolean): Clause {
    return buildClause({
      turn: this.turn,
      raw: this.raw,
      starts: this.starts,
      words: this.words,
      breaks: this.breaks,
      asks,
    });
  }
}
