import { readEventDay } from '../days/event-day.ts';
import { ASKS_WHEN, TOO_FAR } from '../days/haggle.ts';
import { type ReadDeadline, readDeadline } from '../days/read-deadline.ts';
import { type NamedDay, readHaggledDay, readReplyDay } from '../days/reply-day.ts';
import { anyOf } from '../language/phrase.ts';
import { ACCEPTS, DECLINES, DECLINES_INSIDE, LAUGHS, REFUSES, TOO_SOON } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { type MoreTime, readMoreTime } from './more-time.ts';

/** How a turn takes up what was asked or offered just before it. */
export type Reply = {
  readonly turn: number;
  readonly speaker: string | null;
  readonly said: string;
  /** A day named for the task. */
  readonly day: ReadDeadline | null;
  /** What else the clause that names the day speaks of. */
  readonly besideDay: ReadonlySet<string>;
  /** Some days more than was agreed. */
  readonly moreTime: MoreTime | null;
  /** The turn before asked when it is wanted. */
  readonly answersWhen: boolean;
  readonly accepts: boolean;
  readonly refuses: boolean;
  readonly wantsLater: boolean;
  readonly declinesOffer: boolean;
};

const ASKS_FOR_DAY = anyOf(`
  cho (?:(?:chúng|bọn|tụi|bên|tổ|nhóm) )?(?:em|tôi|con|cháu|mình|anh|chị|cô|chú|bác) (?:xin |thêm |lùi |dời )*(?:tới|đến|sang|qua|hết|(?=(?:\\d|mười|hai|thứ|chủ|ngày|mùng|cuối|đầu|giữa|sáng|trưa|chiều|tối|đêm|mai|mốt|tuần)))
  xin (?:lùi|dời|sang|đến|tới)|xin (?:anh|chị|cô|chú|bác|thầy|sếp)(?: cho)?(?: em| tôi| con| cháu)? (?:đến|tới|sang|qua)
`);

export function readReply(turn: number, context: MeetingContext): Reply {
  const said = plainTurn(context, turn);
  const asked =
    askedDay(turn, context) ??
    readReplyDay(turn, context) ??
    (haggles(turn, context) ? readHaggledDay(turn, context) : null) ??
    answeredByEvent(turn, context);
  const day = asked?.day ?? null;
  const answersWhen = day !== null && ASKS_WHEN.test(plainTurn(context, turn - 1));
  const instead = asked?.instead === true;
  const accepts = ACCEPTS.test(said) || answersWhen || instead;
  return {
    turn,
    speaker: speakerOf(context, turn),
    said,
    day,
    besideDay: asked?.beside ?? new Set(),
    moreTime: readMoreTime(turn, context),
    answersWhen,
    accepts,
    refuses: (REFUSES.test(said) && !instead) || (DECLINES.test(said) && !accepts),
    wantsLater:
      (TOO_SOON.test(said) || ASKS_FOR_DAY.test(said)) &&
      day !== null &&
      (ASKS_FOR_DAY.test(said) || !REFUSES.test(said)),
    declinesOffer: DECLINES.test(said) || DECLINES_INSIDE.test(said) || LAUGHS.test(said),
  };
}

/** "Anh cần khi nào?" — "Trước nghiệm thu ba ngày." */
function answeredByEvent(turn: number, context: MeetingContext): NamedDay | null {
  const [first] = context.clauses[turn] ?? [];
  if (!first || !ASKS_WHEN.test(plainTurn(context, turn - 1))) return null;
  const day = readEventDay(first, 0, first.words.length, context);
  return day && { day, beside: new Set() };
}

/** The turn before asked for another day, or when; or the one now speaking finds it too early or too late. */
function haggles(turn: number, context: MeetingContext): boolean {
  const before = plainTurn(context, turn - 1);
  return ASKS_WHEN.test(before) || TOO_FAR.test(before) || askedDay(turn - 1, context) !== null;
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
