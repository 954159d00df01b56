import { readFollowUp } from '@hopgon/engine/intent/acts/read-follow-up';
import { givenNames } from '@hopgon/engine/intent/acts/read-pieces';
import { READ_AT_MOST } from '@hopgon/engine/intent/read-message';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { isPart } from '../../shared/intent-groups.rules.ts';
import { completeClock } from '../card/complete-clock.rules.ts';
import { cutDenial, cutPutOff } from '../card/cut-denial.rules.ts';
import { cutPondered, takenIfFree } from '../card/cut-if-free.rules.ts';
import { cutNote } from '../card/cut-note.rules.ts';
import { divideMessage } from '../clauses/divide-message.rules.ts';
import { chosenKind } from '../decide/chosen-kind.rules.ts';
import { decideInDialogue, orderIfFree, takesFirstFree } from '../decide/decide-in-dialogue.rules.ts';
import { type Decided, decide, decideAs } from '../decide/decide-intent.rules.ts';
import { decideNext } from '../decide/decide-next.rules.ts';
import { goOnLookingUp } from '../decide/go-on-looking-up.rules.ts';
import { isLookedUp } from '../decide/is-looked-up.rules.ts';
import { joinLikeliest } from '../decide/join-likeliest.rules.ts';
import { type Ground, type ReadText, readText } from '../decide/read-text.rules.ts';
import { parseMessage } from '../parse-message.rules.ts';
import type { Question } from '../parsed-message.rules.ts';
import { asksAnybody } from './asks-anybody.rules.ts';
import { blankTurn } from './blank-turn.rules.ts';
import { correctItself } from './correct-itself.rules.ts';
import { cutConfirmation } from './cut-confirmation.rules.ts';
import { cutCourtesy } from './cut-courtesy.rules.ts';
import { parseAs } from './parse-as.rules.ts';
import type { ParsedTurn } from './parsed-turn.rules.ts';
import { readBareFollowUp } from './read-bare-follow-up.rules.ts';
import { cutPart, resolveOrdinals } from './resolve-ordinals.rules.ts';
import { resolveReferences } from './resolve-references.rules.ts';
import { rewriteFollowUp } from './rewrite-follow-up.rules.ts';
import { spellOut } from './spelled-out.rules.ts';
import { splitQuestions } from './split-questions.rules.ts';
import type { SpokenContext } from './spoken-context.rules.ts';

/** Reads a message of a conversation: by itself, and as what may go on from what was said before. */
export function parseTurn(question: Question, now: LocalTime, context: SpokenContext): ParsedTurn {
  const { message, parsed } = question;
  if (parsed.kind === 'command' || message.length > READ_AT_MOST)
    return {
      ...blankTurn,
      message,
      asked: parseMessage(question, now),
      isCommand: parsed.kind === 'command',
    };
  const { rest, note } = cutNote(cutCourtesy(message));
  const read = (text: string): ParsedTurn => {
    const spelled = spellOut({ ...question, message: text }, context);
    const { question: said, context: known } = spelled;
    const parsedAlone = parseSpelled(said, now, known);
    const { clauses, agrees } = divideMessage(said.message, groundOf(said, now, known));
    return spelled.asTyped({ ...parsedAlone, clauses, isConfirmed: parsedAlone.isConfirmed || agrees });
  };
  const turn = read(rest);
  if (note === '') return turn;
  const [first, ...others] = turn.clauses;
  // At the end of several parts a note is of the meeting that the first one makes, else of its own part.
  if (first?.kind === 'schedule')
    return { ...turn, clauses: [{ ...first, text: `${first.text}, ghi chú là ${note}` }, ...others] };
  if (first) return read(cutCourtesy(message));
  // Of what makes no new meeting it may be a private note.
  const isOfMeeting =
    turn.asked.kind === 'schedule' || (isPart(turn.kind) && context.before?.of === 'schedule');
  return isOfMeeting ? { ...turn, note } : read(cutCourtesy(message));
}

/** An order whose hour is that at which all are free. */
function parseOrdered(ordered: string, said: ReadText, ground: Ground): ParsedTurn {
  const turn = parseAs(readText(ordered, ground), ground, decideAs('schedule'));
  const { asked } = turn;
  const takesFirst = asked.kind === 'schedule' && takesFirstFree(said.text);
  return takesFirst ? { ...turn, asked: { ...asked, takesFirst } } : turn;
}

const groundOf = (question: Question, now: LocalTime, context: SpokenContext): Ground => ({
  ...{ context, question, now },
  given: givenNames(context.given),
});

function parseSpelled(question: Question, now: LocalTime, context: SpokenContext): ParsedTurn {
  const { message: written } = question;
  const ground = groundOf(question, now, context);
  const part = cutPart(written, context.parts);
  const ordinal = resolveOrdinals(part.message, context.listed, context.lastIds);
  const { referredId } = ordinal;
  const chosen = chosenKind(ordinal.message, context) ?? takenIfFree(ordinal.message, context.before);
  if (chosen !== null) return parseAs(readText(chosen.message, ground), ground, decideAs(chosen.kind));
  const { rest: agreed, isConfirmed } = cutConfirmation(ordinal.message, context.before);
  const meant = cutPondered(agreed, context.before);
  const kept = cutDenial(meant, context.before);
  const rest = completeClock(cutPutOff(kept, context.before), context.before);
  const said = readText(correctItself(resolveReferences(rest, context)), ground);
  // What takes the place of what was denied is of no card.
  const decided = decideNext(said, ground, { isConfirmed, isDenied: kept !== meant }, decideInDialogue);
  const ordered = orderIfFree(said, decided);
  if (ordered !== null) return parseOrdered(ordered, said, ground);
  const isOfDraft = context.before?.kind === 'after' && context.before.of === 'letter';
  const goneOn = joinLikeliest(said, decided, context);
  if (goneOn !== null) return parseAs(readText(goneOn.message, ground), ground, decideAs(goneOn.kind));
  const matter = goOnLookingUp(said, decided, context);
  if (matter !== null)
    return { ...parseAs(readText(matter, ground), ground, decideAs('said')), isConfirmed, isFollowUp: true };
  const bare =
    decided.kind === 'follow-up' && context.question === null ? readBareFollowUp(said, context) : null;
  if (bare !== null) return parseAs(readText(bare.message, ground), ground, bare.decide);
  const followed = decided.kind === 'follow-up' && !isOfDraft ? followUpOf(said, context) : null;
  if (followed === null) {
    const turn = parseAs(said, ground, decided);
    const asksBusy = turn.change.isQuestion && asksAnybody(rest, ground);
    const apart = readApart(said, decided, ground);
    return { ...turn, apart, asksBusy, isConfirmed, referredId, part: part.at };
  }
  const whole = readText(followed, ground);
  // What goes on from a look-up is looked up too: "còn giá vốn?"
  const again = isLookedUp(context.before) ? decideAs('said')(whole) : decide(whole, ground, null);
  return { ...parseAs(whole, ground, again), isConfirmed, isFollowUp: true };
}

/** The questions of a message that asks two things, each as a message of its own. */
function readApart(said: ReadText, decided: Decided, ground: Ground): ParsedTurn[] {
  const [first, second] = splitQuestions(said, decided, ground, decideInDialogue) ?? [];
  if (first === undefined || second === undefined) return [];
  const one = parseAs(readText(first, ground), ground, (read) => decideInDialogue(read, ground));
  const context = { ...ground.context, before: { kind: 'after' as const, of: one.kind } };
  const after = { ...ground, context };
  return [one, parseAs(readText(second, after), after, (read) => decideInDialogue(read, after))];
}

function followUpOf({ text, pieces }: ReadText, { question }: SpokenContext): string | null {
  if (question === null) return null;
  const followUp = readFollowUp(text, pieces);
  // "Thế còn việc kia?" asks the same of the other one.
  return pointsAlone.test(followUp.rest) ? question : rewriteFollowUp(question, followUp);
}

const pointsAlone =
  /^(?:cái |cai )?(?:việc|cuộc|buổi|cái|viec|cuoc|buoi|cai)\s+(?:đó|ấy|này|kia|do|ay|nay)$/iu;
