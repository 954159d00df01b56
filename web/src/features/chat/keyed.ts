/** Things of a text that never changes, under keys: what is said twice in it stands twice. */
export const keyed = <T>(list: readonly T[]): { readonly key: string; readonly value: T }[] =>
  list.map((value, index) => ({ key: String(index), value }));
