/** A figure of a text with what it counts. */
export type Amount = {
  readonly kind: 'money' | 'percent' | 'count';
  /** Money in whole units of its currency ("53 triệu rưỡi" is 53 500 000), percent in points, else how many. */
  readonly value: number;
  /** The upper end where a range was said ("5–7 triệu", "hai ba triệu"), else null. */
  readonly until: number | null;
  /** Currency by ISO 4217, "%", or the word of what is counted as the table of units spells it. */
  readonly unit: string;
  /** UTF-16 offsets in the text as given, the second exclusive. */
  readonly span: readonly [from: number, to: number];
};
