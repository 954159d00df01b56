import type { Clause } from '../clauses/clause.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import { JUNIOR } from '../language/pronouns.ts';
import { ACCEPTS, DECLINES } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import type { Frame } from './frame.ts';

/** Who a subject is: the speaker, somebody else by label or group name, or somebody nobody can tell. */
export type Who = { readonly self: boolean; readonly label: string | null; readonly named: boolean };

export function resolveSubject(frame: Frame, context: MeetingContext): Who {
  const { subject, clause } = frame;
  const speaker = speakerOf(context, clause.turn);
  if (subject.kind === 'group')
    return { self: false, label: headOf(frame, context) ?? subject.name, named: true };
  if (subject.kind === 'person') {
    return { self: subject.person.label === speaker, label: subject.person.label, named: true };
  }
  if (subject.kind === 'pronoun') {
    const same = sameTitleMention(clause, subject.word, frame.from, context);
    if (same) return { self: same === speaker, label: same, named: true };
    if (context.selfReference.isSelf(clause, subject.word, frame.from))
      return { self: true, label: speaker, named: false };
  }
  const titled = subject.kind === 'pronoun' ? onlyTitled(subject.word, speaker, context) : null;
  if (titled !== null) return { self: false, label: titled, named: false };
  const called =
    subject.kind === 'none' && (context.mentions.get(clause) ?? []).some((mention) => mention.called);
  return { self: false, label: addresseeOf(clause, frame.from, context), named: called };
}

/** "Bác xếp lại bãi giúp cháu", where "Bác Tình" is the only bác in the room and is not called after somebody else. */
function onlyTitled(word: string, speaker: string | null, { roster }: MeetingContext): string | null {
  if (JUNIOR.has(word)) return null;
  const holders = roster.people.filter(({ title, label }) => title === word && label !== speaker);
  const untitled = roster.people.some(({ title, label }) => title === null && label !== speaker);
  return holders.length === 1 && !(untitled && COMMON.has(word)) ? (holders[0]?.label ?? null) : null;
}
/** Said to anybody. */
const COMMON = setOf('anh|chị|bạn|ông|bà|thầy|cô');

/** "Cô Loan, phòng kế toán đối chiếu giúp em": whoever is called answers for the department. */
function headOf({ clause, from, subject }: Frame, context: MeetingContext): string | null {
  if (subject.kind !== 'group' || !DEPARTMENTS.test(subject.name) || !ASKED.test(clause.plain)) return null;
  const called = (context.mentions.get(clause) ?? []).find(
    ({ to }) => to === from && clause.breaks.has(to - 1),
  );
  return called?.person.label ?? null;
}
/** "Dạ anh Bình, phòng kế toán nộp thứ sáu ạ" only tells him. */
const ASKED = anyOf('nhé|nghe|giúp|hộ|đề nghị|yêu cầu');
const DEPARTMENTS = /^(?:phòng|ban|tổ|đội|khoa|nhóm|team|kho|xưởng|bên|bộ phận)(?= )/iu;

/** "Anh Thịnh rành điện, anh đi hỏi giá": the second anh is the first. */
function sameTitleMention(
  clause: Clause,
  word: string,
  before: number,
  context: MeetingContext,
): string | null {
  for (const mention of [...(context.mentions.get(clause) ?? [])].reverse()) {
    if (mention.from < before && clause.words[mention.from] === word && mention.to - mention.from > 1) {
      return mention.person.label;
    }
  }
  return null;
}

/**
 * Whom "you" means: the last one named in the turn, else who answers, else who was answered. Who has just asked something is
 * answered, unless the next voice takes it up.
 */
export function addresseeOf(clause: Clause, before: number, context: MeetingContext): string | null {
  const speaker = speakerOf(context, clause.turn);
  const own = context.clauses[clause.turn] ?? [];
  const position = own.indexOf(clause);
  const named = own
    .slice(0, position + 1)
    .flatMap((other) =>
      (context.mentions.get(other) ?? []).filter(
        (mention) => other !== clause || mention.from <= before || mention.called,
      ),
    );
  const last = named.filter((mention) => mention.person.label !== speaker).at(-1);
  return last?.person.label ?? neighbour(clause.turn, context);
}

function neighbour(turn: number, context: MeetingContext): string | null {
  const speaker = speakerOf(context, turn);
  const next = speakerOf(context, turn + 1);
  const before = speakerOf(context, turn - 1);
  const replies = before !== null && before !== speaker && before !== next;
  const takenUp = ACCEPTS.test(plainTurn(context, turn + 1));
  if (replies && !takenUp && answersBefore(turn, context)) return before;
  if (next !== null && next !== speaker) return next;
  return before === speaker ? null : before;
}

/** Asked something, saying yes, or saying again what was just said: "Thứ tư nhé." */
function answersBefore(turn: number, { clauses, plainTurns }: MeetingContext): boolean {
  if ((clauses[turn - 1] ?? []).some(({ asks }) => asks)) return true;
  const [first] = clauses[turn] ?? [];
  if (!first) return false;
  const opening = first.words.slice(
    0,
    Math.min(first.words.length, ...[...first.breaks].map((at) => at + 1)),
  );
  const again = opening.filter((word) => !PARTICLES.has(word));
  const echoes = again.length > 1 && again.every((word) => plainTurns[turn - 1]?.includes(` ${word} `));
  return echoes || ACCEPTS.test(first.plain) || DECLINES.test(first.plain);
}
const PARTICLES = setOf('nhé|ạ|thì|rồi|à|hả|nghe');
