import type { ChangeKind } from '@hopgon/contract/meetings/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import type { MeetingRow } from '../core/meetings.store.ts';
import type { FieldChange } from './history.rules.ts';
import { historyStore } from './history.store.ts';

export interface NotedChange {
  readonly kind: ChangeKind;
  /** Null: the server itself. */
  readonly by: string | null;
  readonly fields?: readonly FieldChange[];
}

export type ChangedMeeting = Pick<MeetingRow, 'company_id' | 'id' | 'version'>;

/** The same of many that change together. */
export async function recordChanges(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Scope,
  noted: readonly { readonly meeting: ChangedMeeting; readonly change: NotedChange }[],
): Promise<void> {
  const at = world.clock.now();
  const rows = noted.map(({ meeting, change: { kind, by, fields = [] } }) => ({
    company_id: meeting.company_id,
    meeting_id: meeting.id,
    id: world.newId(),
    version: meeting.version,
    kind,
    changed_by: by,
    at,
    fields,
  }));
  await historyStore.insert(tx.db, rows);
}
