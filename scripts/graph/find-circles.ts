/** The files in circles of imports, and those on a way between two circles; `imports` has an entry for every file. */
export function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const importers = new Map([...imports.keys()].map((file): [string, string[]] => [file, []]));
  for (const [file, targets] of imports) for (const target of targets) importers.get(target)?.push(file);
  const left = new Set(imports.keys());
  const isEnd = (file: string): boolean =>
    [imports, importers].some((neighbours) => !neighbours.get(file)?.some((other) => left.has(other)));
  while (true) {
    const ends = [...left].filter(isEnd);
    if (ends.length === 0) return [...left];
    for (const file of ends) left.delete(file);
  }
}
