import type { CallInput } from '@hopgon/contract/route';
import {
  applyGlossary,
  listGlossaryPlaces,
  previewGlossary,
  resolveGlossaryPlaces,
} from '@hopgon/contract/transcripts/glossary/routes';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** What the glossary changed in a transcript and proposes to change. */
export const glossaryPlacesQuery = (transcriptId: string) =>
  queryOptions({
    queryKey: ['transcripts', 'glossary', transcriptId],
    queryFn: ({ signal }) => call(listGlossaryPlaces, { params: { transcriptId } }, { signal }),
  });

/** What the glossary of today would change; read each time it is asked for. */
export const glossaryPreviewQuery = (transcriptId: string) =>
  queryOptions({
    queryKey: ['transcripts', 'glossary-preview', transcriptId],
    queryFn: ({ signal }) => call(previewGlossary, { params: { transcriptId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

export function useApplyGlossary(transcriptId: string) {
  const invalidate = useInvalidate(['transcripts']);
  return useMutation({
    mutationFn: () => call(applyGlossary, { params: { transcriptId } }),
    onSettled: invalidate,
  });
}

export type PlaceStep = CallInput<typeof resolveGlossaryPlaces>['body'];

export function useResolvePlaces(transcriptId: string) {
  const invalidate = useInvalidate(['transcripts']);
  return useMutation({
    mutationFn: (body: PlaceStep) => call(resolveGlossaryPlaces, { params: { transcriptId }, body }),
    onSettled: invalidate,
  });
}
