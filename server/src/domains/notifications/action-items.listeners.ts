import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { completeNotifications } from './complete-notifications.ts';
import { createNotifications } from './create-notifications.ts';
import { deleteNotifications } from './delete-notifications.ts';
import { notificationOutcomes as outcomes, notificationTexts as texts } from './notification-texts.rules.ts';
import { subjectStore } from './subjects.store.ts';

const itemPathOf = ({ meetingId }: { readonly meetingId: string | null }): string =>
  meetingId === null ? '/meetings/my-tasks' : `/meetings/${meetingId}?tab=viec`;

/** One item where it stands, several on the board, which shows those of meetings. */
function overduePathOf(items: readonly { readonly meetingId: string | null }[]): string {
  const [first, ...others] = items;
  const isOnBoard = others.length > 0 && items.some(({ meetingId }) => meetingId !== null);
  return isOnBoard || !first ? '/meetings/follow-ups?tinhtrang=overdue' : itemPathOf(first);
}

/** How the bell names an item and who acted: of a closed meeting it names neither. */
async function namesFor(
  { db }: Scope,
  { title, meetingId }: { readonly title: string; readonly meetingId: string | null },
  actorId: string,
): Promise<{ readonly item: string | null; readonly by: string }> {
  if (meetingId !== null && (await subjectStore.isClosed(db, meetingId)))
    return { item: null, by: 'Một người' };
  return { item: title, by: await subjectStore.nameOf(db, actorId) };
}

/** The proposed assignee is notified; the answer goes to the author, or to the chair where there is none. */
export function listenToActionItems(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  world.bus.on('action-items.proposed', async (scope, event) => {
    const { companyId, assigneeId, proposedBy } = event;
    if (assigneeId === null || assigneeId === proposedBy) return;
    const { item, by } = await namesFor(scope, event, proposedBy);
    await createNotifications(scope, world, {
      companyId,
      userIds: [assigneeId],
      kind: 'item-proposed',
      text: texts.itemProposed(item, by),
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
    const { companyId, itemId, meetingId, assigneeId, authorId, decidedBy, accepted, reason } = event;
    const { item, by: byName } = await namesFor(scope, event, decidedBy);
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
      text: texts.itemDecided(item, byName, accepted, reason),
      path: itemPathOf(event),
    });
  });
  listenToExtensions(world);
  listenToEscalations(world);
  listenToComments(world);
}

/** Notifies who is named, and of the others those whose work it is and who gave it. */
function listenToComments(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  world.bus.on('action-items.commented', async (scope, event) => {
    const { companyId, authorId, assigneeId, givenBy, mentionedIds, text } = event;
    const { item, by } = await namesFor(scope, event, authorId);
    const line = { companyId, actorId: authorId, kind: 'item-commented', path: itemPathOf(event) } as const;
    const mentioned = new Set(mentionedIds);
    const others = [assigneeId, givenBy].filter((id) => id !== null && !mentioned.has(id));
    await createNotifications(scope, world, {
      ...{ ...line, userIds: [...mentioned] },
      text: texts.itemMentioned(item, by, text),
    });
    await createNotifications(scope, world, {
      ...{ ...line, userIds: others.filter((id) => id !== null) },
      text: texts.itemCommented(item, by, text),
    });
  });
}

/** One line for each reader and day, however many items it is about. */
function listenToEscalations(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  world.bus.on('action-items.escalated', async (scope, { companyId, readerId, days, items }) => {
    const [only] = items.length === 1 ? items : [];
    const title = only && !only.isClosed ? only.title : null;
    await createNotifications(scope, world, {
      ...{ companyId, userIds: [readerId], kind: 'items-overdue' },
      text: texts.itemsOverdue({ count: items.length, title, days }),
      path: overduePathOf(items),
    });
  });
}

/** A later deadline is asked of who gave the work; the assignee is notified of the answer, and of reminders. */
function listenToExtensions(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  world.bus.on('action-items.extension-requested', async (scope, event) => {
    const { companyId, itemId, requestedBy, answererId, deadline, reason } = event;
    await deleteNotifications(world, scope, { kind: 'extension-requested', subjectId: itemId });
    if (answererId === null) return;
    const { item, by } = await namesFor(scope, event, requestedBy);
    await createNotifications(scope, world, {
      ...{ companyId, userIds: [answererId], actorId: requestedBy, kind: 'extension-requested' },
      ...{ text: texts.extensionRequested(item, by, { deadline, reason }), path: itemPathOf(event) },
      subjectId: itemId,
    });
  });
  world.bus.on('action-items.extension-ended', (scope, { itemId }) =>
    deleteNotifications(world, scope, { kind: 'extension-requested', subjectId: itemId }),
  );
  world.bus.on('action-items.extension-answered', async (scope, event) => {
    const { companyId, itemId, assigneeId, answeredBy, granted, deadline, reason } = event;
    const { item, by } = await namesFor(scope, event, answeredBy);
    const outcome = outcomes.extensionAnswered(granted);
    await completeNotifications(world, scope, {
      ...{ companyId, kind: 'extension-requested', subjectId: itemId, outcome },
    });
    if (assigneeId === null) return;
    await createNotifications(scope, world, {
      ...{ companyId, userIds: [assigneeId], actorId: answeredBy, kind: 'extension-answered' },
      ...{ text: texts.extensionAnswered(item, by, { granted, deadline, reason }), path: itemPathOf(event) },
    });
  });
  world.bus.on('action-items.done', (scope, { companyId, itemId }) =>
    completeNotifications(world, scope, {
      ...{ companyId, kind: 'item-reminder', subjectId: itemId, outcome: outcomes.itemDone },
    }),
  );
  world.bus.on('action-items.reminded', async (scope, event) => {
    const { companyId, assigneeId, remindedBy, deadline } = event;
    if (assigneeId === null) return;
    const { item, by } = await namesFor(scope, event, remindedBy);
    await createNotifications(scope, world, {
      ...{ companyId, userIds: [assigneeId], actorId: remindedBy, kind: 'item-reminder' },
      ...{ text: texts.itemReminder(item, by, deadline), path: itemPathOf(event), subjectId: event.itemId },
    });
  });
}
