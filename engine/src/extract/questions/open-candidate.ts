import { type Clause, plainBetween } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import { opensWith } from '../language/phrase.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { perMeeting } from '../per-meeting.ts';
import { asksForReal } from './asks-for-real.ts';
import { leavesOpen, waysOpen } from './reply-cues.ts';

/** It is asked; or somebody says that it is not known, or nobody knows why it is so; or it is only brought up: "còn vụ làm ở nhà thứ sáu". */
export type OpenKind = 'asked' | 'stated' | 'unexplained' | 'raised';

/** Something asked or doubted in a turn, and what was said behind it until the talk went on to other matters. */
export type OpenCandidate = {
  readonly turn: number;
  /** What is asked, or the clause that says that it is not known. */
  readonly clauses: readonly Clause[];
  readonly main: Clause;
  /** The main clause without whom it calls at its end: "sửa chưa Lực". */
  readonly asked: string;
  readonly kind: OpenKind;
  /** Words of the matter. */
  readonly content: ReadonlySet<string>;
  /** What the same turn says behind it; then each later turn, with whether another voice says it. */
  readonly rest: string;
  /** What is said to it first that does not only ask back. */
  readonly answer: string;
  readonly replies: readonly Reply[];
  readonly context: MeetingContext;
};

type Reply = {
  readonly turn: number;
  readonly plain: string;
  readonly byOther: boolean;
  readonly asks: boolean;
};

const REACH = 4;
const FULL = 2;

export function openCandidate(
  clauses: readonly Clause[],
  main: Clause,
  kind: OpenKind,
  context: MeetingContext,
): OpenCandidate {
  const { turn } = main;
  const own = context.clauses[turn] ?? [];
  const content = contentWords(clauses.flatMap(({ words }) => words));
  const rest = own.slice(own.indexOf(main) + 1).map(({ plain }) => plain.trim());
  const replies: Reply[] = [];
  for (let at = turn + 1; at <= turn + REACH && at < context.turns.length; at += 1) {
    if (at > turn + 1 && opensAnother(at, content, context)) break;
    const asks = (context.clauses[at] ?? []).some((clause) => clause.asks);
    const byOther = speakerOf(context, at) !== speakerOf(context, turn);
    replies.push({ turn: at, plain: plainTurn(context, at), byOther, asks });
  }
  return {
    turn,
    clauses,
    main,
    asked: withoutCall(main, context),
    kind,
    content,
    rest: ` ${rest.join(' ')} `,
    answer: answerIn(replies, context),
    replies,
    context,
  };
}

const waysKnown = perMeeting(() => new Map<number, number>());

/** In how many ways what is said in a turn leaves a question open. */
export function waysOpenIn(turn: number, context: MeetingContext): number {
  const known = waysKnown(context);
  const ways = known.get(turn) ?? waysOpen(plainTurn(context, turn));
  known.set(turn, ways);
  return ways;
}

function withoutCall(clause: Clause, context: MeetingContext): string {
  const last = context.mentions.get(clause)?.at(-1);
  return last && last.from > 1 && last.to === clause.words.length
    ? plainBetween(clause, 0, last.from)
    : clause.plain;
}

/** "Bên nào rẻ hơn?" — "Bên kia rẻ mà chập chờn." — "Để anh nghĩ đã.": what answers stands behind what is asked back and told. */
function answerIn(replies: readonly Reply[], context: MeetingContext): string {
  const [first] = replies;
  if (!first?.byOther || !onlyAsks(first.turn, context)) return first?.plain ?? ' ';
  return (
    replies.find(({ byOther, turn }) => byOther && turn > first.turn && !onlyAsks(turn, context))?.plain ??
    first.plain
  );
}

const onlyAsks = (turn: number, context: MeetingContext): boolean => {
  const all = (context.clauses[turn] ?? []).filter(({ words }) => words.length >= LEAST_TELLING);
  return all.length > 0 && all.every((clause) => clause.asks) && !leavesOpen(plainTurn(context, turn));
};
const LEAST_TELLING = 3;

/** "Việc thứ hai là thi giữa kỳ", "còn bên gạch": the talk goes on to another matter. */
const GOES_ON = opensWith(
  '(?:(?:rồi|dạ|vâng|ừ|à|tốt|ok|thôi|được|giờ|vậy|thế|mà) )*(?:còn (?:cái |về )?(?!chờ|đợi|phải|đang|có|chưa|xem|tùy|lại|để)\\S+|(?:qua|sang|tới|đến) (?:cái|chuyện|vụ|phần|việc|mục)|nhắc(?: \\S+){1,3} mới nhớ|tiếp(?: theo)?|(?:việc|mục|nội dung|chuyện) (?:thứ|kế|tiếp|số|một|hai|ba|bốn|năm)|với lại|nhân tiện|tiện đây|tiện thể)',
);

/** A question of its own about something else, or another matter brought up. */
const opensAnother = (at: number, content: ReadonlySet<string>, context: MeetingContext): boolean =>
  openersIn(at, context).some((words) => sharedCount(words, content) === 0);

const openersKnown = perMeeting(() => new Map<number, readonly ReadonlySet<string>[]>());

/** The words of matter of each clause of a turn that may open another. */
function openersIn(turn: number, context: MeetingContext): readonly ReadonlySet<string>[] {
  const known = openersKnown(context);
  const before = known.get(turn);
  if (before) return before;
  const openers = (context.clauses[turn] ?? [])
    .filter((clause) => (clause.asks ? asksForReal(clause) : GOES_ON.test(clause.plain)))
    .map((clause) => clauseContent(clause, context))
    .filter(({ size }) => size > FULL);
  known.set(turn, openers);
  return openers;
}
