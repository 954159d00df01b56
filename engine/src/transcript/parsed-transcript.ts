import type { Turn } from './turn.ts';

/** `line` from 1, in the text as given; for JSON the number of the segment stands for it where there are no lines. */
export type TranscriptProblem = { readonly line: number; readonly code: ProblemCode; readonly text: string };

export type ProblemCode =
  | 'timing_unreadable'
  | 'timing_unclear'
  | 'cue_unread'
  | 'head_unread'
  | 'json_unreadable'
  | 'segment_unread';

export type RemovedText = { readonly text: string; readonly reason: string };

/** Facts from the lines above and below the talk: date as YYYY-MM-DD, times as HH:mm. */
export type HeaderFacts = {
  title?: string | undefined;
  date?: string | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
  place?: string | undefined;
  chair?: string | undefined;
  secretary?: string | undefined;
  people?: string[] | undefined;
};

/** A stretch of a turn that the source times; a turn of several captions has several, with silence between them. */
export type SpokenSpan = { readonly turn: number; readonly startMs: number; readonly endMs: number };

/** A stretch that the source says was not recorded. */
export type LostSound = { readonly fromMs: number; readonly toMs: number };

export type ParsedTranscript = {
  readonly format: TranscriptFormat;
  readonly turns: Turn[];
  readonly spans: SpokenSpan[];
  readonly lost: LostSound[];
  readonly facts: HeaderFacts;
  readonly problems: TranscriptProblem[];
  readonly removed: RemovedText[];
};

export type TranscriptFormat = 'vtt' | 'srt' | 'captions' | 'timed-text' | 'text' | 'json' | 'empty';

/** The result of a format's reader: utterances as written, not yet merged into turns. */
export type ReadTranscript = {
  readonly utterances: Turn[];
  readonly facts: HeaderFacts;
  readonly problems: TranscriptProblem[];
  readonly removed?: RemovedText[];
  readonly lost?: LostSound[];
};
