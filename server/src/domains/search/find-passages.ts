import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import type { Passage } from './rank-turns.rules.ts';
import { findSaidRows } from './said.store.ts';

export type { Passage } from './rank-turns.rules.ts';

/** Enough for the best to be among them; the rest of the ranking looks at each. */
const mostJudged = 200;

export interface PassagesWanted {
  readonly query: string;
  /** Only what holds every word, the last at least as a beginning: for who is still typing. */
  readonly all?: boolean;
  readonly meetingId?: string;
  /** Meetings that began from here to before there. */
  readonly from?: Date;
  readonly to?: Date;
  readonly limit: number;
}

/** What was said in meetings the caller may see, the best answer first. */
export async function findPassages(
  world: Pick<World, 'searchReader'>,
  scope: CompanyScope,
  { query: asked, all = false, meetingId, from, to, limit }: PassagesWanted,
): Promise<Passage[]> {
  const { query, words } = await world.searchReader.read(scope, 'readQuery', asked);
  const rows = await findSaidRows(scope.db, {
    words,
    all,
    meetingId: meetingId ?? null,
    from: from ?? null,
    to: to ?? null,
    most: mostJudged,
  });
  const [first] = rows;
  if (!first) return [];
  const counted = {
    total: Number(first.total),
    counts: new Map(words.map((word, at) => [word, first.counts[all ? 0 : at] ?? 0])),
  };
  return world.searchReader.read(scope, 'rankTurns', { query, all, limit }, rows, counted);
}
