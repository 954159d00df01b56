import { readFigures } from '@hopgon/contract/figures/routes';
import type { QueryOf } from '@hopgon/contract/route';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** Figures of meetings; those of the choice before stay in sight until the new ones are there. */
export const figuresQuery = (query: QueryOf<typeof readFigures>) =>
  queryOptions({
    queryKey: ['meetings', 'figures', query],
    queryFn: ({ signal }) => call(readFigures, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
