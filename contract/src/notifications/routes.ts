import { z } from 'zod';
import { Id, NextCursor, Nothing, page } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { Notification } from './schemas.ts';

export const listNotifications = defineRoute({
  method: 'GET',
  path: '/api/v1/notifications',
  summary: "List the caller's notifications in this company",
  description: 'All or only unread ones, the newest first, with the number of unread ones.',
  access: 'company',
  query: z.object({ unread: z.enum(['true', 'false']).default('false'), ...page(100, 20) }),
  reply: z.object({ notifications: z.array(Notification), unread: z.int(), nextCursor: NextCursor }),
  failures: [],
});

export const readNotifications = defineRoute({
  method: 'POST',
  path: '/api/v1/notifications/read',
  summary: 'Mark notifications as read',
  description: 'All of them if `ids` is left out.',
  access: 'company',
  body: z.object({ ids: z.array(Id).max(200).optional() }),
  reply: Nothing,
  failures: [],
});
