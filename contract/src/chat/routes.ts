import { z } from 'zod';
import { Id, line, NextCursor, Nothing, page } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { AskedScope } from '../search/schemas.ts';
import {
  AnswerSource,
  Card,
  ChatMessage,
  ChatSession,
  MessageText,
  Reading,
  RunningAnswer,
  SessionTitle,
} from './schemas.ts';

/** Refusals of requests beyond a limit of a person or a company. */
const tooMuch = ['too_many_requests', 'company_limit_reached', 'company_busy'] as const;

const sessionParams = z.object({ sessionId: Id });
const cardParams = z.object({ cardId: Id });
/** Refusals of a card that was used, waited too long, or is no longer as it was shown. */
const cardOver = ['chat_card_used', 'chat_card_expired', 'chat_card_changed'] as const;

export const listChatSessions = defineRoute({
  method: 'GET',
  path: '/api/chat/sessions',
  summary: "List the caller's conversations in this company",
  description: 'The most recently updated first.',
  access: 'chat',
  query: z.object(page(100, 50)),
  reply: z.object({ sessions: z.array(ChatSession), nextCursor: NextCursor }),
  failures: ['chat_not_allowed'],
});

export const createChatSession = defineRoute({
  method: 'POST',
  path: '/api/chat/sessions',
  summary: 'Create a conversation',
  description: "Without a title it is called 'Cuộc trò chuyện mới {n}'.",
  access: 'chat',
  idempotent: true,
  body: z.object({ title: SessionTitle.optional(), meeting_id: Id.nullable().optional() }),
  reply: ChatSession,
  failures: ['chat_not_allowed', 'meeting_not_found'],
});

export const readChatSession = defineRoute({
  method: 'GET',
  path: '/api/chat/sessions/:sessionId',
  summary: 'Read a conversation',
  access: 'chat-own',
  params: sessionParams,
  reply: ChatSession,
  failures: ['chat_not_allowed', 'chat_session_not_found'],
});

export const updateChatSession = defineRoute({
  method: 'PATCH',
  path: '/api/chat/sessions/:sessionId',
  summary: 'Rename a conversation',
  access: 'chat-own',
  params: sessionParams,
  body: z.object({ title: SessionTitle }),
  reply: ChatSession,
  failures: ['chat_not_allowed', 'chat_session_not_found'],
});

export const deleteChatSession = defineRoute({
  method: 'DELETE',
  path: '/api/chat/sessions/:sessionId',
  summary: 'Delete a conversation with its messages',
  access: 'chat-own',
  params: sessionParams,
  reply: Nothing,
  failures: ['chat_not_allowed', 'chat_session_not_found'],
});

export const listChatMessages = defineRoute({
  method: 'GET',
  path: '/api/chat/sessions/:sessionId/messages',
  summary: 'List the messages of a conversation',
  description: 'The newest page first, each page in chronological order.',
  access: 'chat-own',
  params: sessionParams,
  query: z.object(page(200, 100)),
  reply: z.object({
    messages: z.array(ChatMessage),
    nextCursor: NextCursor,
    /** The answer that is being written now. */
    running: RunningAnswer.nullable(),
  }),
  failures: ['chat_not_allowed', 'chat_session_not_found'],
});

export const saveInvalidCommand = defineRoute({
  method: 'POST',
  path: '/api/chat/sessions/:sessionId/messages',
  summary: 'Save an invalid command',
  description: 'With the reply that the browser showed at once; any other message is refused.',
  access: 'chat-own',
  idempotent: true,
  params: sessionParams,
  body: z.object({ content: MessageText }),
  reply: z.object({ messages: z.array(ChatMessage), message_count: z.int() }),
  failures: ['chat_not_allowed', 'chat_session_not_found', 'message_not_a_bad_command'],
});

export const sendChatMessage = defineRoute({
  method: 'POST',
  path: '/api/chat/message',
  summary: 'Send a message to the assistant',
  description:
    'Answers as JSON, or as a stream if `Accept` asks for it: `delta` with a piece of text, `restart` when what was streamed is void, `done`. One answer at a time in a conversation. `context` is accepted and never trusted. `scope` says which meetings a question is asked of; without it the meeting of the conversation, then all.',
  access: 'chat-own',
  idempotent: true,
  stream: 'on-accept',
  body: z.object({
    message: MessageText,
    session_id: Id,
    scope: AskedScope.optional(),
    context: z.unknown().optional(),
  }),
  reply: z.object({
    response: z.string(),
    message: z.object({
      id: Id,
      role: z.literal('assistant'),
      content: z.string(),
      timestamp: z.iso.datetime(),
    }),
    session_id: Id,
    message_count: z.int(),
    card: Card.optional(),
    reading: Reading.optional(),
    source: AnswerSource.optional(),
  }),
  failures: ['chat_not_allowed', 'chat_session_not_found', 'chat_answer_running', ...tooMuch, 'server_busy'],
});

export const joinChatAnswer = defineRoute({
  method: 'GET',
  path: '/api/chat/sessions/:sessionId/answer',
  summary: 'Join the answer that is being written',
  description: 'Streams what was written so far and what follows; the reply comes when it ended.',
  access: 'chat-own',
  stream: 'on-accept',
  params: sessionParams,
  reply: z.object({ wasRunning: z.boolean() }),
  failures: ['chat_not_allowed', 'chat_session_not_found'],
});

export const stopChatAnswer = defineRoute({
  method: 'POST',
  path: '/api/chat/sessions/:sessionId/stop',
  summary: 'Stop the answer that is being written',
  description: 'Ends the call of the model; what was written so far is kept.',
  access: 'chat-own',
  params: sessionParams,
  reply: z.object({ wasRunning: z.boolean() }),
  failures: ['chat_not_allowed', 'chat_session_not_found'],
});

export const searchChat = defineRoute({
  method: 'GET',
  path: '/api/chat/search',
  summary: "Search the caller's messages",
  description: 'Without diacritics.',
  access: 'chat',
  query: z.object({ query: line(200, 1), session_id: Id.optional(), ...page(50, 20) }),
  reply: z.object({ messages: z.array(ChatMessage), nextCursor: NextCursor }),
  failures: ['chat_not_allowed', 'chat_session_not_found', 'too_many_requests', 'company_limit_reached'],
});

export const confirmCard = defineRoute({
  method: 'POST',
  path: '/api/chat/cards/:cardId/confirm',
  summary: 'Confirm a card of the assistant',
  description: 'Once, for whom it was made, within 15 minutes; with a version, only as it was then.',
  access: 'chat-own',
  idempotent: true,
  params: cardParams,
  query: z.object({ version: z.coerce.number().int().optional() }),
  reply: z.object({ card: Card }),
  failures: [
    'chat_not_allowed',
    'chat_card_not_found',
    ...cardOver,
    'participant_not_member',
    'assignee_not_in_meeting',
    'meeting_not_found',
    'not_allowed',
    'not_invited',
    'version_stale',
    'meeting_cancelled',
    'meeting_clashes',
    'meeting_overlap',
    'meeting_moved',
    'meeting_is_draft',
    'action_item_not_found',
    'action_item_decided',
    'item_comments_full',
    'room_not_found',
    'notes_full',
    'letter_not_wanted',
    'too_many_requests',
  ],
});

export const undoCard = defineRoute({
  method: 'POST',
  path: '/api/chat/cards/:cardId/undo',
  summary: 'Undo a confirmed card',
  description: 'Until its mails leave, after 20 seconds.',
  access: 'chat-own',
  params: cardParams,
  reply: z.object({ card: Card }),
  failures: ['chat_not_allowed', 'chat_card_not_found', 'undo_too_late', 'version_stale'],
});
