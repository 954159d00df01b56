import type { Statement } from '../../reader/extraction.ts';
import type { Clause } from '../clauses/clause.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import { GRANTS } from '../language/assent-cues.ts';
import { opensWith } from '../language/phrase.ts';
import { REVERSES } from '../language/settling-cues.ts';
import { UNKNOWN } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { isRecap } from '../recap.ts';
import { MEANT_AS_JOKE, TAKEN_AS_JOKE } from './no-ruling-cues.ts';
import { ASKING_WORD } from './other-talk-cues.ts';
import { readRulings } from './read-rulings.ts';
import { readWeighed } from './read-weighed.ts';
import { revised } from './revised.ts';
import type { Ruling } from './ruling.ts';
import { goingOn, isAlike, mayRuleAnew } from './superseded.ts';

const REVERSAL_REACH = 4;
const SAME_MATTER = 0.5;
/** Turns later the meeting is mostly at something else, which may share words with it. */
const NEAR = 8;
/** How soon a joke is owned up to. */
const JOKE_REACH = 3;
const SAME_FROM_AFAR = 0.75;

/** Choices the meeting made, each in its last version. */
export function findDecisions(context: MeetingContext): Statement[] {
  const standing: Ruling[] = [];
  context.clauses.forEach((clauses, turn) => {
    hear(standing, clauses, turn, context);
  });
  return standing.map(({ text, evidence, confidence, suggested }) => ({
    text,
    evidence: [...evidence].sort((a, b) => a - b),
    confidence: suggested ? Math.min(confidence, SUGGESTED) : confidence,
  }));
}
const SUGGESTED = 0.5;

function hear(standing: Ruling[], clauses: readonly Clause[], turn: number, context: MeetingContext): void {
  if (isRecap(clauses, context)) return;
  takeBack(standing, clauses, turn, context);
  for (const ruling of rulingsIn(turn, standing.at(-1), context)) enter(standing, ruling, context);
}

/** Less need speak for what comes of something held against a ruling. */
function rulingsIn(turn: number, last: Ruling | undefined, context: MeetingContext): Ruling[] {
  const found = readRulings(turn, context);
  if (found.length > 0 || last === undefined || leavesOpen(turn, context)) return found;
  if (!mayRuleAnew(turn, last, context)) return found;
  return readWeighed(turn, context, 0, LEAST_ANEW).filter((ruling) => isAlike(ruling, last));
}
const LEAST_ANEW = 1;
const leavesOpen = (turn: number, context: MeetingContext): boolean =>
  (context.clauses[turn] ?? []).some(({ plain }) => ASKING_WORD.test(plain) || UNKNOWN.test(plain));

/** A later word on the same matter replaces the earlier. */
function enter(standing: Ruling[], said: Ruling, context: MeetingContext): void {
  const last = standing.at(-1);
  if (last && isRevisedBy(last, said)) return;
  const ruling = last && mayRuleAnew(said.turn, last, context) ? goingOn(said, last) : said;
  if (settlesAgain(standing.at(-1), ruling)) return;
  const index = lastReplaced(standing, ruling, context);
  const known = standing[index];
  if (known && echoes(known, ruling)) return;
  if (known) standing.splice(index, 1);
  standing.push(ruling);
}

/** What stands has just been told with the figure that is ruled here. */
const isRevisedBy = (last: Ruling, said: Ruling): boolean =>
  last.turn === said.turn && Math.min(...last.evidence) < said.turn && isAlike(said, last);

function lastReplaced(standing: readonly Ruling[], ruling: Ruling, context: MeetingContext): number {
  for (let at = standing.length - 1; at >= 0; at -= 1) {
    const other = standing[at];
    if (!other) continue;
    if (isSameMatter(other, ruling) || leadsTo(other, ruling) || isTakenUp(other, ruling, context)) return at;
    if (at === standing.length - 1 && mayRuleAnew(ruling.turn, other, context)) return at;
  }
  return -1;
}

/** What was settled a moment ago in surer words is only said again. */
const echoes = (known: Ruling, again: Ruling): boolean =>
  again.turn - known.turn <= 2 && again.turn > known.turn && again.confidence < known.confidence;

/** "Mười sáu ngàn nhé." — "Mười sáu thì tôi không nói gì nữa." — "Chốt.": what it points to only takes up what stands. */
function settlesAgain(last: Ruling | undefined, { evidence, turn }: Ruling): boolean {
  const pointed = Math.min(...evidence);
  return last !== undefined && pointed < turn && last.turn < pointed && pointed - last.turn <= 1;
}

/** What was concluded one turn before it was settled in so many words. */
function leadsTo(one: Ruling, other: Ruling): boolean {
  const next = other.turn - one.turn <= 1 && one.confidence < other.confidence;
  return next && sharedCount(one.content, other.content) >= 1;
}

/** What one proposed and who leads then worded: "Em đề xuất rút xuống một tháng." — "Đồng ý, thử việc một tháng thôi." */
function isTakenUp(one: Ruling, other: Ruling, context: MeetingContext): boolean {
  if (other.turn - one.turn !== 1 || speakerOf(context, other.turn) !== context.chair) return false;
  return speakerOf(context, one.turn) !== context.chair && GRANTS.test(plainTurn(context, other.turn));
}

function isSameMatter(one: Ruling, other: Ruling): boolean {
  const shared = sharedCount(one.content, other.content);
  if (shared < (one.turn === other.turn ? 1 : 2)) return false;
  const far = other.turn - one.turn > NEAR;
  return shared / Math.min(one.content.size, other.content.size) >= (far ? SAME_FROM_AFAR : SAME_MATTER);
}

function takeBack(
  standing: Ruling[],
  clauses: readonly Clause[],
  turn: number,
  context: MeetingContext,
): void {
  const last = standing.at(-1);
  if (!last || last.turn === turn || turn - last.turn > REVERSAL_REACH) return;
  if (clauses.some((clause) => takesBack(clause, last)) || wasJoke(last, clauses, turn, context))
    standing.pop();
  else revise(standing, revised(last, clauses, turn, context));
}

function revise(standing: Ruling[], again: Ruling | null): void {
  if (again) standing.splice(-1, 1, again);
}

/** "Giỡn thôi", by whoever ruled when they speak next; "anh giỡn hoài", said to it. */
function wasJoke(last: Ruling, clauses: readonly Clause[], turn: number, context: MeetingContext): boolean {
  if (turn - last.turn > JOKE_REACH) return false;
  const by = speakerOf(context, last.turn);
  if (speakerOf(context, turn) !== by)
    return turn === last.turn + 1 && clauses.some(({ plain }) => TAKEN_AS_JOKE.test(plain));
  for (let at = last.turn + 1; at < turn; at += 1) if (speakerOf(context, at) === by) return false;
  return clauses[0] !== undefined && MEANT_AS_JOKE.test(clauses[0].plain);
}

/** "Thôi rút lại", "vậy dẹp vụ đó"; not "bỏ là phải", "bỏ bồn thì phải dời ống", nor what is about another matter. */
function takesBack(clause: Clause, { text, content }: Ruling): boolean {
  if (!REVERSES.test(clause.plain) || TELLS_OUTCOME.test(clause.plain)) return false;
  if (DROPS.test(clause.plain) && DROPS.test(` ${text.toLowerCase()} `)) return false;
  return (
    clause.words.length <= SHORT ||
    WAITS.test(clause.plain) ||
    sharedCount(content, contentWords(clause.words)) > 0
  );
}
const TELLS_OUTCOME = opensWith('(?:\\S+ ){0,2}(?:bỏ|hủy)(?: \\S+){0,4} (?:thì|là|cũng|hết vào|vào)');
const DROPS = / (?:bỏ|hủy)(?=[ ,])/u;
/** "Vậy thôi, khoan đã, để anh hỏi lại." */
const WAITS = / khoan(?: đã| hãy| hẵng)?(?= )/u;
const SHORT = 6;
