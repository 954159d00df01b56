import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { completeNotifications } from './complete-notifications.ts';
import { createNotifications } from './create-notifications.ts';
import { notificationOutcomes as outcomes, notificationTexts as texts } from './notification-texts.rules.ts';
import { subjectStore } from './subjects.store.ts';

interface Word {
  readonly companyId: string;
  readonly to: string;
  /** Who did it. */
  readonly by: string;
  readonly kind: 'ownership-offered' | 'ownership-withdrawn' | 'ownership-answered';
  readonly text: (by: string) => string;
}

/** Owner and successor are notified of each other's steps; a waiting person, of their approval. */
export function listenToOwnership(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  const notify = async (scope: Scope, { companyId, to, by, kind, text }: Word): Promise<void> =>
    createNotifications(scope, world, {
      companyId,
      userIds: [to],
      actorId: by,
      kind,
      text: text(await subjectStore.nameOf(scope.db, by)),
      path: '/company-management',
    });

  const answered = (scope: Scope, companyId: string, userId: string, outcome: string): Promise<void> =>
    completeNotifications(world, scope, { companyId, kind: 'ownership-offered', userIds: [userId], outcome });

  world.bus.on('companies.ownership-offered', (scope, { companyId, userId: to, offeredBy: by }) =>
    notify(scope, { companyId, to, by, kind: 'ownership-offered', text: texts.ownershipOffered }),
  );
  world.bus.on('companies.ownership-withdrawn', async (scope, { companyId, userId: to, withdrawnBy: by }) => {
    await answered(scope, companyId, to, outcomes.ownershipWithdrawn);
    await notify(scope, { companyId, to, by, kind: 'ownership-withdrawn', text: texts.ownershipWithdrawn });
  });
  world.bus.on('companies.ownership-declined', async (scope, { companyId, ownerId: to, userId: by }) => {
    await answered(scope, companyId, by, outcomes.ownershipDeclined);
    await notify(scope, { companyId, to, by, kind: 'ownership-answered', text: texts.ownershipDeclined });
  });
  world.bus.on('companies.ownership-transferred', async (scope, { companyId, from: to, to: by }) => {
    await answered(scope, companyId, by, outcomes.ownershipAccepted);
    await notify(scope, { companyId, to, by, kind: 'ownership-answered', text: texts.ownershipAccepted });
  });
  world.bus.on('companies.member-approved', (scope, { companyId, userId, approvedBy }) =>
    createNotifications(scope, world, {
      companyId,
      userIds: [userId],
      actorId: approvedBy,
      kind: 'member-approved',
      text: texts.memberApproved,
      path: '/dashboard',
    }),
  );
}
