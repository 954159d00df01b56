/** With these ticked or not; those that a filter hides stay as they are. */
export function withItems(
  chosenIds: ReadonlySet<string>,
  ids: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> {
  return isChosen ? chosenIds.union(new Set(ids)) : chosenIds.difference(new Set(ids));
}
