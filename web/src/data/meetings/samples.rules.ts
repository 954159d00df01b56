/** What figures count: sample data only while it is all there is. */
export const countedOf = <T extends { readonly isSample: boolean }>(
  all: readonly T[],
  isSampleAlone: boolean,
): readonly T[] => (isSampleAlone ? all : all.filter(({ isSample }) => !isSample));
