import { z } from 'zod';
import { Id, line, Nothing } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { ItemComment, ItemCommentText, ItemViewer, mostMentioned } from './schemas.ts';

const itemParams = z.object({ itemId: Id });

export const listItemComments = defineRoute({
  method: 'GET',
  path: '/api/v1/action-items/:itemId/comments',
  summary: 'List the comments on an action item',
  description: 'The oldest first, at most the newest 200.',
  access: 'item-view',
  params: itemParams,
  reply: z.object({ comments: z.array(ItemComment) }),
  failures: ['action_item_not_found'],
});

export const listItemViewers = defineRoute({
  method: 'GET',
  path: '/api/v1/action-items/:itemId/viewers',
  summary: 'List who may see an action item',
  description:
    'Others than the caller whose name holds `query` without diacritics, the first 8 by given name. Who may not view the meeting of the item finds its assignee alone.',
  access: 'item-view',
  params: itemParams,
  query: z.object({ query: line(100).default('') }),
  reply: z.object({ viewers: z.array(ItemViewer) }),
  failures: ['action_item_not_found'],
});

export const createItemComment = defineRoute({
  method: 'POST',
  path: '/api/v1/action-items/:itemId/comments',
  summary: 'Comment on an action item',
  description:
    'Its assignee and author are notified, and the members named who may see the item; others who are named are refused.',
  access: 'item-view',
  idempotent: true,
  params: itemParams,
  body: z.object({ text: ItemCommentText, mentionedIds: z.array(Id).max(mostMentioned).default([]) }),
  reply: ItemComment,
  failures: ['action_item_not_found', 'mentioned_may_not_view', 'item_comments_full'],
});

export const deleteItemComment = defineRoute({
  method: 'DELETE',
  path: '/api/v1/action-items/:itemId/comments/:itemCommentId',
  summary: 'Delete a comment of the caller',
  access: 'item-view',
  params: z.object({ itemId: Id, itemCommentId: Id }),
  reply: Nothing,
  failures: ['action_item_not_found', 'item_comment_not_found'],
});
