import { mostMinutesEvidence } from '@hopgon/contract/minutes/schemas';
import type { Reading } from '@hopgon/contract/readings/schemas';

type Repeated = Pick<Reading, 'id' | 'kind' | 'state' | 'evidence' | 'source'>;

/**
 * Of each group of readings that say the same, given by places with the fullest or the task first, one with the turns of all: what a person
 * approved, else the fullest. What several people approved stays, and so does a task beside a decision somebody approved.
 * `repeatedIds` are the others.
 */
export function mergeGroups<R extends Repeated>(
  readings: readonly R[],
  groups: readonly (readonly number[])[],
): { readonly readings: R[]; readonly repeatedIds: string[] } {
  const repeatedIds: string[] = [];
  const kept = new Map<string, R>();
  for (const group of groups) {
    const same = group.flatMap((place) => readings[place] ?? []);
    const approved = same.filter(({ state }) => state === 'approved');
    const best = approved[0] ?? same[0];
    if (!best || best.kind !== same[0]?.kind || approved.length > 1) continue;
    const ofOneTalk = same.filter(({ source }) => source?.transcriptId === best.source?.transcriptId);
    const turns = new Set([best, ...ofOneTalk].flatMap(({ evidence }) => evidence));
    const evidence = [...turns].slice(0, mostMinutesEvidence).sort((one, other) => one - other);
    kept.set(best.id, { ...best, evidence });
    repeatedIds.push(...same.filter(({ id }) => id !== best.id).map(({ id }) => id));
  }
  const left = readings.filter(({ id }) => !repeatedIds.includes(id));
  return { readings: left.map((reading) => kept.get(reading.id) ?? reading), repeatedIds };
}
