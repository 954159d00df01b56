import { z } from 'zod';
import { Id } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { CardFields } from '../changes.ts';
import { Card } from '../schemas.ts';

const cardParams = z.object({ cardId: Id });
const cardReply = z.object({ card: Card });

export const updateCard = defineRoute({
  method: 'PATCH',
  path: '/api/chat/cards/:cardId',
  summary: 'Change the fields of an open card',
  description: 'The card is computed again, with its warnings, and stays valid for another 15 minutes.',
  access: 'chat-own',
  params: cardParams,
  body: CardFields,
  reply: cardReply,
  failures: [
    'chat_not_allowed',
    'chat_card_not_found',
    'chat_card_used',
    'chat_card_expired',
    'card_field_unfit',
    'reminder_time_past',
    'poll_slot_past',
    'not_allowed',
    'meeting_not_found',
    'action_item_not_found',
    'participant_not_member',
    'room_not_found',
    'meeting_end_before_start',
    'meeting_too_long',
  ],
});

export const undoCardChange = defineRoute({
  method: 'POST',
  path: '/api/chat/cards/:cardId/revert',
  summary: 'Undo the last change of an open card',
  access: 'chat-own',
  params: cardParams,
  reply: cardReply,
  failures: ['chat_not_allowed', 'chat_card_not_found', 'chat_card_used', 'chat_card_expired'],
});

export const dismissCard = defineRoute({
  method: 'POST',
  path: '/api/chat/cards/:cardId/dismiss',
  summary: 'Dismiss a card of the assistant',
  access: 'chat-own',
  params: cardParams,
  reply: cardReply,
  failures: ['chat_not_allowed', 'chat_card_not_found', 'chat_card_used'],
});
