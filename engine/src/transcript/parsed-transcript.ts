import type { Turn } from './turn.ts';

export type TranscriptProblem = { readonly line: number; readonly code: string; readonly text: string };

export type RemovedText = { readonly text: string; readonly reason: string };

/** What the lines above the talk say of the meeting: date as YYYY-MM-DD, time as HH:mm. */
export type HeaderFacts = { title?: string; date?: string; startTime?: string; people?: string[] };

export type ParsedTranscript = {
  readonly format: TranscriptFormat;
  readonly turns: Turn[];
  readonly facts: HeaderFacts;
  readonly problems: TranscriptProblem[];
  readonly removed: RemovedText[];
};

export type TranscriptFormat = 'vtt' | 'srt' | 'captions' | 'timed-text' | 'text' | 'empty';

/** What a format's reader hands on: utterances as written, not yet merged into turns. */
export type ReadTranscript = {
  readonly utterances: Turn[];
  readonly facts: HeaderFacts;
  readonly problems: TranscriptProblem[];
};
