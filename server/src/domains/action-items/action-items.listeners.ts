import type { World } from '../../platform/world.ts';
import { scheduleProposalMail } from './mails/schedule-proposal-mail.ts';
import { removeAssignee } from './remove-assignee.ts';

export function listenActionItems(world: World): void {
  world.bus.on('companies.member-removed', (scope, event) => removeAssignee(world, scope, event));
  world.bus.on('action-items.proposed', async (scope, { assigneeId, ...event }) => {
    if (assigneeId !== null) await scheduleProposalMail(world, scope, { ...event, assigneeId });
  });
}
