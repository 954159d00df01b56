import { type Clause, plainBetween, sliceClause } from './clause.ts';
import { contentWords } from './content-words.ts';
import { findEnglishAct } from './english/find-english-act.ts';
import { readEventDay } from './event-day.ts';
import { pointsBack } from './find-antecedent.ts';
import { findUnnamedOrder } from './find-unnamed-order.ts';
import { findVerblessAct } from './find-verbless-act.ts';
import { type Frame, findFrames } from './frame.ts';
import { isNoWork, judgeFrame } from './judge-frame.ts';
import { ALWAYS_SELF, KIN_WORDS } from './language/pronouns.ts';
import type { MeetingContext } from './meeting-context.ts';
import { type ReadDeadline, readDeadline, readSoon } from './read-deadline.ts';
import { resolveSubject } from './resolve-subject.ts';
import type { TaskAct } from './task-act.ts';

/** Everything in a clause that gives, takes or offers work. Asked for by several rules, worked out once. */
export function findTaskActs(clause: Clause, context: MeetingContext): readonly TaskAct[] {
  const known = context.acts.get(clause);
  if (known) return known;
  const acts = readActs(clause, context);
  context.acts.set(clause, acts);
  return acts;
}

function readActs(clause: Clause, context: MeetingContext): TaskAct[] {
  const frames = findFrames(clause, context.mentions.get(clause) ?? []);
  const acts = frames.flatMap((frame, index) => {
    const isFirst = frames.slice(0, index).every((before) => before.subject.kind === 'none');
    return readAct(frame, { before: frames[index - 1], isFirst }, context) ?? [];
  });
  if (acts.length > 0) return withoutFollowUps(acts);
  const other =
    findVerblessAct(clause, context) ?? findEnglishAct(clause, context) ?? findUnnamedOrder(clause, context);
  return other ? [other] : [];
}

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
      (last.deadline === null || last.deadline.date === act.deadline.date);
    if (!last || !(followsUp || (isStep && act.who === last.who))) kept.push(act);
    else kept[kept.length - 1] = { ...last, deadline: last.deadline ?? act.deadline };
  }
  return kept;
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
  const content = contentWords(matterWords(clause, from, core, context));
  return {
    ...verdict,
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

/** The words of a stretch without the names in it: who gets the file does not make it another file. */
function matterWords(clause: Clause, from: number, to: number, context: MeetingContext): string[] {
  const mentions = context.mentions.get(clause) ?? [];
  return clause.words.slice(from, to).filter((_, index) => {
    const at = from + index;
    return !mentions.some((mention) => at >= mention.from && at < mention.to);
  });
}

function withoutWords(content: ReadonlySet<string>, words: readonly string[]): Set<string> {
  return new Set([...content].filter((word) => !words.includes(word)));
}

/** "Tui khàn tiếng cả tuần nay, Tuyền làm đi": the day belongs to the one told of. */
function tellsOfSomebody(clause: Clause, from: number, to: number): boolean {
  return clause.words.slice(from, to).some((word) => KIN_WORDS.has(word) || ALWAYS_SELF.has(word));
}

/** The day beside the verb; else the one between the last comma and the subject; else any in the clause. */
/** "Tối nay chị gọi … cho kịp ngày mười hai": the later day is what it is for. */
const KEEPS_UP = / (?:cho|để|mới) kịp(?= )/u;

function dayOf(frame: Frame, from: number, context: MeetingContext): ReadDeadline | null {
  const { clause } = frame;
  let part = frame.from;
  while (part > from && !clause.breaks.has(part - 1)) part -= 1;
  const keepsUp = KEEPS_UP.test(plainBetween(clause, frame.verbAt, frame.to));
  return (
    (keepsUp ? readDeadline(clause, part, frame.from, context) : null) ??
    readDeadline(clause, frame.from, frame.to, context) ??
    readDeadline(clause, part, frame.to, context) ??
    readSoon(sliceClause(clause, part, frame.to), context) ??
    (tellsOfSomebody(clause, from, part) ? null : readDeadline(clause, from, frame.to, context)) ??
    readEventDay(clause, part, frame.to, context) ??
    readSoon(clause, context)
  );
}
