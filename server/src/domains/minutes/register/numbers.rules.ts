/** "112/BB-GV"; numbers below ten have a zero before them, as offices write them. */
export const formatMinutesNumber = (number: number, symbol: string): string =>
  `${String(number).padStart(2, '0')}/${symbol}`;
