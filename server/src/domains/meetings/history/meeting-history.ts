import { Failure } from '@hopgon/contract/failure';
import type { ChangedField, ChangeKind, MeetingChange } from '@hopgon/contract/meetings/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import type { MeetingRow } from '../core/meetings.store.ts';
import type { FieldChange } from './history.rules.ts';
import { type ChangeRow, historyStore } from './history.store.ts';

interface Change {
  readonly kind: ChangeKind;
  /** Null: the server itself. */
  readonly by: string | null;
  readonly fields?: readonly FieldChange[];
}

type Changed = Pick<MeetingRow, 'company_id' | 'id' | 'version'>;

/** Writes down what became of a meeting, in the change's own transaction; `meeting` is as it is after it. */
export const noteChange = (
  world: Pick<World, 'clock' | 'newId'>,
  tx: Scope,
  meeting: Changed,
  change: Change,
): Promise<void> => noteChanges(world, tx, [{ meeting, change }]);

/** The same of many that change together. */
export async function noteChanges(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Scope,
  noted: readonly { readonly meeting: Changed; readonly change: Change }[],
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

/** Rows as they are shown: people by what they are called now. */
export async function presentChanges(scope: Scope, rows: readonly ChangeRow[]): Promise<MeetingChange[]> {
  const people = rows.flatMap(({ fields }) =>
    fields.flatMap(({ field, subject }) => (field === 'participant' && subject ? [subject] : [])),
  );
  const names = await historyStore.namesOf(scope.db, [...new Set(people)]);
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    kind: row.kind,
    by: row.changed_by === null ? null : { userId: row.changed_by, displayName: row.display_name ?? '' },
    at: row.at.toISOString(),
    fields: row.fields.map(({ field, from, to, subject }) => ({
      field,
      from,
      to,
      subject: subject === undefined ? null : (names.get(subject) ?? subject),
    })),
  }));
}

/** The refusal of a change made on an old version: who changed what meanwhile, and which fields both changed. */
export async function staleVersion(
  scope: Scope,
  meetingId: string,
  version: number,
  fields: readonly ChangedField[] = [],
): Promise<Failure> {
  const rows = await historyStore.since(scope.db, meetingId, version);
  const changes = await presentChanges(scope, rows.slice(0, 20));
  return new Failure('version_stale', {}, { changes, fields });
}
