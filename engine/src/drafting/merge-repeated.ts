interface RepeatedFinding {
  readonly kind: string;
  readonly text: string;
  readonly evidence: readonly number[];
}

/** Findings of one kind in the same words once, the first of them, with the turns of all; in their order. */
export function mergeRepeated<Line extends RepeatedFinding>(
  lines: readonly Line[],
  mostTurns = Number.POSITIVE_INFINITY,
): (Line & { readonly evidence: number[] })[] {
  const groups = Map.groupBy(lines, ({ kind, text }) => `${kind} ${text.toLowerCase()}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const turns = new Set([first, ...others].flatMap(({ evidence }) => evidence));
    const evidence = [...turns].slice(0, mostTurns).sort((one, other) => one - other);
    return [{ ...first, evidence }];
  });
}
