import { Failure } from '@hopgon/contract/failure';
import type { listMinutesChanges as route } from '@hopgon/contract/minutes/remarks/routes';
import { Id } from '@hopgon/contract/primitives';
import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { changeStore } from './changes.store.ts';

/** Who changed what in the minutes, newest first, a page at a time. */
export function listMinutesChanges(
  scope: CompanyScope,
  { meetingId, edition, limit, cursor }: QueryOf<typeof route> & { readonly meetingId: string },
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const { row } = await requireMinutes(tx, {
      ...{ meetingId, edition, meetingRight: 'edit' },
      right: minutesPolicy.view,
    });
    const after = cursor === undefined ? null : readCursor(cursor);
    const rows = await changeStore.page(tx.db, row.id, after, limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      changes: page.map((change) => ({
        id: change.id,
        act: change.act,
        lineId: change.line_id,
        before: change.before,
        after: change.after,
        by: { userId: change.changed_by, displayName: change.display_name },
        at: change.changed_at.toISOString(),
      })),
      nextCursor: rows.length > limit && last ? encodeCursor([last.changed_at.toISOString(), last.id]) : null,
    };
  });
}

function readCursor(cursor: string): { at: string; id: string } {
  const [at = '', id] = decodeCursor(cursor, 2);
  const known = Id.safeParse(id);
  const instant = new Date(at);
  if (!known.success || Number.isNaN(instant.getTime())) throw new Failure('bad_request');
  return { at: instant.toISOString(), id: known.data };
}
