import type { Scope } from '../../../platform/database/scope.ts';
import {
  findOpening,
  joinWaitingMails,
  queueDrafts,
  withdrawMails,
} from '../../../platform/mail/queue-mail.ts';
import type { World } from '../../../platform/world.ts';
import { listNotifiedPeople } from '../../users/list-notified-people.ts';
import { buildMeetingNews } from '../core/build-meeting-news.ts';
import type { GuestRow, MeetingRow, ParticipantRow } from '../core/meetings.store.ts';
import { seriesMeetingStore } from '../series/series-meetings.store.ts';
import { guestInvitee, memberInvitee } from './invitees.presenter.ts';
import {
  endsOldTime,
  type MailedSeries,
  type MeetingMailDraft,
  nextMail,
  type Occasion,
  type WithdrawnMail,
} from './meeting-mail-draft.rules.ts';
import { parseMailDraft } from './parse-mail-draft.ts';

export interface Mailing {
  readonly actorId: string;
  readonly occasion: Occasion;
  readonly sendAfter?: Date | undefined;
  /** Whom it concerns; everyone invited when not given, then also the guests from outside. The actor is never mailed. */
  readonly to?: readonly ParticipantRow[] | undefined;
  /** Which guests from outside it concerns. */
  readonly guests?: readonly GuestRow[];
  /** Where the mail is about a whole series and not about this meeting alone. */
  readonly series?: MailedSeries | undefined;
  /** The series it was until now, where calendars do not know this one yet. */
  readonly partedFrom?: string | undefined;
  /** Nobody has been mailed about it yet. */
  readonly isFirst?: boolean;
  /** The cancelled part is the end of a series whose beginning stays: calendars get an earlier end. */
  readonly goesOn?: boolean;
}

/** The recipients who want this mail: members as they chose, guests always. */
async function concerned(scope: Scope, meeting: MeetingRow, by: Mailing) {
  const some = (by.to ?? meeting.participants).map(memberInvitee);
  const others = some.filter(({ id }) => id !== by.actorId);
  const willing = await listNotifiedPeople(
    scope,
    { group: 'invitations', channel: 'mail' },
    others.map(({ id }) => id),
  );
  const outside = (by.guests ?? (by.to ? [] : meeting.guests)).map(guestInvitee);
  return {
    all: [...others, ...outside],
    mailed: [...others.filter(({ id }) => willing.has(id)), ...outside],
  };
}

/**
 * Queues a mail to the people concerned who want mails, but not to the actor; it is written when it leaves. It replaces
 * mails to the same people about the same meeting that have not left.
 */
export async function sendMeetingMails(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  scope: Scope,
  meeting: MeetingRow,
  by: Mailing,
): Promise<void> {
  const { all, mailed } = await concerned(scope, meeting, by);
  if (all.length === 0) return;
  const addresses = all.map(({ email }) => email);
  const withdrawn = await withdraw(scope, meeting, by, addresses);
  const joined = await joinSeriesMails(scope, meeting, by, addresses);
  const { actorName } = buildMeetingNews(meeting, by.actorId);
  const { actorId, sendAfter, series = null, goesOn = false } = by;
  const subjectId = series?.id ?? meeting.id;
  const drafts = mailed.flatMap(({ kind, id, name, email, role }) => {
    const mail = nextMail(by.occasion, withdrawn.get(email), by.partedFrom !== undefined);
    if (!mail || joined.has(email)) return [];
    const { occasion, opens, mustReach } = mail;
    const person = { kind, id, name, email, role };
    const draft: MeetingMailDraft = {
      ...{ kind: 'meeting', meetingId: meeting.id, actorId, actorName, occasion, person, series, goesOn },
    };
    const toGuest = kind === 'guest' && { guestOf: actorId };
    return [{ address: email, draft, subjectId, opens, sendAfter, mustReach, ...toGuest }];
  });
  await queueDrafts(scope, world, { companyId: meeting.company_id }, drafts);
}

/** Withdraws announcements that have not left about the same, and of a series about each of its meetings; by address. */
async function withdraw(
  scope: Scope,
  { company_id: companyId, id }: MeetingRow,
  { isFirst, series, partedFrom, occasion }: Mailing,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, WithdrawnMail>> {
  const withdrawn = new Map<string, WithdrawnMail>();
  if (isFirst) return withdrawn;
  const subjectIds = series
    ? [series.id, ...(await seriesMeetingStore.list(scope.db, [series.id], null)).map((one) => one.id)]
    : [id];
  const unopened = partedFrom && (await findOpening(scope, { companyId, subjectId: partedFrom, addresses }));
  for (const address of unopened ?? [])
    withdrawn.set(address, { occasion: { kind: 'invited' }, opens: true, mustReach: false });
  for (const { address, opens, mustReach, draft } of await withdrawMails(scope, {
    companyId,
    subjectIds,
    addresses,
    kind: 'meeting',
    withExpiring: endsOldTime(occasion),
  })) {
    const before = withdrawn.get(address);
    withdrawn.set(address, {
      occasion: draft === null ? (before?.occasion ?? null) : parseMailDraft(draft).occasion,
      opens: opens || (before?.opens ?? false),
      mustReach: mustReach || (before?.mustReach ?? false),
    });
  }
  return withdrawn;
}

/** Who has a mail waiting about the series a meeting is of: that mail says what is different in this one. */
async function joinSeriesMails(
  scope: Scope,
  { company_id: companyId, series_id: subjectId }: MeetingRow,
  { occasion, series }: Mailing,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  if (series || subjectId === null) return new Set();
  const mustReach = nextMail(occasion, undefined)?.mustReach ?? false;
  return joinWaitingMails(scope, { companyId, subjectId, addresses }, mustReach);
}
