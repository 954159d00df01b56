/** How many words must be put in, left out or replaced to make one list of words of the other; quadratic. */
export function editDistance(from: readonly string[], to: readonly string[]): number {
  let above = to.map((_, at) => at);
  above.push(to.length);
  for (const [row, word] of from.entries()) {
    const current = [row + 1];
    for (const [at, other] of to.entries())
      current.push(
        Math.min(
          (above[at] ?? 0) + (word === other ? 0 : 1),
          (above[at + 1] ?? 0) + 1,
          (current[at] ?? 0) + 1,
        ),
      );
    above = current;
  }
  return above.at(-1) ?? 0;
}
