import { mostListedDecisions } from '@hopgon/contract/minutes/decisions/schemas';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { meetingsAs } from '../../meetings/meetings.views.ts';
import '../minutes.tables.ts';
import { minutesNumber } from '../minutes.views.ts';

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

/** Those of the edition that holds: none that was adopted later replaces it. */
const currentDecisions = (db: Db, viewerId: string) =>
  adoptedDecisions(db, viewerId).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('minutes as newer')
          .select('newer.id')
          .whereRef('newer.company_id', '=', 'd.company_id')
          .whereRef('newer.replaces_id', '=', 'd.id')
          .where('newer.state', 'in', ['adopted', 'locked']),
      ),
    ),
  );

export type DecisionRow = Awaited<ReturnType<typeof decisionStore.page>>[number];

export const decisionStore = {
  /** The newest first, of the edition that holds; words are folded by the database. */
  page: (db: Db, viewerId: string, words: string) =>
    currentDecisions(db, viewerId)
      .$if(words !== '', (query) =>
        query.where(
          sql<boolean>`(starts_with(lower(${minutesNumber}), lower(${words}))
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

  /** Those that replace decisions of these minutes, or of editions which these correct; the newest first. */
  replacing: (db: Db, viewerId: string, minutesId: string) =>
    currentDecisions(db, viewerId)
      .innerJoin(
        sql<{ earlier_id: string; replaced_id: string }>`(
          with recursive earlier as (
            select l.company_id, l.corrects_minutes_id, l.corrects_line_id, l.id as earlier_id, l.id as replaced_id
            from minutes_lines l where l.minutes_id = ${minutesId} and l.kind = 'decision'
            union all
            select o.company_id, o.corrects_minutes_id, o.corrects_line_id, o.id, e.replaced_id
            from earlier e join minutes_lines o on o.company_id = e.company_id and o.minutes_id = e.corrects_minutes_id
              and o.id = e.corrects_line_id
          ) select earlier_id, replaced_id from earlier)`.as('e'),
        (join) => join.onRef('e.earlier_id', '=', 'l.replaces_line_id'),
      )
      .select('e.replaced_id')
      .orderBy('d.adopted_at', 'desc')
      .execute(),
};
