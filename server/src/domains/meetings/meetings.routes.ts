import * as contract from '@hopgon/contract/meetings/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { answerInvitation } from './answer-invitation.ts';
import { cancelMeeting } from './cancel-meeting.ts';
import { createMeeting } from './create-meeting.ts';
import { listCompanyMeetings } from './list-company-meetings.ts';
import { listMeetings } from './list-meetings.ts';
import { readMeeting } from './read-meeting.ts';
import { updateMeeting } from './update-meeting.ts';

export function meetingRoutes(bind: Bind, world: World): void {
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
  bind(contract.answerInvitation, ({ scope, params, body }) =>
    answerInvitation(world, scope, params.meetingId, body),
  );
}
