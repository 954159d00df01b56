import type { ChatMessage } from '@hopgon/contract/chat/schemas';
import { invalidCommandReply } from '@hopgon/contract/commands/catalogue';
import { parseCommand } from '@hopgon/contract/commands/parse-command';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAssistant, chatMessagesQuery, keepInvalidCommand } from '../../data/chat.ts';
import { newId } from '../../lib/new-id.ts';
import { drafts } from './drafts.ts';
import { addMessages, rereadChat } from './messages-cache.ts';
import { noteServerTime } from './server-time.ts';
import type { Turn } from './turn.rules.ts';

const newestId = (queryClient: QueryClient, sessionId: string): string | null =>
  queryClient.getQueryData(chatMessagesQuery(sessionId).queryKey)?.messages.at(-1)?.id ?? null;

const begin = (queryClient: QueryClient, sessionId: string, text: string): Turn => ({
  text,
  idempotencyKey: newId(),
  after: newestId(queryClient, sessionId),
  saidAt: Date.now(),
  state: 'waiting',
  answer: parseCommand(text).kind === 'invalid' ? invalidCommandReply : null,
});

async function deliver(
  sessionId: string,
  { text, idempotencyKey, answer, saidAt }: Turn,
): Promise<readonly ChatMessage[]> {
  const sending = { sessionId, message: text, idempotencyKey };
  if (answer !== null) return keepInvalidCommand(sending);
  const answered = await askAssistant(sending);
  noteServerTime(Date.parse(answered.timestamp));
  // The server does not tell the id it gave to what we said; reading the page again will.
  const asked: ChatMessage = {
    id: `said-${idempotencyKey}`,
    sessionId,
    role: 'user',
    content: text,
    timestamp: new Date(saidAt).toISOString(),
    card: null,
    reading: null,
  };
  return [asked, answered];
}

/** What is being said, one turn a conversation: it stands until it is stored, or failed and waits to be tried again. */
export function useTurns(draftKey: (sessionId: string) => string) {
  const queryClient = useQueryClient();
  const [turns, setTurns] = useState<ReadonlyMap<string, Turn>>(new Map());

  const put = (sessionId: string, turn: Turn | null) =>
    setTurns((before) => {
      const next = new Map(before);
      if (turn) next.set(sessionId, turn);
      else next.delete(sessionId);
      return next;
    });

  const say = async (sessionId: string, turn: Turn): Promise<void> => {
    put(sessionId, turn);
    const draft = draftKey(sessionId);
    if (drafts.read(draft).normalize('NFC').trim() === turn.text) drafts.write(draft, '');
    try {
      const stored = await deliver(sessionId, turn);
      addMessages(queryClient, sessionId, stored);
      put(sessionId, null);
      void rereadChat(queryClient);
    } catch {
      put(sessionId, { ...turn, state: 'failed' });
      // An invalid command has its answer; anything else comes back to where it was written.
      if (turn.answer === null && drafts.read(draft) === '') drafts.write(draft, turn.text);
    }
  };

  return {
    turnOf: (sessionId: string | undefined): Turn | null => turns.get(sessionId ?? '') ?? null,

    /** Says a new thing; what failed before with the same words is tried again under its key. */
    send(sessionId: string, text: string): void {
      const last = turns.get(sessionId);
      if (last?.state === 'waiting') return;
      const again = last?.text === text ? { ...last, state: 'waiting' as const } : null;
      void say(sessionId, again ?? begin(queryClient, sessionId, text));
    },
  };
}
