import type { MinutesLineKind, MinutesOrigin } from '@hopgon/contract/minutes/schemas';
import { heldInMinutes } from '../document/held-lines.rules.ts';

interface KnownLine {
  readonly kind: MinutesLineKind;
  readonly origin: MinutesOrigin;
  readonly reading_id: string | null;
  readonly note_id: string | null;
  readonly motion_id: string | null;
}

/**
 * How many of these readings, notes and votes are in no line and nobody rejected. Some may say the same: only who lists them
 * has their words compared.
 */
export function countSuggestions(
  sourceIds: readonly string[],
  lines: readonly KnownLine[],
  rejected: ReadonlySet<string>,
): number {
  const held = heldInMinutes(lines);
  const readings = new Set(lines.map((line) => line.reading_id));
  return sourceIds.filter((id) => !held.has(id) && !readings.has(id) && !rejected.has(id)).length;
}
