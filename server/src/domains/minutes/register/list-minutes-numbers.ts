import { Failure } from '@hopgon/contract/failure';
import type { listMinutesNumbers as route } from '@hopgon/contract/minutes/register/routes';
import type { MinutesNumberEntry } from '@hopgon/contract/minutes/register/schemas';
import { Id } from '@hopgon/contract/primitives';
import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { formatMinutesNumber } from './numbers.rules.ts';
import { numberStore } from './numbers.store.ts';

/** The register of a year, a page at a time; what the caller may not see stands there by its number alone. */
export async function listMinutesNumbers(
  scope: CompanyScope,
  { year, search, limit, cursor }: QueryOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  const rows = await numberStore.page(scope.db, {
    ...{ viewerId: scope.actor.userId, year, words: search.trim(), limit: limit + 1 },
    after: cursor === undefined ? null : readCursor(cursor),
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    numbers: page.map(presentEntry),
    years: await numberStore.years(scope.db),
    nextCursor: rows.length > limit && last ? encodeCursor([last.created_at.toISOString(), last.id]) : null,
  };
}

type NumberRow = Awaited<ReturnType<typeof numberStore.page>>[number];

function presentEntry(row: NumberRow): MinutesNumberEntry {
  const { meeting_id: meetingId, edition, title, minutes_state: state } = row;
  const isShown = row.is_shown && meetingId !== null && edition !== null && title !== null && state !== null;
  return {
    id: row.id,
    number: formatMinutesNumber(row.number, row.symbol),
    at: row.created_at.toISOString(),
    isVoid: row.state === 'void',
    minutes: isShown ? { meetingId, edition, title, state, chairName: row.chair_name } : null,
  };
}

function readCursor(cursor: string): { at: string; id: string } {
  const [at = '', id] = decodeCursor(cursor, 2);
  const known = Id.safeParse(id);
  if (!known.success || Number.isNaN(Date.parse(at))) throw new Failure('bad_request');
  return { at, id: known.data };
}
