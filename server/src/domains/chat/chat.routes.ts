import * as cardContract from '@hopgon/contract/chat/cards/routes';
import * as contract from '@hopgon/contract/chat/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import type { AnswerFollower } from './answers/create-running-answers.ts';
import { endChatAnswer } from './answers/end-chat-answer.ts';
import { joinChatAnswer } from './answers/join-chat-answer.ts';
import { sendChatMessage } from './answers/send-chat-message.ts';
import { applyCard } from './cards/apply-card.ts';
import { cancelCard } from './cards/cancel-card.ts';
import { undoCard } from './cards/undo-card.ts';
import { undoCardChange } from './cards/undo-card-change.ts';
import { updateCard } from './cards/update-card.ts';
import { listChatMessages } from './messages/list-chat-messages.ts';
import { saveInvalidCommand } from './messages/save-invalid-command.ts';
import { searchChat } from './messages/search-chat.ts';
import { createChatSession } from './sessions/create-chat-session.ts';
import { deleteChatSession } from './sessions/delete-chat-session.ts';
import { listChatSessions } from './sessions/list-chat-sessions.ts';
import { readChatSession } from './sessions/read-chat-session.ts';
import { updateChatSession } from './sessions/update-chat-session.ts';

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
  bind(contract.confirmCard, ({ scope, params }) => applyCard(world, scope, params.cardId));
  bind(cardContract.dismissCard, ({ scope, params }) => cancelCard(world, scope, params.cardId));
  bind(cardContract.updateCard, ({ scope, params, body }) => updateCard(world, scope, params.cardId, body));
  bind(cardContract.undoCardChange, ({ scope, params }) => undoCardChange(world, scope, params.cardId));
  bind(contract.undoCard, ({ scope, params }) => undoCard(world, scope, params.cardId));
}
