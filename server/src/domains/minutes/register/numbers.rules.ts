import type { DerivedKind } from '@hopgon/contract/minutes/derived/schemas';

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
