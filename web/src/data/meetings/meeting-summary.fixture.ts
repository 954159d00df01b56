import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';

/** A meeting for tests, an hour of a morning in Vietnam; `rest` says what a test is about. */
export const meetingSummary = (rest: Partial<MeetingSummary> = {}): MeetingSummary => ({
  id: 'a',
  title: 'Giao ban',
  kind: 'other',
  type: 'in-person',
  status: 'upcoming',
  startsAt: '2026-11-20T02:00:00Z',
  endsAt: '2026-11-20T03:00:00Z',
  endedAt: null,
  timeZone: 'Asia/Ho_Chi_Minh',
  location: '',
  joinUrl: '',
  room: null,
  series: null,
  visibility: 'invited',
  mayEdit: true,
  isSample: false,
  participantCount: 2,
  myAnswer: 'accepted',
  version: 1,
  ...rest,
});
