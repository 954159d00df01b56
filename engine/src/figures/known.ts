/** A figure, or the reason why the input does not contain it, as a Vietnamese sentence for readers of the figures. */
export type Known<T> =
  | { readonly value: T; readonly reason: null }
  | { readonly value: null; readonly reason: string };

export const known = <T>(value: T): Known<T> => ({ value, reason: null });
export const unknown = (reason: string): Known<never> => ({ value: null, reason });
