import type { Turn } from '@hopgon/contract/transcripts/schemas';
import { useQueries } from '@tanstack/react-query';
import { turnsPerPage, turnsQuery } from '../../../data/meetings/transcripts.ts';

/** Some lines of a transcript, as far as they are here; pages are shared with the transcript's own view. */
export function useTranscriptTurns(transcriptId: string, indices: readonly number[]) {
  const pages = [...new Set(indices.map((index) => Math.floor(index / turnsPerPage)))];
  const results = useQueries({ queries: pages.map((page) => turnsQuery(transcriptId, page)) });
  const here = new Map<number, Turn>(
    results.flatMap(({ data }) => data?.turns ?? []).map((turn) => [turn.index, turn]),
  );
  return {
    turns: indices.map((index) => here.get(index)).filter((turn) => turn !== undefined),
    failed: results.some(({ isError }) => isError),
    retry: () => void Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
