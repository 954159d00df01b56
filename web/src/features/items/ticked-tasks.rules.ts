/** With these ticked or not; those that a filter hides stay as they are. */
export function withItems(
  chosenIds: ReadonlySet<string>,
  ids: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> {
  const others = [...chosenIds].filter((id) => !ids.includes(id));
  return new Set(isChosen ? [...others, ...ids] : others);
}
