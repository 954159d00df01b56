import * as cardContract from '@hopgon/contract/chat/cards/routes';
import * as contract from '@hopgon/contract/chat/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { applyCard } from './apply-card.ts';
import { cancelCard } from './cancel-card.ts';
import { createChatSession } from './create-chat-session.ts';
import type { AnswerFollower } from './create-running-answers.ts';
import { deleteChatSession } from './delete-chat-session.ts';
import { endChatAnswer } from './end-chat-answer.ts';
import { joinChatAnswer } from './join-chat-answer.ts';
import { listChatMessages } from './list-chat-messages.ts';
import { listChatSessions } from './list-chat-sessions.ts';
import { readChatSession } from './read-chat-session.ts';
import { saveInvalidCommand } from './save-invalid-command.ts';
import { searchChat } from './search-chat.ts';
import { sendChatMessage } from './send-chat-message.ts';
import { undoCard } from './undo-card.ts';
import { undoCardChange } from './undo-card-change.ts';
import { updateCard } from './update-card.ts';
import { updateChatSession } from './update-chat-session.ts';

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
