import { Failure } from '@hopgon/contract/failure';
import type { listMeetingChanges as route } from '@hopgon/contract/meetings/lifecycle/routes';
import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireMeetingRow } from '../core/require-meeting-row.ts';
import { historyStore } from './history.store.ts';
import { renderChanges } from './render-changes.ts';

const SortKeys = z.tuple([z.guid()]);

function readChangeCursor(cursor: string): string {
  const keys = SortKeys.safeParse(decodeCursor(cursor, 1));
  if (!keys.success) throw new Failure('bad_request');
  return keys.data[0];
}

/** The changes of a meeting, the latest first, for anyone who may see it. */
export async function listMeetingChanges(
  scope: CompanyScope,
  meetingId: string,
  { cursor, limit }: QueryOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  await requireMeetingRow(scope, meetingId, 'view');
  const before = cursor === undefined ? undefined : readChangeCursor(cursor);
  const rows = await historyStore.list(scope.db, meetingId, { before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    changes: await renderChanges(scope, shown),
    nextCursor: rows.length > shown.length && last ? encodeCursor([last.id]) : null,
  };
}
