import * as busy from '@hopgon/contract/meetings/busy/routes';
import * as lifecycle from '@hopgon/contract/meetings/lifecycle/routes';
import * as contract from '@hopgon/contract/meetings/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';
import { invitationLinkRoutes } from './invitations/invitation-links.routes.ts';

const cancelMeeting = loadOnDemand(async () => (await import('./core/cancel-meeting.ts')).cancelMeeting);
const createMeeting = loadOnDemand(async () => (await import('./core/create-meeting.ts')).createMeeting);
const endMeeting = loadOnDemand(async () => (await import('./core/end-meeting.ts')).endMeeting);
const publishMeeting = loadOnDemand(async () => (await import('./core/publish-meeting.ts')).publishMeeting);
const readMeeting = loadOnDemand(async () => (await import('./core/read-meeting.ts')).readMeeting);
const restoreOwnMeeting = loadOnDemand(
  async () => (await import('./undo/restore-own-meeting.ts')).restoreOwnMeeting,
);
const updateMeeting = loadOnDemand(async () => (await import('./updates/update-meeting.ts')).updateMeeting);
const listMeetingChanges = loadOnDemand(
  async () => (await import('./history/list-meeting-changes.ts')).listMeetingChanges,
);
const listCompanyMeetings = loadOnDemand(
  async () => (await import('./list/list-company-meetings.ts')).listCompanyMeetings,
);
const listMeetings = loadOnDemand(async () => (await import('./list/list-meetings.ts')).listMeetings);
const respondToInvitation = loadOnDemand(
  async () => (await import('./people/respond-to-invitation.ts')).respondToInvitation,
);
const listBusyTimes = loadOnDemand(async () => (await import('./time/list-busy-times.ts')).listBusyTimes);
const previewClashes = loadOnDemand(async () => (await import('./time/preview-clashes.ts')).previewClashes);

export function meetingRoutes(bind: Bind, world: World): void {
  invitationLinkRoutes(bind, world);
  bind(contract.listMeetings, ({ scope, query }) => listMeetings(world, scope, query));
  bind(contract.listCompanyMeetings, ({ scope, params, query }) =>
    listCompanyMeetings(world, scope, params.companyId, query),
  );
  bind(contract.createMeeting, ({ scope, body }) => createMeeting(world, scope, body));
  bind(contract.readMeeting, ({ scope, params }) => readMeeting(world, scope, params.meetingId));
  bind(contract.updateMeeting, ({ scope, params, body }) =>
    updateMeeting(world, scope, params.meetingId, body),
  );
  bind(contract.cancelMeeting, ({ scope, params, query }) =>
    cancelMeeting(world, scope, params.meetingId, query.reason, {
      undoable: query.undoable === 'true',
      isDraft: query.draft === undefined ? undefined : query.draft === 'true',
    }),
  );
  bind(contract.respondToInvitation, ({ scope, params, body }) =>
    respondToInvitation(world, scope, params.meetingId, body),
  );
  bind(lifecycle.publishMeeting, ({ scope, params, body }) =>
    publishMeeting(world, scope, params.meetingId, body),
  );
  bind(lifecycle.restoreMeeting, ({ scope, params }) => restoreOwnMeeting(world, scope, params.meetingId));
  bind(lifecycle.endMeeting, ({ scope, params, body }) => endMeeting(world, scope, params.meetingId, body));
  bind(lifecycle.listMeetingChanges, ({ scope, params, query }) =>
    listMeetingChanges(scope, params.meetingId, query),
  );
  bind(busy.findClashes, ({ scope, body }) => previewClashes(scope, body));
  bind(busy.listBusyTimes, ({ scope, query }) => listBusyTimes(scope, query));
}
