import { estimatedEnd, LEAST_GAP_MS } from './gaps.ts';
import type { SpokenSpan } from './parsed-transcript.ts';
import type { Turn } from './turn.ts';

const SENTENCE_END = /[.!?…:;"”)\]]$/u;
const LONGEST_JOINED = 400;
const LONGEST_PAUSE_MS = 2000;

/**
 * Merges consecutive utterances of one named speaker, not over a gap. Two unnamed ones may be two people, so they stay
 * apart. The spans record when each part of a turn was spoken.
 */
export function joinTurns(utterances: readonly Turn[]): { turns: Turn[]; spans: SpokenSpan[] } {
  const runs = findRuns(
    utterances,
    (before, next) =>
      before.speaker !== null && before.speaker === next.speaker && !isGapBetween(before, next),
  );
  const spans = runs.flatMap((run, turn) =>
    run.flatMap(({ startMs, endMs }) =>
      startMs === null || endMs === null ? [] : [{ turn, startMs, endMs: Math.max(startMs, endMs) }],
    ),
  );
  return { turns: runs.map(joinRun), spans };
}

/**
 * Merges unnamed captions that break a sentence in the middle. Text without any punctuation shows no sentence
 * ends, so nothing is merged there.
 */
export function joinUnfinished(utterances: readonly Turn[]): Turn[] {
  const ended = utterances.filter((utterance) => SENTENCE_END.test(utterance.text)).length;
  if (ended * 8 < utterances.length) return [...utterances];
  const runs = findRuns(utterances, (before, next, length) => {
    const pause = (next.startMs ?? 0) - (before.endMs ?? next.startMs ?? 0);
    const unnamed = before.speaker === null && next.speaker === null;
    return (
      unnamed && pause <= LONGEST_PAUSE_MS && length <= LONGEST_JOINED && !SENTENCE_END.test(before.text)
    );
  });
  return runs.map(joinRun);
}

const isGapBetween = (before: Turn, next: Turn): boolean =>
  next.startMs !== null && next.startMs - (estimatedEnd(before) ?? next.startMs) >= LEAST_GAP_MS;

function findRuns(
  utterances: readonly Turn[],
  belong: (before: Turn, next: Turn, length: number) => boolean,
): Turn[][] {
  const runs: Turn[][] = [];
  let run: Turn[] = [];
  let length = 0;
  for (const utterance of utterances) {
    const before = run.at(-1);
    if (!before || !belong(before, utterance, length)) {
      run = [];
      runs.push(run);
      length = 0;
    }
    run.push(utterance);
    length += utterance.text.length;
  }
  return runs;
}

function joinRun(run: readonly Turn[]): Turn {
  return {
    speaker: run[0]?.speaker ?? null,
    startMs: run[0]?.startMs ?? null,
    endMs: run.at(-1)?.endMs ?? null,
    text: run.map((utterance) => utterance.text).join(' '),
  };
}
