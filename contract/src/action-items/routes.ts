import { z } from 'zod';
import { Id, LocalDate, line, NextCursor, Nothing, page, Version } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import {
  ActionItem,
  ActionItemState,
  ActionItemTitle,
  ItemChange,
  ItemReason,
  ItemToken,
  LinkedItem,
  Priority,
} from './schemas.ts';

const itemParams = z.object({ itemId: Id });

export const listActionItems = defineRoute({
  method: 'GET',
  path: '/api/v1/action-items',
  summary: 'List action items that the caller may see',
  description:
    'Those of a meeting, those assigned to the caller, those the caller gave to others, or unassigned ones that the caller may assign.',
  access: 'company',
  tools: [
    { description: 'Liệt kê việc cần làm; mine=true là việc của người hỏi, open=true là việc chưa xong.' },
  ],
  query: z.object({
    meetingId: Id.optional(),
    mine: z.enum(['true', 'false']).default('false'),
    open: z.enum(['true', 'false']).default('false'),
    /** Done ones alone, the last done first. */
    done: z.literal('true').optional(),
    /** Written outside of meetings by the caller, for others; with `open` also the declined ones, which wait for the caller. */
    givenByMe: z.literal('true').optional(),
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
  summary: 'Create an action item',
  description: 'The assignee is notified and accepts or declines it.',
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
  failures: ['participant_not_member', 'assignee_not_in_meeting', 'meeting_not_found'],
});

export const respondToActionItem = defineRoute({
  method: 'POST',
  path: '/api/v1/action-items/:itemId/decide',
  summary: 'Accept or decline a proposed action item',
  description: 'As its assignee, or for an unassigned item as a person who may assign it.',
  access: 'item-decide',
  params: itemParams,
  body: z.object({
    accept: z.boolean(),
    /** The version that was read; an item that was changed since is not answered. */
    version: Version.optional(),
    /** Why it is declined. */
    reason: ItemReason.default(''),
  }),
  reply: ActionItem,
  failures: ['action_item_not_found', 'not_allowed', 'action_item_decided', 'action_item_changed'],
});

export const updateActionItem = defineRoute({
  method: 'PATCH',
  path: '/api/v1/action-items/:itemId/details',
  summary: 'Update an action item',
  description: 'Title, assignee, deadline or priority; a new assignee must accept it first.',
  access: 'item-edit',
  params: itemParams,
  body: z.object({
    version: Version,
    title: ActionItemTitle.optional(),
    assigneeId: Id.nullable().optional(),
    deadline: LocalDate.nullable().optional(),
    priority: Priority.optional(),
  }),
  reply: ActionItem,
  failures: [
    'action_item_not_found',
    'not_allowed',
    'version_stale',
    'participant_not_member',
    'assignee_not_in_meeting',
  ],
});

export const deleteActionItem = defineRoute({
  method: 'DELETE',
  path: '/api/v1/action-items/:itemId',
  summary: 'Delete an action item',
  description: 'It can be restored.',
  access: 'item-edit',
  params: itemParams,
  query: z.object({ version: z.coerce.number().int().min(1).max(2_147_483_647) }),
  reply: Nothing,
  failures: ['action_item_not_found', 'not_allowed', 'version_stale'],
});

export const restoreActionItem = defineRoute({
  method: 'POST',
  path: '/api/v1/action-items/:itemId/restore',
  summary: 'Restore an action item that the caller deleted',
  access: 'own',
  params: itemParams,
  reply: ActionItem,
  failures: ['action_item_not_found'],
});

export const updateItemState = defineRoute({
  method: 'PATCH',
  path: '/api/v1/action-items/:itemId',
  summary: 'Set the progress of an accepted action item',
  access: 'item-decide',
  params: itemParams,
  body: z.object({ version: Version, state: ActionItemState.extract(['accepted', 'doing', 'done']) }),
  reply: ActionItem,
  failures: ['action_item_not_found', 'not_allowed', 'version_stale', 'action_item_decided'],
});

export const requestExtension = defineRoute({
  method: 'POST',
  path: '/api/v1/action-items/:itemId/extension',
  summary: 'Ask for a later deadline of an accepted action item',
  description:
    'As its assignee. Who leads the meeting, else its creator or secretary, or who wrote the item is notified; a new request replaces the one before.',
  access: 'item-decide',
  params: itemParams,
  body: z.object({ version: Version, deadline: LocalDate, reason: line(500, 1) }),
  reply: ActionItem,
  failures: [
    'action_item_not_found',
    'not_allowed',
    'version_stale',
    'extension_not_later',
    'extension_unanswerable',
  ],
});

export const respondToExtension = defineRoute({
  method: 'POST',
  path: '/api/v1/action-items/:itemId/extension/decide',
  summary: 'Grant or refuse a later deadline',
  description: 'A refused request leaves the deadline as it is. The assignee is notified.',
  access: 'item-edit',
  params: itemParams,
  body: z.object({ version: Version, grant: z.boolean(), reason: ItemReason.default('') }),
  reply: ActionItem,
  failures: ['action_item_not_found', 'not_allowed', 'version_stale', 'extension_not_waiting'],
});

export const listItemChanges = defineRoute({
  method: 'GET',
  path: '/api/v1/action-items/:itemId/history',
  summary: 'List who changed an action item and when',
  description: 'The newest first, at most 200.',
  access: 'item-view',
  params: itemParams,
  reply: z.object({ changes: z.array(ItemChange) }),
  failures: ['action_item_not_found'],
});

export const readItemByLink = defineRoute({
  method: 'POST',
  path: '/api/action-items/link/read',
  summary: 'Read a proposed action item by its signed link',
  description:
    'Changes nothing. The link ends with its use, another assignee, or a new password of its person.',
  access: 'public',
  readOnly: true,
  body: z.object({ token: ItemToken }),
  reply: LinkedItem,
  failures: ['item_link_invalid', 'too_many_requests'],
});

export const respondToItemByLink = defineRoute({
  method: 'POST',
  path: '/api/action-items/link/decide',
  summary: 'Accept or decline a proposed action item by its signed link',
  description: 'Once; the link is used up then.',
  access: 'public',
  body: z.object({ token: ItemToken, accept: z.boolean(), reason: ItemReason.default('') }),
  reply: LinkedItem,
  failures: ['item_link_invalid', 'too_many_requests'],
});
