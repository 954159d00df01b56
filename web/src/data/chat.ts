import { dismissCard, undoCardChange, updateCard } from '@hopgon/contract/chat/cards/routes';
import type { CardFields } from '@hopgon/contract/chat/changes';
import {
  confirmCard,
  createChatSession,
  deleteChatSession,
  joinChatAnswer,
  listChatMessages,
  listChatSessions,
  readChatSession,
  saveInvalidCommand,
  searchChat,
  sendChatMessage,
  stopChatAnswer,
  undoCard,
  updateChatSession,
} from '@hopgon/contract/chat/routes';
import type { Card, ChatMessage, ChatSession } from '@hopgon/contract/chat/schemas';
import type { AskedScope } from '@hopgon/contract/search/schemas';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';
import { callForEvents } from '../lib/api/call-for-events.ts';
import { replyText, shownReply, storedReply } from './chat-reply.ts';
import { firstPage } from './first-page.ts';
import { type KnownMessages, withEarlier, withNewest } from './known-messages.ts';

/** One's conversations in this company, newest-updated first, a hundred at a time. */
export const chatSessionsQuery = infiniteQueryOptions({
  queryKey: ['chat', 'sessions'],
  queryFn: ({ signal, pageParam }) =>
    call(listChatSessions, { query: { limit: 100, cursor: pageParam } }, { signal }),
  initialPageParam: firstPage(),
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});

export const chatSessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['chat', 'session', sessionId],
    queryFn: ({ signal }) => call(readChatSession, { params: { sessionId } }, { signal }),
  });

/** One's messages in this company that hold the words, the newest first. */
export const chatSearchQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: ['chat', 'search', words],
    queryFn: ({ signal, pageParam }) =>
      call(searchChat, { query: { query: words, limit: 20, cursor: pageParam } }, { signal }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** The newest messages and all that were read before them: however many, reading again asks for the newest alone. */
export const chatMessagesQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['chat', 'messages', sessionId],
    queryFn: async ({ signal, client, queryKey }): Promise<KnownMessages> => {
      const newest = await call(
        listChatMessages,
        { params: { sessionId }, query: { limit: 60 } },
        { signal },
      );
      return { ...withNewest(client.getQueryData<KnownMessages>(queryKey), newest), running: newest.running };
    },
    // Thousands of messages need not be compared: those read before are the same objects.
    structuralSharing: false,
  });

/** Reads what was said before the earliest message known. */
export async function readEarlierMessages(queryClient: QueryClient, sessionId: string): Promise<void> {
  const { queryKey } = chatMessagesQuery(sessionId);
  const cursor = queryClient.getQueryData(queryKey)?.earlier;
  if (!cursor) return;
  const page = await call(listChatMessages, { params: { sessionId }, query: { limit: 200, cursor } });
  queryClient.setQueryData(queryKey, (known) =>
    known?.earlier === cursor ? withEarlier(known, page) : known,
  );
}

/** Begins a conversation, about a meeting where one is given. */
export const startChatSession = (
  idempotencyKey: string,
  meetingId: string | undefined,
): Promise<ChatSession> =>
  call(
    createChatSession,
    { body: meetingId === undefined ? {} : { meeting_id: meetingId } },
    { idempotencyKey },
  );

export const renameSession = (sessionId: string, title: string): Promise<ChatSession> =>
  call(updateChatSession, { params: { sessionId }, body: { title } });

export const deleteSession = (sessionId: string): Promise<unknown> =>
  call(deleteChatSession, { params: { sessionId } });

export interface Sending {
  readonly sessionId: string;
  readonly message: string;
  /** Which meetings it is asked of, where that was chosen. */
  readonly scope: AskedScope | null;
  /** The same for every try of one message. */
  readonly idempotencyKey: string;
  /** Gets what was said so far whenever more comes, until the answer is there. */
  readonly onText?: (text: string) => void;
}

/** Adds up the pieces of an answer; an answer that begins again is empty at first. */
function gather(onText: (text: string) => void) {
  let said = '';
  return (event: string, data: unknown) => {
    const piece: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'text') : '';
    if (event === 'restart') said = '';
    else if (event === 'delta' && typeof piece === 'string') said += piece;
    onText(said);
  };
}

/** Follows the answer that is written in a conversation, which another page asked for. */
export const followAnswer = (
  sessionId: string,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<unknown> =>
  callForEvents(joinChatAnswer, { params: { sessionId } }, { signal, onEvent: gather(onText) });

export const stopAnswer = (sessionId: string): Promise<unknown> =>
  call(stopChatAnswer, { params: { sessionId } });

/** The assistant's message; only its text where the reply does not name what was stored. */
type Answer = { readonly stored: ChatMessage } | { readonly text: string };

/** Sends a message; resolves to what the assistant says. */
export async function askAssistant({
  sessionId,
  message,
  scope,
  idempotencyKey,
  onText = () => undefined,
}: Sending): Promise<Answer> {
  const body = { message, session_id: sessionId, ...(scope && { scope }) };
  const onEvent = gather(onText);
  const replied = await callForEvents(sendChatMessage, { body }, { idempotencyKey, onEvent });
  const content = shownReply(replyText(replied));
  const reply = storedReply(replied);
  if (!reply) return { text: content };
  const { card = null, reading = null, source = null } = reply;
  return { stored: { ...reply.message, content, sessionId, card, reading, source, scope: null } };
}

/** Keeps an invalid command and its reply; resolves to both as stored. */
export async function keepInvalidCommand({
  sessionId,
  message,
  idempotencyKey,
}: Omit<Sending, 'scope'>): Promise<readonly ChatMessage[]> {
  const input = { params: { sessionId }, body: { content: message } };
  return (await call(saveInvalidCommand, input, { idempotencyKey })).messages;
}

/** As it was when the person saw it. */
export const confirm = async ({ id, version }: Card, idempotencyKey: string): Promise<Card> =>
  (
    await call(
      confirmCard,
      { params: { cardId: id }, query: { version: String(version) } },
      { idempotencyKey },
    )
  ).card;

export const dismiss = async (cardId: string): Promise<Card> =>
  (await call(dismissCard, { params: { cardId } })).card;

export const undo = async (cardId: string): Promise<Card> =>
  (await call(undoCard, { params: { cardId } })).card;

export const updateFields = async (cardId: string, body: CardFields): Promise<Card> =>
  (await call(updateCard, { params: { cardId }, body })).card;

export const revert = async (cardId: string): Promise<Card> =>
  (await call(undoCardChange, { params: { cardId } })).card;
