import '../retention/retention.events.ts';
import type { World } from '../../platform/world.ts';
import { scheduleProposalMail } from './mails/schedule-proposal-mail.ts';
import { removeAssignee } from './remove-assignee.ts';
import { removeDeletedItems } from './remove-deleted-items.ts';
import { removeTranscriptLinks } from './remove-transcript-links.ts';

export function listenActionItems(world: World): void {
  world.bus.on('companies.member-removed', (scope, event) => removeAssignee(world, scope, event));
  world.bus.on('retention.meetings-expired', (scope, { meetingIds }) =>
    removeDeletedItems(scope, meetingIds),
  );
  world.bus.on('retention.transcripts-expired', (scope, { transcriptIds }) =>
    removeTranscriptLinks(world, scope, transcriptIds),
  );
  world.bus.on('action-items.proposed', async (scope, { assigneeId, ...event }) => {
    if (assigneeId !== null) await scheduleProposalMail(world, scope, { ...event, assigneeId });
  });
}
