import type { DateFact, Facts, Frequency, Unit } from '../facts.ts';

/** Slots for figures or number words. */
export type Counted =
  | 'n'
  | 'number'
  | 'hour'
  | 'minute'
  | 'second'
  | 'day'
  | 'month'
  | 'year'
  | 'quarter'
  | 'weekday';

/** The values of the slots of a pattern: numbers by their kind, and the meanings of vocabulary words. */
export type Said = Partial<Record<Counted, number>> &
  Pick<Facts, 'part' | 'partEdge' | 'offset' | 'holiday' | 'edge' | 'turn' | 'season'> &
  Pick<DateFact, 'lunar'> & {
    /** An hour written as by the 24-hour clock, "03". */
    readonly exact?: boolean;
    /** A week, month, quarter or year, `amount` from the present one. */
    readonly period?: Unit;
    readonly amount?: number;
    /** A length of time. */
    readonly unit?: Unit;
    /** A cycle, and how many of its frequency make one: a quarter is three months. */
    readonly every?: Frequency;
    readonly times?: number;
    /** The unit counted within a month or longer, and its ordinal. */
    readonly of?: NonNullable<Facts['nth']>['of'];
    readonly count?: number;
  };
