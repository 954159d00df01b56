import type { Scope } from '../../../platform/database/scope.ts';
import { type NewMail, queueMails, withdrawMails } from '../../../platform/mail/queue-mail.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { World } from '../../../platform/world.ts';
import { listNotifiedPeople } from '../../users/list-notified-people.ts';
import { guestAddress } from '../guests/poll-link.token.ts';
import { type PollRow, pollStore } from '../polls/polls.store.ts';
import { composePollMail, type MailedPoll, type PollOccasion } from './poll-mails.rules.ts';
import { presentPollNews } from './poll-news.presenter.ts';

interface Recipient {
  readonly voterId: string;
  readonly name: string;
  readonly address: string;
  readonly link: string;
  readonly isGuest: boolean;
}

export async function pollRecipients(
  { config }: Pick<World, 'config'>,
  scope: Scope,
  poll: PollRow,
): Promise<Recipient[]> {
  const { userIds } = presentPollNews(poll);
  const willing = await listNotifiedPeople(scope, { group: 'polls', channel: 'mail' }, userIds);
  const members = await pollStore.mailboxes(scope.db, [...willing]);
  const { company_id: companyId, id: pollId } = poll;
  const voterIdByUser = new Map(poll.voters.map((voter) => [voter.user_id, voter.id]));
  return [
    ...members.map(({ user_id: userId, display_name: name, email: address }) => ({
      voterId: voterIdByUser.get(userId) ?? '',
      name,
      address,
      link: `${config.publicUrl}/meetings/polls/${pollId}`,
      isGuest: false,
    })),
    ...poll.voters.flatMap(({ id: voterId, name, email: address }) =>
      address === null
        ? []
        : [
            {
              voterId,
              name,
              address,
              link: guestAddress(config, { companyId, pollId, voterId }),
              isGuest: true,
            },
          ],
    ),
  ];
}

const describe = (poll: PollRow, company: string, reader: Recipient): MailedPoll => ({
  title: poll.title,
  goal: poll.goal,
  location: poll.location,
  timeZone: poll.time_zone,
  company,
  askedBy: poll.creator_name,
  deadline: poll.deadline,
  slots: poll.slots.map((slot) => ({
    startsAt: new Date(slot.starts_at),
    endsAt: new Date(slot.ends_at),
    isOpen: !poll.votes.some((vote) => vote.slot_id === slot.id && vote.voter_id === reader.voterId),
  })),
});

/** Times can be changed several times within this, and people get one mail. */
const changesWait = 60_000;

interface Mailing {
  readonly occasion: PollOccasion;
  readonly company: string;
  readonly now: Date;
}

function mailTo(poll: PollRow, { occasion, company, now }: Mailing, reader: Recipient): NewMail {
  const described = describe(poll, company, reader);
  const { subject, parts } = composePollMail(occasion, described, reader);
  const isOff = occasion.kind === 'cancelled';
  return {
    to: [{ name: reader.name, address: reader.address }],
    subject,
    ...writeMail(parts),
    subjectId: poll.id,
    replyTo: { name: poll.creator_name, address: poll.creator_email },
    opens: occasion.kind === 'asked',
    ...(occasion.kind === 'asked' && occasion.sendAfter && { sendAfter: occasion.sendAfter }),
    ...(occasion.kind === 'changed' && { sendAfter: new Date(now.getTime() + changesWait) }),
    mustReach: isOff,
    expiresAt: described.slots.at(-1)?.startsAt,
    ...(reader.isGuest && { guestOf: poll.created_by }),
    // The link of a guest votes for them without a login.
    secret: !isOff && reader.isGuest,
  };
}

export type MailWorld = Pick<World, 'bus' | 'clock' | 'config' | 'newId'>;

export interface Addressed {
  readonly occasion: PollOccasion;
  readonly reader: Recipient;
}

/** Withdraws what has not left: to whom the first mail was, and to whom a later one. */
export async function withdrawPollMails(scope: Scope, poll: PollRow, readers: readonly Recipient[]) {
  const withdrawn = await withdrawMails(scope, {
    companyId: poll.company_id,
    subjectIds: [poll.id],
    addresses: readers.map(({ address }) => address),
  });
  const addressesOf = (opens: boolean) =>
    new Set(withdrawn.filter((mail) => mail.opens === opens).map(({ address }) => address));
  return { unasked: addressesOf(true), informed: addressesOf(false) };
}

export async function queuePollMails(
  world: MailWorld,
  scope: Scope,
  poll: PollRow,
  mails: readonly Addressed[],
): Promise<void> {
  const company = (await pollStore.findCompany(scope.db))?.name ?? '';
  const now = world.clock.now();
  await queueMails(
    scope,
    world,
    { companyId: poll.company_id },
    mails.map(({ occasion, reader }) => mailTo(poll, { occasion, company, now }, reader)),
  );
}
