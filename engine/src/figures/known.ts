/** A figure, or why the input cannot carry it: a Vietnamese sentence for whoever reads the figures. */
export type Known<T> =
  | { readonly value: T; readonly reason: null }
  | { readonly value: null; readonly reason: string };

export const known = <T>(value: T): Known<T> => ({ value, reason: null });
export const unknown = (reason: string): Known<never> => ({ value: null, reason });
