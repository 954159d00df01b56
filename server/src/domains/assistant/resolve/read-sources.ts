import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listTurns } from '../../transcripts/list-turns.ts';
import type { Source } from './resolved.rules.ts';

/** The turns of a transcript by their indexes, which are in order. */
export async function readSources(
  scope: CompanyScope,
  transcriptId: string,
  indexes: readonly number[],
): Promise<Source[]> {
  const [first, last] = [indexes[0], indexes.at(-1)];
  if (first === undefined || last === undefined) return [];
  const wanted = new Set(indexes);
  const { turns } = await listTurns(scope, { transcriptId, from: first, limit: last - first + 1 });
  return turns
    .filter((turn) => wanted.has(turn.index))
    .map(({ index, speaker, startMs, text }) => ({ index, speaker, startMs, text }));
}
