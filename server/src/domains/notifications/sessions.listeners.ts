import { z } from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import type { World } from '../../platform/world.ts';
import { createNotifications } from './create-notifications.ts';
import { notificationTexts as texts } from './notification-texts.rules.ts';
import { subjectStore } from './subjects.store.ts';

const Revoked = z.object({ userId: z.guid() });

const notifyOfRevokedSession: JobDefinition<z.infer<typeof Revoked>> = {
  name: 'tell-of-revoked-session',
  data: Revoked,
  retries: 5,
};

/** An account is in no company and the bell is a company's: each of the person's companies gets the line by a job. */
export function listenToSessions(world: Pick<World, 'bus' | 'clock' | 'hub' | 'jobs' | 'newId'>): void {
  world.bus.on('auth.session-reused', async (scope, { userId }) => {
    for (const companyId of await subjectStore.companiesOf(scope.db, userId)) {
      await world.jobs.send(scope, notifyOfRevokedSession, companyId, { userId });
    }
  });
  world.jobs.define(notifyOfRevokedSession, (scope, { userId }) =>
    scope.transaction((tx) =>
      createNotifications(tx, world, {
        companyId: tx.companyId,
        userIds: [userId],
        kind: 'session-revoked',
        text: texts.sessionRevoked,
        path: '/profile',
      }),
    ),
  );
}
