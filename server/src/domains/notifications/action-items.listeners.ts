import type { World } from '../../platform/world.ts';
import { completeNotifications } from './complete-notifications.ts';
import { createNotifications } from './create-notifications.ts';
import { deleteNotifications } from './delete-notifications.ts';
import { notificationOutcomes as outcomes, notificationTexts as texts } from './notification-texts.rules.ts';
import { subjectStore } from './subjects.store.ts';

const itemPathOf = ({ meetingId }: { readonly meetingId: string | null }): string =>
  meetingId === null ? '/dashboard' : `/meetings/${meetingId}?tab=viec`;

/** The proposed assignee is notified; the answer goes to the author, or to the chair where there is none. */
export function listenToActionItems(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  world.bus.on('action-items.proposed', async (scope, event) => {
    const { companyId, assigneeId, proposedBy, title } = event;
    if (assigneeId === null || assigneeId === proposedBy) return;
    await createNotifications(scope, world, {
      companyId,
      userIds: [assigneeId],
      kind: 'item-proposed',
      text: texts.itemProposed(title, await subjectStore.nameOf(scope.db, proposedBy)),
      path: itemPathOf(event),
      subjectId: event.itemId,
    });
  });
  world.bus.on('action-items.undone', async (scope, event) => {
    const { assigneeId, itemId } = event;
    await deleteNotifications(world, scope, { kind: 'extension-requested', subjectId: itemId });
    if (assigneeId === null) return;
    await deleteNotifications(world, scope, { kind: 'item-proposed', subjectId: itemId, userId: assigneeId });
  });
  world.bus.on('action-items.decided', async (scope, event) => {
    const { companyId, itemId, meetingId, assigneeId, authorId, decidedBy, title, accepted, reason } = event;
    const byName = await subjectStore.nameOf(scope.db, decidedBy);
    await completeNotifications(world, scope, {
      companyId,
      kind: 'item-proposed',
      subjectId: itemId,
      outcome: outcomes.itemDecided(accepted, decidedBy === assigneeId ? null : byName),
    });
    const chairs =
      authorId === null && meetingId !== null ? await subjectStore.chairsOf(scope.db, meetingId) : [];
    await createNotifications(scope, world, {
      companyId,
      userIds: authorId === null ? chairs : [authorId],
      actorId: decidedBy,
      kind: 'item-decided',
      text: texts.itemDecided(title, byName, accepted, reason),
      path: itemPathOf(event),
    });
  });
  listenToExtensions(world);
  listenToEscalations(world);
}

/** One line for each reader and day, however many items it is about. */
function listenToEscalations(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  world.bus.on('action-items.escalated', async (scope, { companyId, readerId, days, items }) => {
    const [only] = items.length === 1 ? items : [];
    const title = only && !only.isClosed ? only.title : null;
    await createNotifications(scope, world, {
      ...{ companyId, userIds: [readerId], kind: 'items-overdue' },
      text: texts.itemsOverdue({ count: items.length, title, days }),
      path: only ? itemPathOf(only) : '/meetings/follow-ups',
    });
  });
}

/** A later deadline is asked of who gave the work; the assignee is notified of the answer, and of reminders. */
function listenToExtensions(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  world.bus.on('action-items.extension-requested', async (scope, event) => {
    const { companyId, itemId, title, requestedBy, answererId, deadline, reason } = event;
    await deleteNotifications(world, scope, { kind: 'extension-requested', subjectId: itemId });
    if (answererId === null) return;
    const by = await subjectStore.nameOf(scope.db, requestedBy);
    await createNotifications(scope, world, {
      ...{ companyId, userIds: [answererId], actorId: requestedBy, kind: 'extension-requested' },
      ...{ text: texts.extensionRequested(title, by, { deadline, reason }), path: itemPathOf(event) },
      subjectId: itemId,
    });
  });
  world.bus.on('action-items.extension-ended', (scope, { itemId }) =>
    deleteNotifications(world, scope, { kind: 'extension-requested', subjectId: itemId }),
  );
  world.bus.on('action-items.extension-answered', async (scope, event) => {
    const { companyId, itemId, title, assigneeId, answeredBy, granted, deadline, reason } = event;
    const by = await subjectStore.nameOf(scope.db, answeredBy);
    const outcome = outcomes.extensionAnswered(granted);
    await completeNotifications(world, scope, {
      ...{ companyId, kind: 'extension-requested', subjectId: itemId, outcome },
    });
    if (assigneeId === null) return;
    await createNotifications(scope, world, {
      ...{ companyId, userIds: [assigneeId], actorId: answeredBy, kind: 'extension-answered' },
      ...{ text: texts.extensionAnswered(title, by, { granted, deadline, reason }), path: itemPathOf(event) },
    });
  });
  world.bus.on('action-items.reminded', async (scope, event) => {
    const { companyId, title, assigneeId, remindedBy, deadline } = event;
    if (assigneeId === null) return;
    const by = await subjectStore.nameOf(scope.db, remindedBy);
    await createNotifications(scope, world, {
      ...{ companyId, userIds: [assigneeId], actorId: remindedBy, kind: 'item-reminder' },
      ...{ text: texts.itemReminder(title, by, deadline), path: itemPathOf(event) },
    });
  });
}
