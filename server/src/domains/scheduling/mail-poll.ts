import type { Scope } from '../../platform/database/scope.ts';
import { dropQueuedMails, queueMails } from '../../platform/mail/queue-mail.ts';
import type { World } from '../../platform/world.ts';
import { whoWants } from '../users/who-wants.ts';
import { guestAddress } from './guest-links.ts';
import { type MailedPoll, type PollOccasion, writePollMail } from './poll-mails.rules.ts';
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

/** Queues a mail to everyone asked but who asked: members who want mails, and all guests. */
export async function mailPoll(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'newId'>,
  scope: Scope,
  poll: PollRow,
  occasion: PollOccasion,
): Promise<void> {
  const about = { companyId: poll.company_id, subjectId: poll.id };
  // What had not left yet is out of date.
  if (occasion.kind === 'cancelled') await dropQueuedMails(scope, about);
  const company = await pollStore.findCompany(scope.db);
  const described = describe(poll, company?.name ?? '');
  const mails = (await recipientsOf(world, scope, poll)).map(({ name, address, link, isGuest }) => ({
    to: [{ name, address }],
    ...writePollMail(occasion, described, { name, link, isGuest }),
    subjectId: about.subjectId,
  }));
  await queueMails(scope, world, about, mails);
}
