import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { localTime } from '@hopgon/contract/time/zoned';
import { clockOf, dateOf } from '@hopgon/engine/time/local-time';
import { askBack } from '../render/reply.rules.ts';
import type { Mentions } from '../shared/dialogue-state.rules.ts';
import type { Slot } from '../shared/workplace.rules.ts';
import type { ActOutcome } from './act-outcome.rules.ts';

export const isMeeting = (found: Meeting | ActOutcome): found is Meeting => 'participants' in found;

export function slotOfMeeting({
  startsAt,
  endsAt,
  timeZone,
}: Pick<Meeting, 'startsAt' | 'endsAt' | 'timeZone'>): Slot {
  return { start: localTime(new Date(startsAt), timeZone), end: localTime(new Date(endsAt), timeZone) };
}

/** A meeting as what was last spoken of. */
export function mentionMeeting(meeting: Meeting): Mentions {
  const { start } = slotOfMeeting(meeting);
  return { meetingIds: [meeting.id], day: dateOf(start), clock: clockOf(start) };
}

/** Who may change a meeting that the caller may not, in a sentence; null where the caller may. */
export function editRefusal(meeting: Meeting, what: string): ActOutcome | null {
  if (meeting.can.edit) return null;
  const leads = meeting.participants
    .filter(({ role }) => role === 'chair')
    .map(({ displayName }) => displayName);
  const names = [...new Set([meeting.createdBy.displayName, ...leads])].join(', ');
  const command = `Nhắn ${meeting.createdBy.displayName}`;
  return {
    kind: 'say',
    mentions: { ...mentionMeeting(meeting), userIds: [meeting.createdBy.userId] },
    reply: askBack(
      `“${meeting.title}” do ${names} tổ chức; chỉ người tổ chức, chủ trì và thư ký ${what} được. Bạn có thể nhờ ${meeting.createdBy.displayName}.`,
      [{ label: `Soạn lời nhắn cho ${meeting.createdBy.displayName}`, command }],
    ),
  };
}
