import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { type ReadDeadline, readDeadline } from '../days/read-deadline.ts';
import { anyOf } from '../language/phrase.ts';
import { ACCEPTS, DECLINES, DECLINES_INSIDE, LAUGHS, REFUSES, TOO_SOON } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';

/** How a turn takes up what was asked or offered just before it. */
export type Reply = {
  readonly turn: number;
  readonly speaker: string | null;
  readonly said: string;
  /** A day named for the task. */
  readonly day: ReadDeadline | null;
  /** What else the clause that names the day speaks of. */
  readonly besideDay: ReadonlySet<string>;
  readonly accepts: boolean;
  readonly refuses: boolean;
  readonly wantsLater: boolean;
  readonly declinesOffer: boolean;
};

const ASKS_WHEN = anyOf('chừng nào|bao giờ|khi nào|hôm nào|bữa nào|ngày nào|mấy giờ|khi mô|bữa mô');
const SHORT_CLAUSE = 14;
const ASKS_FOR_DAY = anyOf(`
  cho (?:em|tôi|con|cháu|mình|anh|chị|cô|chú|bác) (?:xin |thêm |lùi |dời )*(?:tới|đến|sang|qua|hết|(?=(?:\\d|mười|hai|thứ|chủ|ngày|mùng|cuối|đầu|giữa|sáng|trưa|chiều|tối|đêm|mai|mốt|tuần)))
  xin (?:lùi|dời|sang|đến|tới)
`);

export function readReply(turn: number, context: MeetingContext): Reply {
  const said = plainTurn(context, turn);
  const asked = askedDay(turn, context) ?? shortDay(turn, context);
  const day = asked?.day ?? null;
  const answersWhen = day !== null && ASKS_WHEN.test(plainTurn(context, turn - 1));
  const accepts = ACCEPTS.test(said) || answersWhen;
  return {
    turn,
    speaker: speakerOf(context, turn),
    said,
    day,
    besideDay: asked?.beside ?? new Set(),
    accepts,
    refuses: REFUSES.test(said) || (DECLINES.test(said) && !accepts),
    wantsLater:
      (TOO_SOON.test(said) || ASKS_FOR_DAY.test(said)) &&
      day !== null &&
      (ASKS_FOR_DAY.test(said) || !REFUSES.test(said)),
    declinesOffer: DECLINES.test(said) || DECLINES_INSIDE.test(said) || LAUGHS.test(said),
  };
}

type NamedDay = { readonly day: ReadDeadline; readonly beside: ReadonlySet<string> };

function wordsBeside(words: readonly string[], { phrase }: ReadDeadline): Set<string> {
  const named = new Set(phrase.toLowerCase().split(/[\s,]+/u));
  return contentWords(words.filter((word) => !named.has(word)));
}

/** The day after "cho em đến …", in a sentence of any length. */
function askedDay(turn: number, context: MeetingContext): NamedDay | null {
  for (const clause of context.clauses[turn] ?? []) {
    const match = ASKS_FOR_DAY.exec(clause.plain);
    if (!match) continue;
    const from = clause.offsets.findIndex((offset) => offset > match.index);
    const day = readDeadline(clause, from, clause.words.length, context);
    if (day) return { day, beside: new Set() };
  }
  return null;
}

/** A day named in a short clause, or in a short part of one that tells; elsewhere it may belong to something else. */
function shortDay(turn: number, context: MeetingContext): NamedDay | null {
  for (const clause of context.clauses[turn] ?? []) {
    const { length } = clause.words;
    const whole = dayIn(clause, 0, length, context);
    const day = clause.asks || whole?.beside.size === 0 ? null : openingDay(clause, context);
    if (day ?? whole) return day ?? whole;
  }
  return null;
}

function dayIn(clause: Clause, from: number, to: number, context: MeetingContext): NamedDay | null {
  const day = to - from > SHORT_CLAUSE ? null : readDeadline(clause, from, to, context);
  return day && { day, beside: wordsBeside(clause.words.slice(from, to), day) };
}

/** "Đúng rồi, thứ tư phải có bảng, cuối tuần khách đông": the day of the first part that says anything. */
function openingDay(clause: Clause, context: MeetingContext): NamedDay | null {
  const ends = [...[...clause.breaks].map((at) => at + 1).sort((a, b) => a - b), clause.words.length];
  for (const [index, to] of ends.entries()) {
    const from = ends[index - 1] ?? 0;
    const found = dayIn(clause, from, to, context);
    if (found || contentWords(clause.words.slice(from, to)).size > 0) return found;
  }
  return null;
}
