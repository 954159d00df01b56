import { type WorkState, workChange } from '@hopgon/contract/action-items/work-change';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { deleteUnread } from '../delete-unread.ts';
import { notificationTexts as texts } from '../notification-texts.rules.ts';
import { notificationStore } from '../notifications.store.ts';
import { type NotifiedItem, notifyOfItem } from './notify-of-item.ts';
import { renderItemName } from './render-item-name.ts';

type ListeningWorld = Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>;

const kind = 'item-changed';

/** Who works on an item is notified when others change it, report it done, open it again, give it to somebody else or delete it. */
export function listenToItemChanges(world: ListeningWorld): void {
  world.bus.on('action-items.changed', async (scope, event) => {
    const { itemId: subjectId, cause, state, version, title, assigneeId, deadline } = event;
    if (state === 'proposed')
      await notificationStore.setVersion(scope.db, { kind: 'item-proposed', subjectId }, version);
    if (cause !== 'edit' && cause !== 'progress' && cause !== 'undo') return;
    // A change that is undone unread leaves no line, neither of the change nor of its undo.
    const unaware =
      cause === 'undo' ? await deleteUnread(world, scope, { kind, subjectId }) : new Set<string>();
    const readerIds = event.workerIds.filter((userId) => !unaware.has(userId));
    await notifyWorkers(world, scope, event, {
      after: { title, assigneeId, deadline, isDone: state === 'done' },
      readerIds,
    });
  });
  world.bus.on('action-items.deleted', async (scope, event) => {
    const { title, assigneeId, deadline, workerIds: readerIds } = event;
    const before = { title, assigneeId, deadline, isDone: false };
    await notifyWorkers(world, scope, { ...event, before }, { after: null, readerIds });
  });
  world.bus.on('action-items.restored', async (scope, event) => {
    const { itemId: subjectId, by: actorId, workerIds } = event;
    const unaware = await deleteUnread(world, scope, { kind, subjectId });
    const userIds = workerIds.filter((userId) => !unaware.has(userId));
    const { item, by } = await renderItemName(scope, event, actorId);
    await notifyOfItem(world, scope, event, {
      ...{ userIds, actorId, kind, subjectId, text: texts.itemRestored(item, by) },
    });
  });
}

interface Changed extends NotifiedItem {
  readonly itemId: string;
  readonly by: string;
  readonly before: WorkState;
}

async function notifyWorkers(
  world: ListeningWorld,
  scope: Scope,
  event: Changed,
  { after, readerIds }: { readonly after: WorkState | null; readonly readerIds: readonly string[] },
): Promise<void> {
  const { meetingId, itemId: subjectId, by: actorId, before } = event;
  if (readerIds.length === 0) return;
  const { item, by } = await renderItemName(scope, { title: before.title, meetingId }, actorId);
  for (const userId of readerIds) {
    const change = workChange(before, after, userId);
    if (!change) continue;
    const text = texts.itemChanged(item, by, change);
    await notifyOfItem(world, scope, event, { userIds: [userId], actorId, kind, subjectId, text });
  }
}
