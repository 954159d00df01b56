import { type Clause, plainBetween, sliceClause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { readEventDay } from '../days/event-day.ts';
import { type ReadDeadline, readDeadline, readSoon } from '../days/read-deadline.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import { PRONOUNS } from '../language/pronouns.ts';
import { PAST } from '../language/stance-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { perMeeting } from '../per-meeting.ts';
import { pointsBack } from './find-antecedent.ts';
import { findEnglishAct } from './find-english-act.ts';
import { findUnnamedOrder } from './find-unnamed-order.ts';
import { findVerblessAct } from './find-verbless-act.ts';
import { type Frame, findFrames } from './frame.ts';
import { isNoWork, judgeFrame } from './judge-frame.ts';
import { resolveSubject } from './resolve-subject.ts';
import { isGroupName, type TaskAct } from './task-act.ts';

const actsKnown = perMeeting(() => new Map<Clause, readonly TaskAct[]>());

/** Everything in a clause that gives, takes or offers work. */
export function findTaskActs(clause: Clause, context: MeetingContext): readonly TaskAct[] {
  const known = actsKnown(context);
  const acts = known.get(clause);
  if (acts) return acts;
  const read = readActs(clause, context);
  known.set(clause, read);
  return read;
}

function readActs(clause: Clause, context: MeetingContext): TaskAct[] {
  const frames = findFrames(clause, context.mentions.get(clause) ?? []);
  const acts = frames.flatMap((frame, index) => {
    const isFirst = frames.slice(0, index).every((before) => before.subject.kind === 'none');
    const act = readAct(frame, { before: frames[index - 1], isFirst }, context);
    return act ? withStepBefore(act, frame, frames[index - 1]) : [];
  });
  if (acts.length > 0) return withoutFollowUps(acts.map(ofSameGroup));
  const other =
    findVerblessAct(clause, context) ?? findEnglishAct(clause, context) ?? findUnnamedOrder(clause, context);
  return other ? [other] : [];
}

/** "Công an phường rà soát các hộ, lập phương án": the group goes on. */
function ofSameGroup(act: TaskAct, index: number, acts: readonly TaskAct[]): TaskAct {
  const before = acts.slice(0, index).findLast(({ subjectless }) => !subjectless);
  const goesOn = before?.kind === 'assign' && act.kind === 'assign' && act.subjectless;
  return goesOn && isGroupName(before.who) ? { ...act, who: before.who } : act;
}

/** "Em xin ba báo giá, hai mươi em gửi ban quản trị": what is handed in is what one does before. */
function withStepBefore(act: TaskAct, frame: Frame, before: Frame | undefined): TaskAct {
  const hands = act.kind === 'commit' && HANDS_IN.has(frame.verb.text) && before?.subject.kind === 'pronoun';
  if (!hands || frame.subject.kind !== 'pronoun' || before.subject.word !== frame.subject.word) return act;
  const said = plainBetween(frame.clause, before.from, frame.from);
  if (PAST.test(said) || NO_STEP.test(said)) return act;
  return { ...act, matter: { ...act.matter, from: before.verbAt } };
}
const HANDS_IN = setOf('gửi|nộp|đưa|trình|báo|giao|trả|push|share');
const NO_STEP = anyOf('rồi|không|chưa|bận|kẹt|nghỉ|thấy|nghĩ|biết|là|có');

/**
 * "Em viết đi, thứ sáu anh review": what the giver does with it tells when it is due. So does the next step of one's own:
 * "em liên hệ xưởng in, mai em lấy báo giá".
 */
function withoutFollowUps(acts: readonly TaskAct[]): TaskAct[] {
  const kept: TaskAct[] = [];
  for (const act of acts) {
    const last = kept.at(-1);
    const followsUp =
      last?.kind === 'assign' && act.kind === 'commit' && act.strength < VOLUNTEERED && act.who !== last.who;
    const isStep =
      last?.kind === 'commit' &&
      act.kind === 'commit' &&
      act.deadline !== null &&
      (last.deadline === null || last.deadline.date === act.deadline.date || opensOn(last.deadline, act));
    if (!last || !(followsUp || (isStep && act.who === last.who))) kept.push(act);
    else
      kept[kept.length - 1] = { ...last, deadline: isStep ? act.deadline : (last.deadline ?? act.deadline) };
  }
  return kept;
}

/** "Em sửa được, mai em lên chợ mua đồ": the day taken for the first step's stands before who takes the next. */
function opensOn({ phrase }: ReadDeadline, { clause, from }: TaskAct): boolean {
  const words = phrase.split(/\s+/u).length;
  return clause.raw.slice(Math.max(0, from - words), from).join(' ') === phrase;
}

/** The strength of a promise that steps forward for the work. */
const VOLUNTEERED = 2.5;

/** What stands before a frame in its clause: another frame, and whether nobody is the subject of any of those. */
type Place = { readonly before: Frame | undefined; readonly isFirst: boolean };

function readAct(frame: Frame, { before, isFirst }: Place, context: MeetingContext): TaskAct | null {
  if (isNoWork(frame)) return null;
  const { clause, core } = frame;
  const who = resolveSubject(frame, context);
  const from = isFirst && !tellsOfSomebody(clause, 0, frame.from) ? 0 : frame.from;
  const deadline = dayOf(frame, before ? before.verbAt + before.verb.length : 0, context);
  const verdict = judgeFrame(frame, who, deadline !== null, context);
  if (!verdict) return null;
  const content = withoutWords(
    contentWords(matterWords(frame, from, context)),
    deadline?.phrase.toLowerCase().split(/[\s,]+/u) ?? [],
  );
  return {
    kind: verdict.kind,
    strength: verdict.strength,
    turn: clause.turn,
    clause,
    who: who.label,
    from,
    verb: frame.verb.text,
    subjectless: frame.subject.kind === 'none',
    pointsBack: pointsBack(clause, context),
    matter: { clause, from: frame.verbAt, to: core, prefix: '' },
    deadline,
    content,
    object: withoutWords(content, frame.verb.text.split(' ')),
  };
}

/**
 * The words of a task without the names in it, and without what stands between who and what: who gets the file, or who "runs over"
 * to hand it in, does not make it another file.
 */
function matterWords(frame: Frame, from: number, context: MeetingContext): string[] {
  const { clause, verbAt, core } = frame;
  const mentions = context.mentions.get(clause) ?? [];
  return clause.words.slice(from, core).filter((_, index) => {
    const at = from + index;
    const leads = at >= frame.from && at < verbAt;
    return !(leads || mentions.some((mention) => at >= mention.from && at < mention.to));
  });
}

function withoutWords(content: ReadonlySet<string>, words: readonly string[]): Set<string> {
  return new Set([...content].filter((word) => !words.includes(word)));
}

/** "Tui khàn tiếng cả tuần nay, Tuyền làm đi": the day belongs to the one told of. */
function tellsOfSomebody(clause: Clause, from: number, to: number): boolean {
  return clause.words.slice(from, to).some((word) => PRONOUNS.has(word));
}

/** The day beside the verb; else the one between the last comma and the subject; else any in the clause. */
function dayOf(frame: Frame, from: number, context: MeetingContext): ReadDeadline | null {
  const { clause } = frame;
  let part = frame.from;
  while (part > from && !(clause.breaks.has(part - 1) || TURNS.has(clause.words[part - 1] ?? ''))) part -= 1;
  const behind = readDeadline(clause, frame.from, frame.to, context);
  const own = plainBetween(clause, frame.from, frame.to);
  const ahead = behind && (KEEPS_UP.test(own) || !LIMITS.test(own));
  return (
    (ahead ? readDeadline(clause, part, frame.from, context) : null) ??
    behind ??
    readDeadline(clause, part, frame.to, context) ??
    leadingDay(frame, context) ??
    readSoon(sliceClause(clause, part, frame.to), context) ??
    onlyDay(clause, from, part, context) ??
    readEventDay(clause, part, frame.to, context) ??
    readSoon(clause, context)
  );
}

/** "Chiều nay em nghỉ nhưng sáng mai em nộp": what was said before is of something else. */
const TURNS = setOf('nhưng|chứ');

/** "Đặt hoa cho cái sảnh, hai tám phải có": the day opens a part of its own. */
function leadingDay({ clause, verbAt, to }: Frame, context: MeetingContext): ReadDeadline | null {
  for (const at of clause.breaks) {
    const day = at < verbAt || at + 1 >= to ? null : readDeadline(clause, at + 1, to, context);
    if (day) return day;
  }
  return null;
}

/** "Tối nay chị gọi xưởng cho kịp ngày mười": the later day is what it is for. */
const KEEPS_UP = / (?:cho|để|mới) kịp(?= )/u;
/** Else the day before who does it counts, unless the one behind is a limit of its own. */
const LIMITS = anyOf(
  'trước|hạn|trong (?:sáng|trưa|chiều|tối|hôm) nay|nội trong|chậm nhất|muộn nhất|trễ nhất|xong|phải có|nộp|gửi|báo lại|(?:mai|mốt|thứ \\S+|ngày \\S+) là',
);

/** "Chủ nhật tổ tôi rảnh, để tôi …": then. */
const FREE = anyOf('rảnh|có mặt|ở nhà|trống lịch|được nghỉ');

/** The day of what stands before, where that tells of nobody and names one day only. */
function onlyDay(clause: Clause, from: number, to: number, context: MeetingContext): ReadDeadline | null {
  if (tellsOfSomebody(clause, from, to) && !FREE.test(plainBetween(clause, from, to))) return null;
  const parts = [from, ...[...clause.breaks].map((at) => at + 1).filter((at) => at > from && at < to), to];
  const days = parts
    .slice(1)
    .flatMap((end, index) => readDeadline(clause, parts[index] ?? from, end, context) ?? []);
  return days.every(({ date }) => date === days[0]?.date) ? readDeadline(clause, from, to, context) : null;
}
