import { Failure } from '@hopgon/contract/failure';
import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import { queueMails } from '../../platform/mail/queue-mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listAgendaItems } from '../agenda/list-agenda-items.ts';
import { type MeetingFacts, requireMeeting } from '../meetings/core/require-meeting.ts';
import { listMailboxes, type MeetingMailbox } from '../meetings/invitations/list-mailboxes.ts';
import { listNotifiedPeople } from '../users/list-notified-people.ts';
import { readMailbox } from '../users/read-mailbox.ts';
import { paperStore } from './papers.store.ts';
import { spendPreparation } from './preparation.limits.ts';
import { preparationMail } from './preparation-mail.rules.ts';

type PreparationWorld = Pick<World, 'bus' | 'clock' | 'config' | 'limiter' | 'newId'>;

/** Mails what people are to know before a meeting, because somebody who leads it asked; never to the asker. */
export const sendPreparation = (
  world: PreparationWorld,
  scope: CompanyScope,
  { meetingId, message }: { readonly meetingId: string; readonly message: string },
): Promise<{ sent: number }> =>
  scope.transaction(async (tx) => {
    const meeting = await requireMeeting(tx, meetingId, 'edit');
    demandAhead(meeting, world.clock.now());
    const agenda = await listAgendaItems(tx, meetingId);
    if (agenda.length === 0) throw new Failure('agenda_empty');
    await spendPreparation(world.limiter, meetingId);
    const papers = await paperStore.list(tx.db, meetingId);
    const link = `${world.config.publicUrl}/meetings/${meetingId}?tab=chuan-bi`;
    const isClosed = meeting.visibility === 'closed';
    const prepared = isClosed
      ? {
          ...meeting,
          title: titleOutside(meeting),
          goal: '',
          place: '',
          joinUrl: '',
          link,
          agenda: [],
          papers: [],
        }
      : {
          ...{ ...meeting, link, papers: papers.map(({ name }) => name) },
          agenda: agenda.map(({ title, minutes, presenter_name: presenter }) => ({
            ...{ title, minutes, presenter },
          })),
        };
    const asker = await readMailbox(tx, tx.actor.userId);
    const by = asker?.name ?? 'Chủ trì';
    const to = await willing(tx, meetingId);
    const mails = to.map(({ name, address, userId }) => {
      const { subject, parts } = preparationMail(
        prepared,
        { name, isMember: userId !== null },
        { by, message: isClosed ? '' : message },
      );
      const toGuest = userId === null && { guestOf: tx.actor.userId };
      const replyTo = asker && { replyTo: asker };
      return {
        to: [{ name, address }],
        ...replyTo,
        subject,
        ...writeMail(parts),
        subjectId: meetingId,
        expiresAt: meeting.startsAt,
        ...toGuest,
      };
    });
    await queueMails(tx, world, { companyId: meeting.companyId }, mails);
    return { sent: mails.length };
  });

function demandAhead(meeting: MeetingFacts, now: Date): void {
  if (meeting.cancelled) throw new Failure('meeting_cancelled');
  if (meeting.isDraft) throw new Failure('meeting_is_draft');
  if (meeting.startsAt <= now) throw new Failure('meeting_begun');
}

/** Members who have not declined and want mails, and guests; not the sender. */
async function willing(tx: CompanyScope, meetingId: string): Promise<MeetingMailbox[]> {
  const all = (await listMailboxes(tx, meetingId)).filter(
    ({ userId, answer }) => answer !== 'declined' && userId !== tx.actor.userId,
  );
  const mailed = await listNotifiedPeople(
    tx,
    { group: 'invitations', channel: 'mail' },
    all.flatMap(({ userId }) => userId ?? []),
  );
  return all.filter(({ userId }) => userId === null || mailed.has(userId));
}
