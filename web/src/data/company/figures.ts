import { listFiguresSuggestions, printFigures, readFigures } from '@hopgon/contract/figures/routes';
import type { QueryOf } from '@hopgon/contract/route';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { callForFile } from '../../lib/api/call-for-file.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Figures of meetings; those of the choice before stay in sight until the new ones are there. */
export const figuresQuery = (query: QueryOf<typeof readFigures>) =>
  queryOptions({
    queryKey: ['meetings', 'figures', query],
    queryFn: ({ signal }) => call(readFigures, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What would save time; read again when a meeting changes. */
export const figuresSuggestionsQuery = (of: QueryOf<typeof listFiguresSuggestions>['of']) =>
  queryOptions({
    queryKey: ['meetings', 'figures', 'suggestions', of],
    queryFn: ({ signal }) => call(listFiguresSuggestions, { query: { of } }, { signal }),
  });

/** Saves the figures as PDF or XLSX. */
export const usePrintFigures = () =>
  useMutation({
    mutationFn: async (query: QueryOf<typeof printFigures>) =>
      saveFile(await callForFile(printFigures, { query })),
  });
