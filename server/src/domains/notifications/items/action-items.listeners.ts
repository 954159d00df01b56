import { itemPage } from '@hopgon/contract/action-items/item-page';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { completeNotifications } from '../complete-notifications.ts';
import { createNotifications } from '../create-notifications.ts';
import { deleteNotifications } from '../delete-notifications.ts';
import { deleteUnread } from '../delete-unread.ts';
import { notificationOutcomes as outcomes, notificationTexts as texts } from '../notification-texts.rules.ts';
import { notificationStore } from '../notifications.store.ts';
import { listenToItemChanges } from './item-changes.listeners.ts';
import { notifyOfItem } from './notify-of-item.ts';
import { overdueText } from './overdue-text.rules.ts';
import { renderItemName } from './render-item-name.ts';

type ListeningWorld = Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>;

/** The proposed assignee is notified; the answer goes to who gave the work, or leads the meeting. */
export function listenToActionItems(world: ListeningWorld): void {
  listenToProposals(world);
  listenToItemChanges(world);
  listenToExtensions(world);
  listenToCompletion(world);
  listenToReminders(world);
  listenToComments(world);
}

function listenToProposals(world: ListeningWorld): void {
  world.bus.on('action-items.proposed', async (scope, event) => {
    const { itemId, assigneeId, proposedBy, version } = event;
    if (assigneeId === null || assigneeId === proposedBy) return;
    const { item, by } = await renderItemName(scope, event, proposedBy);
    await notifyOfItem(world, scope, event, {
      ...{ userIds: [assigneeId], kind: 'item-proposed', text: texts.itemProposed(item, by) },
      ...{ subjectId: itemId, subjectVersion: version },
    });
  });
  world.bus.on('action-items.undone', async (scope, event) => {
    const { assigneeId, itemId } = event;
    await deleteNotifications(world, scope, { kind: 'extension-requested', subjectId: itemId });
    if (assigneeId === null) return;
    await deleteNotifications(world, scope, { kind: 'item-proposed', subjectId: itemId, userId: assigneeId });
  });
  world.bus.on('action-items.decided', async (scope, event) => {
    const { companyId, itemId, assigneeId, readerId, decidedBy, accepted, reason } = event;
    const { item, by: byName } = await renderItemName(scope, event, decidedBy);
    await completeNotifications(world, scope, {
      companyId,
      kind: 'item-proposed',
      subjectId: itemId,
      outcome: outcomes.itemDecided(accepted, decidedBy === assigneeId ? null : byName),
    });
    if (readerId === null) return;
    await notifyOfItem(world, scope, event, {
      ...{ userIds: [readerId], actorId: decidedBy, kind: 'item-decided', subjectId: itemId },
      text: texts.itemDecided(item, byName, accepted, reason),
    });
  });
  world.bus.on('action-items.undecided', async (scope, event) => {
    const { itemId: subjectId, assigneeId, hasSameAssignee, version } = event;
    await deleteNotifications(world, scope, { kind: 'item-decided', subjectId });
    if (assigneeId === null || !hasSameAssignee) return;
    const { item } = await renderItemName(scope, event, assigneeId);
    await reopenProposal(world, scope, {
      ...{ subjectId, userId: assigneeId, version, ending: texts.itemProposed(item, '') },
    });
  });
}

async function reopenProposal(
  world: ListeningWorld,
  scope: Scope,
  asking: Omit<Parameters<typeof notificationStore.reopen>[1], 'kind'>,
): Promise<void> {
  const userIds = await notificationStore.reopen(scope.db, { ...asking, kind: 'item-proposed' });
  if (userIds.length > 0) scope.afterCommit(() => world.hub.wake({ userIds, topics: ['notifications'] }));
}

/** Notifies who is named, and of the others those whose work it is and who gave it. */
function listenToComments(world: ListeningWorld): void {
  world.bus.on('action-items.commented', async (scope, event) => {
    const { commentId: subjectId, itemId: commentsOf, authorId: actorId } = event;
    const { assigneeId, givenBy, mentionedIds, text } = event;
    const { item, by } = await renderItemName(scope, event, actorId);
    const mentioned = new Set(mentionedIds);
    const others = [assigneeId, givenBy].filter((id) => id !== null && !mentioned.has(id));
    const line = { actorId, kind: 'item-commented', subjectId, commentsOf } as const;
    await notifyOfItem(world, scope, event, {
      ...{ ...line, userIds: [...mentioned], text: texts.itemMentioned(item, by, text) },
    });
    await notifyOfItem(world, scope, event, {
      ...{ ...line, userIds: others.filter((id) => id !== null), text: texts.itemCommented(item, by, text) },
    });
  });
  world.bus.on('action-items.comment-deleted', (scope, { commentId: subjectId }) =>
    deleteNotifications(world, scope, { kind: 'item-commented', subjectId }),
  );
}

/** Who gave an item is notified that it is done; what is opened again unread was never said. */
function listenToCompletion(world: ListeningWorld): void {
  world.bus.on('action-items.done', async (scope, event) => {
    const { itemId: subjectId, doneBy: actorId, readerId } = event;
    if (readerId === null) return;
    const { item, by } = await renderItemName(scope, event, actorId);
    await notifyOfItem(world, scope, event, {
      ...{ userIds: [readerId], actorId, kind: 'item-done', subjectId, text: texts.itemDone(item, by) },
    });
  });
  world.bus.on('action-items.reopened', async (scope, { itemId: subjectId }) => {
    await deleteUnread(world, scope, { kind: 'item-done', subjectId });
  });
}

/** Who works on an item is reminded of it; who gave it is notified, in one line a day, of what has long been overdue. */
function listenToReminders(world: ListeningWorld): void {
  world.bus.on('action-items.escalated', async (scope, { companyId, readerId, days, items }) => {
    const [only] = items.length === 1 ? items : [];
    const title = only && !only.isClosed ? only.title : null;
    const untaken = items.filter(({ isTaken }) => !isTaken).length;
    const text = overdueText({ count: items.length, untaken, title, days });
    const line = { userIds: [readerId], kind: 'items-overdue', text } as const;
    if (only) return notifyOfItem(world, scope, only, line);
    // The board shows what is of meetings, not what somebody gave outside of them.
    const isOnBoard = items.some(({ meetingId }) => meetingId !== null);
    const path = isOnBoard ? '/meetings/follow-ups?tinhtrang=overdue' : itemPage(null, false);
    await createNotifications(scope, world, { ...line, companyId, path });
  });
  world.bus.on('action-items.done', (scope, { companyId, itemId }) =>
    completeNotifications(world, scope, {
      ...{ companyId, kind: 'item-reminder', subjectId: itemId, outcome: outcomes.itemDone },
    }),
  );
  world.bus.on('action-items.reminded', async (scope, event) => {
    const { assigneeId, remindedBy: actorId, deadline, itemId } = event;
    if (assigneeId === null) return;
    const { item, by } = await renderItemName(scope, event, actorId);
    await notifyOfItem(world, scope, event, {
      ...{ userIds: [assigneeId], actorId, kind: 'item-reminder' },
      ...{ text: texts.itemReminder(item, by, deadline), subjectId: itemId },
    });
  });
}

/** A later deadline is asked of who gave the work; the assignee is notified of the answer. */
function listenToExtensions(world: ListeningWorld): void {
  world.bus.on('action-items.extension-requested', async (scope, event) => {
    const { itemId, requestedBy: actorId, answererId, deadline, reason } = event;
    await deleteNotifications(world, scope, { kind: 'extension-requested', subjectId: itemId });
    if (answererId === null) return;
    const { item, by } = await renderItemName(scope, event, actorId);
    await notifyOfItem(world, scope, event, {
      ...{ userIds: [answererId], actorId, kind: 'extension-requested' },
      ...{ text: texts.extensionRequested(item, by, { deadline, reason }), subjectId: itemId },
    });
  });
  world.bus.on('action-items.extension-ended', (scope, { itemId }) =>
    deleteNotifications(world, scope, { kind: 'extension-requested', subjectId: itemId }),
  );
  world.bus.on('action-items.extension-answered', async (scope, event) => {
    const { companyId, itemId, assigneeId, answeredBy: actorId, granted, deadline, reason } = event;
    const { item, by } = await renderItemName(scope, event, actorId);
    const outcome = outcomes.extensionAnswered(granted);
    await completeNotifications(world, scope, {
      ...{ companyId, kind: 'extension-requested', subjectId: itemId, outcome },
    });
    if (assigneeId === null) return;
    await notifyOfItem(world, scope, event, {
      ...{ userIds: [assigneeId], actorId, kind: 'extension-answered' },
      text: texts.extensionAnswered(item, by, { granted, deadline, reason }),
    });
  });
}
