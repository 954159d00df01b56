import { agreedNext, OBJECTS, objectedNext } from './agreement.ts';
import type { Clause } from './clause.ts';
import { contentWords, sharedCount } from './content-words.ts';
import { findTaskActs } from './find-task-acts.ts';
import {
  AS_SAID,
  ASKS_CHOICE,
  ASKS_VIEWS,
  CHANGES_BARELY,
  CHANGES_FOR_ALL,
  CONCLUDES,
  MOVES_ON,
  NOT_SETTLED,
  OFFERS,
  POLLS,
  PROPOSES,
  PUTS_FORWARD,
  RULES,
  SETTLES,
  STRONG_AGREE,
  TAKES_UP,
} from './language/decision-cues.ts';
import { ACCEPTS, DECLINES, DONE_AT_END, PAST, URGES } from './language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from './meeting-context.ts';
import { pointedTo, putForward } from './pointed-to.ts';
import { readChoice } from './read-choice.ts';
import { readOrder } from './read-order.ts';
import { readRefusal } from './read-refusal.ts';
import { refusesMatter } from './refuses-matter.ts';
import { isEarnest, type Ruling, rule } from './ruling.ts';
import {
  answeredPassage,
  clean,
  contentOf,
  matterOf,
  polledPassages,
  TELLING,
  withTopic,
} from './ruling-text.ts';
import { settledPassages } from './settled-passages.ts';

/** What a turn settles. The surest form found in it speaks for the turn: a settling word, a poll, a ruling, an answer. */
export function readRulings(turn: number, context: MeetingContext): Ruling[] {
  const clauses = (context.clauses[turn] ?? []).filter(isEarnest);
  const all = context.clauses[turn] ?? [];
  const settled = clauses
    .filter((clause) => isSettling(clause, context))
    .flatMap((clause) => rule(settledPassages(clause, all.indexOf(clause), context), turn, 0.8) ?? []);
  if (settled.length > 0) return settled;
  const poll = clauses.find((clause) => POLLS.test(clause.plain) && !ASKS_VIEWS.test(clause.plain));
  if (poll && agreedNext(turn, context)) {
    const passages = polledPassages(poll, all.indexOf(poll), context);
    const back = AS_SAID.test(plainTurn(context, turn))
      ? pointedTo(poll, all.indexOf(poll), '', context)
      : null;
    return [rule(back ? [back] : passages, turn, 0.7)].flatMap((ruling) => ruling ?? []);
  }
  const other =
    readRefusal(turn, context) ??
    readPlainRuling(clauses, turn, context) ??
    readProposal(clauses, turn, context) ??
    readAnswer(turn, context) ??
    readChoice(clauses, turn, context) ??
    readOrder(clauses, turn, context) ??
    readAgreed(clauses, turn, context) ??
    readConclusion(clauses, turn, context);
  return other ? [other] : [];
}

/** "Hôm nay mình chốt chương trình", before anything has been said: what the meeting is for. */
const PLANS_TO_SETTLE =
  / (?:(?:hôm nay|bữa nay|buổi này)(?: \S+){0,4}|(?<!chúng )mình(?: cùng)?) (?:chốt|thống nhất|quyết)(?= )/u;

function isSettling(clause: Clause, context: MeetingContext): boolean {
  if (clause.turn === 0 && PLANS_TO_SETTLE.test(clause.plain)) return false;
  if (clause.asks || !SETTLES.test(clause.plain) || NOT_SETTLED.test(clause.plain)) return false;
  return !findTaskActs(clause, context).some((act) => SETTLES.test(` ${act.verb} `));
}

/** "Hay mình mua đồ cũ?" — "Thôi đừng mua đồ cũ": a proposal turned down leaves all as it was. */
function onlyRejects({ plain, turn }: Clause, context: MeetingContext): boolean {
  const rejects = /^ (?:(?:thôi|ừ|à|dạ) )*(?:đừng|không|khỏi) /u.test(plain);
  return (
    rejects &&
    (context.clauses[turn - 1] ?? []).some((clause) =>
      /^ (?:\p{L}+ )?hay (?:là )?(?!quá|đó)/u.test(clause.plain),
    )
  );
}

const SHORTEST = 4;

/** "Thôi không nâng cấp tuần này nữa": by the chair it stands, by anybody else if the next agree. */
function readPlainRuling(clauses: readonly Clause[], turn: number, context: MeetingContext): Ruling | null {
  const ruling = clauses.find(
    (clause) =>
      !clause.asks &&
      (RULES.test(clause.plain) ||
        refusesMatter(clause) ||
        changesBarely(clause, context) ||
        changesForAll(clause, context)) &&
      !MOVES_ON.test(clause.plain) &&
      !/^ (?:thôi )?khỏi /u.test(clause.plain),
  );
  if (!ruling || wasOffered(turn, context)) return null;
  if (findTaskActs(ruling, context).length > 0 || onlyRejects(ruling, context)) return null;
  const byChair = speakerOf(context, turn) === context.chair && !objectedNext(turn, context);
  if (!(byChair || agreedNext(turn, context))) return null;
  const own = clean(ruling, context);
  if (matterOf(own).size < 2 && own.split(' ').length < SHORTEST) return null;
  const denies = / (?:không|khỏi|thôi|bỏ|đừng)(?= )/u.test(ruling.plain);
  const put = matterOf(own).size < TELLING && !denies ? putForward(turn, '', context) : null;
  const text = put ? own : withTopic(own, ruling, context);
  return rule([...(put ? [put] : []), { text, turn }], turn, byChair ? 0.6 : 0.5);
}

/** "Không được, ngân sách có hạn. Lùi sang tháng bảy": said by the chair to turn something else down, or agreed to. */
function changesBarely({ turn, plain }: Clause, context: MeetingContext): boolean {
  if (!CHANGES_BARELY.test(plain) || / (?:là|thì)(?= )/u.test(plain)) return false;
  if (speakerOf(context, turn) !== context.chair) return false;
  return DECLINES.test(plainTurn(context, turn)) || agreedNext(turn, context);
}

const changesForAll = ({ turn, plain }: Clause, context: MeetingContext): boolean =>
  CHANGES_FOR_ALL.test(plain) && speakerOf(context, turn) === context.chair && agreedNext(turn, context);

/** Whether the turn before offers help: a word on that rules on nothing. */
const wasOffered = (turn: number, context: MeetingContext): boolean =>
  (context.clauses[turn - 1] ?? []).some((clause) => clause.asks && OFFERS.test(clause.plain));

/** "Tôi đề nghị mỗi người dự hai tiết": put forward by the chair and agreed to. */
function readProposal(clauses: readonly Clause[], turn: number, context: MeetingContext): Ruling | null {
  if (speakerOf(context, turn) !== context.chair || objectedNext(turn, context)) return null;
  const put = clauses.find((clause) => !clause.asks && PUTS_FORWARD.test(clause.plain));
  if (!put || findTaskActs(put, context).length > 0 || !agreedNext(turn, context)) return null;
  return rule([{ text: clean(put, context), turn }], turn, 0.6);
}

/** A proposal taken up, or a question about what to do answered with a ruling. */
function readAnswer(turn: number, context: MeetingContext): Ruling | null {
  const first = context.clauses[turn]?.[0];
  const before = context.clauses[turn - 1] ?? [];
  if (!first || first.asks || speakerOf(context, turn) === speakerOf(context, turn - 1)) return null;
  const said = plainTurn(context, turn);
  const takes = ACCEPTS.test(said) && !OBJECTS.test(said);
  const proposal = takes && before.findLast((clause) => PROPOSES.test(clause.plain));
  if (proposal && (TAKES_UP.test(first.plain) || repeats(first, proposal, context)))
    return rule([{ text: clean(proposal, context), turn: turn - 1 }], turn, 0.5);
  if (speakerOf(context, turn) !== context.chair) return null;
  const question = before.findLast((clause) => clause.asks && ASKS_CHOICE.test(clause.plain));
  if (!question || findTaskActs(question, context).length > 0 || !isVerdict(first, context)) return null;
  const passages = [
    { text: answeredPassage(first, question, context), turn },
    { text: '', turn: turn - 1 },
  ];
  return rule(passages, turn, 0.5);
}

/** Whether the chair takes a proposal up in its own words. */
const repeats = (answer: Clause, proposal: Clause, context: MeetingContext): boolean =>
  speakerOf(context, answer.turn) === context.chair &&
  sharedCount(contentWords(answer.words), contentWords(proposal.words)) >= 2;

/** A plain statement that the next speaker agrees to in so many words. */
function readAgreed(clauses: readonly Clause[], turn: number, context: MeetingContext): Ruling | null {
  const next = context.clauses[turn + 1]?.[0];
  if (!next || !STRONG_AGREE.test(next.plain) || speakerOf(context, turn) !== context.chair) return null;
  const told = clauses.findLast(
    (clause) => !(clause.asks || PAST.test(clause.plain)) && clause.words.length >= 6,
  );
  if (!told || DONE_AT_END.test(told.plain) || findTaskActs(told, context).length > 0) return null;
  return rule([{ text: clean(told, context), turn }], turn, 0.45);
}

/** "Vậy áo màu cam": what a question and its answer come to. */
function readConclusion(clauses: readonly Clause[], turn: number, context: MeetingContext): Ruling | null {
  const conclusion = clauses.find(
    (clause) => !clause.asks && clause.words.length <= 12 && CONCLUDES.test(clause.plain),
  );
  if (!conclusion || findTaskActs(conclusion, context).length > 0) return null;
  const text = clean(conclusion, context);
  const content = contentOf(text);
  const concludes = [turn - 1, turn - 2]
    .flatMap((at) => context.clauses[at] ?? [])
    .some(
      (clause) =>
        (clause.asks || POLLS.test(clause.plain)) && sharedCount(contentWords(clause.words), content) > 0,
    );
  return concludes ? rule([{ text, turn }], turn, 0.45) : null;
}

/** "X đi", said to nobody in particular. */
function isVerdict(clause: Clause, context: MeetingContext): boolean {
  const urges = / đi(?= )/u.test(clause.plain) && (URGES.test(clause.plain) || / đi /u.test(clause.plain));
  return (
    urges &&
    !DECLINES.test(clause.plain) &&
    clause.words.length <= 14 &&
    findTaskActs(clause, context).length === 0
  );
}
