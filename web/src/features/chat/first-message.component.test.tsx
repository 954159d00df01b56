import {
  createChatSession,
  listChatMessages,
  listChatSessions,
  sendChatMessage,
} from '@hopgon/contract/chat/routes';
import { readCompany } from '@hopgon/contract/companies/routes';
import { readModelState } from '@hopgon/contract/models/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chat } from '../../testing/open-chat.tsx';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { chatSessionOf, company, idOf, me } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { ChatScreen } from './chat-screen.tsx';

test('the first message of somebody without a conversation is sent in a new one', async ({ api }) => {
  const session = chatSessionOf(200, 'Cuộc trò chuyện mới 1');
  api.reply(readMe, () => me);
  api.reply(readCompany, () => company);
  api.reply(readModelState, () => ({ chat: null, readings: null, can: { edit: false } }));
  api.reply(listChatSessions, () => ({ sessions: [], nextCursor: null }));
  api.reply(listChatMessages, () => ({ messages: [], nextCursor: null, running: null }));
  api.reply(createChatSession, () => session);
  api.reply(sendChatMessage, () => ({
    response: 'Chào bạn.',
    message: {
      id: idOf(301),
      role: 'assistant' as const,
      content: 'Chào bạn.',
      timestamp: new Date().toISOString(),
    },
    session_id: session.id,
    message_count: 2,
  }));
  await renderInApp(<ChatScreen sessionId={undefined} messageId={undefined} />);
  await chat.input.fill('mai tôi có họp gì');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => api.callsOf(sendChatMessage).map(({ body }) => body))
    .toMatchObject([{ message: 'mai tôi có họp gì', session_id: session.id }]);
});
