import { sql } from 'kysely';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { type MeetingFacts, requireMeeting } from '../core/require-meeting.ts';
import { findableBy } from '../core/visible-meetings.store.ts';

/**
 * The meeting this one goes on from, among those the person may see and that have begun: the one before in its series, else
 * the newest before it of the same title (marks aside).
 */
export async function findPreviousMeeting(
  { clock }: Pick<World, 'clock'>,
  scope: CompanyScope,
  { id, title, startsAt, seriesId }: MeetingFacts,
): Promise<MeetingFacts | null> {
  const row = await findableBy(scope.db, scope.actor.userId)
    .where('m.id', '<>', id)
    .where('m.starts_at', '<', startsAt)
    .where('m.starts_at', '<=', clock.now())
    .where('m.cancelled_at', 'is', null)
    .where('m.is_draft', '=', false)
    .where((eb) =>
      eb.or([
        ...(seriesId === null ? [] : [eb('m.series_id', '=', seriesId)]),
        sql<boolean>`m.folded = app.fold(${title})`,
      ]),
    )
    .orderBy((eb) => eb.fn.coalesce(eb('m.series_id', '=', seriesId), sql<boolean>`false`), 'desc')
    .orderBy('m.starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? requireMeeting(scope, row.id, 'view') : null;
}
