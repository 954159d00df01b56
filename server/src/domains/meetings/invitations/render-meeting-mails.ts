import type { MailWriter } from '../../../platform/mail/create-mail-sender.ts';
import type { WrittenMail } from '../../../platform/mail/outbox.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { World } from '../../../platform/world.ts';
import type { MeetingRow } from '../core/meetings.store.ts';
import { readEarlierAnswer } from '../people/earlier-answer.schemas.ts';
import { type PersonalSeries, personalSeries } from '../series/invitations/personal-series.rules.ts';
import { buildMeetingAddress } from './build-meeting-address.ts';
import { buildReaderFacts } from './build-reader-facts.ts';
import { findKnownFacts } from './find-known-facts.ts';
import { formatMailedCalendar } from './format-mailed-calendar.ts';
import { invitationAddress } from './invitation-link.token.ts';
import { type Invitee, inviteesOf, organizerOf } from './invitees.presenter.ts';
import { composeMeetingMail, type MailedMeeting } from './meeting-mail.rules.ts';
import {
  type Facts,
  isAsItsSeries,
  isEnd,
  type MailedSeries,
  type MeetingMailDraft,
  type Occasion,
  occasionFor,
} from './meeting-mail-draft.rules.ts';
import { parseMailDraft } from './parse-mail-draft.ts';
import { type MailSources, readMailSources } from './read-mail-sources.ts';
import { redactClosed } from './redact-closed.rules.ts';

type WriteWorld = Pick<World, 'clock' | 'config'>;

type Series = PersonalSeries<MeetingRow>;

/** Writes mails about meetings as these are now; null where nothing is left to say to its reader. */
export const renderMeetingMails =
  (world: Pick<World, 'clock' | 'config' | 'scopes'>): MailWriter =>
  async (companyId, drafts) => {
    const parsed = drafts.map((draft) => parseMailDraft(draft));
    const sources = await readMailSources(world.scopes.job(companyId), parsed, world.clock.now());
    return parsed.map((draft) => writeOne(world, draft, sources));
  };

/** What a mail about a series describes is one that is as the series has it, with its reader where one is. */
function mailedMeetingOf(
  { meetingId, series, occasion, person }: MeetingMailDraft,
  { meetings, standIns, detached }: MailSources,
): MeetingRow | undefined {
  const meeting = meetings.get(meetingId);
  const isOther = meeting?.detached || meeting?.cancelled_at || meeting?.series_id !== series?.id;
  if (!series || isEnd(occasion) || occasion.kind === 'parted' || !isOther) return meeting;
  const standIn = standIns.get(series.id);
  if (standIn && findInvitee(standIn, person)) return standIn;
  return detached.get(series.id)?.find((row) => findInvitee(row, person)) ?? standIn ?? meeting;
}

const seriesFor = (
  mailedSeries: MailedSeries,
  person: MeetingMailDraft['person'],
  { detached, off }: MailSources,
) =>
  personalSeries(mailedSeries, person, {
    detached: detached.get(mailedSeries.id) ?? [],
    off: (off.get(mailedSeries.id) ?? []).map(({ slot }) => slot),
  });

function writeOne(world: WriteWorld, draft: MeetingMailDraft, sources: MailSources): WrittenMail | null {
  const meeting = mailedMeetingOf(draft, sources);
  if (!meeting || isPointless(meeting, draft, world.clock.now())) return null;
  const current = findInvitee(meeting, draft.person);
  const person: Invitee = current ?? { ...draft.person, answer: 'waiting', earlierAnswer: null };
  const series = draft.series && seriesFor(draft.series, draft.person, sources);
  const now: Facts =
    isEnd(draft.occasion) && !draft.goesOn ? { off: true } : buildReaderFacts(meeting, person, series);
  const known = findKnownFacts(meeting.id, draft.person.email, series, sources);
  if (known === null && isKnownBySeries(meeting, draft, now, sources)) return null;
  const occasion = draft.goesOn ? draft.occasion : occasionFor(draft.occasion, known, now);
  return (
    occasion && {
      ...compose(world, draft, { meeting, person, series, occasion, known }, sources),
      facts: JSON.stringify(now),
    }
  );
}

/** Whether one of a series that was changed is again as its reader knows the series. */
function isKnownBySeries(
  meeting: MeetingRow,
  { occasion, person, series }: MeetingMailDraft,
  now: Facts,
  sources: MailSources,
): boolean {
  if (series || meeting.series_id === null || occasion.kind !== 'changed') return false;
  const known = sources.known(meeting.series_id, person.email);
  return known !== null && isAsItsSeries(meeting, { changes: occasion.changes, known, now });
}

/**
 * True where the person is no longer invited, or the meeting is cancelled or over: another mail says so, or none need to.
 * Also where a cancellation that is tried again was undone.
 */
function isPointless(
  meeting: MeetingRow,
  { occasion, person, series }: MeetingMailDraft,
  now: Date,
): boolean {
  if (occasion.kind === 'cancelled' && series === null) return meeting.cancelled_at === null;
  if (isEnd(occasion)) return false;
  if (meeting.cancelled_at || !findInvitee(meeting, person)) return true;
  return series === null && meeting.ends_at <= now;
}

/** Of a meeting that person, as they are among its people now; each of a series has guests of its own. */
const findInvitee = (
  meeting: MeetingRow,
  { kind, id, email }: MeetingMailDraft['person'],
): Invitee | undefined =>
  inviteesOf(meeting).find(
    (one) => one.kind === kind && (kind === 'member' ? one.id === id : one.email === email),
  );

interface Composing {
  readonly meeting: MeetingRow;
  readonly person: Invitee;
  readonly series: Series | null;
  readonly occasion: Occasion;
  readonly known: Facts | null;
}

/** When a meeting of its own was to be, as its reader knows it; null where that is when it is. */
function earlierTimes({ meeting, series, known }: Composing): MailedMeeting['earlier'] {
  if (series || known === null || 'off' in known) return null;
  const [startsAt, endsAt] = known.when.map((at) => new Date(at));
  const isSame =
    startsAt?.getTime() === meeting.starts_at.getTime() && endsAt?.getTime() === meeting.ends_at.getTime();
  return startsAt && endsAt && !isSame ? { startsAt, endsAt } : null;
}

/** What differs is compared as the meeting is, and written as its readers may know it. */
const redactWords = ({ meeting, series, ...writing }: Composing): Composing => ({
  ...writing,
  meeting: redactClosed(meeting),
  series: series && { ...series, apart: series.apart.map(redactClosed) },
});

function compose(
  world: WriteWorld,
  { actorId, actorName, goesOn }: MeetingMailDraft,
  found: Composing,
  sources: MailSources,
): WrittenMail {
  const writing = redactWords(found);
  const { meeting, person, series, occasion } = writing;
  const now = world.clock.now();
  const described = {
    company: meeting.company_name,
    title: meeting.title,
    goal: meeting.goal,
    type: meeting.type,
    startsAt: meeting.starts_at,
    endsAt: meeting.ends_at,
    earlier: earlierTimes(writing),
    timeZone: meeting.time_zone,
    readerZone: meeting.company_zone,
    location: [meeting.room_name, meeting.location].filter(Boolean).join(', '),
    joinUrl: meeting.join_url,
    repeats: series?.mailedSeries.words ?? '',
    apart: (series?.apart ?? [])
      .filter((row) => row.ends_at > now && row.id !== meeting.id)
      .map((row) => ({
        slot: row.series_start ?? row.starts_at,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
      })),
    // Who meets is as closed as what about.
    people: meeting.visibility === 'closed' ? [] : inviteesOf(meeting),
    link: buildMeetingAddress(world, meeting.id),
  };
  const { subject, parts } = composeMeetingMail(occasion, described, actorName, recipient(world, writing));
  const calendar = formatMailedCalendar(world, { ...writing, goesOn }, sources.calendars);
  return {
    message: {
      to: [{ name: person.name, address: person.email }],
      ...replyTo(meeting, actorId),
      subject,
      ...writeMail(parts),
      ...(calendar && { calendar }),
    },
  };
}

/** Answers go to who acted, else to whom the meeting answers. */
function replyTo(meeting: MeetingRow, actorId: string) {
  const actor = meeting.participants.find((one) => one.user_id === actorId) ?? organizerOf(meeting);
  return actor && { replyTo: { name: actor.display_name, address: actor.email } };
}

const seedOf = ({ participants }: MeetingRow, userId: string): string | null =>
  participants.find((one) => one.user_id === userId)?.link_seed ?? null;

function recipient(world: WriteWorld, { meeting, person, series }: Composing) {
  const { kind, id, name, role, answer, earlierAnswer } = person;
  const answerLink = invitationAddress(world.config, {
    companyId: meeting.company_id,
    meetingId: meeting.id,
    kind,
    personId: id,
    seed: kind === 'member' ? seedOf(meeting, id) : null,
    ofSeries: series !== null,
  });
  const lapsed = readEarlierAnswer(answer, earlierAnswer)?.answer ?? null;
  return { name, role, isMember: kind === 'member', earlierAnswer: lapsed, answerLink };
}
