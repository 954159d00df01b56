/** The words of a search; each must be found. */
export const searchWordsOf = (q: string): string[] =>
  q
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 8);
