import type { Reading } from '@hopgon/contract/chat/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { listTurns } from '../transcripts/list-turns.ts';

type Source = Extract<Reading, { kind: 'summary' }>['sources'][number];

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
