interface Counted {
  readonly table: string;
  readonly rows: number;
  readonly inserted: number;
  readonly deleted: number;
}

interface Bounds {
  readonly table: string;
  readonly atLeast: number;
  readonly atMost: number;
}

/**
 * How many rows a copy may have that shows the tables at some moment between two counts. Where nothing was written between
 * them, it is one number.
 */
export function boundCounts(before: readonly Counted[], after: readonly Counted[]): Bounds[] {
  const beforeByTable = new Map(before.map((counted) => [counted.table, counted]));
  return after.flatMap((later) => {
    const earlier = beforeByTable.get(later.table);
    if (!earlier) return [];
    // Statistics begin again after a crash of the server: then the later ones are all there is.
    const since = (now: number, then: number) => (now >= then ? now - then : now);
    const inserted = since(later.inserted, earlier.inserted);
    const deleted = since(later.deleted, earlier.deleted);
    return [
      {
        table: later.table,
        atLeast: Math.max(0, Math.min(earlier.rows - deleted, later.rows)),
        atMost: Math.max(earlier.rows + inserted, later.rows),
      },
    ];
  });
}

/** The tables of a copy whose number of rows is out of bounds, or which are missing. */
export function findWrongCounts(
  bounds: readonly Bounds[],
  counted: readonly Pick<Counted, 'table' | 'rows'>[],
): (Bounds & { readonly rows: number | null })[] {
  const rowsByTable = new Map(counted.map(({ table, rows }) => [table, rows]));
  return bounds.flatMap((bound) => {
    const rows = rowsByTable.get(bound.table) ?? null;
    const isRight = rows !== null && rows >= bound.atLeast && rows <= bound.atMost;
    return isRight ? [] : [{ ...bound, rows }];
  });
}
