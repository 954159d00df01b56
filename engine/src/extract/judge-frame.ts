import { type Clause, sliceClause } from './clause.ts';
import type { Frame } from './frame.ts';
import { FLOOR_VERBS, GIVES } from './language/frame-words.ts';
import { anyOf, endsWith, opensWith, setOf } from './language/phrase.ts';
import { ACCEPTS, DONE_AT_END, HYPOTHETICAL, PAST, POLITE_IF, VAGUE } from './language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from './meeting-context.ts';
import type { Who } from './resolve-subject.ts';
import type { TaskAct } from './task-act.ts';

type Verdict = Pick<TaskAct, 'kind' | 'strength'>;

const KIN_TAIL =
  '(?: (?:anh|chị|em|con|cháu|cô|chú|bác|sếp|thầy|ông|bà|bạn|mọi người|cả nhà|bà con|các bạn|các em|hai em|hai bạn|\\p{L}+))?';
const URGES = endsWith(`
  (?:nhé|nghe|nghe chưa|đi|ha|hè|hỉ|nhỉ|luôn|nghe không|nhớ chưa|rõ chưa|vậy|dùm|hộ|giúp|cái|với)(?: (?:luôn|nhé|đó))?${KIN_TAIL}
`);
const FAVOUR = anyOf(`
  giúp|giúp (?:anh|chị|em|tôi|mình|cô|chú|bác|cả nhà|thầy|con)
  hộ (?:anh|chị|em|tôi|mình|cô|chú|bác|cái|thầy|nhé)
  cho (?:anh|chị|tôi|mình|cô|chú|bác|thầy|sếp|cả nhóm|cả nhà|team|nhóm|tổ|mọi người|bà con)
  phụ (?:anh|chị|tôi|mình|cô|chú)|gửi (?:anh|chị|tôi|mình|cô|thầy|cả nhóm|mọi người)
`);
const DUTY_MODAL: ReadonlySet<string> = setOf(`
  phải|cần|nhớ|hãy|cứ|thử|nên|tranh|chịu|chủ|sẽ|trách
`);
const POLITE_ASK = anyOf(`
  được không|nhé|giúp|hộ|được chứ|nổi không|nhận không|lo được|kịp không|được hem|được chưa|phụ trách
`);
const FIRST_STEP = opensWith(`
  để|(?:dạ|vâng|ok|ừ|rồi|vậy|thôi|thế|được|thế thì|vậy thì|dạ được|dạ vâng)(?: thôi| thì| rồi)? để
  (?:\\p{L}+ ){0,4}để
`);
const PROMISE: ReadonlySet<string> = new Set(['sẽ', 'xin', 'dự']);
const PLANS = anyOf(`
  định|tính|muốn|có nên|đề xuất|nghĩ|có thể|có cần|cần em|cần tôi|cần anh|cần con|thích|ước
`);
const RIGHT_AWAY = anyOf('luôn|ngay|gấp|sớm|trong hôm nay|bữa nay|hôm nay|nội trong|xong là');
const OPENS_PROPOSAL = opensWith(`
  hay|hay là|em đề xuất|tôi đề xuất|con đề xuất|em đề nghị|tôi đề nghị|em nghĩ|tôi nghĩ|theo em|theo tôi
  sao không|tại sao|mình nghĩ
`);

/** Decides what a subject and a verb amount to, by signs around them; null when they are no task. */
export function judgeFrame(
  frame: Frame,
  who: Who,
  hasDeadline: boolean,
  context: MeetingContext,
): Verdict | null {
  if (isUnreal(frame)) return null;
  return who.self ? judgeOwn(frame, hasDeadline, context) : judgeOther(frame, who, hasDeadline, context);
}

/** Done already, imagined, or only proposed. */
function isUnreal(frame: Frame): boolean {
  const { clause } = frame;
  const own = segmentOf(frame);
  if (PAST.test(own.plain) || DONE_AT_END.test(own.plain) || OPENS_PROPOSAL.test(clause.plain)) return true;
  return HYPOTHETICAL.test(clause.plain) && !POLITE_IF.test(clause.plain);
}

/** The part between commas that holds the verb: what is over in another part says nothing of this one. */
function segmentOf(frame: Frame): Clause {
  const { clause } = frame;
  let from = frame.verbAt;
  while (from > 0 && !clause.breaks.has(from - 1)) from -= 1;
  let to = frame.verbAt + 1;
  while (to < clause.words.length && !clause.breaks.has(to - 1)) to += 1;
  return sliceClause(clause, from, to);
}

function judgeOwn(frame: Frame, hasDeadline: boolean, context: MeetingContext): Verdict | null {
  const { clause } = frame;
  const scope = sliceClause(clause, frame.from, frame.to).plain;
  if (frame.subject.kind === 'none' || givesOn(frame)) return null;
  if (clause.asks || PLANS.test(sliceClause(clause, 0, frame.verbAt).plain))
    return { kind: 'offer', strength: 1 };
  if (VAGUE.test(scope)) return null;
  const answers = ACCEPTS.test(plainTurn(context, clause.turn));
  const strength =
    (clause.words[frame.from - 1] === 'để' || FIRST_STEP.test(clause.plain) ? 2 : 0) +
    (frame.between.some((word) => PROMISE.has(word)) ? 1.5 : 0) +
    (frame.verb.isDuty ? 1 : 0) +
    (hasDeadline ? 1.5 : 0) +
    (RIGHT_AWAY.test(scope) ? 1 : 0) +
    (answers ? 0.75 : 0) +
    (URGES.test(clause.plain) ? 0.5 : 0) +
    (frame.verb.isLight ? -0.5 : 0.25);
  return strength >= 1 ? { kind: 'commit', strength } : null;
}

/** "Em nhờ chị Hoa gửi": the task is the next one's. */
function givesOn(frame: Frame): boolean {
  const next = frame.clause.words[frame.verbAt + frame.verb.length] ?? '';
  return (
    GIVES.has(frame.verb.text) &&
    frame.verb.text !== 'nhờ' &&
    /^(?:cho|em|anh|chị|con|\p{L}+)$/u.test(next) &&
    frame.subject.kind === 'pronoun'
  );
}

function judgeOther(frame: Frame, who: Who, hasDeadline: boolean, context: MeetingContext): Verdict | null {
  const { clause } = frame;
  const scope = sliceClause(clause, frame.from, frame.to);
  if (clause.asks && !POLITE_ASK.test(clause.plain)) return null;
  if (FLOOR_VERBS.has(frame.verb.text) && !hasDeadline && !frame.given && !hasObject(frame)) return null;
  const strength =
    (who.named ? 1.5 : 0) +
    (frame.subject.kind === 'pronoun' ? 0.75 : 0) +
    (frame.given ? 1.5 : 0) +
    (frame.verb.isDuty ? 1 : 0) +
    (frame.between.some((word) => DUTY_MODAL.has(word)) ? 0.75 : 0) +
    (FAVOUR.test(scope.plain) ? 1.25 : 0) +
    (URGES.test(clause.plain) ? 1 : 0) +
    (hasDeadline ? 1.25 : 0) +
    (isTaken(frame, who, context) ? 0.75 : 0) +
    (frame.verb.isLight ? -0.5 : 0);
  const needed = frame.subject.kind === 'group' ? 3.5 : 2;
  if (strength < needed) return null;
  return { kind: clause.asks ? 'request' : 'assign', strength };
}

/** More than a particle after the verb. */
function hasObject(frame: Frame): boolean {
  return frame.to - frame.verbAt - frame.verb.length >= 4;
}

/** The one meant speaks next and agrees. */
function isTaken(frame: Frame, who: Who, context: MeetingContext): boolean {
  const next = frame.clause.turn + 1;
  const replies = who.label === null || speakerOf(context, next) === who.label;
  return replies && ACCEPTS.test(plainTurn(context, next));
}
