import * as busy from '@hopgon/contract/meetings/busy/routes';
import * as lifecycle from '@hopgon/contract/meetings/lifecycle/routes';
import * as contract from '@hopgon/contract/meetings/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { cancelMeeting } from './core/cancel-meeting.ts';
import { createMeeting } from './core/create-meeting.ts';
import { endMeeting } from './core/end-meeting.ts';
import { publishMeeting } from './core/publish-meeting.ts';
import { readMeeting } from './core/read-meeting.ts';
import { updateMeeting } from './core/update-meeting.ts';
import { listMeetingChanges } from './history/list-meeting-changes.ts';
import { invitationLinkRoutes } from './invitations/invitation-links.routes.ts';
import { listCompanyMeetings } from './list/list-company-meetings.ts';
import { listMeetings } from './list/list-meetings.ts';
import { respondToInvitation } from './people/respond-to-invitation.ts';
import { listBusyTimes } from './time/list-busy-times.ts';
import { previewClashes } from './time/preview-clashes.ts';

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
    cancelMeeting(world, scope, params.meetingId, query.reason),
  );
  bind(contract.respondToInvitation, ({ scope, params, body }) =>
    respondToInvitation(world, scope, params.meetingId, body),
  );
  bind(lifecycle.publishMeeting, ({ scope, params, body }) =>
    publishMeeting(world, scope, params.meetingId, body),
  );
  bind(lifecycle.endMeeting, ({ scope, params, body }) => endMeeting(world, scope, params.meetingId, body));
  bind(lifecycle.listMeetingChanges, ({ scope, params, query }) =>
    listMeetingChanges(scope, params.meetingId, query),
  );
  bind(busy.findClashes, ({ scope, body }) => previewClashes(scope, body));
  bind(busy.listBusyTimes, ({ scope, query }) => listBusyTimes(scope, query));
}
