import type { sendChatMessage as route } from '@hopgon/contract/chat/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { AskedScope } from '@hopgon/contract/search/schemas';
import { spendShared } from '../../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { findImmediateReply } from '../../assistant/find-immediate-reply.ts';
import { parseQuestion } from '../../assistant/parse-question.ts';
import { messageLimits } from '../chat.limits.ts';
import { saveExchange } from '../messages/save-exchange.ts';
import { requireSession } from '../sessions/require-session.ts';
import type { AnswerFollower } from './create-running-answers.ts';
import { type RespondWorld, respondInSession, type SessionAnswer } from './respond-in-session.ts';

interface Sent {
  readonly sessionId: string;
  readonly message: string;
  /** Which meetings it is asked of, where that was chosen. */
  readonly asked: AskedScope | null;
  /** A caller who reads the answer as a stream. */
  readonly page: AnswerFollower;
  /** Whether the caller has hung up by now. */
  readonly isGone: () => boolean;
}

const pieces = (content: string): string[] => (content === '' ? [] : content.split(/(?<=\n)/u));

/** Answers a message. What needs no look into the company costs a single write. */
export async function sendChatMessage(
  world: RespondWorld & Pick<World, 'newId'>,
  scope: CompanyScope,
  { sessionId, message, asked, page, isGone }: Sent,
): Promise<ReplyOf<typeof route>> {
  const question = parseQuestion(message);
  const known = findImmediateReply(question.parsed);
  const { reply, source, isUnsaid, dialogue, ended }: SessionAnswer = known
    ? { reply: known, source: null, isUnsaid: true, dialogue: null, ended: null }
    : await answerInSession(world, scope, { sessionId, message, asked, page });
  const answer = { ...reply, source };
  const said = { sessionId, message, asked, answer, dialogue, ended, isAskerGone: isGone() };
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

async function answerInSession(
  world: RespondWorld,
  scope: CompanyScope,
  { sessionId, message, asked, page }: Omit<Sent, 'isGone'>,
): Promise<SessionAnswer> {
  const session = await requireSession(scope, sessionId);
  await spendShared(world.limiter, messageLimits, { ...scope.actor, ...(await scope.entry()) });
  return respondInSession(world, scope, { session, message, asked, page });
}
