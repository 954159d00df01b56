import type { Scope } from '../../../platform/database/scope.ts';
import { findMeetingTimes, type MeetingTimes } from '../../meetings/list/find-meeting-times.ts';
import type { PollRow } from './polls.store.ts';

/** The meeting a poll became, wherever it has moved since. */
export const findPolledMeeting = async (
  scope: Scope,
  { meeting_id: meetingId }: PollRow,
): Promise<MeetingTimes | null> => (meetingId === null ? null : findMeetingTimes(scope, meetingId));
