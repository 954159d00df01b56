import type { listFollowUps as route } from '@hopgon/contract/action-items/follow-ups/routes';
import { Failure } from '@hopgon/contract/failure';
import { Id, LocalDate } from '@hopgon/contract/primitives';
import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import { localDay } from '@hopgon/contract/time/zoned';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readWorkDays } from '../../companies/days/read-work-days.ts';
import { presentFollowUp } from './follow-ups.presenter.ts';
import { followUpStore } from './follow-ups.store.ts';
import { reminderTime } from './reminder-time.rules.ts';

interface FollowUpQuery extends QueryOf<typeof route> {
  /** Leaves out what is of closed meetings: the list goes to other people. */
  readonly forOthers?: boolean;
}

/** What meetings concluded is to be done, as far as the caller may see it; by deadline. */
export async function listFollowUps(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { limit, cursor, forOthers = false, search, ...filter }: FollowUpQuery,
): Promise<ReplyOf<typeof route>> {
  const { timeZone } = await scope.entry();
  const work = (await readWorkDays(scope)) ?? { timeZone, days: [] };
  const now = world.clock.now();
  const today = localDay(now, timeZone);
  const { userId } = scope.actor;
  const rows = await followUpStore.page(
    scope.db,
    userId,
    { ...filter, search: search.trim(), today, now, forOthers, limit: limit + 1 },
    cursor === undefined ? null : readFollowUpCursor(cursor),
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const viewer = { userId, today, reminderDay: reminderTime(now, work).day };
  return {
    followUps: shown.map((row) => presentFollowUp(row, viewer)),
    nextCursor: last ? encodeCursor([last.deadline ?? 'infinity', last.id]) : null,
  };
}

const FollowUpCursor = z.tuple([z.union([LocalDate, z.literal('infinity')]), Id]);

function readFollowUpCursor(cursor: string): { key: string; id: string } {
  const parsed = FollowUpCursor.safeParse(decodeCursor(cursor, 2));
  if (!parsed.success) throw new Failure('bad_request');
  return { key: parsed.data[0], id: parsed.data[1] };
}
