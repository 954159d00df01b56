import { formatInvitation } from '../../platform/calendar/format-invitation.ts';
import type { Scope } from '../../platform/database/scope.ts';
import { lastToLeave, type NewMail, queueMails, withdrawMails } from '../../platform/mail/queue-mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { World } from '../../platform/world.ts';
import { whoWants } from '../users/who-wants.ts';
import { invitationAddress } from './invitation-links.ts';
import { meetingAddress } from './meeting-address.ts';
import {
  guestInvitee,
  type Invitee,
  meetingCalendar,
  memberInvitee,
  type SeriesTold,
} from './meeting-calendar.ts';
import { composeMeetingMail, isEnd, type MailedMeeting, type Occasion } from './meeting-mail.rules.ts';
import { newsOf } from './meeting-news.ts';
import type { GuestRow, MeetingRow, ParticipantRow } from './meetings.store.ts';

/** What an occasion puts out of date among the mails to the same people that have not left: it never leaves. */
const overtaken = {
  invited: null,
  changed: 'all',
  cancelled: 'all',
  uninvited: 'all',
  role: 'opening',
  parted: 'all',
  // It follows the mail that tells of the series as a whole.
  rejoined: null,
} as const satisfies Record<Occasion['kind'], 'all' | 'opening' | null>;

/** Who has never heard of a meeting is invited to it whatever happened to it meanwhile; its end is no news to them. */
const toldUnheard = (occasion: Occasion): Occasion | null => (isEnd(occasion) ? null : { kind: 'invited' });

export interface Mailing {
  readonly actorId: string;
  readonly occasion: Occasion;
  readonly sendAfter?: Date | undefined;
  /** Whom it concerns; everyone invited when not given, then also the guests from outside. The actor is never mailed. */
  readonly to?: readonly ParticipantRow[];
  /** Which guests from outside it concerns. */
  readonly guests?: readonly GuestRow[];
  /** Where the mail tells of a whole series and not of this meeting alone. */
  readonly series?: SeriesTold | undefined;
  /** What is called off is the end of a series whose beginning stays: calendars are told that it ends earlier. */
  readonly goesOn?: boolean;
}

const describe = (
  world: Pick<World, 'config'>,
  meeting: MeetingRow,
  people: readonly Invitee[],
  series: SeriesTold | undefined,
): MailedMeeting => ({
  title: meeting.title,
  goal: meeting.goal,
  type: meeting.type,
  startsAt: meeting.starts_at,
  endsAt: meeting.ends_at,
  timeZone: meeting.time_zone,
  readerZone: meeting.company_zone,
  location: [meeting.room_name, meeting.location].filter(Boolean).join(', '),
  joinUrl: meeting.join_url,
  repeats: series?.words ?? '',
  people,
  link: meetingAddress(world, meeting.id),
});

/** Those it concerns who want to hear: members as they chose, guests always. */
async function concerned(scope: Scope, by: Mailing, members: readonly Invitee[], guests: readonly Invitee[]) {
  const some = by.to?.map(memberInvitee) ?? members;
  const others = some.filter(({ id }) => id !== by.actorId);
  const willing = await whoWants(
    scope,
    'mail',
    others.map(({ id }) => id),
  );
  const outside = by.guests?.map(guestInvitee) ?? (by.to ? [] : guests);
  return {
    all: [...others, ...outside],
    mailed: [...others.filter(({ id }) => willing.has(id)), ...outside],
  };
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
  const members = meeting.participants.map(memberInvitee);
  const guests = meeting.guests.map(guestInvitee);
  const { all, mailed } = await concerned(scope, by, members, guests);
  const unheard = await withdrawOvertaken(scope, meeting, all, by);
  const invited = [...members, ...guests];
  // A calendar takes the meeting away from whom a CANCEL names, and from nobody else.
  const event = meetingCalendar(world, meeting, by.occasion.kind === 'uninvited' ? all : invited, by.series);
  if (!event || mailed.length === 0) return;
  const method = isEnd(by.occasion) && !by.goesOn ? ('CANCEL' as const) : ('REQUEST' as const);
  const content = formatInvitation(method, event, {
    stays: method === 'REQUEST' || by.occasion.kind === 'uninvited',
  });
  const described = describe(world, meeting, invited, by.series);
  const told = {
    described,
    actorName: newsOf(meeting, by.actorId).actorName,
    calendar: { method, content },
  };
  const sendAfter = by.sendAfter ?? (await afterItsSeries(scope, meeting, by.series));
  const mails = mailed.flatMap((person) => {
    const occasion = unheard.has(person.email) ? toldUnheard(by.occasion) : by.occasion;
    return occasion ? [mailTo(world, meeting, person, { ...by, occasion, sendAfter }, told)] : [];
  });
  await queueMails(scope, world, { companyId: meeting.company_id }, mails);
}

interface Told {
  readonly described: ReturnType<typeof describe>;
  readonly actorName: string;
  readonly calendar: NonNullable<NewMail['calendar']>;
}

function mailTo(
  world: Pick<World, 'config'>,
  meeting: MeetingRow,
  person: Invitee,
  { occasion, series, sendAfter }: Mailing,
  { described, actorName, calendar }: Told,
): NewMail {
  const reader = recipient(world, meeting, person, series !== undefined);
  const { subject, parts } = composeMeetingMail(occasion, described, actorName, reader);
  return {
    to: [{ name: person.name, address: person.email }],
    subject,
    ...writeMail(parts),
    calendar,
    subjectId: subjectOf(meeting, series),
    opens: occasion.kind === 'invited',
    // Its buttons answer for the reader without a login.
    secret: true,
    ...(sendAfter && { sendAfter }),
  };
}

function recipient(
  world: Pick<World, 'config'>,
  meeting: MeetingRow,
  { kind, id, name, role }: Invitee,
  ofSeries: boolean,
) {
  const answerLink = invitationAddress(world.config, {
    companyId: meeting.company_id,
    meetingId: meeting.id,
    kind,
    personId: id,
    ofSeries,
  });
  return { name, role, isMember: kind === 'member', answerLink };
}

/** What a mail is about: a series, or a meeting alone, which may be one of a series. */
const subjectOf = ({ id }: MeetingRow, series: SeriesTold | undefined): string => series?.id ?? id;

/** A calendar makes nothing of one meeting of a series it does not know: its mail does not leave before that of the series. */
async function afterItsSeries(
  scope: Scope,
  { company_id: companyId, series_id: subjectId }: MeetingRow,
  series: SeriesTold | undefined,
): Promise<Date | undefined> {
  return series || subjectId === null ? undefined : lastToLeave(scope, { companyId, subjectId });
}

/** Answers the addresses of those who have never heard of the meeting. */
async function withdrawOvertaken(
  scope: Scope,
  meeting: MeetingRow,
  people: readonly Invitee[],
  { occasion: { kind }, series }: Mailing,
): Promise<ReadonlySet<string>> {
  const which = overtaken[kind];
  if (which === null) return new Set();
  const addresses = people.map(({ email }) => email);
  const about = { companyId: meeting.company_id, subjectId: subjectOf(meeting, series), addresses };
  return withdrawMails(scope, about, which);
}
