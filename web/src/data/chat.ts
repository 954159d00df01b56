import { listChatSessions } from '@hopgon/contract/chat/routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

export const chatSessionsQuery = queryOptions({
  queryKey: ['chat', 'sessions'],
  queryFn: ({ signal }) => call(listChatSessions, { query: { limit: 100 } }, { signal }),
});
