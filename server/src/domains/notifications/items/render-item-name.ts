import type { Scope } from '../../../platform/database/scope.ts';
import { subjectStore } from '../subjects.store.ts';

/** How the bell names an item and who acted: of a closed meeting it names neither. */
export async function renderItemName(
  { db }: Scope,
  { title, meetingId }: { readonly title: string; readonly meetingId: string | null },
  actorId: string,
): Promise<{ readonly item: string | null; readonly by: string }> {
  if (meetingId !== null && (await subjectStore.isClosed(db, meetingId)))
    return { item: null, by: 'Một người' };
  return { item: title, by: await subjectStore.nameOf(db, actorId) };
}
