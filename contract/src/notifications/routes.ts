import { z } from 'zod';
import { Id, NextCursor, Nothing, page } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { Notification } from './schemas.ts';

export const listNotifications = defineRoute({
  method: 'GET',
  path: '/api/v1/notifications',
  summary:
    "The caller's notifications in this company, or only the unread, newest first; and how many are unread in all",
  access: 'company',
  query: z.object({ unread: z.enum(['true', 'false']).default('false'), ...page(100, 20) }),
  reply: z.object({ notifications: z.array(Notification), unread: z.int(), nextCursor: NextCursor }),
  failures: [],
});

export const readNotifications = defineRoute({
  method: 'POST',
  path: '/api/v1/notifications/read',
  summary: 'Mark some (or all) of the own notifications read',
  access: 'company',
  body: z.object({ ids: z.array(Id).max(200).optional() }),
  reply: Nothing,
  failures: [],
});
