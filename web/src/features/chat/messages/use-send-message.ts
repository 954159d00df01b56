import type { ChatMessage } from '@hopgon/contract/chat/schemas';
import { invalidCommandReply } from '@hopgon/contract/commands/catalogue';
import { parseCommand } from '@hopgon/contract/commands/parse-command';
import type { AskedScope } from '@hopgon/contract/search/schemas';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { askAssistant, chatMessagesQuery, keepInvalidCommand } from '../../../data/chat.ts';
import { CallFailure, failureText } from '../../../lib/api/call-failure.ts';
import { newId } from '../../../lib/new-id.ts';
import { drafts } from '../composer/drafts.ts';
import { apology, isStored, type Turn, unsentReply, waitingOf } from '../replies/turn.rules.ts';
import { turns } from '../replies/turns.ts';
import { written } from '../replies/written.ts';
import { addMessages, rereadChat } from './messages-cache.ts';
import { noteServerTime } from './server-time.ts';

const storedMessages = (queryClient: QueryClient, sessionId: string): readonly ChatMessage[] =>
  queryClient.getQueryData(chatMessagesQuery(sessionId).queryKey)?.messages ?? [];

const beginTurn = (
  queryClient: QueryClient,
  sessionId: string,
  text: string,
  scope: AskedScope | null,
): Turn => ({
  text,
  scope,
  idempotencyKey: newId(),
  after: storedMessages(queryClient, sessionId).at(-1)?.id ?? null,
  saidAt: Date.now(),
  state: 'waiting',
  answer: parseCommand(text).kind === 'invalid' ? invalidCommandReply : null,
  reply: null,
});

/** What was stored, or what was answered where nothing says that it was stored. */
type Delivery = { readonly stored: readonly ChatMessage[] } | { readonly reply: string };

async function deliver(
  sessionId: string,
  { text, scope, idempotencyKey, answer, saidAt }: Turn,
): Promise<Delivery> {
  const sending = {
    sessionId,
    message: text,
    scope,
    idempotencyKey,
    onText: (said: string) => written.set(idempotencyKey, said),
  };
  if (answer !== null) return { stored: await keepInvalidCommand(sending) };
  const answered = await askAssistant(sending);
  if ('text' in answered) return { reply: answered.text };
  noteServerTime(Date.parse(answered.stored.timestamp));
  // The reply does not hold the id of the sent message; reading the page again does.
  const asked: ChatMessage = {
    id: `said-${idempotencyKey}`,
    sessionId,
    role: 'user',
    content: text,
    timestamp: new Date(saidAt).toISOString(),
    card: null,
    reading: null,
    source: null,
    scope,
  };
  return { stored: [asked, answered.stored] };
}

/** Why a message was not taken, in the words of what refused it. */
const whyUnsaid = (error: unknown): string =>
  error instanceof CallFailure && error.isUnsentChange ? unsentReply : failureText(error, apology);

/** Sends messages: each stands as a turn until it is stored, or failed and waits to be tried again. */
export function useSendMessage(draftKey: (sessionId: string) => string) {
  const queryClient = useQueryClient();

  const say = async (sessionId: string, turn: Turn): Promise<void> => {
    const key = draftKey(sessionId);
    turns.put(key, turn);
    if (drafts.read(key).normalize('NFC').trim() === turn.text) drafts.write(key, '');
    try {
      const delivery = await deliver(sessionId, turn);
      if ('stored' in delivery) {
        addMessages(queryClient, sessionId, delivery.stored);
        turns.remove(key, turn);
      } else turns.put(key, { ...turn, state: 'failed', reply: delivery.reply });
      void rereadChat(queryClient);
    } catch (error) {
      turns.put(key, { ...turn, state: 'failed', reply: whyUnsaid(error) });
    } finally {
      written.set(turn.idempotencyKey, '');
    }
  };

  return {
    /** Says a new thing; what failed before with the same words is tried again under its key. */
    send(sessionId: string, text: string, scope: AskedScope | null): void {
      const known = turns.read(draftKey(sessionId));
      if (waitingOf(known)) return;
      const stored = storedMessages(queryClient, sessionId);
      const failed = known.find(
        (turn) => turn.text === text && turn.scope === scope && !isStored(turn, stored),
      );
      void say(
        sessionId,
        failed ? { ...failed, state: 'waiting' } : beginTurn(queryClient, sessionId, text, scope),
      );
    },
  };
}
