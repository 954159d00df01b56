import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { findableBy, titleHas } from '../core/visible-meetings.store.ts';

/** Meetings of this title, or with it in theirs, those nearest to now first. */
export const findByTitle = (db: Db, wanted: { viewerId: string; title: string; now: Date; limit: number }) =>
  findableBy(db, wanted.viewerId)
    .where(titleHas(wanted.title))
    .orderBy(sql`m.folded = app.fold(${wanted.title})`, 'desc')
    .orderBy(sql`abs(extract(epoch from m.starts_at - ${wanted.now}::timestamptz))`)
    .orderBy('m.starts_at', 'desc')
    .orderBy('m.id')
    .limit(wanted.limit)
    .execute();

/** The newest meeting that has begun; when none has, the next one. Drafts and cancelled ones do not count. */
export const findNearest = async (db: Db, wanted: { viewerId: string; now: Date }) => {
  const held = findableBy(db, wanted.viewerId)
    .where('m.cancelled_at', 'is', null)
    .where('m.is_draft', '=', false);
  const begun = await held
    .where('m.starts_at', '<=', wanted.now)
    .orderBy('m.starts_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (begun) return begun;
  return held
    .where('m.starts_at', '>', wanted.now)
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst();
};

/** Meetings that have begun, the newest first; drafts and cancelled ones do not count. */
export const findRecent = (db: Db, wanted: { viewerId: string; now: Date; limit: number }) =>
  findableBy(db, wanted.viewerId)
    .where('m.cancelled_at', 'is', null)
    .where('m.is_draft', '=', false)
    .where('m.starts_at', '<=', wanted.now)
    .orderBy('m.starts_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(wanted.limit)
    .execute();

export const findVisible = (db: Db, wanted: { viewerId: string; id: string }) =>
  findableBy(db, wanted.viewerId).where('m.id', '=', wanted.id).executeTakeFirst();
