import { isQuestion } from '@hopgon/engine/answering/is-question';
import { readAddition } from '@hopgon/engine/intent/acts/read-addition';
import { readFollowUp } from '@hopgon/engine/intent/acts/read-follow-up';
import { givenNames } from '@hopgon/engine/intent/acts/read-pieces';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { normalizeMessage } from '@hopgon/engine/intent/normalize-message';
import { READ_AT_MOST } from '@hopgon/engine/intent/read-message';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { isPart, isWrite } from '../../shared/intent-groups.rules.ts';
import { saysFields } from '../../shared/says-fields.rules.ts';
import { completeClock } from '../card/complete-clock.rules.ts';
import { cutDenial, cutPutOff } from '../card/cut-denial.rules.ts';
import { cutPondered, takenIfFree } from '../card/cut-if-free.rules.ts';
import { cutNote } from '../card/cut-note.rules.ts';
import { readSpokenCard } from '../card/read-spoken-card.rules.ts';
import { saysMoreThanAgreeing } from '../card/read-stance.rules.ts';
import { parseSearch } from '../parse-free-words.rules.ts';
import { parseMessage } from '../parse-message.rules.ts';
import type { ParsedSearch, Question } from '../parsed-message.rules.ts';
import { readAboutProduct } from './about-product.rules.ts';
import { asksAnybody } from './asks-anybody.rules.ts';
import { blankTurn } from './blank-turn.rules.ts';
import { chosenKind } from './chosen-kind.rules.ts';
import { completeAsked } from './complete-asked.rules.ts';
import { correctItself } from './correct-itself.rules.ts';
import { cutConfirmation } from './cut-confirmation.rules.ts';
import { cutCourtesy } from './cut-courtesy.rules.ts';
import { decideInDialogue, orderIfFree, saysName, takesFirstFree } from './decide-in-dialogue.rules.ts';
import {
  type Decided,
  decide,
  decideAs,
  type Ground,
  type ReadText,
  readText,
} from './decide-intent.rules.ts';
import { decideNext } from './decide-next.rules.ts';
import { askOfLast, goesOnFromMeeting } from './decide-of-last.rules.ts';
import { goOnLookingUp } from './go-on-looking-up.rules.ts';
import { isLookedUp } from './is-looked-up.rules.ts';
import { joinLikeliest } from './join-likeliest.rules.ts';
import { outsideOf } from './outside-question.rules.ts';
import type { ParsedTurn } from './parsed-turn.rules.ts';
import { readAsking } from './read-asking.rules.ts';
import { readBareFollowUp } from './read-bare-follow-up.rules.ts';
import { readOrders } from './read-orders.rules.ts';
import { readTimes } from './read-times.rules.ts';
import { cutPart, resolveOrdinals } from './resolve-ordinals.rules.ts';
import { resolveReferences } from './resolve-references.rules.ts';
import { rewriteFollowUp } from './rewrite-follow-up.rules.ts';
import { spellOut } from './spelled-out.rules.ts';
import type { SpokenContext } from './spoken-context.rules.ts';
import { readGoal } from './spoken-goal.rules.ts';

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
    return spelled.asTyped(parseSpelled(spelled.question, now, spelled.context));
  };
  const turn = read(rest);
  if (note === '') return turn;
  // Of what makes no new meeting it may be a note of one's own.
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

function parseSpelled(question: Question, now: LocalTime, context: SpokenContext): ParsedTurn {
  const { message: written } = question;
  const ground = { context, given: givenNames(context.given), question, now };
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
    return { ...turn, asksBusy, isConfirmed, referredId, part: part.at };
  }
  const whole = readText(followed, ground);
  // What goes on from a look-up is looked up too: "còn giá vốn?"
  const again = isLookedUp(context.before) ? decideAs('said')(whole) : decide(whole, ground, null);
  return { ...parseAs(whole, ground, again), isConfirmed, isFollowUp: true };
}

function parseAs(
  said: ReadText,
  ground: Ground,
  decided: Decided | ((said: ReadText) => Decided),
): ParsedTurn {
  const { text: message, pieces } = said;
  const {
    kind: read,
    score,
    act,
    question: whole,
    rivals,
    others,
  } = typeof decided === 'function' ? decided(said) : decided;
  const { context, now } = ground;
  const { change, words: spoken } = readSpokenCard(said, context);
  const words = asksWhichOfTwo(message) ? { ...spoken, asks: true } : spoken;
  const { room } = words;
  const { question, askedText } = readAsking(said, ground, { kind: read, question: whole });
  if (asksTime.has(read) && room !== '' && question === null && change.names.length === 0)
    return parseAs(said, ground, decideAs('rooms'));
  // "Ừ, 9h nhé" agrees with what the card may not say yet, and "Huy QA" says something else.
  const saysMore = saysFields(change) || (!words.opensAgreeing && saysMoreThanAgreeing(words.rest));
  const kind = read === 'confirm' && saysMore ? 'change-card' : read;
  const outside = outsideOf(kind, message, pieces);
  const asks = outside ?? question;
  const known = parseMessage({ ...ground.question, message: askedText }, now, act === null ? kind : 'said');
  const orders = isWrite(kind) ? readOrders(said, act, known, ground) : [];
  const times = readTimes([act, ...orders.map((order) => order.act), asks, change], now);
  const parts = { message, kind, change, room, times, pieces, titles: context.titles, now };
  const asked = completeAsked(known, parts);
  return {
    message,
    kind,
    score,
    rivals,
    others: others.map((other) => parseAs(said, ground, decideAs(other))),
    search: asks?.kind !== 'private' || !saysName(pieces) ? searchOf(message, now) : null,
    asked,
    act,
    orders,
    question: asks,
    change,
    words,
    addition: readAddition(message, pieces),
    goal: readGoal(message),
    note: '',
    times,
    ...readAboutProduct(said, kind, words.asks),
    isCommand: false,
    isConfirmed: false,
    asksBusy: false,
    isFollowUp: false,
    asksOfLast: asksOfLastMeeting({ kind, asked }, message, context),
    part: null,
    referredId: null,
  };
}

/** "Ghi âm tự chạy hay mình phải bấm?" */
const asksWhichOfTwo = (message: string): boolean => message.endsWith('?') && / hay /iu.test(message);

/** "Mấy giờ bắt đầu, trực tuyến hay ở đâu" names no meeting: it is of the one spoken of last. */
const asksOfLastMeeting = (
  { kind, asked }: Pick<ParsedTurn, 'kind' | 'asked'>,
  message: string,
  { before }: SpokenContext,
): boolean =>
  (kind === 'next-meeting' && askOfLast(message, before) === 'next-meeting') ||
  (asked.kind === 'next-meeting' && asked.meeting.said === '' && goesOnFromMeeting(message, before));

/** "Phòng Sen trống lúc nào" asks when a room is free, and not when somebody is. */
const asksTime: ReadonlySet<IntentKind> = new Set(['free', 'find-time']);

const searchOf = (message: string, now: LocalTime): ParsedSearch | null =>
  isQuestion(normalizeMessage(message).text) ? parseSearch(message, now) : null;

const pointsAlone =
  /^(?:cái |cai )?(?:việc|cuộc|buổi|cái|viec|cuoc|buoi|cai)\s+(?:đó|ấy|này|kia|do|ay|nay)$/iu;

function followUpOf({ text, pieces }: ReadText, { question }: SpokenContext): string | null {
  if (question === null) return null;
  const followUp = readFollowUp(text, pieces);
  // "Thế còn việc kia?" asks the same of the other one.
  return pointsAlone.test(followUp.rest) ? question : rewriteFollowUp(question, followUp);
}
