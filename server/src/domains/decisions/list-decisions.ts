import type { listDecisions as route } from '@hopgon/contract/decisions/routes';
import { Failure } from '@hopgon/contract/failure';
import { Id, LocalDate } from '@hopgon/contract/primitives';
import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import { localDay } from '@hopgon/contract/time/zoned';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../platform/database/cursor.rules.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { presentDecision } from './decisions.presenter.ts';
import { decisionStore } from './decisions.store.ts';
import { searchedWords } from './searched-words.rules.ts';

/** Sổ quyết định: what meetings decided, and whether it still holds, as far as the caller may find it. */
export async function listDecisions(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { search, limit, cursor, ...filter }: QueryOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  const { timeZone } = await scope.entry();
  const rows = await decisionStore.page(
    scope.db,
    {
      ...filter,
      viewerId: scope.actor.userId,
      words: searchedWords(search),
      today: localDay(world.clock.now(), timeZone),
      limit: limit + 1,
    },
    cursor === undefined ? null : readDecisionCursor(cursor),
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    decisions: shown.map(presentDecision),
    nextCursor: last ? encodeCursor([last.decided_on, last.id]) : null,
  };
}

const DecisionCursor = z.tuple([LocalDate, Id]);

function readDecisionCursor(cursor: string): { day: string; id: string } {
  const parsed = DecisionCursor.safeParse(decodeCursor(cursor, 2));
  if (!parsed.success) throw new Failure('bad_request');
  return { day: parsed.data[0], id: parsed.data[1] };
}
