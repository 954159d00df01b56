import { meetingPolicy } from '../meetings.policy.ts';
import type { MeetingFacts } from './require-meeting.ts';

/** Whether a person who sees a meeting may change it. */
export const mayEditMeeting = (userId: string, meeting: MeetingFacts): boolean =>
  meetingPolicy.edit(
    {
      isCreator: meeting.createdBy === userId,
      part: meeting.participants.find((person) => person.userId === userId)?.role ?? null,
    },
    { visibility: meeting.visibility, is_draft: meeting.isDraft },
  ) === null;
