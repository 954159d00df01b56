import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import { reasonOutside } from '@hopgon/contract/meetings/closed-title';
import { statusOf } from '../core/meetings.rules.ts';
import { courseOf } from '../meetings.presenter.ts';
import { readEarlierAnswer } from '../people/earlier-answer.schemas.ts';
import type { OpenedInvitation } from './find-linked-invitation.ts';
import { redactClosed } from './redact-closed.rules.ts';

/** What the bearer of the link may see: of the meeting what its mails say, and their own part, but nobody else's response. */
export function presentLinkedInvitation(
  { meeting: row, person }: OpenedInvitation,
  companyName: string,
  now: Date,
): LinkedInvitation {
  const meeting = redactClosed(row);
  // Guests cannot open the page of the meeting: nothing else says where they are to come.
  const {
    room_name: room,
    location,
    join_url: joinUrl,
  } = person.kind === 'guest' && !row.cancelled_at ? row : meeting;
  const chair = meeting.participants.find(({ role }) => role === 'chair');
  const status = statusOf(courseOf(meeting), now);
  return {
    companyName,
    title: meeting.title,
    goal: meeting.goal,
    type: meeting.type,
    status,
    startsAt: meeting.starts_at.toISOString(),
    endsAt: meeting.ends_at.toISOString(),
    timeZone: meeting.time_zone,
    location: [room, location].filter(Boolean).join(', '),
    joinUrl,
    chairName: meeting.visibility === 'closed' ? '' : (chair?.display_name ?? ''),
    isClosed: meeting.visibility === 'closed',
    cancelledReason: reasonOutside(meeting, meeting.cancelled_reason),
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
