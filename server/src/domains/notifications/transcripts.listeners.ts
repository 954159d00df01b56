import type { World } from '../../platform/world.ts';
import { createNotifications } from './create-notifications.ts';
import { notificationTexts as texts } from './notification-texts.rules.ts';
import { subjectStore } from './subjects.store.ts';

/** The uploader of a transcript is notified how its analysis ended; of an import by its page alone. */
export function listenToTranscripts(world: Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>): void {
  world.bus.on('transcripts.analysed', async (scope, { companyId, meetingId, uploadedBy, isImported }) => {
    if (isImported) return;
    await createNotifications(scope, world, {
      companyId,
      userIds: [uploadedBy],
      kind: 'analysis-ready',
      text: texts.analysed(await subjectStore.titleOf(scope.db, meetingId)),
      path: `/meetings/${meetingId}?tab=phan-tich`,
    });
  });
  world.bus.on('transcripts.failed', async (scope, { companyId, meetingId, uploadedBy, isImported }) => {
    if (isImported) return;
    await createNotifications(scope, world, {
      companyId,
      userIds: [uploadedBy],
      kind: 'analysis-failed',
      text: texts.analysisFailed(await subjectStore.titleOf(scope.db, meetingId)),
      path: `/meetings/${meetingId}?tab=phan-tich`,
    });
  });
}
