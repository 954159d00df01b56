import { mostListedDecisions } from '@hopgon/contract/minutes/decisions/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { meetingsAs } from '../../meetings/meetings.views.ts';
import '../minutes.tables.ts';

/** Decisions of adopted minutes that one person may find. */
const adoptedDecisions = (db: Db, viewerId: string) =>
  db
    .selectFrom('minutes_lines as l')
    .innerJoin('minutes as d', (join) =>
      join.onRef('d.company_id', '=', 'l.company_id').onRef('d.id', '=', 'l.minutes_id'),
    )
    .innerJoin(meetingsAs(viewerId), (join) =>
      join.onRef('m.company_id', '=', 'd.company_id').onRef('m.id', '=', 'd.meeting_id'),
    )
    .leftJoin('minutes_numbers as n', (join) =>
      join.onRef('n.company_id', '=', 'd.company_id').onRef('n.minutes_id', '=', 'd.id'),
    )
    .where('m.may_find', '=', true)
    .where('d.state', 'in', ['adopted', 'locked'])
    .where('l.kind', '=', 'decision')
    .where('l.deleted_at', 'is', null)
    .select(['l.id', 'l.minutes_id', 'l.text', 'l.replaces_line_id'])
    .select(['d.meeting_id', 'd.edition', 'd.title', 'd.adopted_at', 'n.number', 'n.symbol']);

export type DecisionRow = Awaited<ReturnType<typeof decisionStore.page>>[number];

export const decisionStore = {
  /** The newest first, of the edition that holds; words are folded by the database. */
  page: (db: Db, viewerId: string, words: string) =>
    adoptedDecisions(db, viewerId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('minutes as newer')
              .select('newer.id')
              .whereRef('newer.company_id', '=', 'd.company_id')
              .whereRef('newer.replaces_id', '=', 'd.id')
              .where('newer.state', 'in', ['adopted', 'locked']),
          ),
        ),
      )
      .$if(words !== '', (query) =>
        query.where(
          sql<boolean>`(starts_with(lower(lpad(n.number::text, 2, '0') || '/' || n.symbol), lower(${words}))
            or starts_with(n.number::text, ${words})
            or position(app.fold(${words}) in app.fold(l.text || ' ' || d.title)) > 0)`,
        ),
      )
      .orderBy('d.adopted_at', 'desc')
      .orderBy('l.position')
      .orderBy('l.id')
      .limit(mostListedDecisions)
      .execute(),

  findMany: (db: Db, viewerId: string, ids: readonly string[]) =>
    adoptedDecisions(db, viewerId)
      .where((is) => is('l.id', '=', is.fn.any(is.val(ids))))
      .execute(),

  /** Those that replace decisions of these minutes, the newest first. */
  replacing: (db: Db, viewerId: string, minutesId: string) =>
    adoptedDecisions(db, viewerId)
      .where('l.replaces_minutes_id', '=', minutesId)
      .orderBy('d.adopted_at', 'desc')
      .execute(),
};
