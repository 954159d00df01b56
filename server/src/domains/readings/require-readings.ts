import { Failure } from '@hopgon/contract/failure';
import type { ReadingVersion } from '@hopgon/contract/readings/schemas';
import type { ReadingRow } from './readings.store.ts';

/** Readings of a meeting, each as the caller last saw it. */
export interface NamedReadings {
  readonly meetingId: string;
  readonly readings: readonly ReadingVersion[];
}

/** Those named, each as the caller last saw it. */
export function requireReadings(rows: readonly ReadingRow[], named: NamedReadings['readings']): ReadingRow[] {
  const wanted = new Map(named.map(({ id, version }) => [id, version]));
  return [...wanted].map(([id, version]) => {
    const row = rows.find((each) => each.id === id);
    if (!row) throw new Failure('reading_not_found');
    if (row.version !== version) throw new Failure('version_stale');
    return row;
  });
}
