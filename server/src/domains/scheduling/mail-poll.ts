import type { Scope } from '../../platform/database/scope.ts';
import { type NewMail, queueMails, withdrawMails } from '../../platform/mail/queue-mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { World } from '../../platform/world.ts';
import { whoWants } from '../users/who-wants.ts';
import { guestAddress } from './guest-links.ts';
import { composePollMail, type MailedPoll, type PollOccasion } from './poll-mails.rules.ts';
import { newsOfPoll } from './poll-news.ts';
import { type PollRow, pollStore } from './polls.store.ts';

interface Recipient {
  readonly name: string;
  readonly address: string;
  readonly link: string;
  readonly isGuest: boolean;
}

async function recipientsOf(
  { config }: Pick<World, 'config'>,
  scope: Scope,
  poll: PollRow,
): Promise<Recipient[]> {
  const { userIds } = newsOfPoll(poll);
  const willing = await whoWants(scope, 'mail', userIds);
  const members = await pollStore.mailboxes(scope.db, [...willing]);
  const { company_id: companyId, id: pollId } = poll;
  return [
    ...members.map(({ display_name: name, email: address }) => ({
      name,
      address,
      link: `${config.publicUrl}/meetings/polls/${pollId}`,
      isGuest: false,
    })),
    ...poll.voters.flatMap(({ id: voterId, name, email: address }) =>
      address === null
        ? []
        : [{ name, address, link: guestAddress(config, { companyId, pollId, voterId }), isGuest: true }],
    ),
  ];
}

const describe = (poll: PollRow, company: string): MailedPoll => ({
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
  })),
});

function mailTo(poll: PollRow, occasion: PollOccasion, described: MailedPoll, reader: Recipient): NewMail {
  const { subject, parts } = composePollMail(occasion, described, reader);
  const asked = occasion.kind === 'asked';
  return {
    to: [{ name: reader.name, address: reader.address }],
    subject,
    ...writeMail(parts),
    subjectId: poll.id,
    replyTo: { name: poll.creator_name, address: poll.creator_email },
    opens: asked,
    ...(reader.isGuest && {
      guestOf: poll.created_by,
      mustReach: !asked,
      expiresAt: described.slots.at(-1)?.startsAt,
    }),
    // The link of a guest votes for them without a login.
    secret: asked && reader.isGuest,
  };
}

/** Queues a mail to everyone asked but who asked: members who want mails, and all guests. */
export async function mailPoll(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'newId'>,
  scope: Scope,
  poll: PollRow,
  occasion: PollOccasion,
): Promise<void> {
  const { company_id: companyId, id: subjectId } = poll;
  const recipients = await recipientsOf(world, scope, poll);
  const addresses = recipients.map(({ address }) => address);
  // What had not left yet is out of date, and whoever has not been asked needs no taking back.
  const withdrawn =
    occasion.kind === 'cancelled'
      ? await withdrawMails(scope, { companyId, subjectIds: [subjectId], addresses })
      : [];
  const unheard = new Set(withdrawn.filter(({ opens }) => opens).map(({ address }) => address));
  const company = await pollStore.findCompany(scope.db);
  const described = describe(poll, company?.name ?? '');
  const mails = recipients
    .filter(({ address }) => !unheard.has(address))
    .map((reader) => mailTo(poll, occasion, described, reader));
  await queueMails(scope, world, { companyId }, mails);
}
