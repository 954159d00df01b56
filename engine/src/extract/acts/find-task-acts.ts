import { type Clause, plainBetween } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import type { ReadDeadline } from '../days/read-deadline.ts';
import { TIME_WORDS } from '../language/frame-words.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import { PAST } from '../language/stance-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { wordsBesideNames } from '../people/words-beside-names.ts';
import { perMeeting } from '../per-meeting.ts';
import { dayOf, partStart, tellsOfSomebody } from './day-of-frame.ts';
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
      last?.kind === 'assign' &&
      act.kind === 'commit' &&
      act.strength < VOLUNTEERED &&
      act.who !== last.who &&
      !supplies(act);
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

/** "Anh đi một mình nhé, em gửi anh bộ câu hỏi": what the other needs for it. */
const supplies = ({ clause, deadline, matter: { from }, verb }: TaskAct): boolean =>
  deadline === null && HANDS_IN.has(verb) && KIN_WORDS.has(clause.words[from + 1] ?? '');

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
  const from = isFirst && !tellsOfSomebody(clause, 0, frame.from) ? sayStart(frame, context) : frame.from;
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
  return [
    ...wordsBesideNames(clause, from, frame.from, context),
    ...wordsBesideNames(clause, verbAt, core, context),
  ];
}

/** "Thứ hai ngoài tiệm mới mở cửa, thứ hai em đặt": what is told of the time before is no part of it. */
function sayStart(frame: Frame, context: MeetingContext): number {
  const part = partStart(frame, 0, context);
  return part > 0 && !frame.clause.breaks.has(part - 1) && TIME_WORDS.has(frame.clause.words[part] ?? '')
    ? part
    : 0;
}

function withoutWords(content: ReadonlySet<string>, words: readonly string[]): Set<string> {
  const rest = new Set(content);
  for (const word of words) rest.delete(word);
  return rest;
}
