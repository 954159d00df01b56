import type { Clause } from '../clauses/clause.ts';
import { canonicalWord } from '../language/canonical-word.ts';
import { HYPOTHETICAL, POLITE_IF, UNKNOWN } from '../language/stance-cues.ts';
import { contentOf, joinPassages, type Passage } from './ruling-text.ts';
import { figuresIn } from './said-figures.ts';

/** A choice that was made, and how sure it is that it was. */
export type Ruling = {
  readonly text: string;
  readonly evidence: ReadonlySet<number>;
  readonly content: ReadonlySet<string>;
  readonly turn: number;
  readonly confidence: number;
  /** Its signs are few: it is put forward to be looked at. */
  readonly suggested?: true;
};

const LEAST_WORDS = 4;
/** "Tuyển hai bạn"; not "tới 21 giờ". */
const COUNTS =
  /^(?!(?:tới|đến|từ|lúc|còn|chừng|khoảng) )\p{L}+ (?:\d+|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)(?= \p{L}+$)/iu;

/** The ruling that passages come to; none where they say too little to name a choice. */
export function rule(passages: readonly Passage[], turn: number, confidence: number): Ruling | null {
  const text = joinPassages(passages.map((passage) => passage.text));
  const content = contentOf(text);
  const evidence = new Set([...passages.map((passage) => passage.turn), turn]);
  const says =
    content.size >= 2 || (content.size === 1 && (text.split(' ').length >= LEAST_WORDS || COUNTS.test(text)));
  return !says ? null : { text, evidence, content, turn, confidence };
}

/** "Sáng sáu rưỡi, tối mười giờ": where figures are all that is said, they are the choice. */
export function figureAlone(text: string, turn: number): Ruling | null {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/u)
    .map(canonicalWord);
  if (figuresIn(words).size === 0) return null;
  return { text, evidence: new Set([turn]), content: contentOf(text), turn, confidence: 0.6 };
}

/** Neither imagined nor unknown. */
export function isEarnest(clause: Clause): boolean {
  if (UNKNOWN.test(clause.plain)) return false;
  return !HYPOTHETICAL.test(clause.plain) || POLITE_IF.test(clause.plain);
}
