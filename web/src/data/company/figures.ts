import {
  listFiguresSuggestions,
  printFigures,
  readFigures,
  readItemFates,
} from '@hopgon/contract/figures/routes';
import type { ItemFates } from '@hopgon/contract/figures/schemas';
import type { QueryOf } from '@hopgon/contract/route';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { callForFile } from '../../lib/api/call-for-file.ts';
import { keepableItems } from '../../lib/offline/kept-lists.rules.ts';
import { lastRead } from '../../lib/offline/last-read.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Figures of meetings, one's own of the usual weeks kept for the time without a network; those of the choice before stay in sight until the new ones are there. */
export const figuresQuery = (query: QueryOf<typeof readFigures>) =>
  queryOptions({
    queryKey: ['meetings', 'figures', query],
    queryFn: ({ signal, queryKey }) => {
      const ask = () => call(readFigures, { query }, { signal });
      const isUsual = query.of === 'own' && !query.from && !query.to;
      return isUsual ? lastRead.read({ name: 'own figures', queryKey }, ask) : ask();
    },
    placeholderData: keepPreviousData,
  });

/** What would save time; read again when a meeting changes. */
export const figuresSuggestionsQuery = (of: QueryOf<typeof listFiguresSuggestions>['of']) =>
  queryOptions({
    queryKey: ['meetings', 'figures', 'suggestions', of],
    queryFn: ({ signal, queryKey }) => {
      const ask = () => call(listFiguresSuggestions, { query: { of } }, { signal });
      return of === 'own' ? lastRead.read({ name: 'own suggestions', queryKey }, ask) : ask();
    },
  });

/** How one's tasks went; read again when one of them changes. */
export const itemFatesQuery = queryOptions({
  queryKey: ['action-items', 'fates'],
  queryFn: ({ signal, queryKey }) =>
    lastRead.read(
      {
        ...{ name: 'item fates', queryKey },
        keepable: (fates: ItemFates) => ({ ...fates, lateItems: [...keepableItems(fates.lateItems)] }),
      },
      () => call(readItemFates, {}, { signal }),
    ),
});

/** Saves the figures as PDF or XLSX. */
export const usePrintFigures = () =>
  useMutation({
    mutationFn: async (query: QueryOf<typeof printFigures>) =>
      saveFile(await callForFile(printFigures, { query })),
  });
