import type { CardChange } from '@hopgon/contract/chat/changes';
import { describeDifference } from '@hopgon/contract/chat/describe-difference';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { ActContext, ActOutcome } from './acts/act-outcome.rules.ts';
import { respondToQuestion } from './acts/answers/respond-to-question.ts';
import { respondWithTerm } from './acts/answers/respond-with-term.ts';
import { buildAct } from './acts/build-act.ts';
import { applyWords } from './acts/words/apply-words.ts';
import { completePending } from './acts/words/complete-pending.ts';
import { buildOrders } from './build-orders.ts';
import { daySaid, isBetterAlone, mentionsOf, saysPart } from './dialogue-turn.rules.ts';
import type { ParsedMessage } from './parse/parsed-message.rules.ts';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';
import { renderChanges } from './render/render-changes.rules.ts';
import { renderMeetingCard } from './render/render-schedule.rules.ts';
import { type AssistantReply, listLinks, say } from './render/reply.rules.ts';
import { readWorkplace } from './resolve/read-workplace.ts';
import {
  type AskedBack,
  type AssistantWorld,
  respondToParsed,
  type SaidBeside,
} from './respond-to-parsed.ts';
import {
  type DialogueState,
  type Mentions,
  mergeMentions,
  type Pending,
} from './shared/dialogue-state.rules.ts';
import { helpTopics } from './shared/help-topics.rules.ts';

/** The answer to a message, what it does to the open card, and the conversation after it. */
export interface DialogueAnswer {
  readonly reply: AssistantReply;
  readonly state: DialogueState;
  /** `replace`: the reply's card is the open one with something changed. */
  readonly openCard: 'keep' | 'replace' | 'dismiss';
}

/** How long a question that was asked back waits for its answer. */
const pendingWaits = 30 * 60 * 1000;

/** A message and the conversation before it. */
interface Step {
  readonly world: AssistantWorld;
  readonly scope: CompanyScope;
  readonly turn: ParsedTurn;
  readonly state: DialogueState;
  /** What words beside a request say of it. */
  readonly beside: SaidBeside;
}

/** The same with what words may answer or change. */
interface OpenStep extends Step {
  readonly openChange: CardChange | null;
  /** What was asked back and still waits. */
  readonly pending: Pending | null;
  readonly context: ActContext;
  /** Whether the message only says a part: an answer to what was asked, or a change of what is open. */
  readonly isPart: boolean;
}

/** A conversation before a message, and the meeting it is about. */
interface Before {
  readonly state: DialogueState;
  readonly openChange: CardChange | null;
  readonly meetingId: string | null;
  /** Which meetings it is asked of, where that was chosen. */
  readonly scope: SaidBeside['scope'];
}

/** Each answers a message where it is meant so, the first that does. */
const ways: readonly ((step: OpenStep) => Promise<DialogueAnswer | null> | DialogueAnswer | null)[] = [
  dropOpen,
  answerPending,
  changeOpenCard,
  answerOrders,
  answerQuestion,
  buildOrder,
];

/**
 * Answers a message of a conversation given what was said before, and gives the conversation after it: the one place
 * where the two meet. An answer to a question asked back comes first, then a change of the open card, then orders and
 * questions, then what the message says by itself.
 */
export async function respondInDialogue(
  world: AssistantWorld,
  scope: CompanyScope,
  turn: ParsedTurn,
  { state, openChange, meetingId, scope: asked }: Before,
): Promise<DialogueAnswer> {
  const beside = { isOnline: turn.change.online === true, meetingId, scope: asked };
  const step: Step = { world, scope, turn, state, beside };
  if (turn.isCommand || turn.asked.kind === 'impossible-time') return answerAlone(step, turn.asked);
  const isWaiting = state.pending !== null && state.pending.expiresAt > world.clock.now().toISOString();
  const open: OpenStep = {
    ...step,
    openChange,
    pending: isWaiting ? state.pending : null,
    context: { place: await readWorkplace(world, scope), state, times: turn.times, chosenId: null },
    isPart: saysPart(turn),
  };
  for (const way of ways) {
    const answer = await way(open);
    if (answer) return answer;
  }
  return answerAlone(step, turn.asked);
}

interface Ending {
  readonly mentions?: Mentions;
  readonly asked?: AskedBack | null;
  readonly openCard?: DialogueAnswer['openCard'];
}

/** The answer, and the conversation after it. */
function finish(
  { world, state, turn }: Step,
  reply: AssistantReply,
  { mentions = {}, asked = null, openCard = 'keep' }: Ending = {},
): DialogueAnswer {
  const spoken = reply.card ? { ...mentionsOf(reply.card.change), ...mentions } : mentions;
  const isQuestion = reply.card === null && asked === null && openCard === 'keep';
  const question = isQuestion ? turn.message.slice(0, longestQuestion) : state.question;
  const expiresAt = new Date(world.clock.now().getTime() + pendingWaits).toISOString();
  return {
    reply,
    openCard,
    state: { ...mergeMentions(state, spoken), question, pending: asked && { ...asked, expiresAt } },
  };
}

/** Longer is no question that another goes on from. */
const longestQuestion = 300;

function finishAct(step: Step, outcome: ActOutcome, act: SpokenAct | null): DialogueAnswer {
  switch (outcome.kind) {
    case 'change':
      return finish(step, renderCard(outcome.change, step.turn.message, ''), { mentions: outcome.mentions });
    case 'ask':
      return finish(step, outcome.reply, { asked: act && { kind: 'act', act, options: outcome.options } });
    case 'say':
      return finish(step, outcome.reply, { mentions: outcome.mentions });
  }
}

/** What a message says by itself, whatever was said before. */
async function answerAlone(step: Step, asked: ParsedMessage, beside = step.beside): Promise<DialogueAnswer> {
  const { reply, mentions, pending } = await respondToParsed(step.world, step.scope, asked, beside);
  return finish(step, reply, { mentions, asked: pending });
}

/** "Thôi khỏi" drops what is open; "ok" confirms nothing, its button does. */
function dropOpen(step: OpenStep): DialogueAnswer | null {
  const { turn, pending, openChange } = step;
  if (turn.change.dismiss && turn.act === null) {
    if (pending !== null) return finish(step, say('Đã bỏ qua. Bạn cần gì khác cứ nói nhé.'));
    if (openChange === null) return null;
    return finish(step, say('Đã bỏ thẻ đang mở, chưa có gì được tạo hay gửi đi.'), { openCard: 'dismiss' });
  }
  if (!turn.change.confirm || openChange === null || pending !== null) return null;
  const words =
    'Để chắc chắn, hãy bấm nút Xác nhận trên thẻ. Bạn vẫn đổi được, ví dụ “đổi sang 10h” hoặc “thêm chị Hà”.';
  return finish(step, say(words));
}

/** An answer to what was asked back. */
async function answerPending(step: OpenStep): Promise<DialogueAnswer | null> {
  const { world, scope, turn, pending, context, beside, isPart } = step;
  if (pending === null || turn.isFollowUp) return null;
  const filled = await completePending(world, scope, context, pending, { ...turn, isPart });
  if (filled?.kind === 'act')
    return finishAct(step, await buildAct(world, scope, filled.context, filled.act), filled.act);
  if (filled === null) return null;
  const isOnline = beside.isOnline || (pending.kind === 'schedule' && pending.isOnline);
  return answerAlone(step, filled.asked, { ...beside, isOnline });
}

async function changeOpenCard(step: OpenStep): Promise<DialogueAnswer | null> {
  const { world, scope, turn, openChange, context, isPart } = step;
  if (openChange === null || !isPart || turn.isFollowUp) return null;
  const answer = await applyWords(world, scope, context, openChange, turn.change);
  if (answer === null) return null;
  if (answer.kind !== 'changed') return finishAct(step, answer, null);
  const { leftover } = turn.change;
  // Nothing said is dropped in silence.
  const unused = leftover === '' ? '' : ` Chưa dùng: “${leftover}”.`;
  const head = `${describeDifference(openChange, answer.change)}${unused}`;
  return finish(step, renderCard(answer.change, turn.message, head), {
    mentions: daySaid(turn),
    openCard: 'replace',
  });
}

/** Several orders of one message are one card. */
async function answerOrders(step: OpenStep): Promise<DialogueAnswer | null> {
  const { world, scope, turn, context, beside } = step;
  if (turn.orders.length < 2) return null;
  const { change, others, mentions } = await buildOrders(world, scope, context, turn.orders, beside);
  if (change === null) return finish(step, say(others));
  return finish(step, renderCard(change, turn.message, others), { mentions });
}

/** A question about calendar and people, help with the product, or a word of the company. */
async function answerQuestion(step: OpenStep): Promise<DialogueAnswer | null> {
  const { world, scope, turn, context, beside } = step;
  const { helpTopic, term } = turn;
  // What its own people said of a private matter stands in the meeting that the conversation is about.
  const question = turn.question?.kind === 'private' && beside.meetingId !== null ? null : turn.question;
  if (question !== null)
    return finishAct(step, await respondToQuestion(world, scope, context, question), null);
  if (helpTopic !== null && turn.asked.kind !== 'schedule') {
    const { text, page } = helpTopics[helpTopic];
    return finish(step, listLinks(text, page === null ? [] : [page]));
  }
  const meaning = term === null ? null : await respondWithTerm(world, scope, term);
  return meaning && finish(step, meaning);
}

async function buildOrder(step: OpenStep): Promise<DialogueAnswer | null> {
  const { world, scope, turn, context } = step;
  if (turn.act === null || isBetterAlone(turn)) return null;
  return finishAct(step, await buildAct(world, scope, context, turn.act), turn.act);
}

/** A card in words; a new meeting as it always is. */
const renderCard = (change: CardChange, command: string, head: string): AssistantReply =>
  change.kind === 'meeting' ? renderMeetingCard(command, change, head) : renderChanges(change, command, head);
