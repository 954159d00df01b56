import type { Turn } from './turn.ts';

const SENTENCE_END = /[.!?…:;"”)\]]$/u;
const LONGEST_JOINED = 400;
const LONGEST_PAUSE_MS = 2000;

/** Merges consecutive utterances of one named speaker. Two unnamed ones may be two people, so they stay apart. */
export function joinTurns(utterances: readonly Turn[]): Turn[] {
  return joinRuns(utterances, (before, next) => before.speaker !== null && before.speaker === next.speaker);
}

/**
 * Merges unnamed captions that break a sentence in the middle. Text without any punctuation shows no sentence
 * ends, so nothing is merged there.
 */
export function joinUnfinished(utterances: readonly Turn[]): Turn[] {
  const ended = utterances.filter((utterance) => SENTENCE_END.test(utterance.text)).length;
  if (ended * 8 < utterances.length) return [...utterances];
  return joinRuns(utterances, (before, next, length) => {
    const pause = (next.startMs ?? 0) - (before.endMs ?? next.startMs ?? 0);
    const unnamed = before.speaker === null && next.speaker === null;
    return (
      unnamed && pause <= LONGEST_PAUSE_MS && length <= LONGEST_JOINED && !SENTENCE_END.test(before.text)
    );
  });
}

function joinRuns(
  utterances: readonly Turn[],
  belong: (before: Turn, next: Turn, length: number) => boolean,
): Turn[] {
  const turns: Turn[] = [];
  let run: Turn[] = [];
  let length = 0;
  for (const utterance of utterances) {
    const before = run.at(-1);
    if (before && !belong(before, utterance, length)) {
      turns.push(joinRun(run));
      run = [];
      length = 0;
    }
    run.push(utterance);
    length += utterance.text.length;
  }
  if (run.length > 0) turns.push(joinRun(run));
  return turns;
}

function joinRun(run: readonly Turn[]): Turn {
  return {
    speaker: run[0]?.speaker ?? null,
    startMs: run[0]?.startMs ?? null,
    endMs: run.at(-1)?.endMs ?? null,
    text: run.map((utterance) => utterance.text).join(' '),
  };
}
