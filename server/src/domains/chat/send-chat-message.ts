import type { sendChatMessage as route } from '@hopgon/contract/chat/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { AskedScope } from '@hopgon/contract/search/schemas';
import { spendShared } from '../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { findImmediateReply } from '../assistant/find-immediate-reply.ts';
import { parseQuestion } from '../assistant/parse-question.ts';
import { type AssistantWorld, respondToMessage } from '../assistant/respond-to-message.ts';
import { messageLimits } from './chat.limits.ts';
import { readChatSession } from './read-chat-session.ts';
import { saveExchange } from './save-exchange.ts';

interface Sent {
  readonly sessionId: string;
  readonly message: string;
  /** Which meetings it is asked of, where that was chosen. */
  readonly asked: AskedScope | null;
  /** Streams a piece of the answer to a caller who reads the stream. */
  readonly say: (piece: string) => void;
  /** Whether the caller has hung up by now. */
  readonly isGone: () => boolean;
}

const pieces = (content: string): string[] => content.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Answers a message. What needs no look into the company costs a single write. */
export async function sendChatMessage(
  world: AssistantWorld & Pick<World, 'newId' | 'hub'>,
  scope: CompanyScope,
  { sessionId, message, asked, say, isGone }: Sent,
): Promise<ReplyOf<typeof route>> {
  const question = parseQuestion(message);
  const known = findImmediateReply(question.parsed);
  const session = known ? null : await readChatSession(scope, sessionId);
  if (!known) spendShared(world.limiter, messageLimits, { ...scope.actor, ...(await scope.entry()) });
  const reply =
    known ??
    (await respondToMessage(world, scope, {
      ...question,
      meetingId: session?.meeting_id ?? null,
      scope: asked,
    }));
  const said = { sessionId, message, asked, answer: reply, isAskerGone: isGone() };
  const { answered, messageCount } = await saveExchange(world, scope, said);
  scope.afterCommit(() => {
    for (const piece of pieces(answered.content)) say(piece);
  });
  return {
    response: answered.content,
    message: { id: answered.id, role: 'assistant', content: answered.content, timestamp: answered.timestamp },
    session_id: sessionId,
    message_count: messageCount,
    ...(answered.card ? { card: answered.card } : {}),
    ...(answered.reading ? { reading: answered.reading } : {}),
  };
}
