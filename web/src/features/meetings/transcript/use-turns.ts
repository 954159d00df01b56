import type { Turn } from '@hopgon/contract/transcripts/schemas';
import { useQueries } from '@tanstack/react-query';
import { turnsPerPage, turnsQuery } from '../../../data/transcripts/transcripts.ts';

/** Turns by their index, as far as they are here; the pages that hold them are read. */
export function useTurns(transcriptId: string, indices: readonly number[]) {
  const pages = [...new Set(indices.map((index) => Math.floor(index / turnsPerPage)))];
  const results = useQueries({ queries: pages.map((page) => turnsQuery(transcriptId, page)) });
  return {
    turnAt: new Map<number, Turn>(
      results.flatMap(({ data }) => data?.turns ?? []).map((turn) => [turn.index, turn]),
    ),
    failure: results.find(({ isError, data }) => isError && !data)?.error ?? null,
    retry: () => void Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
