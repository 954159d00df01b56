import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import { statusOf } from '../core/meetings.rules.ts';
import { courseOf } from '../meetings.presenter.ts';
import { readEarlierAnswer } from '../people/earlier-answer.schemas.ts';
import type { OpenedInvitation } from './find-linked-invitation.ts';

/** What the bearer of the link may see: the meeting and their own part, nobody else's response or address. */
export function presentLinkedInvitation(
  { meeting, person }: OpenedInvitation,
  companyName: string,
  now: Date,
): LinkedInvitation {
  const status = statusOf(courseOf(meeting), now);
  return {
    companyName,
    title: titleOutside(meeting),
    goal: meeting.visibility === 'closed' ? '' : meeting.goal,
    type: meeting.type,
    status,
    startsAt: meeting.starts_at.toISOString(),
    endsAt: meeting.ends_at.toISOString(),
    timeZone: meeting.time_zone,
    location: [meeting.room_name, meeting.location].filter(Boolean).join(', '),
    joinUrl: meeting.join_url,
    chairName: meeting.participants.find(({ role }) => role === 'chair')?.display_name ?? '',
    cancelledReason: meeting.cancelled_reason,
    person: {
      name: person.name,
      role: person.role,
      answer: person.answer,
      answerReason: person.answerReason,
      earlier: readEarlierAnswer(person.answer, person.earlierAnswer),
      isMember: person.kind === 'member',
    },
    canAnswer: status === 'upcoming' || status === 'ongoing',
  };
}
