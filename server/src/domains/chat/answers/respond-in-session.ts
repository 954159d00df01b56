import type { CardChange } from '@hopgon/contract/chat/changes';
import type { AnswerSource } from '@hopgon/contract/chat/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { AskedScope } from '@hopgon/contract/search/schemas';
import { ModelFailed } from '../../../platform/models/model-client.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { findOwnOrder } from '../../answers/find-own-order.ts';
import { type AnswerWorld, respondWithModel } from '../../answers/respond-with-model.ts';
import { parseQuestion } from '../../assistant/parse-question.ts';
import {
  type AssistantReply,
  type DialogueState,
  respondToMessage,
} from '../../assistant/respond-to-message.ts';
import { readMeeting } from '../../meetings/core/read-meeting.ts';
import { findChatModel } from '../../models/find-chat-model.ts';
import { cardsStore } from '../cards/cards.store.ts';
import { messagesStore } from '../messages/messages.store.ts';
import { readMessageSources } from '../messages/read-message-sources.ts';
import type { Said } from '../messages/save-exchange.ts';
import type { SessionRow } from '../sessions/sessions.store.ts';
import type { AnswerFollower } from './create-running-answers.ts';

export type RespondWorld = AnswerWorld & Pick<World, 'log' | 'runningAnswers' | 'hub'>;

interface Asked {
  readonly session: SessionRow;
  readonly message: string;
  /** Which meetings it is asked of, where that was chosen. */
  readonly asked: AskedScope | null;
  readonly page: AnswerFollower;
}

export interface SessionAnswer {
  readonly reply: AssistantReply;
  readonly source: AnswerSource | null;
  /** The conversation after it; null keeps what was known. */
  readonly dialogue: DialogueState | null;
  /** The open card that the answer ends. */
  readonly ended: Said['ended'];
  /** Nothing of it was streamed yet. */
  readonly isUnsaid: boolean;
}

const mostPastMessages = 12;
const stoppedEmpty = 'Đã dừng trả lời.';

/**
 * Answers by the model of the company if there is one and the person accepted it, else by the engine; where the model
 * fails the engine answers, and the source says why. Commands are always the engine's, and so is all that is said in the
 * conversation of a closed meeting.
 */
export async function respondInSession(
  world: RespondWorld,
  scope: CompanyScope,
  { session, message, asked, page }: Asked,
): Promise<SessionAnswer> {
  const { id: sessionId, meeting_id: meetingId } = session;
  const question = parseQuestion(message);
  const goOn = () =>
    continueDialogue(world, scope, session, message, { ...question, meetingId, scope: asked });
  const isForModel = question.parsed.kind === 'text' && !(await isOfClosedMeeting(world, scope, meetingId));
  const model = isForModel ? await findChatModel(world, scope) : null;
  if (!model) return { ...(await goOn()), isUnsaid: true };
  const { userId } = scope.actor;
  const { companyId } = await scope.entry();
  const verify = () => world.scopes.company(scope.actor, companyId, 'chat-own').entry();
  let readIds: readonly string[] = [];
  const answer = await world.runningAnswers.begin({ companyId, sessionId, userId }, message, verify);
  try {
    // Other pages of the person show that an answer is being written.
    world.hub.wake({ userIds: [userId], topics: ['chat'] });
    const past = await messagesStore.listPast(scope.db, { sessionId, userId, limit: mostPastMessages });
    // A prompt holds no line that the person may not read any more.
    const history = (await readMessageSources(scope, past)).map(({ role, content, isOwnWords }) => ({
      role,
      content,
      isOwnWords,
    }));
    const { reply, source, dialogue } = await respondWithModel(world, scope, {
      model,
      message,
      meetingId,
      dialogue: session.dialogue,
      history,
      signal: answer.signal,
      say: (piece) => {
        answer.say(piece);
        page.say(piece);
      },
      onRead: (meetingIds) => {
        readIds = meetingIds;
      },
    });
    return { reply, source, isUnsaid: answer.said() === '', dialogue, ended: null };
  } catch (error) {
    if (answer.signal.aborted) {
      const said = answer.said().trim();
      const content = said === '' ? stoppedEmpty : said;
      const reply = { content, reading: null, card: null, meetingIds: readIds };
      const stopped = { ...engineSource(model.access.model), by: 'model', isStopped: true } as const;
      return { reply, source: stopped, isUnsaid: said === '', dialogue: null, ended: null };
    }
    if (!(error instanceof ModelFailed)) throw error;
    world.log.warn({ err: error, problem: error.problem }, 'the engine answers in place of the model');
    answer.restart();
    page.restart();
    const { source, ...answered } = await goOn();
    const unsaid = source?.unsaid ?? [];
    return {
      ...answered,
      source: { ...engineSource(model.access.model), problem: error.problem, unsaid },
      isUnsaid: true,
    };
  } finally {
    await answer.end();
  }
}

/** Whether a conversation belongs to a closed meeting, or to one that its person may see no more. */
async function isOfClosedMeeting(
  world: RespondWorld,
  scope: CompanyScope,
  meetingId: string | null,
): Promise<boolean> {
  if (meetingId === null) return false;
  try {
    return (await readMeeting(world, scope, meetingId)).visibility === 'closed';
  } catch (error) {
    if (error instanceof Failure) return true;
    throw error;
  }
}

/** The engine's answer to what goes on in a conversation, its effect on the open card, and the conversation after it. */
async function continueDialogue(
  world: RespondWorld,
  scope: CompanyScope,
  session: SessionRow,
  written: string,
  question: Parameters<typeof respondToMessage>[2],
): Promise<Pick<SessionAnswer, 'reply' | 'source' | 'dialogue' | 'ended'>> {
  const open = await cardsStore.findOpen(scope.db, session.id, scope.actor.userId, world.clock.now());
  const before = { state: session.dialogue, openChange: open?.change ?? null };
  const own = question.parsed.kind === 'text' ? findOwnOrder(written) : null;
  const asked = own === null ? question : { ...question, ...parseQuestion(own) };
  const answer = await respondToMessage(world, scope, asked, before);
  const { state, openCard } = answer;
  const reply = own === null ? answer.reply : sayUnread(answer.reply);
  return {
    reply,
    source: openCard === 'replace' && open && reply.card ? keepUnsaid(open.source, reply.card.change) : null,
    dialogue: state,
    ended: open && openCard !== 'keep' ? { cardId: open.id, change: open.change, by: openCard } : null,
  };
}

/** No order is taken from a text that somebody else may have written. */
function sayUnread(reply: AssistantReply): AssistantReply {
  const beside = reply.reading?.kind === 'beside' ? `${reply.reading.text}\n${unread}` : unread;
  return {
    ...reply,
    content: `${reply.content}\n\n${unread}`,
    // A card does not show the text of its reply.
    reading: reply.card ? { kind: 'beside', text: beside } : reply.reading,
  };
}

const unread = 'Phần dán bên dưới lời bạn không được đọc.';

/** What of a model's card its person has not said stays marked when words change the card. */
function keepUnsaid(source: AnswerSource | null, change: CardChange): AnswerSource | null {
  const unsaid = source?.unsaid.filter(({ value }) => holdsValue(change, value)) ?? [];
  return source === null || unsaid.length === 0 ? null : { ...engineSource(source.model), unsaid };
}

const holdsValue = (held: unknown, value: string): boolean =>
  held === value ||
  (typeof held === 'object' && held !== null && Object.values(held).some((one) => holdsValue(one, value)));

const engineSource = (model: string): AnswerSource => ({
  by: 'engine',
  model,
  problem: null,
  isStopped: false,
  readsOthers: true,
  tokens: 0,
  usd: null,
  stripped: 0,
  unsaid: [],
});
