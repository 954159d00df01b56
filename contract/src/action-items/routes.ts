import { z } from 'zod';
import { Id, LocalDate, NextCursor, page, Version } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { ActionItem, ActionItemState, ActionItemTitle, Priority } from './schemas.ts';

const itemParams = z.object({ itemId: Id });

export const listActionItems = defineRoute({
  method: 'GET',
  path: '/api/v1/action-items',
  summary:
    'Action items the caller may see: of one meeting, those assigned to the caller, or those nobody has that the caller gives to people',
  access: 'company',
  query: z.object({
    meetingId: Id.optional(),
    mine: z.enum(['true', 'false']).default('false'),
    open: z.enum(['true', 'false']).default('false'),
    /** Proposed in a meeting the caller leads, to nobody who is a member. */
    toAssign: z.literal('true').optional(),
    ...page(200, 50),
  }),
  reply: z.object({ items: z.array(ActionItem), nextCursor: NextCursor }),
  failures: ['meeting_not_found'],
});

export const createActionItem = defineRoute({
  method: 'POST',
  path: '/api/v1/action-items',
  summary: 'Write an action item by hand; the assignee hears of it and accepts or declines',
  access: 'company',
  idempotent: true,
  body: z.object({
    title: ActionItemTitle,
    assigneeId: Id,
    deadline: LocalDate.nullable().default(null),
    priority: Priority.default('trung bình'),
    meetingId: Id.nullable().default(null),
  }),
  reply: ActionItem,
  failures: ['participant_not_member', 'meeting_not_found'],
});

export const decideActionItem = defineRoute({
  method: 'POST',
  path: '/api/v1/action-items/:itemId/decide',
  summary: 'Accept or decline a proposed item; accepting may name the member it belongs to',
  access: 'item-decide',
  params: itemParams,
  body: z.object({ accept: z.boolean(), assigneeId: Id.optional() }),
  reply: ActionItem,
  failures: ['action_item_not_found', 'not_allowed', 'action_item_decided', 'participant_not_member'],
});

export const progressActionItem = defineRoute({
  method: 'PATCH',
  path: '/api/v1/action-items/:itemId',
  summary: 'Set how far an accepted item is',
  access: 'item-decide',
  params: itemParams,
  body: z.object({ version: Version, state: ActionItemState.extract(['accepted', 'doing', 'done']) }),
  reply: ActionItem,
  failures: ['action_item_not_found', 'not_allowed', 'version_stale', 'action_item_decided'],
});
