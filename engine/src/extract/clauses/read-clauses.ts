import { isLatin, isWordUnit } from '../../text/letters.ts';
import { type Sentence, splitSentences } from '../../text/sentences.ts';
import { eachStretch } from '../../text/spaces.ts';
import type { Turn } from '../../transcript/turn.ts';
import { canonicalWord } from '../language/canonical-word.ts';
import { ASKS_AT_END, DENIES_AT_END, ORDERS_AT_END, TELLS_DOUBT } from '../language/question-cues.ts';
import { buildClause, type Clause, NO_BREAKS, withKnown } from './clause.ts';
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
  const { plain, asks } = clause;
  if (asks) return ORDERS_AT_END.test(plain) ? withKnown(clause, { asks: false }) : clause;
  const asksAtEnd = !punctuated && ASKS_AT_END.test(plain);
  return asksAtEnd && !ORDERS_AT_END.test(plain) && !TELLS_DOUBT.test(plain) && !DENIES_AT_END.test(plain)
    ? withKnown(clause, { asks: true })
    : clause;
}

/** One clause, or more where list dashes, a semicolon or the length limit cut the sentence. */
function readSentence(turn: number, { text, from }: Sentence, tokens: Tokens): Clause[] {
  const asks = text.includes('?');
  const clauses: Clause[] = [];
  let open = openClause();
  const close = () => {
    if (open.words.length === 0) return;
    const { raw, starts, words, breaks } = open;
    clauses.push(buildClause({ turn, raw, starts, words, breaks: breaks ?? NO_BREAKS, asks }));
    open = openClause();
  };
  eachStretch(text, (said, at) => {
    const token = tokens.get(said) ?? learn(said, tokens);
    if (token.word !== '') addToken(open, token, from + at);
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
  const word = withoutSigns(said);
  if (word === '') return { word, lead: 0, canonical: '', breaks: false, parts: DASH.test(said) };
  const lead = said.lastIndexOf(word);
  const tail = said.slice(lead + word.length);
  return {
    word,
    lead,
    canonical: canonicalWord(word),
    breaks: tail !== '' && /[,:–—-]/u.test(tail),
    parts: said.endsWith(';'),
  };
}

/** Without the punctuation around it; the per cent sign is a part of what is said. */
function withoutSigns(said: string): string {
  if (!isLatin(said)) return said.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}%]+$/gu, '');
  let from = 0;
  while (from < said.length && !isWordUnit(said.charCodeAt(from))) from += 1;
  let to = said.length;
  while (to > from && !isWordUnit(said.charCodeAt(to - 1)) && said.charAt(to - 1) !== '%') to -= 1;
  return said.slice(from, to);
}

/** A clause while its words come in. */
type OpenClause = {
  readonly raw: string[];
  readonly starts: number[];
  readonly words: string[];
  breaks: Set<number> | null;
};

const openClause = (): OpenClause => ({ raw: [], starts: [], words: [], breaks: null });

function addToken(open: OpenClause, { word, lead, canonical, breaks }: Token, at: number): void {
  if (breaks) {
    open.breaks ??= new Set();
    open.breaks.add(open.words.length);
  }
  open.raw.push(word);
  open.starts.push(at + lead);
  open.words.push(canonical);
}
