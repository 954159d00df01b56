import { isQuestion } from '@hopgon/engine/answering/is-question';
import { readAddition } from '@hopgon/engine/intent/acts/read-addition';
import { readFollowUp } from '@hopgon/engine/intent/acts/read-follow-up';
import { givenNames, type MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { normalizeMessage } from '@hopgon/engine/intent/normalize-message';
import { plainlySaid } from '@hopgon/engine/intent/read-intent';
import { READ_AT_MOST } from '@hopgon/engine/intent/read-message';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { isPart, isWrite, surelyMeant } from '../../shared/intent-groups.rules.ts';
import { saysFields } from '../../shared/says-fields.rules.ts';
import { completeClock } from '../card/complete-clock.rules.ts';
import { cutDenial, cutPutOff } from '../card/cut-denial.rules.ts';
import { readSpokenCard } from '../card/read-spoken-card.rules.ts';
import { saysMoreThanAgreeing } from '../card/read-stance.rules.ts';
import { parseSearch } from '../parse-free-words.rules.ts';
import { parseMessage } from '../parse-message.rules.ts';
import type { ParsedSearch, Question } from '../parsed-message.rules.ts';
import { readAboutProduct } from './about-product.rules.ts';
import { asksAnybody } from './asks-anybody.rules.ts';
import { blankTurn } from './blank-turn.rules.ts';
import { completeAsked } from './complete-asked.rules.ts';
import { correctItself } from './correct-itself.rules.ts';
import { cutConfirmation } from './cut-confirmation.rules.ts';
import { cutCourtesy } from './cut-courtesy.rules.ts';
import {
  chosenKind,
  type Decided,
  decide,
  decideAs,
  type Ground,
  type ReadText,
  readText,
} from './decide-intent.rules.ts';
import { decideNext } from './decide-next.rules.ts';
import { askOfLast } from './decide-of-last.rules.ts';
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
import { readSpokenAgenda } from './spoken-agenda.rules.ts';
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
  const spelled = spellOut({ ...question, message: cutCourtesy(message) }, context);
  return spelled.asTyped(parseSpelled(spelled.question, now, spelled.context));
}

function parseSpelled(question: Question, now: LocalTime, context: SpokenContext): ParsedTurn {
  const { message: written } = question;
  const ground = { context, given: givenNames(context.given), question, now };
  const part = cutPart(written, context.parts);
  const ordinal = resolveOrdinals(part.message, context.listed, context.lastIds);
  const { referredId } = ordinal;
  const chosen = chosenKind(ordinal.message, context);
  if (chosen !== null) return parseAs(readText(chosen.message, ground), ground, decideAs(chosen.kind));
  const { rest: agreed, isConfirmed } = cutConfirmation(ordinal.message, context.before);
  const kept = cutDenial(agreed, context.before);
  const rest = completeClock(cutPutOff(kept, context.before), context.before);
  const said = readText(correctItself(resolveReferences(rest, context)), ground);
  // What takes the place of what was denied is of no card.
  const decided = decideNext(said, ground, { isConfirmed, isDenied: kept !== agreed }, decideInDialogue);
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
  if (followed === null) return { ...parseAs(said, ground, decided), isConfirmed, referredId, part: part.at };
  const whole = readText(followed, ground);
  // What goes on from a look-up is looked up too: "còn giá vốn?"
  const again = isLookedUp(context.before) ? decideAs('said')(whole) : decide(whole, ground, null);
  return { ...parseAs(whole, ground, again), isConfirmed, isFollowUp: true };
}

/** Where it was asked what a message is, what follows may be no answer but something else. */
function decideInDialogue(said: ReadText, ground: Ground): Decided {
  const { before } = ground.context;
  const decided = decide(said, ground, before);
  // "Ngoài ra Tùng còn việc gì": whose tasks they are is named.
  const isOther = saysName(said.pieces) && !said.pieces.some(({ cue }) => cue === 'self');
  if (decided.kind === 'own-tasks' && isOther) return decideAs('person-tasks')(said);
  const ofLast = isWrite(decided.kind) && decided.score >= surelyMeant ? null : askOfLast(said.text, before);
  if (ofLast !== null) return ofTheLast(decideAs(ofLast)(said));
  const agenda = readSpokenAgenda(said.text);
  if (agenda !== null) return { ...decideAs('agenda-add')(said), act: agenda };
  return isPart(decided.kind) ? decideAlone(said, ground, decided) : decided;
}

/** "Hạn hôm nào ấy nhỉ": the words ask, and name no task. */
const ofTheLast = (decided: Decided): Decided =>
  decided.question?.kind === 'task-state'
    ? { ...decided, question: { ...decided.question, words: '', people: [] } }
    : decided;

/** What reads like a part of what is open may be something of its own. */
function decideAlone(said: ReadText, ground: Ground, decided: Decided): Decided {
  const { before, choice } = ground.context;
  // A cancellation has no time: words with another one move the meeting instead.
  const isOfCancellation = before?.kind === 'card' && before.of === 'cancel';
  if (before === null) return decided;
  const alone = decide(said, ground, null);
  if (choice !== null) return alone.score >= surelyMeant ? alone : decided;
  if (isOfCancellation) return alone.kind === 'move' && alone.score >= plainlySaid ? alone : decided;
  // What fills nothing of a question or a card is read by itself.
  return isPart(alone.kind) || alone.score < leastOfItsOwn
    ? decided
    : { ...decided, others: [...decided.others, alone.kind] };
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
  const { change, words } = readSpokenCard(said, context);
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
  return {
    message,
    kind,
    score,
    rivals,
    others: others.map((other) => parseAs(said, ground, decideAs(other))),
    search: asks?.kind !== 'private' || !saysName(pieces) ? searchOf(message, now) : null,
    asked: completeAsked(known, { message, kind, change, room, times, pieces, titles: context.titles, now }),
    act,
    orders,
    question: asks,
    change,
    words,
    addition: readAddition(message, pieces),
    goal: readGoal(message),
    times,
    ...readAboutProduct(said, kind, words.asks),
    isCommand: false,
    isConfirmed: false,
    asksBusy: asksAnybody(message, change),
    isFollowUp: false,
    asksOfLast: kind === 'next-meeting' && askOfLast(message, context.before) === 'next-meeting',
    part: null,
    referredId: null,
  };
}

/** Less likely is more often an answer that is not understood. */
const leastOfItsOwn = 0.5;

/** "Phòng Sen trống lúc nào" asks when a room is free, and not when somebody is. */
const asksTime: ReadonlySet<IntentKind> = new Set(['free', 'find-time']);

/** Somebody's own matters are not looked for. */
const saysName = (pieces: readonly MessagePiece[]): boolean => pieces.some(({ kind }) => kind === 'name');

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
