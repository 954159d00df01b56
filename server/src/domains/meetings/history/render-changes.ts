import type { MeetingChange } from '@hopgon/contract/meetings/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import { type ChangeRow, historyStore } from './history.store.ts';

/** Rows as they are shown: people by what they are called now. */
export async function renderChanges(scope: Scope, rows: readonly ChangeRow[]): Promise<MeetingChange[]> {
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
