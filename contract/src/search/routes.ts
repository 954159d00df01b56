import { z } from 'zod';
import { line } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { Found } from './schemas.ts';

export const searchCompany = defineRoute({
  method: 'GET',
  path: '/api/v1/search',
  summary: 'Search people, meetings, action items and conversations',
  description:
    'Matches names without diacritics, among what the caller may see; transcripts too if `kinds` includes `said`. Without words it returns what changed most recently.',
  access: 'company',
  mayLag: true,
  // Without conversations: their titles are first messages, also of those about closed meetings.
  tools: [
    {
      description: 'Tìm người, cuộc họp và việc cần làm theo từ khóa.',
      fixed: { kinds: 'people,meetings,items' },
    },
    {
      suffix: 'said',
      description: 'Tìm câu đã nói trong bản gỡ băng các cuộc họp theo từ khóa.',
      fixed: { kinds: 'said' },
      readsTranscripts: true,
    },
  ],
  query: z.object({
    query: line(100).default(''),
    /** Some of people, meetings, items, chats and said, parted by commas; all but what was said when left out. */
    kinds: z
      .string()
      .max(60)
      .regex(/^(people|meetings|items|chats|said)(,(people|meetings|items|chats|said)){0,4}$/)
      .default('people,meetings,items,chats'),
    /** At most so many of each kind. */
    limit: z.coerce.number().int().min(1).max(20).default(5),
  }),
  reply: Found,
  failures: ['too_many_requests', 'company_limit_reached', 'company_busy', 'server_busy'],
});
