interface KnownLine {
  readonly reading_id: string | null;
  readonly note_id: string | null;
  readonly motion_id: string | null;
}

/** How many of these readings, notes and votes no line rests on and nobody rejected. */
export function countSuggestions(
  sourceIds: readonly string[],
  lines: readonly KnownLine[],
  rejected: ReadonlySet<string>,
): number {
  const known = new Set(lines.flatMap((line) => [line.reading_id, line.note_id, line.motion_id]));
  return sourceIds.filter((id) => !known.has(id) && !rejected.has(id)).length;
}
