import type { Facts } from './facts.ts';

/** One time as said: its facts, those of its end when it is a range, and where it stands (UTF-16 offsets). */
export type TimeReading = {
  readonly facts: Facts;
  readonly until: Facts | null;
  readonly from: number;
  readonly to: number;
};
