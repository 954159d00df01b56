import { useTurns } from './use-turns.ts';

/** Some lines of a transcript, as far as they are here; pages are shared with the transcript's own view. */
export function useTranscriptTurns(transcriptId: string, indices: readonly number[]) {
  const { turnAt, failure, retry } = useTurns(transcriptId, indices);
  return {
    turns: indices.map((index) => turnAt.get(index)).filter((turn) => turn !== undefined),
    failed: failure !== null,
    retry,
  };
}
