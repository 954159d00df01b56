import type { sendChatMessage as route } from '@hopgon/contract/chat/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import { spendShared } from '../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { findImmediateReply } from '../assistant/find-immediate-reply.ts';
import { parseQuestion } from '../assistant/parse-question.ts';
import { messageLimits } from './chat.limits.ts';
import type { AnswerFollower } from './create-running-answers.ts';
import { readChatSession } from './read-chat-session.ts';
import { type RespondWorld, respondInSession, type SessionAnswer } from './respond-in-session.ts';
import { saveExchange } from './save-exchange.ts';

interface Sent {
  readonly sessionId: string;
  readonly message: string;
  /** A caller who reads the answer as a stream. */
  readonly page: AnswerFollower;
  /** Whether the caller has hung up by now. */
  readonly isGone: () => boolean;
}

const pieces = (content: string): string[] => content.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Answers a message. What needs no look into the company costs a single write. */
export async function sendChatMessage(
  world: RespondWorld & Pick<World, 'newId'>,
  scope: CompanyScope,
  { sessionId, message, page, isGone }: Sent,
): Promise<ReplyOf<typeof route>> {
  const question = parseQuestion(message);
  const known = findImmediateReply(question.parsed);
  const session = known ? null : await readChatSession(scope, sessionId);
  if (!known) spendShared(world.limiter, messageLimits, { ...scope.actor, ...(await scope.entry()) });
  const { reply, source, isUnsaid }: SessionAnswer = known
    ? { reply: known, source: null, isUnsaid: true }
    : await respondInSession(world, scope, {
        sessionId,
        message,
        meetingId: session?.meeting_id ?? null,
        page,
      });
  const said = { sessionId, message, answer: { ...reply, source }, isAskerGone: isGone() };
  const { answered, messageCount } = await saveExchange(world, scope, said);
  scope.afterCommit(() => {
    if (isUnsaid) for (const piece of pieces(answered.content)) page.say(piece);
  });
  return {
    response: answered.content,
    message: { id: answered.id, role: 'assistant', content: answered.content, timestamp: answered.timestamp },
    session_id: sessionId,
    message_count: messageCount,
    ...(answered.card ? { card: answered.card } : {}),
    ...(answered.reading ? { reading: answered.reading } : {}),
    ...(answered.source ? { source: answered.source } : {}),
  };
}
