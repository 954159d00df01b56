import { Failure } from '@hopgon/contract/failure';
import type { listMeetings as route } from '@hopgon/contract/meetings/routes';
import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { longestMeeting } from '../core/meetings.rules.ts';
import { presentSummary } from '../meetings.presenter.ts';
import { listVisible, type SummaryRow } from './meeting-list.store.ts';

const SortKeys = z.tuple([z.iso.datetime(), z.guid()]);

function readMeetingCursor(cursor: string): { startsAt: Date; id: string } {
  const keys = SortKeys.safeParse(decodeCursor(cursor, 2));
  if (!keys.success) throw new Failure('bad_request');
  const [startsAt, id] = keys.data;
  return { startsAt: new Date(startsAt), id };
}

const cursorOf = (row: SummaryRow): string => encodeCursor([row.starts_at.toISOString(), row.id]);

const instantFrom = (written: string | undefined): Date | undefined =>
  written === undefined ? undefined : new Date(written);

/** What is over by a moment began before it: so the index begins there. */
const earlier = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other);

/** Meetings the caller may see, by start, those that end after `from` and begin before `to`; in one statement. */
export async function listMeetings(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  query: QueryOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  const from = instantFrom(query.from);
  const endedBy = instantFrom(query.endedBy);
  const rows = await listVisible(scope.db, {
    viewerId: scope.actor.userId,
    from,
    startsAfter: from && new Date(from.getTime() - longestMeeting),
    to: earlier(instantFrom(query.to), endedBy),
    endedBy,
    search: query.query,
    mine: query.mine === 'true' || undefined,
    personId: query.personId,
    people: query.people,
    roomId: query.roomId,
    kinds: query.kinds,
    held: query.cancelled === 'false' || undefined,
    after: query.cursor === undefined ? undefined : readMeetingCursor(query.cursor),
    order: query.order,
    limit: query.limit + 1,
  });
  const now = world.clock.now();
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    meetings: shown.map((row) => presentSummary(row, scope.actor.userId, now)),
    nextCursor: rows.length > shown.length && last ? cursorOf(last) : null,
  };
}
