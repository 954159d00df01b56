import type { CitedSource } from '@hopgon/contract/search/schemas';

/** A turn that holds words of a question, or one near it. */
export interface AskedTurnRow {
  readonly transcript_id: string;
  readonly meeting_id: string;
  readonly title: string;
  readonly starts_at: Date;
  readonly time_zone: string;
  readonly version: number;
  readonly index: number;
  readonly speaker: string | null;
  readonly start_ms: number | null;
  readonly text: string;
  /** Turns that were searched, and how many of them hold each word; the same in every row. */
  readonly total: string;
  readonly counts: readonly number[];
}

export interface AskedLineRow {
  readonly kind: Exclude<CitedSource['kind'], 'turn'>;
  readonly id: string;
  readonly meeting_id: string | null;
  readonly title: string | null;
  readonly starts_at: Date | null;
  readonly time_zone: string | null;
  readonly speaker: string | null;
  readonly text: string;
}
