/** The symbol of a company's minutes: "BB-GV", or "BB" without an abbreviation. */
export const minutesSymbol = (abbreviation: string): string =>
  abbreviation === '' ? 'BB' : `BB-${abbreviation}`;

/** "112/BB-GV"; numbers below ten have a zero before them, as offices write them. */
export const formatMinutesNumber = (number: number, symbol: string): string =>
  `${String(number).padStart(2, '0')}/${symbol}`;
