import * as notes from '@hopgon/contract/live/notes/routes';
import * as live from '@hopgon/contract/live/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const recordAttendance = loadOnDemand(
  async () => (await import('./attendance/record-attendance.ts')).recordAttendance,
);
const endLiveMeeting = loadOnDemand(
  async () => (await import('./course/end-live-meeting.ts')).endLiveMeeting,
);
const joinLiveMeeting = loadOnDemand(
  async () => (await import('./course/join-live-meeting.ts')).joinLiveMeeting,
);
const moveAgenda = loadOnDemand(async () => (await import('./course/move-agenda.ts')).moveAgenda);
const readLiveMeeting = loadOnDemand(
  async () => (await import('./course/read-live-meeting.ts')).readLiveMeeting,
);
const startLiveMeeting = loadOnDemand(
  async () => (await import('./course/start-live-meeting.ts')).startLiveMeeting,
);
const updateItemTime = loadOnDemand(
  async () => (await import('./course/update-item-time.ts')).updateItemTime,
);
const listNotes = loadOnDemand(async () => (await import('./notes/list-notes.ts')).listNotes);
const saveNotes = loadOnDemand(async () => (await import('./notes/save-notes.ts')).saveNotes);
const inviteSpeaker = loadOnDemand(async () => (await import('./speakers/invite-speaker.ts')).inviteSpeaker);
const registerSpeaker = loadOnDemand(
  async () => (await import('./speakers/register-speaker.ts')).registerSpeaker,
);
const removeSpeaker = loadOnDemand(async () => (await import('./speakers/remove-speaker.ts')).removeSpeaker);

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
