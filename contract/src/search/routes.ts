import { z } from 'zod';
import { line } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { Found } from './schemas.ts';

export const searchCompany = defineRoute({
  method: 'GET',
  path: '/api/v1/search',
  summary:
    'What the caller may see and whose name holds the words, marks aside: people, meetings, action items, own conversations; without words, what was touched last',
  access: 'company',
  query: z.object({
    q: line(100).default(''),
    /** Some of people, meetings, items and chats, parted by commas; all of them when left out. */
    kinds: z
      .string()
      .max(60)
      .regex(/^(people|meetings|items|chats)(,(people|meetings|items|chats)){0,3}$/)
      .default('people,meetings,items,chats'),
    /** At most so many of each kind. */
    limit: z.coerce.number().int().min(1).max(20).default(5),
  }),
  reply: Found,
  failures: [],
});
