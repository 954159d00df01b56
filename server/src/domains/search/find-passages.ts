import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import type { Passage } from './rank-turns.rules.ts';
import { findTurnRows } from './transcript-search.store.ts';

/** Enough for the best to be among them; the rest of the ranking looks at each. */
const mostJudged = 200;

export interface PassagesWanted {
  readonly query: string;
  readonly limit: number;
}

/** What was said in meetings the caller may see and holds every word, the last at least as a beginning: for who is still typing. */
export async function findPassages(
  world: Pick<World, 'searchReader'>,
  scope: CompanyScope,
  { query: asked, limit }: PassagesWanted,
): Promise<Passage[]> {
  const { query, words } = await world.searchReader.read(scope, 'readQuery', asked);
  const rows = await findTurnRows(scope.db, { words, most: mostJudged });
  const [first] = rows;
  if (!first) return [];
  const counted = {
    total: Number(first.total),
    counts: new Map(words.map((word) => [word, rows.length])),
  };
  return world.searchReader.read(scope, 'rankTurns', { query, limit }, rows, counted);
}
