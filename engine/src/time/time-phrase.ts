import type { Recurrence } from './recurrence.ts';

/** How exact a time is; a part of the day ("chiều nay") has the grain 'hour' and an end. */
export type Grain = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** Local times without zone, "YYYY-MM-DDTHH:MM:SS"; `end` is exclusive, null when the grain says how long. */
export type TimeSpan = { readonly start: string; readonly end: string | null; readonly grain: Grain };

export type TimePhrase = TimeSpan & {
  /** UTF-16 offsets in the text as given, the second exclusive. */
  readonly span: readonly [from: number, to: number];
  /** Confidence, 0 to 1. */
  readonly certainty: number;
  /** The fields that were stated, not inferred. */
  readonly known: { readonly date: boolean; readonly time: boolean };
  readonly durationMinutes?: number;
  /** Its rule, where it repeats; `start` is the first time. */
  readonly recurrence?: Recurrence;
  readonly alternatives: readonly TimeSpan[];
};
