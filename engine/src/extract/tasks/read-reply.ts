import { type Clause, plainBetween } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { dayParts } from '../days/day-parts.ts';
import { readEventDay } from '../days/event-day.ts';
import { ASKS_WHEN, TELLS_OF_DAY, TOO_FAR } from '../days/haggle.ts';
import { type ReadDeadline, readDeadline } from '../days/read-deadline.ts';
import { type NamedDay, readHaggledDay, readReplyDay } from '../days/reply-day.ts';
import { anyOf, opensWith, setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import { ACCEPTS, DECLINES, DECLINES_INSIDE, LAUGHS, REFUSES, TOO_SOON } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { askedSpan } from './asked-span.ts';
import { type MoreTime, readMoreTime } from './more-time.ts';

/** How a turn takes up what was asked or offered just before it. */
export type Reply = {
  readonly turn: number;
  readonly speaker: string | null;
  readonly said: string;
  /** The first sentence, up to a but. */
  readonly opening: string;
  /** A day named for the task. */
  readonly day: ReadDeadline | null;
  /** Who is named beside the day: "thế Lan thứ năm nhé". */
  readonly names: string | null;
  /** What else the clause that names the day speaks of. */
  readonly besideDay: ReadonlySet<string>;
  /** The first thing said names the day, or nothing is said before it. */
  readonly opensOnDay: boolean;
  /** A part of the turn is nothing but the day. */
  readonly putsForward: boolean;
  /** Some days more than was agreed. */
  readonly moreTime: MoreTime | null;
  /** The turn before asked when it is wanted. */
  readonly answersWhen: boolean;
  readonly accepts: boolean;
  readonly refuses: boolean;
  readonly wantsLater: boolean;
  readonly declinesOffer: boolean;
  /** "Thôi chị, tôi đi bộ": a no that stands by itself before the reason. */
  readonly saysNo: boolean;
};

const ASKS_FOR_DAY = anyOf(`
  cho (?:(?:chúng|bọn|tụi|bên|tổ|nhóm) )?(?:em|tôi|con|cháu|mình|anh|chị|cô|chú|bác) (?:xin |thêm |lùi |dời )*(?:tới|đến|sang|qua|hết|(?=(?:\\d|mười|hai|thứ|chủ|ngày|mùng|cuối|đầu|giữa|sáng|trưa|chiều|tối|đêm|mai|mốt|tuần)))
  xin (?:lùi|dời|sang|đến|tới)|xin (?:anh|chị|cô|chú|bác|thầy|sếp)(?: cho)?(?: em| tôi| con| cháu)? (?:đến|tới|sang|qua)
`);

export function readReply(turn: number, context: MeetingContext): Reply {
  const said = plainTurn(context, turn);
  const asked = dayNamed(turn, context);
  const day = asked?.day ?? null;
  const answersWhen = day !== null && ASKS_WHEN.test(plainTurn(context, turn - 1));
  const instead = asked?.instead === true && asked.asks !== true;
  const accepts = ACCEPTS.test(said) || asked?.span === true || answersWhen || instead;
  return {
    turn,
    speaker: speakerOf(context, turn),
    said,
    opening: untilBut(context.clauses[turn]?.[0]),
    day,
    names: day === null ? null : namedIn(turn, context),
    besideDay: asked?.beside ?? new Set(),
    opensOnDay: day !== null && opensOn(day, turn, context),
    putsForward:
      asked?.bare === true ||
      dayParts(turn, context).some((part) => part.bare && part.day.date === day?.date),
    moreTime: readMoreTime(turn, context),
    answersWhen,
    accepts,
    refuses: (REFUSES.test(said) && asked?.instead !== true) || (DECLINES.test(said) && !accepts),
    wantsLater: day !== null && (asked?.asks === true || wantsLater(day, turn, context)),
    saysNo: opensWithNo(context.clauses[turn]?.[0]),
    declinesOffer: DECLINES.test(said) || DECLINES_INSIDE.test(said) || LAUGHS.test(said),
  };
}

const dayNamed = (turn: number, context: MeetingContext): NamedDay | null =>
  askedDay(turn, context) ??
  askedSpan(turn, context) ??
  readReplyDay(turn, context) ??
  (haggles(turn, context) ? readHaggledDay(turn, context) : null) ??
  answeredByEvent(turn, context);

/** "Thôi, em trực hôm ba mươi rồi"; "thôi thế cũng được" and "thôi, thứ ba vậy" are none. */
function opensWithNo(clause: Clause | undefined): boolean {
  if (!clause || clause.asks || clause.words[0] !== 'thôi') return false;
  const to = clause.breaks.has(0) ? 1 : clause.breaks.has(1) && KIN_WORDS.has(clause.words[1] ?? '') ? 2 : 0;
  return to > 0 && OWN_REASON.test(plainBetween(clause, to, clause.words.length));
}
const OWN_REASON = opensWith(
  '(?:để )?(?:tôi|em|con|cháu|anh|chị|cô|chú|bác|thầy)(?! (?:cứ|em|nhất trí|đồng ý|không|chốt|ủng hộ|thấy|nghĩ|ghi|xin|hiểu|biết|làm thế|làm vậy))(?: \\S+){1,6} (?:rồi|(?<! là )được|cho nhanh|quen)|khỏi|không cần',
);

function untilBut(first: Clause | undefined): string {
  if (!first) return '';
  const { words, breaks } = first;
  let to = 0;
  while (to < words.length && !(breaks.has(to - 1) && BUT.has(words[to] ?? ''))) to += 1;
  return plainBetween(first, 0, to);
}
const BUT = setOf('mà|nhưng|chỉ|có|mỗi|tội');

/** Another day is asked for, and the work is not turned down. */
function wantsLater(day: ReadDeadline, turn: number, context: MeetingContext): boolean {
  const said = plainTurn(context, turn);
  if (ASKS_FOR_DAY.test(said)) return true;
  return asksWhether(day, turn, context) || (TOO_SOON.test(said) && !REFUSES.test(said));
}

/** "Thứ năm là mai rồi chị. Thứ sáu em treo nghe?" */
const asksWhether = ({ date }: ReadDeadline, turn: number, context: MeetingContext): boolean =>
  (context.clauses[turn] ?? []).some((clause) => {
    const from = Math.max(0, ...[...clause.breaks].map((at) => at + 1));
    const to = clause.words.length;
    return (
      clause.asks &&
      OF_ONESELF.test(plainBetween(clause, from, to)) &&
      readDeadline(clause, from, to, context)?.date === date
    );
  });

/** "Mai chị có ở văn phòng không" asks for no other day of the work. */
const OF_ONESELF =
  / (?:em|con|cháu|tôi|mình) (?!có |đi |nghỉ |ở )\S+ (?:.* )?(?:được|nghe|nhé|ha|kịp|hen|ok|luôn)(?= )/u;

const namedIn = (turn: number, context: MeetingContext): string | null =>
  (context.clauses[turn] ?? []).flatMap((clause) => context.mentions.get(clause) ?? []).at(-1)?.person
    .label ?? null;

function opensOn({ date }: ReadDeadline, turn: number, context: MeetingContext): boolean {
  const first = (context.clauses[turn] ?? []).find((clause) => clauseContent(clause, context).size > 0);
  return !first || readDeadline(first, 0, first.words.length, context)?.date === date;
}

/** "Anh cần khi nào?" — "Trước nghiệm thu ba ngày." */
function answeredByEvent(turn: number, context: MeetingContext): NamedDay | null {
  const [first] = context.clauses[turn] ?? [];
  if (!first || !ASKS_WHEN.test(plainTurn(context, turn - 1))) return null;
  const day = readEventDay(first, 0, first.words.length, context);
  return day && { day, beside: new Set() };
}

/** The turn before asked for another day, or when, named a day by its number, or finds it too early or too late. */
function haggles(turn: number, context: MeetingContext): boolean {
  const before = plainTurn(context, turn - 1);
  if (ASKS_WHEN.test(before) || TOO_FAR.test(before) || askedDay(turn - 1, context) !== null) return true;
  return namesNumber(turn - 1, context) || TELLS_OF_DAY.test(before);
}

/** "Trước mười tám nhé", and what is said of it next: "hai mươi được không ạ?". */
const namesNumber = (turn: number, context: MeetingContext): boolean =>
  [turn, turn - 1].some((at) => dayParts(at, context).some(({ day }) => OF_MONTH.test(day.phrase)));
const OF_MONTH =
  /^(?:(?:trước|đến|tới|sang|vào|hạn|nhất|chiều|sáng|tối|trưa) )*(?:ngày |hôm |bữa )?(?:mười|hai mươi|hăm|ba mươi|hai|ba mốt|\d)[^:]*$/iu;

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
