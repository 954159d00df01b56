import type { AnswerSource } from '@hopgon/contract/chat/schemas';
import { ModelFailed } from '../../platform/models/model-client.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { type AnswerWorld, respondWithModel } from '../answers/respond-with-model.ts';
import { parseQuestion } from '../assistant/parse-question.ts';
import { respondToMessage } from '../assistant/respond-to-message.ts';
import { findChatModel } from '../models/find-chat-model.ts';
import type { CompanyModel } from '../models/find-model.ts';
import type { AnswerFollower } from './create-running-answers.ts';
import { messagesStore } from './messages.store.ts';

export type RespondWorld = AnswerWorld & Pick<World, 'log' | 'runningAnswers' | 'hub'>;

interface Asked {
  readonly sessionId: string;
  readonly message: string;
  readonly meetingId: string | null;
  readonly page: AnswerFollower;
}

export interface SessionAnswer {
  readonly reply: Awaited<ReturnType<typeof respondToMessage>>;
  readonly source: AnswerSource | null;
  /** Nothing of it was streamed yet. */
  readonly isUnsaid: boolean;
}

const mostPastMessages = 12;
const stoppedEmpty = 'Đã dừng trả lời.';

/**
 * Answers by the model of the company if there is one and the person accepted it, else by the engine; where the model
 * fails the engine answers, and the source says why. Commands are always the engine's.
 */
export async function respondInSession(
  world: RespondWorld,
  scope: CompanyScope,
  { sessionId, message, meetingId, page }: Asked,
): Promise<SessionAnswer> {
  const question = parseQuestion(message);
  const byEngine = () => respondToMessage(world, scope, { ...question, meetingId });
  const model = question.parsed.kind === 'text' ? await findChatModel(world, scope) : null;
  if (!model) return { reply: await byEngine(), source: null, isUnsaid: true };
  const { userId } = scope.actor;
  const { companyId } = await scope.entry();
  const verify = () => world.scopes.company(scope.actor, companyId, 'chat-own').entry();
  const answer = world.runningAnswers.begin({ sessionId, userId }, message, verify);
  try {
    // Other pages of the person show that an answer is being written.
    world.hub.wake({ userIds: [userId], topics: ['chat'] });
    const history = await messagesStore.listPast(scope.db, { sessionId, userId, limit: mostPastMessages });
    const { reply, source } = await respondWithModel(world, scope, {
      model,
      message,
      meetingId,
      history,
      signal: answer.signal,
      say: (piece) => {
        answer.say(piece);
        page.say(piece);
      },
    });
    return { reply, source, isUnsaid: answer.said() === '' };
  } catch (error) {
    if (answer.signal.aborted) {
      const said = answer.said().trim();
      const reply = { content: said === '' ? stoppedEmpty : said, reading: null, card: null };
      return { reply, source: { ...sourceOf(model), by: 'model', isStopped: true }, isUnsaid: said === '' };
    }
    if (!(error instanceof ModelFailed)) throw error;
    world.log.warn({ err: error, problem: error.problem }, 'the engine answers in place of the model');
    answer.restart();
    page.restart();
    return {
      reply: await byEngine(),
      source: { ...sourceOf(model), problem: error.problem },
      isUnsaid: true,
    };
  } finally {
    answer.end();
  }
}

const sourceOf = ({ access }: CompanyModel): AnswerSource => ({
  by: 'engine',
  model: access.model,
  problem: null,
  isStopped: false,
  readsOthers: true,
  tokens: 0,
  usd: null,
  stripped: 0,
  unsaid: [],
});
