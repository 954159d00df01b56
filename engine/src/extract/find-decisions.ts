import type { Clause } from './clause.ts';
import { cleanStatement } from './clean-statement.ts';
import { contentWords, overlap, sharedCount } from './content-words.ts';
import type { Statement } from './extraction.ts';
import {
  NOT_SETTLED,
  POLLS,
  PROPOSES,
  REVERSES,
  RULES,
  SETTLES,
  TAKES_UP,
} from './language/decision-cues.ts';
import { ACCEPTS, AGREES, HYPOTHETICAL, POLITE_IF, UNKNOWN } from './language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from './meeting-context.ts';
import { isRecap } from './recap.ts';

type Ruling = {
  readonly text: string;
  readonly evidence: Set<number>;
  readonly content: Set<string>;
  readonly turn: number;
  readonly confidence: number;
};

const FULL = 5;
const REVERSAL_REACH = 4;
const SAME_MATTER = 0.4;

/** Choices the meeting made, each in its last version. */
export function findDecisions(context: MeetingContext): Statement[] {
  const standing: Ruling[] = [];
  context.turns.forEach((_, turn) => {
    const clauses = context.clauses[turn] ?? [];
    if (isRecap(clauses, context)) return;
    const rulings = clauses.flatMap((clause, index) => readRuling(clause, index, context) ?? []);
    takeBack(standing, clauses, turn);
    for (const ruling of rulings) enter(standing, ruling);
  });
  return standing.map(({ text, evidence, confidence }) => ({
    text,
    evidence: [...evidence].sort((a, b) => a - b),
    confidence,
  }));
}

function readRuling(clause: Clause, index: number, context: MeetingContext): Ruling | null {
  if (HYPOTHETICAL.test(clause.plain) && !POLITE_IF.test(clause.plain)) return null;
  if (UNKNOWN.test(clause.plain)) return null;
  if (SETTLES.test(clause.plain) && !NOT_SETTLED.test(clause.plain) && !clause.asks)
    return settle(clause, index, 0.8, context);
  if (POLLS.test(clause.plain) && agreedNext(clause.turn, context)) return settlePoll(clause, index, context);
  if (RULES.test(clause.plain) && !clause.asks && agreedNext(clause.turn, context))
    return settle(clause, index, 0.55, context);
  if (index === 0 && takesUp(clause, context)) return settleProposal(clause, context);
  return null;
}

/** The clause itself, or with what it points back to when it says little ("chốt vậy"). */
function settle(clause: Clause, index: number, confidence: number, context: MeetingContext): Ruling | null {
  const own = textOf(clause, context);
  if (contentWords(words(own)).size >= FULL - 1 || words(own).length > FULL)
    return rule([own], clause.turn, [clause.turn], confidence);
  const before = earlierStatement(clause, index, context);
  const text =
    before && own !== before.text ? [before.text, ...(addsMatter(own, before.text) ? [own] : [])] : [own];
  return rule(text, clause.turn, before ? [before.turn, clause.turn] : [clause.turn], confidence);
}

function addsMatter(own: string, before: string): boolean {
  const known = contentWords(words(before));
  return [...contentWords(words(own))].some((word) => !known.has(word));
}

/** The fullest statement just before: in this turn, else the proposal of the turn before. */
function earlierStatement(
  clause: Clause,
  index: number,
  context: MeetingContext,
): { text: string; turn: number } | null {
  const own = (context.clauses[clause.turn] ?? []).slice(0, index);
  const previous = context.clauses[clause.turn - 1] ?? [];
  for (const candidates of [own, previous]) {
    const usable = candidates.filter((other) => !POLLS.test(other.plain) || other.words.length > 8).slice(-3);
    const texts = usable.map((other) => ({ text: textOf(other, context), turn: other.turn }));
    const fullest = texts.sort((a, b) => words(b.text).length - words(a.text).length)[0];
    if (fullest && contentWords(words(fullest.text)).size >= 2) return fullest;
  }
  return null;
}

function settlePoll(clause: Clause, index: number, context: MeetingContext): Ruling | null {
  const own = (context.clauses[clause.turn] ?? []).slice(0, index + 1);
  const texts = own
    .map((other) => (other === clause ? beforePoll(clause, context) : textOf(other, context)))
    .filter((text) => contentWords(words(text)).size >= 2);
  return rule(texts.slice(-2), clause.turn, [clause.turn, clause.turn + 1], 0.7);
}

function beforePoll(clause: Clause, context: MeetingContext): string {
  const match = POLLS.exec(clause.plain);
  const head = clause.plain.slice(0, match?.index ?? 0).trim();
  return head === '' ? '' : textOf(clause, context).split(' ').slice(0, head.split(' ').length).join(' ');
}

function takesUp(clause: Clause, context: MeetingContext): boolean {
  const before = context.clauses[clause.turn - 1] ?? [];
  const said = plainTurn(context, clause.turn);
  const settles = SETTLES.test(said);
  return (
    !settles &&
    ACCEPTS.test(said) &&
    TAKES_UP.test(clause.plain) &&
    before.some((other) => PROPOSES.test(other.plain))
  );
}

function settleProposal(clause: Clause, context: MeetingContext): Ruling | null {
  const before = context.clauses[clause.turn - 1] ?? [];
  const proposal = before.findLast((other) => PROPOSES.test(other.plain));
  return proposal
    ? rule([textOf(proposal, context)], clause.turn, [clause.turn - 1, clause.turn], 0.5)
    : null;
}

/** Somebody else says yes in one of the next two turns. */
function agreedNext(turn: number, context: MeetingContext): boolean {
  return [turn + 1, turn + 2].some((next) => {
    const said = plainTurn(context, next);
    const other = speakerOf(context, next) !== speakerOf(context, turn);
    return (
      other &&
      (ACCEPTS.test(said) || AGREES.test(said)) &&
      !/ (?:nhưng|khoan|không được|không đồng ý)(?= )/u.test(said)
    );
  });
}

function rule(
  texts: readonly string[],
  turn: number,
  evidence: readonly number[],
  confidence: number,
): Ruling | null {
  const text = texts.filter((part) => part !== '').join(', ');
  const content = contentWords(words(text));
  return content.size < 2 ? null : { text, evidence: new Set(evidence), content, turn, confidence };
}

/** A later word on the same matter replaces the earlier. */
function enter(standing: Ruling[], ruling: Ruling): void {
  const index = standing.findLastIndex((other) =>
    other.turn === ruling.turn
      ? overlap(other.content, ruling.content) >= SAME_MATTER
      : isSameMatter(other, ruling),
  );
  if (index >= 0) standing.splice(index, 1);
  standing.push(ruling);
}

function isSameMatter(one: Ruling, other: Ruling): boolean {
  return sharedCount(one.content, other.content) >= 2 && overlap(one.content, other.content) >= SAME_MATTER;
}

function takeBack(standing: Ruling[], clauses: readonly Clause[], turn: number): void {
  const last = standing.at(-1);
  if (!last || last.turn === turn || turn - last.turn > REVERSAL_REACH) return;
  if (clauses.some((clause) => REVERSES.test(clause.plain))) standing.pop();
}

function textOf(clause: Clause, context: MeetingContext): string {
  return cleanStatement(clause, context.mentions.get(clause) ?? []);
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((word) => word !== '');
}
