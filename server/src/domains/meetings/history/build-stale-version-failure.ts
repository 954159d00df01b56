import { Failure } from '@hopgon/contract/failure';
import type { ChangedField } from '@hopgon/contract/meetings/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import { historyStore } from './history.store.ts';
import { renderChanges } from './render-changes.ts';

/** The refusal of a change made on an old version: who changed what meanwhile, and which fields both changed. */
export async function buildStaleVersionFailure(
  scope: Scope,
  meetingId: string,
  version: number,
  fields: readonly ChangedField[] = [],
): Promise<Failure> {
  const rows = await historyStore.since(scope.db, meetingId, version);
  const changes = await renderChanges(scope, rows.slice(0, 20));
  return new Failure('version_stale', {}, { changes, fields });
}
