import { demand } from '@hopgon/contract/failure';
import type { NewPoll, Poll } from '@hopgon/contract/scheduling/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { requireMembers } from '../../meetings/people/require-members.ts';
import { notifyPollViewers } from '../notices/notify-poll-viewers.ts';
import { presentPollNews } from '../notices/poll-news.presenter.ts';
import { sendPollMails } from '../notices/send-poll-mails.ts';
import { pollDue } from '../scheduling.jobs.ts';
import { spendPoll } from '../scheduling.limits.ts';
import { presentPoll } from './polls.presenter.ts';
import { timesRefusal } from './polls.rules.ts';
import { type NewVoter, pollStore } from './polls.store.ts';
import { requirePoll } from './require-poll.ts';

type CreateWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'jobs' | 'limiter' | 'newId'>;

/** Asks members and guests when they could meet, by mails that wait until `sendAfter`; the creator is a voter, too. */
export async function createPoll(
  world: CreateWorld,
  scope: CompanyScope,
  input: NewPoll,
  sendAfter?: Date,
): Promise<Poll> {
  const actorId = scope.actor.userId;
  const now = world.clock.now();
  const deadline = new Date(input.deadline);
  return scope.transaction(async (tx) => {
    const { companyId } = await tx.entry();
    demand(timesRefusal({ starts: input.slots.map(({ startsAt }) => new Date(startsAt)), deadline }, now));
    await spendPoll(world.limiter, actorId, input.guests.length);
    const id = world.newId();
    await writePoll(world, tx, id, input);
    await world.jobs.send(tx, pollDue, companyId, { pollId: id }, { startAfter: deadline });
    const poll = await requirePoll(tx, id, 'view');
    await world.bus.emit(tx, 'polls.opened', presentPollNews(poll));
    await sendPollMails(world, tx, poll, { kind: 'asked', sendAfter });
    notifyPollViewers(world, tx, poll);
    return presentPoll(world, poll, { userId: actorId });
  });
}

async function writePoll(
  world: Pick<World, 'clock' | 'newId'>,
  tx: CompanyScope,
  id: string,
  { slots, userIds, guests, deadline, ...details }: NewPoll,
): Promise<void> {
  const { companyId, timeZone } = await tx.entry();
  const { userId } = tx.actor;
  const now = world.clock.now();
  const memberIdsOf = [...new Set([userId, ...userIds])];
  await requireMembers(
    tx,
    memberIdsOf.map((memberId) => ({ userId: memberId, role: 'attendee' as const })),
  );
  const members = memberIdsOf.map(
    (user_id): NewVoter => ({ id: world.newId(), user_id, email: null, name: null }),
  );
  const outside = guests.map(
    ({ email, name }): NewVoter => ({ id: world.newId(), user_id: null, email, name }),
  );
  await pollStore.insert(
    tx.db,
    {
      ...details,
      company_id: companyId,
      id,
      time_zone: timeZone,
      created_by: userId,
      deadline: new Date(deadline),
      created_at: now,
      updated_at: now,
    },
    {
      slots: slots.map(({ startsAt, endsAt }) => ({
        id: world.newId(),
        starts_at: new Date(startsAt),
        ends_at: new Date(endsAt),
      })),
      voters: [...members, ...outside],
    },
  );
}
