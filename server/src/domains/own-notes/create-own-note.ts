import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { ownNoteDue } from './own-notes.jobs.ts';
import { ownNoteStore } from './own-notes.store.ts';

/** More than a person keeps in mind. */
const mostNotes = 1_000;

/** Keeps a note of the caller, which nobody else sees; with a time they are reminded of it then. */
export function createOwnNote(
  world: Pick<World, 'clock' | 'jobs' | 'newId'>,
  scope: CompanyScope,
  { text, remindAt }: { readonly text: string; readonly remindAt: Date | null },
): Promise<{ readonly id: string }> {
  const { userId } = scope.actor;
  return scope.transaction(async (tx) => {
    const { companyId } = await tx.entry();
    if ((await ownNoteStore.count(tx.db, userId)) >= mostNotes) throw new Failure('notes_full');
    const id = world.newId();
    await ownNoteStore.insert(tx.db, {
      company_id: companyId,
      id,
      user_id: userId,
      text,
      remind_at: remindAt,
      created_at: world.clock.now(),
    });
    if (remindAt) await world.jobs.send(tx, ownNoteDue, companyId, { noteId: id }, { startAfter: remindAt });
    return { id };
  });
}
