import type { DerivedKind } from '@hopgon/contract/minutes/derived/schemas';
import { localDay } from '@hopgon/contract/time/zoned';

/** What has numbers of its own in the register. */
export type NumberedKind = 'minutes' | DerivedKind;

const kindSymbols: Readonly<Record<NumberedKind, string>> = {
  minutes: 'BB',
  notice: 'TB',
  extract: 'TrS',
  resolution: 'NQ',
};

/** The symbol of a kind: "BB-GV", or "BB" without an abbreviation of the company. */
export const symbolOf = (kind: NumberedKind, abbreviation: string): string =>
  abbreviation === '' ? kindSymbols[kind] : `${kindSymbols[kind]}-${abbreviation}`;

/** "112/BB-GV"; numbers below ten have a zero before them, as offices write them. */
export const formatMinutesNumber = (number: number, symbol: string): string =>
  `${String(number).padStart(2, '0')}/${symbol}`;

export interface FirstNumber {
  readonly first_number: number;
  /** The year it was set for; null where every year begins with 1. */
  readonly first_number_year: number | null;
}

/** The first number of a year: a register on paper is continued in the year it was set for, and the next begins with 1. */
export const firstNumberOf = (
  { first_number: first, first_number_year: of }: FirstNumber,
  year: number,
): number => (of === year ? first : 1);

/** The year of the register at a moment, in the zone of the company. */
export const yearAt = (at: Date, timeZone: string): number => Number(localDay(at, timeZone).slice(0, 4));
