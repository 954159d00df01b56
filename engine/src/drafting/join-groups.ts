/** Groups of all that pairs connect. */
export function joinGroups(pairs: readonly (readonly [number, number])[]): number[][] {
  const groupOf = new Map<number, number[]>();
  for (const [one, other] of pairs) {
    const group = [...new Set([one, other].flatMap((index) => groupOf.get(index) ?? [index]))];
    for (const index of group) groupOf.set(index, group);
  }
  return [...new Set(groupOf.values())];
}
