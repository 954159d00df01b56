import { Failure } from '@hopgon/contract/failure';
import { Id } from '@hopgon/contract/primitives';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.rules.ts';

// The sort keys are names of any length; the person they belong to says the same in few characters.

/** The id of the person the page before ended with; null for the first page. */
export function readMemberCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const [userId] = decodeCursor(cursor, 1);
  const known = Id.safeParse(userId);
  if (!known.success) throw new Failure('bad_request');
  return known.data;
}

/** A page of `limit` rows, and the cursor of the next when there was one row more. */
export function cutPage<Row extends { readonly user_id: string }>(
  rows: readonly Row[],
  limit: number,
): { page: readonly Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last ? encodeCursor([last.user_id]) : null };
}
