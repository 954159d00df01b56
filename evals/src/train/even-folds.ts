/** The fold of each group: groups are not parted, and those with most items come first, so that folds are about as large. */
export function evenFolds<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  count: number,
): ReadonlyMap<string, number> {
  const groups = [...Map.groupBy(items, groupOf)].sort(([, one], [, other]) => other.length - one.length);
  const sizes = Array.from({ length: count }, () => 0);
  const folds = new Map<string, number>();
  for (const [group, own] of groups) {
    const fold = sizes.indexOf(Math.min(...sizes));
    sizes[fold] = (sizes[fold] ?? 0) + own.length;
    folds.set(group, fold);
  }
  return folds;
}
