import {
  analyzeTranscript,
  listTurns,
  pasteTranscript,
  readTranscript,
  uploadTranscript,
} from '@hopgon/contract/transcripts/routes';
import type { Turn } from '@hopgon/contract/transcripts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

/** One version of what was said and what was found in it; the newest unless one is named. */
export const transcriptQuery = (meetingId: string, version?: number) =>
  queryOptions({
    queryKey: ['transcripts', 'of', meetingId, version ?? null],
    queryFn: ({ signal }) => call(readTranscript, { params: { meetingId }, query: { version } }, { signal }),
  });

/** Turns on one page; turn `index` stands on page `Math.floor(index / turnsPerPage)`. */
export const turnsPerPage = 200;

/** What was said never changes; a new upload is another transcript. */
export const turnsQuery = (transcriptId: string, page: number) =>
  queryOptions({
    queryKey: ['turns', transcriptId, page],
    queryFn: ({ signal }) =>
      call(
        listTurns,
        { params: { transcriptId }, query: { from: page * turnsPerPage, limit: turnsPerPage } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

const largestRequest = 500;

/** All of it, for whoever looks for a word. */
export const allTurnsQuery = (transcriptId: string) =>
  queryOptions({
    queryKey: ['turns', transcriptId, 'all'],
    queryFn: async ({ signal }) => {
      const turns: Turn[] = [];
      while (true) {
        const query = { from: turns.length, limit: largestRequest };
        const page = await call(listTurns, { params: { transcriptId }, query }, { signal });
        turns.push(...page.turns);
        if (turns.length >= page.total || page.turns.length === 0) return turns;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

function useReread(meetingId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['transcripts', 'of', meetingId] });
}

/** A file, or text pasted. */
export type Spoken = { readonly file: File } | { readonly text: string };

function handIn(meetingId: string, spoken: Spoken, idempotencyKey: string) {
  if ('text' in spoken) {
    return call(pasteTranscript, { body: { meetingId, text: spoken.text } }, { idempotencyKey });
  }
  const form = new FormData();
  // The server reads the fields as they come: whose it is stands before the file.
  form.append('meetingId', meetingId);
  form.append('file', spoken.file);
  return call(uploadTranscript, { body: form }, { idempotencyKey });
}

export function useHandInTranscript(meetingId: string) {
  const reread = useReread(meetingId);
  return useMutation({
    mutationFn: ({ spoken, idempotencyKey }: { spoken: Spoken; idempotencyKey: string }) =>
      handIn(meetingId, spoken, idempotencyKey),
    onSuccess: reread,
  });
}

/** Analyses the newest version again. */
export function useAnalyseAgain(meetingId: string) {
  const reread = useReread(meetingId);
  return useMutation({
    mutationFn: () => call(analyzeTranscript, { body: { meetingId } }),
    onSuccess: reread,
  });
}
