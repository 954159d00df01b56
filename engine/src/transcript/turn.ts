/**
 * One speaker's uninterrupted stretch. Times are milliseconds as the source states them (from the start of the
 * recording, or of the day where a format writes clock times); null where the source has none.
 */
export type Turn = {
  readonly speaker: string | null;
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly text: string;
};
