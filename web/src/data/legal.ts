import { readLegalText } from '@hopgon/contract/legal/routes';
import type { LegalName } from '@hopgon/contract/legal/schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

export const legalTextQuery = (name: LegalName) =>
  queryOptions({
    queryKey: ['legal', name],
    queryFn: ({ signal }) => call(readLegalText, { params: { name } }, { signal }),
  });
