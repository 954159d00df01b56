/** A moment as the API writes it; databases and sums give it in other forms. */
export const toInstant = (at: string | number): string => new Date(at).toISOString();
