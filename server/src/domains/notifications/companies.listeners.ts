import type { World } from '../../platform/world.ts';
import { completeNotifications } from './complete-notifications.ts';
import { createNotifications } from './create-notifications.ts';
import { notificationOutcomes as outcomes, notificationTexts as texts } from './notification-texts.rules.ts';
import { subjectStore } from './subjects.store.ts';

/** Owner and admins are notified of new members; a member is notified of a new role. */
export function listenToCompanies(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  world.bus.on('companies.member-joined', async (scope, { companyId, userId, status }) => {
    const name = await subjectStore.nameOf(scope.db, userId);
    const waiting = status === 'waiting';
    await createNotifications(scope, world, {
      companyId,
      userIds: await subjectStore.managersOf(scope.db, companyId),
      actorId: userId,
      kind: waiting ? 'member-waiting' : 'member-joined',
      text: waiting ? texts.memberWaiting(name) : texts.memberJoined(name),
      path: '/company-management',
      ...(waiting ? { subjectId: userId } : {}),
    });
  });
  const decided = {
    'companies.member-approved': outcomes.memberApproved,
    'companies.member-removed': outcomes.memberRefused,
  } as const;
  for (const name of ['companies.member-approved', 'companies.member-removed'] as const) {
    world.bus.on(name, (scope, { companyId, userId }) =>
      completeNotifications(world, scope, {
        companyId,
        kind: 'member-waiting',
        subjectId: userId,
        outcome: decided[name],
      }),
    );
  }
  world.bus.on('companies.member-role-set', (scope, { companyId, userId, role, setBy }) =>
    createNotifications(scope, world, {
      companyId,
      userIds: [userId],
      actorId: setBy,
      kind: 'role-changed',
      text: texts.roleSet(role),
      path: '/company-management',
    }),
  );
}
