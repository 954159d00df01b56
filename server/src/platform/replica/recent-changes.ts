/** When something of an id last changed, for as long as that may matter. */
export function createRecentChanges(keptMs: number) {
  const momentById = new Map<string, number>();
  return {
    add(ids: readonly string[], moment: number): void {
      for (const id of ids) {
        // Behind the others: the oldest stand first.
        momentById.delete(id);
        momentById.set(id, moment);
      }
      for (const [id, at] of momentById) {
        if (moment - at <= keptMs) break;
        momentById.delete(id);
      }
    },
    latest: (ids: readonly string[]): number =>
      Math.max(...ids.map((id) => momentById.get(id) ?? Number.NEGATIVE_INFINITY)),
  };
}
