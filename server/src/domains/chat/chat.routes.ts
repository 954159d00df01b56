import * as cardContract from '@hopgon/contract/chat/cards/routes';
import * as contract from '@hopgon/contract/chat/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';
import type { AnswerFollower } from './answers/create-running-answers.ts';

const endChatAnswer = loadOnDemand(async () => (await import('./answers/end-chat-answer.ts')).endChatAnswer);
const joinChatAnswer = loadOnDemand(
  async () => (await import('./answers/join-chat-answer.ts')).joinChatAnswer,
);
const sendChatMessage = loadOnDemand(
  async () => (await import('./answers/send-chat-message.ts')).sendChatMessage,
);
const applyCard = loadOnDemand(async () => (await import('./cards/apply-card.ts')).applyCard);
const cancelCard = loadOnDemand(async () => (await import('./cards/cancel-card.ts')).cancelCard);
const undoCard = loadOnDemand(async () => (await import('./cards/undo-card.ts')).undoCard);
const undoCardChange = loadOnDemand(async () => (await import('./cards/undo-card-change.ts')).undoCardChange);
const updateCard = loadOnDemand(async () => (await import('./cards/update-card.ts')).updateCard);
const listChatMessages = loadOnDemand(
  async () => (await import('./messages/list-chat-messages.ts')).listChatMessages,
);
const saveInvalidCommand = loadOnDemand(
  async () => (await import('./messages/save-invalid-command.ts')).saveInvalidCommand,
);
const searchChat = loadOnDemand(async () => (await import('./messages/search-chat.ts')).searchChat);
const createChatSession = loadOnDemand(
  async () => (await import('./sessions/create-chat-session.ts')).createChatSession,
);
const deleteChatSession = loadOnDemand(
  async () => (await import('./sessions/delete-chat-session.ts')).deleteChatSession,
);
const listChatSessions = loadOnDemand(
  async () => (await import('./sessions/list-chat-sessions.ts')).listChatSessions,
);
const readChatSession = loadOnDemand(
  async () => (await import('./sessions/read-chat-session.ts')).readChatSession,
);
const updateChatSession = loadOnDemand(
  async () => (await import('./sessions/update-chat-session.ts')).updateChatSession,
);

const followerOf = (progress: (event: string, data: unknown) => void): AnswerFollower => ({
  say: (text) => progress('delta', { text }),
  restart: () => progress('restart', {}),
});

export function chatRoutes(bind: Bind, world: World): void {
  bind(contract.listChatSessions, ({ scope, query }) => listChatSessions(scope, query));
  bind(contract.createChatSession, ({ scope, body }) =>
    createChatSession(world, scope, { title: body.title, meetingId: body.meeting_id ?? null }),
  );
  bind(contract.readChatSession, ({ scope, params }) => readChatSession(scope, params.sessionId));
  bind(contract.updateChatSession, ({ scope, params, body }) =>
    updateChatSession(world, scope, { id: params.sessionId, title: body.title }),
  );
  bind(contract.deleteChatSession, ({ scope, params }) => deleteChatSession(world, scope, params.sessionId));
  bind(contract.listChatMessages, ({ scope, params, query }) =>
    listChatMessages(world, scope, { sessionId: params.sessionId, ...query }),
  );
  bind(contract.saveInvalidCommand, ({ scope, params, body }) =>
    saveInvalidCommand(world, scope, { sessionId: params.sessionId, message: body.content }),
  );
  bind(contract.sendChatMessage, ({ scope, body, progress, isGone }) =>
    sendChatMessage(world, scope, {
      sessionId: body.session_id,
      message: body.message,
      asked: body.scope ?? null,
      page: followerOf(progress),
      isGone,
    }),
  );
  bind(contract.joinChatAnswer, ({ scope, params, progress }) =>
    joinChatAnswer(world, scope, params.sessionId, followerOf(progress)),
  );
  bind(contract.stopChatAnswer, ({ scope, params }) => endChatAnswer(world, scope, params.sessionId));
  bind(contract.searchChat, ({ scope, query }) =>
    searchChat(world, scope, { words: query.query, sessionId: query.session_id ?? null, ...query }),
  );
  bind(contract.confirmCard, ({ scope, params, query }) =>
    applyCard(world, scope, { ...params, version: query.version }),
  );
  bind(cardContract.dismissCard, ({ scope, params }) => cancelCard(world, scope, params.cardId));
  bind(cardContract.updateCard, ({ scope, params, body }) => updateCard(world, scope, params.cardId, body));
  bind(cardContract.undoCardChange, ({ scope, params }) => undoCardChange(world, scope, params.cardId));
  bind(contract.undoCard, ({ scope, params }) => undoCard(world, scope, params.cardId));
}
