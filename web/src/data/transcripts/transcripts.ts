import type { CallInput } from '@hopgon/contract/route';
import { deleteTranscriptPart } from '@hopgon/contract/transcripts/parts/routes';
import {
  assignSpeaker,
  createTranscript,
  listSpeakers,
  listTurnCorrections,
  listTurns,
  readTranscript,
  requestAnalysis,
  updateTurn,
  uploadTranscript,
} from '@hopgon/contract/transcripts/routes';
import type { TranscriptMode, Turn } from '@hopgon/contract/transcripts/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** One version of what was said and what was found in it; the newest unless one is named. */
export const transcriptQuery = (meetingId: string, version?: number) =>
  queryOptions({
    queryKey: ['transcripts', 'of', meetingId, version ?? null],
    queryFn: ({ signal }) => call(readTranscript, { params: { meetingId }, query: { version } }, { signal }),
  });

/** Turns on one page; turn `index` stands on page `Math.floor(index / turnsPerPage)`. */
export const turnsPerPage = 200;

/** A wake-up says when people named a speaker or corrected a turn; until then nothing of it changes. */
export const turnsQuery = (transcriptId: string, page: number) =>
  queryOptions({
    queryKey: ['transcripts', 'turns', transcriptId, page],
    queryFn: ({ signal }) =>
      call(
        listTurns,
        { params: { transcriptId }, query: { from: page * turnsPerPage, limit: turnsPerPage } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

const largestRequest = 500;
/** Requests beside each other: a day of talk is read in a few steps, and other calls still find a connection. */
const requestsAtOnce = 4;

/** All turns, for the search for a word. */
export const allTurnsQuery = (transcriptId: string) =>
  queryOptions({
    queryKey: ['transcripts', 'turns', transcriptId, 'all'],
    queryFn: async ({ signal }) => {
      const read = (from: number) =>
        call(listTurns, { params: { transcriptId }, query: { from, limit: largestRequest } }, { signal });
      const { turns, total } = await read(0);
      const all: Turn[] = [...turns];
      for (let from = largestRequest; from < total; from += requestsAtOnce * largestRequest) {
        const starts = Array.from({ length: requestsAtOnce }, (_, place) => from + place * largestRequest);
        const pages = await Promise.all(starts.filter((start) => start < total).map(read));
        all.push(...pages.flatMap((page) => page.turns));
      }
      return all;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** How a turn came to say what it says. */
export const turnCorrectionsQuery = (transcriptId: string, { index, corrections }: Turn) =>
  queryOptions({
    queryKey: ['transcripts', 'corrections', transcriptId, index, corrections],
    queryFn: ({ signal }) =>
      call(listTurnCorrections, { params: { transcriptId }, query: { index } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Corrects a turn; what cites it, and whether the analysis read it, are read again. */
export function useUpdateTurn(transcriptId: string) {
  const invalidate = useInvalidate(['transcripts']);
  return useMutation({
    mutationFn: (body: CallInput<typeof updateTurn>['body']) =>
      call(updateTurn, { params: { transcriptId }, body }),
    onSettled: invalidate,
  });
}

/** A file, or text pasted. */
export type Spoken = { readonly file: File } | { readonly text: string };

interface Sending {
  readonly spoken: Spoken;
  readonly mode: TranscriptMode;
  readonly idempotencyKey: string;
}

function uploadSpoken(meetingId: string, { spoken, mode, idempotencyKey }: Sending) {
  if ('text' in spoken) {
    return call(createTranscript, { body: { meetingId, mode, text: spoken.text } }, { idempotencyKey });
  }
  const form = new FormData();
  // The server reads the fields as they come: whose it is stands before the file.
  form.append('meetingId', meetingId);
  form.append('mode', mode);
  form.append('file', spoken.file);
  return call(uploadTranscript, { body: form }, { idempotencyKey });
}

export function useUploadTranscript(meetingId: string) {
  const invalidate = useInvalidate(['transcripts']);
  return useMutation({
    mutationFn: (sending: Sending) => uploadSpoken(meetingId, sending),
    onSuccess: invalidate,
  });
}

/** Leaves the last part of a transcript out again. */
export function useDeletePart(transcriptId: string) {
  const invalidate = useInvalidate(['transcripts'], ['readings']);
  return useMutation({
    mutationFn: (number: number) =>
      call(deleteTranscriptPart, { params: { transcriptId, number: String(number) } }),
    onSettled: invalidate,
  });
}

/** Analyses the newest version again. */
export function useAnalyseAgain(meetingId: string) {
  const invalidate = useInvalidate(['transcripts', 'of', meetingId]);
  return useMutation({
    mutationFn: () => call(requestAnalysis, { body: { meetingId } }),
    onSuccess: invalidate,
  });
}

/** Who speaks in the newest transcript of a meeting. */
export const speakersQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['transcripts', 'speakers', meetingId],
    queryFn: ({ signal }) => call(listSpeakers, { params: { meetingId } }, { signal }),
  });

export interface WhoSpeaks {
  readonly label: string;
  /** Null with an empty name: nobody known. */
  readonly userId: string | null;
  readonly name: string;
}

/** The proposed tasks of a speaker follow, so that readings are read again, too. */
export function useAssignSpeaker(meetingId: string) {
  const queryClient = useQueryClient();
  const invalidate = useInvalidate(['transcripts'], ['readings']);
  return useMutation({
    mutationFn: (body: WhoSpeaks) => call(assignSpeaker, { params: { meetingId }, body }),
    onSuccess: (reply) => queryClient.setQueryData(speakersQuery(meetingId).queryKey, reply),
    onSettled: invalidate,
  });
}
