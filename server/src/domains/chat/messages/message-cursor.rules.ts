import { Failure } from '@hopgon/contract/failure';
import { Id } from '@hopgon/contract/primitives';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.rules.ts';

/** Message ids are ordered in time, so an id alone names a place. */
export function readMessageCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const id = Id.safeParse(decodeCursor(cursor, 1)[0]);
  if (!id.success) throw new Failure('bad_request');
  return id.data;
}

/** One row more than the page holds says that there is another page. */
export function cursorAfter(rows: readonly { readonly id: string }[], limit: number): string | null {
  const last = rows[limit - 1];
  return last && rows.length > limit ? encodeCursor([last.id]) : null;
}
