import '../retention/retention.events.ts';
import type { World } from '../../platform/world.ts';
import { scheduleChangeMail } from './mails/schedule-change-mail.ts';
import { scheduleProposalMail } from './mails/schedule-proposal-mail.ts';
import { removeAssignee } from './people/remove-assignee.ts';
import { removeDeletedItems } from './recorded/remove-deleted-items.ts';
import { removeTranscriptLinks } from './recorded/remove-transcript-links.ts';

export function listenActionItems(world: World): void {
  world.bus.on('companies.member-removed', (scope, event) => removeAssignee(world, scope, event));
  world.bus.on('retention.meetings-expired', (scope, { meetingIds }) =>
    removeDeletedItems(scope, meetingIds),
  );
  world.bus.on('retention.transcripts-expired', (scope, { transcriptIds }) =>
    removeTranscriptLinks(world, scope, transcriptIds),
  );
  world.bus.on('action-items.changed', async (scope, event) => {
    const { cause, companyId, workerIds: readerIds, itemId, by, isClosed, before } = event;
    if (cause !== 'edit' && cause !== 'progress' && cause !== 'undo') return;
    const change = { itemId, by, isClosed, before };
    await scheduleChangeMail(world, scope, { companyId, readerIds, change });
  });
  world.bus.on('action-items.deleted', (scope, { title, assigneeId, deadline, ...event }) => {
    const { companyId, workerIds: readerIds, itemId, by, isClosed } = event;
    const change = { itemId, by, isClosed, before: { title, assigneeId, deadline, isDone: false } };
    return scheduleChangeMail(world, scope, { companyId, readerIds, change });
  });
  world.bus.on(
    'action-items.commented',
    (scope, { companyId, itemId, commentId, authorId: by, ...event }) => {
      const readerIds = event.mentionedIds.filter((userId) => userId !== by);
      return scheduleChangeMail(world, scope, { companyId, readerIds, mention: { itemId, commentId, by } });
    },
  );
  world.bus.on('action-items.proposed', async (scope, { assigneeId, ...event }) => {
    if (assigneeId !== null) await scheduleProposalMail(world, scope, { ...event, assigneeId });
  });
}
