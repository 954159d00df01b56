import { findTaskActs } from '../acts/find-task-acts.ts';
import { type Clause, sliceClause } from '../clauses/clause.ts';
import { cleanStatement } from '../clauses/clean-statement.ts';
import { contentWords } from '../clauses/content-words.ts';
import { endsWith } from '../language/phrase.ts';
import { NO_MORE_TALK, SETTLES } from '../language/settling-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { pointedTo } from './pointed-to.ts';
import { NUMBERED, RULES_OUT } from './ruling-cues.ts';
import {
  clean,
  contentOf,
  isFull,
  matterOf,
  type Passage,
  TELLING,
  withoutReason,
  withTopic,
} from './ruling-text.ts';
import { wordRuling } from './word-ruling.ts';

/** "Hai đứa khỏi cãi nữa", "không bàn nữa nghe": what was said before it stands. */
const ENDS_TALK = endsWith(
  '(?:khỏi|miễn|không|đừng) (?:bàn|cãi|nói|tranh luận|so đo)(?: (?:tới|lui|qua|lại|nhiều|nữa|gì|thêm|nhé|nghe|ạ))*',
);

const SHORT = 6;
const LEAST_BEFORE = 3;

/** What a settling clause settles: the words after the settling word, or those before it, or what it points back to. */
export function settledPassages(clause: Clause, index: number, context: MeetingContext): Passage[] {
  const said = withoutReason(withoutTask(clause, context));
  const whole = beforeNoMoreTalk(said);
  const own = whole === said ? ownWords(clause, said, context) : clean(whole, context);
  const endsTalk = clause.words.length <= SHORT && ENDS_TALK.test(clause.plain);
  if (!endsTalk && isFull(own) && matterOf(own).size >= TELLING) return [{ text: own, turn: clause.turn }];
  const figure = whole !== said && NUMBERED.test(whole.plain);
  if (figure) return [{ text: withTopic(own, clause, context), turn: clause.turn }];
  const before = pointedTo(clause, index, endsTalk ? '' : own, context);
  if (before && (endsTalk || matterOf(own).size === 0)) return [before];
  const settled = { text: withTopic(own, clause, context), turn: clause.turn };
  if (!before || (matterOf(own).size > 0 && RULES_OUT.test(whole.plain))) return [settled];
  return addsMatter(own, before.text) ? [before, { text: own, turn: clause.turn }] : [before];
}

/** The clause without the part that hands out work, which is a task and no decision. */
function withoutTask(clause: Clause, context: MeetingContext): Clause {
  const given = findTaskActs(clause, context).find((act) => act.kind === 'assign' && act.from > 2);
  return given ? sliceClause(clause, 0, given.from) : clause;
}

/** "Bảy chục một em, khỏi bàn nữa": the part before it, where it says something; else what follows it. */
function beforeNoMoreTalk(clause: Clause): Clause {
  const found = NO_MORE_TALK.exec(clause.plain);
  if (!found) return clause;
  const to = clause.offsets.findIndex((offset) => offset > found.index);
  if (to >= LEAST_BEFORE && contentWords(clause.words.slice(0, to)).size > 0)
    return sliceClause(clause, 0, to);
  const from = to + found[0].trim().split(' ').length;
  return clause.words.length - from < LEAST_BEFORE ? clause : sliceClause(clause, from, clause.words.length);
}

/** The clause as minutes tell it, or the words after the settling word: where no comma parts it, what led to it stands before. */
function ownWords(clause: Clause, said: Clause, context: MeetingContext): string {
  const match = SETTLES.exec(clause.plain);
  const after = match ? afterWord(said, match.index + match[0].length) : '';
  const told = wordRuling(clause, [], context);
  const isRunOn = clause.breaks.size === 0;
  return [isRunOn ? after : told, told, after].find(isFull) ?? clean(said, context);
}

function afterWord(clause: Clause, offset: number): string {
  const from = clause.offsets.findIndex((start) => start > offset - 1);
  return from < 0 ? '' : cleanStatement(clause, [], from);
}

function addsMatter(own: string, before: string): boolean {
  const known = contentOf(before);
  return [...contentOf(own)].some((word) => !known.has(word));
}
