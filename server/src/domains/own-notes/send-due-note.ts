import { clocksDiffer } from '../../platform/clock/durations.rules.ts';
import type { JobScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { createNotifications } from '../notifications/create-notifications.ts';
import { ownNoteStore } from './own-notes.store.ts';

/** Puts a note that came due into the bell of its person, once. */
export async function sendDueNote(
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  scope: JobScope,
  noteId: string,
): Promise<void> {
  await scope.transaction(async (tx) => {
    const now = world.clock.now();
    // Nothing queues a job again that began a little early.
    const until = new Date(now.getTime() + clocksDiffer);
    const note = await ownNoteStore.takeDue(tx.db, noteId, { now, until });
    if (!note) return;
    await createNotifications(tx, world, {
      companyId: tx.companyId,
      userIds: [note.user_id],
      kind: 'own-reminder',
      text: `Nhắc bạn: ${note.text}`,
      path: '/chat',
    });
  });
}
