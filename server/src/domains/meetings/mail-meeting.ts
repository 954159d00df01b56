import { formatInvitation } from '../../platform/calendar/format-invitation.ts';
import type { Scope } from '../../platform/database/scope.ts';
import { dropQueuedMails, queueMails } from '../../platform/mail/queue-mail.ts';
import type { World } from '../../platform/world.ts';
import { whoWants } from '../users/who-wants.ts';
import { isEnd, type MailedMeeting, type Occasion, writeMeetingMail } from './meeting-mail.rules.ts';
import { newsOf } from './meeting-news.ts';
import type { MeetingRow, ParticipantRow } from './meetings.store.ts';

const calendarRoles = {
  chair: 'chair',
  secretary: 'required',
  attendee: 'required',
  guest: 'optional',
  informed: 'informed',
} as const;

const linkOf = (world: Pick<World, 'config'>, meeting: MeetingRow): string =>
  `${world.config.publicUrl}/meetings/${meeting.id}`;

/** Whom a calendar answers: the chair, or whoever created the meeting and still takes part. */
const organizerOf = ({ participants, created_by: creatorId }: MeetingRow): ParticipantRow | undefined =>
  participants.find((person) => person.role === 'chair') ??
  participants.find((person) => person.user_id === creatorId) ??
  participants[0];

function calendarOf(
  world: Pick<World, 'config' | 'clock'>,
  meeting: MeetingRow,
  organizer: ParticipantRow,
  occasion: Occasion,
) {
  const method = isEnd(occasion) ? ('CANCEL' as const) : ('REQUEST' as const);
  const event = {
    uid: `${meeting.id}@${new URL(world.config.publicUrl).hostname}`,
    sequence: meeting.sequence,
    stamp: world.clock.now(),
    start: meeting.starts_at,
    end: meeting.ends_at,
    summary: meeting.title,
    description: meeting.goal,
    location: meeting.location,
    url: linkOf(world, meeting),
    organizer: { name: organizer.display_name, email: organizer.email },
    attendees: meeting.participants.map((person) => ({
      name: person.display_name,
      email: person.email,
      role: calendarRoles[person.role],
      answer: person.answer,
    })),
  };
  const content = formatInvitation(method, event, { stays: occasion.kind !== 'cancelled' });
  return { method, content };
}

const describe = (world: Pick<World, 'config'>, meeting: MeetingRow): MailedMeeting => ({
  title: meeting.title,
  goal: meeting.goal,
  type: meeting.type,
  startsAt: meeting.starts_at,
  endsAt: meeting.ends_at,
  timeZone: meeting.time_zone,
  location: meeting.location,
  people: meeting.participants.map((person) => ({ name: person.display_name, role: person.role })),
  link: linkOf(world, meeting),
});

/** Occasions that concern everyone put what had not left yet out of date: it never leaves. */
const overtakes = (kind: Occasion['kind']): boolean => kind === 'changed' || kind === 'cancelled';

export interface Mailing {
  readonly actorId: string;
  readonly occasion: Occasion;
  readonly sendAfter?: Date | undefined;
  /** Whom it concerns; everyone invited when not given. The actor is never mailed. */
  readonly to?: readonly ParticipantRow[];
}

/**
 * Queues a mail with the calendar's own form of the meeting to whom the occasion concerns and who wants mails, but not to
 * who acted.
 */
export async function mailMeeting(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'newId'>,
  scope: Scope,
  meeting: MeetingRow,
  by: Mailing,
): Promise<void> {
  const about = { companyId: meeting.company_id, subjectId: meeting.id };
  if (overtakes(by.occasion.kind)) await dropQueuedMails(scope, about);
  const organizer = organizerOf(meeting);
  const others = (by.to ?? meeting.participants).filter((person) => person.user_id !== by.actorId);
  const otherIds = others.map((person) => person.user_id);
  const willing = await whoWants(scope, 'mail', otherIds);
  if (!organizer || willing.size === 0) return;
  // A calendar takes the meeting away from whom a CANCEL names, and from nobody else.
  const named = by.occasion.kind === 'uninvited' ? { ...meeting, participants: [...others] } : meeting;
  const calendar = calendarOf(world, named, organizer, by.occasion);
  const described = describe(world, meeting);
  const { actorName } = newsOf(meeting, by.actorId);
  const mails = others
    .filter((person) => willing.has(person.user_id))
    .map((person) => ({
      to: [{ name: person.display_name, address: person.email }],
      ...writeMeetingMail(by.occasion, described, actorName, {
        name: person.display_name,
        role: person.role,
      }),
      calendar,
      subjectId: about.subjectId,
      ...(by.sendAfter && { sendAfter: by.sendAfter }),
    }));
  await queueMails(scope, world, about, mails);
}
