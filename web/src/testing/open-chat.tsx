import {
  listChatMessages,
  listChatSessions,
  searchChat,
  sendChatMessage,
  updateChatSession,
} from '@hopgon/contract/chat/routes';
import type { Card, ChatMessage, Reading, RunningAnswer } from '@hopgon/contract/chat/schemas';
import { readCompany } from '@hopgon/contract/companies/routes';
import { readModelState } from '@hopgon/contract/models/routes';
import type { ModelState } from '@hopgon/contract/models/schemas';
import { readMe } from '@hopgon/contract/users/routes';
import { page } from 'vitest/browser';
import { ChatScreen } from '../features/chat/chat-screen.tsx';
import { isScope } from '../features/chat/replies/turn.rules.ts';
import type { Api } from './answer-calls.ts';
import { renderInApp } from './render-in-app.tsx';
import { chatSessionOf, company, idOf, me } from './sample-data.ts';

const messageOf = (number: number, role: ChatMessage['role'], content: string): ChatMessage => ({
  id: idOf(300 + number),
  sessionId: idOf(200),
  role,
  content,
  timestamp: new Date().toISOString(),
  card: null,
  reading: null,
  source: null,
  scope: null,
});

/** Opens a conversation in which the assistant answers each message with the same words. */
export async function openChat(
  api: Api,
  card?: Card,
  model: ModelState['chat'] = null,
  {
    running = null,
    meetingId = null,
    reading = null,
  }: {
    readonly running?: RunningAnswer | null;
    readonly meetingId?: string | null;
    readonly reading?: Reading | null;
  } = {},
) {
  const messages: ChatMessage[] = [];
  if (card) messages.push({ ...messageOf(0, 'assistant', 'Bạn xem lại nhé.'), card, reading });
  let session = { ...chatSessionOf(200, 'Kế hoạch quý'), meeting_id: meetingId };
  api.reply(readMe, () => me);
  api.reply(readCompany, () => company);
  api.reply(listChatSessions, () => ({ sessions: [session], nextCursor: null }));
  api.reply(listChatMessages, () => ({ messages: [...messages], nextCursor: null, running }));
  api.reply(readModelState, () => ({ chat: model, readings: null, can: { edit: false } }));
  api.reply(searchChat, () => ({ messages: [], nextCursor: null }));
  api.reply(updateChatSession, ({ body }) => {
    session = { ...session, title: String(Reflect.get(Object(body), 'title')) };
    return session;
  });
  api.reply(sendChatMessage, ({ body }) => {
    const scope: unknown = Reflect.get(Object(body), 'scope');
    const asked = {
      ...messageOf(messages.length, 'user', String(Reflect.get(Object(body), 'message'))),
      scope: isScope(scope) ? scope : null,
    };
    const message = messageOf(messages.length + 1, 'assistant', 'Tuần này bạn có hai cuộc họp.');
    messages.push(asked, message);
    return {
      response: message.content,
      message: { ...message, role: 'assistant' as const },
      session_id: session.id,
      message_count: messages.length,
    };
  });
  const { addressNow } = await renderInApp(<ChatScreen sessionId={session.id} messageId={undefined} />);
  return {
    addressNow,
    /** What is said in the conversation from now on, by the server. */
    showCard: (next: Card) => {
      messages.splice(0, 1, { ...messageOf(0, 'assistant', 'Bạn xem lại nhé.'), card: next });
    },
    sent: () => api.callsOf(sendChatMessage).map(({ body }) => Reflect.get(Object(body), 'message')),
  };
}

const popup = page.getByRole('listbox', { name: 'Các lệnh' });

/** What a person sees and uses on the chat page. */
export const chat = {
  input: page.getByRole('textbox', { name: 'Tin nhắn cho trợ lý' }),
  send: page.getByRole('button', { name: 'Gửi', exact: true }),
  sessions: page.getByRole('navigation', { name: 'Cuộc trò chuyện' }),
  popup,
  options: popup.getByRole('option'),
  chosen: popup.getByRole('option', { selected: true }),
};

/** The selected part of the message that is being written. */
export function selectedText(): string {
  const area = chat.input.element();
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('not a text area');
  return area.value.slice(area.selectionStart, area.selectionEnd);
}
