import { formatInvitation } from '../../platform/calendar/format-invitation.ts';
import type { Scope } from '../../platform/database/scope.ts';
import { queueMails, withdrawMails } from '../../platform/mail/queue-mail.ts';
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
    timeZone: meeting.time_zone,
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

/** What an occasion puts out of date among the mails to the same people that have not left: it never leaves. */
const overtaken = {
  invited: null,
  changed: 'all',
  cancelled: 'all',
  uninvited: 'all',
  role: 'opening',
} as const satisfies Record<Occasion['kind'], 'all' | 'opening' | null>;

/** Who has never heard of a meeting is invited to it whatever happened to it meanwhile; its end is no news to them. */
const toldUnheard = (occasion: Occasion): Occasion | null => (isEnd(occasion) ? null : { kind: 'invited' });

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
  const others = (by.to ?? meeting.participants).filter((person) => person.user_id !== by.actorId);
  const unheard = await withdrawOvertaken(scope, meeting, others, by.occasion);
  const organizer = organizerOf(meeting);
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
    .flatMap((person) => {
      const occasion = unheard.has(person.email) ? toldUnheard(by.occasion) : by.occasion;
      return occasion ? [{ person, occasion }] : [];
    })
    .map(({ person, occasion }) => ({
      to: [{ name: person.display_name, address: person.email }],
      ...writeMeetingMail(occasion, described, actorName, {
        name: person.display_name,
        role: person.role,
      }),
      calendar,
      subjectId: meeting.id,
      opens: occasion.kind === 'invited',
      ...(by.sendAfter && { sendAfter: by.sendAfter }),
    }));
  await queueMails(scope, world, { companyId: meeting.company_id }, mails);
}

/** Answers the addresses of those who have never heard of the meeting. */
async function withdrawOvertaken(
  scope: Scope,
  { id: subjectId, company_id: companyId }: MeetingRow,
  people: readonly ParticipantRow[],
  { kind }: Occasion,
): Promise<ReadonlySet<string>> {
  const which = overtaken[kind];
  if (which === null) return new Set();
  return withdrawMails(scope, { companyId, subjectId, addresses: people.map(({ email }) => email) }, which);
}
