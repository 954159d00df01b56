import * as notes from '@hopgon/contract/live/notes/routes';
import * as live from '@hopgon/contract/live/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { recordAttendance } from './attendance/record-attendance.ts';
import { endLiveMeeting } from './course/end-live-meeting.ts';
import { joinLiveMeeting } from './course/join-live-meeting.ts';
import { moveAgenda } from './course/move-agenda.ts';
import { readLiveMeeting } from './course/read-live-meeting.ts';
import { startLiveMeeting } from './course/start-live-meeting.ts';
import { updateItemTime } from './course/update-item-time.ts';
import { listNotes } from './notes/list-notes.ts';
import { saveNotes } from './notes/save-notes.ts';
import { inviteSpeaker } from './speakers/invite-speaker.ts';
import { registerSpeaker } from './speakers/register-speaker.ts';
import { removeSpeaker } from './speakers/remove-speaker.ts';

export function liveRoutes(bind: Bind, world: World): void {
  bind(live.readLiveMeeting, ({ scope, params }) => readLiveMeeting(world, scope, params.meetingId));
  bind(live.startLiveMeeting, ({ scope, params }) => startLiveMeeting(world, scope, params.meetingId));
  bind(live.endLiveMeeting, ({ scope, params }) => endLiveMeeting(world, scope, params.meetingId));
  bind(live.moveAgenda, ({ scope, params, body }) => moveAgenda(world, scope, { ...params, ...body }));
  bind(live.updateItemTime, ({ scope, params, body }) =>
    updateItemTime(world, scope, { ...params, ...body }),
  );
  bind(live.joinLiveMeeting, ({ scope, params }) => joinLiveMeeting(world, scope, params.meetingId));
  bind(live.recordAttendance, ({ scope, params, body }) =>
    recordAttendance(world, scope, { ...params, ...body }),
  );
  bind(live.registerSpeaker, ({ scope, params }) => registerSpeaker(world, scope, params.meetingId));
  bind(live.inviteSpeaker, ({ scope, params }) => inviteSpeaker(world, scope, params));
  bind(live.removeSpeaker, ({ scope, params }) => removeSpeaker(world, scope, params));
  bind(notes.listNotes, ({ scope, params, query }) => listNotes(world, scope, { ...params, ...query }));
  bind(notes.saveNotes, ({ scope, params, body }) => saveNotes(world, scope, { ...params, ...body }));
}
