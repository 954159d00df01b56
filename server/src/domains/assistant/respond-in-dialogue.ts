import type { CardChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { respondToQuestion } from './acts/answers/respond-to-question.ts';
import { respondWithTerm } from './acts/answers/respond-with-term.ts';
import { buildAct } from './acts/build-act.ts';
import { buildWithSaid } from './acts/build-with-said.ts';
import { findSpokenMeeting } from './acts/find-spoken-meeting.ts';
import { mentionMeeting } from './acts/meant-meeting.rules.ts';
import { atLastMeeting, withoutPointing } from './acts/without-pointing.rules.ts';
import { saysWho } from './acts/words/chosen-by-work.rules.ts';
import { completePending } from './acts/words/complete-pending.ts';
import { applyToOpenCard, type CardStep } from './apply-to-open-card.ts';
import { buildDueReminder } from './build-due-reminder.ts';
import { buildOrders } from './build-orders.ts';
import { answerAboutCard, isInstead, remindOfConfirming } from './dialogue-card.rules.ts';
import { changeDraft } from './dialogue-draft.rules.ts';
import { nameGuests } from './dialogue-guests.rules.ts';
import { keepAsked } from './dialogue-pending.rules.ts';
import { plannedSoFar } from './dialogue-people.rules.ts';
import {
  askWhatChanges,
  askWhichIntent,
  type DialogueAnswer,
  dropOpen,
  finish,
  finishAct,
  isGiven,
  renderCard,
} from './dialogue-step.rules.ts';
import { asksHow, movedBy, otherReadings, plannedBy, saysPart, withReferred } from './dialogue-turn.rules.ts';
import { nameRoles } from './name-roles.rules.ts';
import type { ParsedMessage } from './parse/parsed-message.rules.ts';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';
import { readSpokenDay } from './read-spoken-day.ts';
import { aheadOf } from './reminder-ahead.rules.ts';
import { offerImport } from './render/offer-import.rules.ts';
import { renderNextMeeting } from './render/render-meetings.rules.ts';
import { aboutMeetings, listLinks, say, sayBefore } from './render/reply.rules.ts';
import { type AssistantWorld, respondToParsed, type SaidBeside } from './respond-to-parsed.ts';
import { searchInstead } from './search-instead.ts';
import { type Step, searchOrFinish } from './search-or-finish.ts';
import { sendDraftTo } from './send-draft-to.ts';
import type { DialogueState } from './shared/dialogue-state.rules.ts';
import { helpTopics } from './shared/help-topics.rules.ts';
import { saysFields } from './shared/says-fields.rules.ts';
import type { Workplace } from './shared/workplace.rules.ts';
import { nameUnused } from './unused-words.rules.ts';

/** The same with what words may answer or change. */
interface OpenStep extends Step, CardStep {}

/** A conversation before a message, and the meeting it is about. */
interface Before {
  readonly place: Workplace;
  readonly state: DialogueState;
  readonly openChange: CardChange | null;
  readonly meetingId: string | null;
  /** Which meetings it is asked of, where that was chosen. */
  readonly scope: SaidBeside['scope'];
}

/** Each answers a message where it is meant so, the first that does. */
const ways: readonly ((step: OpenStep) => Promise<DialogueAnswer | null> | DialogueAnswer | null)[] = [
  (step) => sendDraftTo(step.world, step.scope, step),
  dropOpen,
  changeDraft,
  answerPending,
  answerAboutCard,
  (step) => buildDueReminder(step.world, step.scope, step),
  (step) => applyToOpenCard(step.world, step.scope, step),
  answerOrders,
  askWhichIntent,
  answerOfLastMeeting,
  answerQuestion,
  buildOrder,
  askWhatChanges,
];

/** Answers a message of a conversation; where that finds nothing, what of the open card it may change, or what else it may ask. */
export async function respondInDialogue(
  world: AssistantWorld,
  scope: CompanyScope,
  turn: ParsedTurn,
  before: Before,
): Promise<DialogueAnswer> {
  const answer = await respondToTurn(world, scope, turn, before);
  const isUnsure = answer.state.pending?.kind === 'intent' && answer.state.pending.message === turn.message;
  const { meetingIds, itemIds, pending } = before.state;
  const hasSpoken = meetingIds.length + itemIds.length > 0;
  const answered = { isUnfound: answer.isUnfound === true, isUnsure, hasSpoken, isWaiting: pending !== null };
  const readings = otherReadings(turn, answered, before.openChange);
  for (const { turn: other, needs } of readings) {
    const given = await respondToTurn(world, scope, other, before);
    if (isGiven[needs](given)) return given;
  }
  return answer;
}

/**
 * Answers a message of a conversation given what was said before, and gives the conversation after it: the one place
 * where the two meet. An answer to a question asked back comes first, then a change of the open card, then orders and
 * questions, then what the message says by itself.
 */
async function respondToTurn(
  world: AssistantWorld,
  scope: CompanyScope,
  said: ParsedTurn,
  { place, state: known, openChange, meetingId, scope: asked }: Before,
): Promise<DialogueAnswer> {
  const turn = await readSpokenDay(world, scope, said, { place, state: known });
  const state = withReferred(known, turn.referredId);
  const isOnline = turn.change.online ?? state.planned?.isOnline ?? false;
  const how = { isOnline, isClosed: turn.words.isClosed === true };
  const beside = { ...how, meetingId, scope: asked, ...plannedSoFar(place, state) };
  const now = world.clock.now();
  const step: Step = { world, scope, turn, state, beside, now };
  if (turn.isCommand || turn.asked.kind === 'impossible-time') return answerAlone(step, turn.asked);
  const isWaiting = state.pending !== null && state.pending.expiresAt > now.toISOString();
  const open: OpenStep = {
    ...step,
    openChange,
    pending: isWaiting ? state.pending : null,
    context: {
      ...{ place, state, times: turn.times, chosenId: null },
      moved: movedBy(openChange, place.zone),
      planned: plannedBy(openChange, place.zone),
    },
    isPart: saysPart(turn, openChange),
  };
  for (const way of ways) {
    const answer = await way(open);
    if (answer)
      return remindOfConfirming(open, nameGuests(open, nameRoles(turn, keepAsked(open, answer)), place));
  }
  const alone = await answerAlone(step, atLastMeeting(turn.asked, state.meetingIds[0]));
  return remindOfConfirming(open, nameGuests(open, nameRoles(turn, keepAsked(open, alone)), place));
}

/** What a message says by itself, whatever was said before. */
async function answerAlone(step: Step, asked: ParsedMessage, beside = step.beside): Promise<DialogueAnswer> {
  const found = await respondToParsed(step.world, step.scope, asked, beside);
  const instead =
    found.isUnfound && asked.kind !== 'question'
      ? await searchInstead(step.world, step.scope, step, step.beside)
      : null;
  if (instead) return instead;
  const { reply, mentions, pending, isUnfound = false } = found;
  return { ...finish(step, nameUnused(step.turn, reply), { mentions, asked: pending }), isUnfound };
}

/** An answer to what was asked back. */
async function answerPending(step: OpenStep): Promise<DialogueAnswer | null> {
  const { world, scope, turn, pending, context, beside, isPart } = step;
  if (pending === null || turn.isFollowUp || asksHow(turn)) return null;
  const isChoice = saysWho(context.place, pending, turn);
  if (!isPart && !isChoice && pending.kind !== 'act') return null;
  const saysPart = saysFields(turn.change) || (pending.kind === 'schedule' && turn.words.isClosed !== null);
  const said = { ...turn, isPart: isPart && saysPart };
  const filled = await completePending(world, scope, context, pending, said);
  if (filled?.kind === 'act')
    return finishAct(step, await buildAct(world, scope, filled.context, filled.act), filled.act);
  if (filled === null) return null;
  const before = pending.kind === 'schedule' ? pending : null;
  const isOnline = beside.isOnline || before?.isOnline === true;
  const isClosed = beside.isClosed || before?.isClosed === true;
  return answerAlone(step, filled.asked, { ...beside, isOnline, isClosed });
}

/** Several orders of one message are one card. */
async function answerOrders(step: OpenStep): Promise<DialogueAnswer | null> {
  const { world, scope, turn, context, beside } = step;
  if (turn.orders.length < 2) return null;
  const built = await buildOrders(world, scope, context, turn.orders, beside);
  const { change, others, meetingIds, mentions } = built;
  if (change === null) return finish(step, aboutMeetings(say(others), meetingIds));
  const card = sayBefore(renderCard(change, turn.message, ''), others);
  return finish(step, aboutMeetings(card, meetingIds), { mentions });
}

/** When and where the meeting spoken of last is. */
async function answerOfLastMeeting(step: OpenStep): Promise<DialogueAnswer | null> {
  const { world, scope, turn, state } = step;
  const meeting = turn.asksOfLast ? await findSpokenMeeting(world, scope, state.meetingIds[0]) : null;
  if (meeting === null) return null;
  const reply = renderNextMeeting({ kind: 'spoken', about: '', meeting });
  return finish(step, reply, { mentions: mentionMeeting(meeting) });
}

/** A question about calendar and people, help with the product, or a word of the company. */
async function answerQuestion(step: OpenStep): Promise<DialogueAnswer | null> {
  const { world, scope, turn, context, beside } = step;
  const { helpTopic, term } = turn;
  // What its own people said of a private matter stands in the meeting that the conversation is about.
  const question = turn.question?.kind === 'private' && beside.meetingId !== null ? null : turn.question;
  if (question !== null)
    return searchOrFinish(
      step,
      await respondToQuestion(world, scope, context, withoutPointing(question)),
      null,
    );
  if (helpTopic !== null) {
    if (helpTopic === 'import-calendar') return finish(step, offerImport());
    const { text, page } = helpTopics[helpTopic];
    return finish(step, listLinks(text, page === null ? [] : [page]));
  }
  const meaning = term === null ? null : await respondWithTerm(world, scope, term);
  return meaning && finish(step, meaning);
}

async function buildOrder(step: OpenStep): Promise<DialogueAnswer | null> {
  const { world, scope, turn, context } = step;
  if (turn.act === null) return null;
  const act = aheadOf(withoutPointing(turn.act), turn);
  // "Việc đó xong chưa nhỉ" asks, and marks nothing.
  if (act.kind === 'task' && turn.words.asks) {
    const { words, people } = act;
    const asked = { kind: 'task-state', words, people } as const;
    return finishAct(step, await respondToQuestion(world, scope, context, asked), null);
  }
  const outcome = await buildWithSaid(world, scope, context, act, turn);
  const answer = await searchOrFinish(step, outcome, act);
  return isInstead(step, answer) ? { ...answer, openCard: 'replace' } : answer;
}
