import { hour, minute } from '../../platform/clock/durations.rules.ts';
import type { Limit, Limiter, Refund } from '../../platform/limits/limiter.ts';

/** How often one searches, asks and votes, in one table. */
const schedulingLimits = {
  searchesOfPerson: { most: 120, window: minute },
  /** A poll mails people, guests outside among them. */
  pollsOfPerson: { most: 30, window: hour },
  /** A change of times mails people who had voted. */
  changesOfPerson: { most: 60, window: hour },
  guestsOfPerson: { most: 100, window: 24 * hour },
  /** Nobody guesses a link of 128 bits; this keeps the trying cheap for us. */
  wrongLinksOfNetwork: { most: 30, window: 10 * minute },
  /** Likewise for members and the link of a poll. */
  wrongLinksOfPerson: { most: 30, window: 10 * minute },
  votesOfGuest: { most: 60, window: 10 * minute },
} as const satisfies Record<string, Limit>;

export const spendSearch = async (limiter: Limiter, userId: string): Promise<void> =>
  void (await limiter.spend(schedulingLimits.searchesOfPerson, `scheduling/search/${userId}`));

/** Counts a poll and each of its guests. */
export async function spendPoll(limiter: Limiter, userId: string, guests: number): Promise<void> {
  await limiter.spend(schedulingLimits.pollsOfPerson, `scheduling/poll/${userId}`);
  for (let count = 0; count < guests; count += 1)
    await limiter.spend(schedulingLimits.guestsOfPerson, `scheduling/guest/${userId}`);
}

/** Counts a try at a link; the answer takes it back when the link was right. */
export const spendLink = (limiter: Limiter, network: string): Promise<Refund> =>
  limiter.spend(schedulingLimits.wrongLinksOfNetwork, `scheduling/link/${network}`);

export const spendGuestVote = async (limiter: Limiter, voterId: string): Promise<void> =>
  void (await limiter.spend(schedulingLimits.votesOfGuest, `scheduling/vote/${voterId}`));

export const limitPollChanges = async (limiter: Limiter, userId: string): Promise<void> =>
  void (await limiter.spend(schedulingLimits.changesOfPerson, `scheduling/change/${userId}`));

/** Counts a try at a shared link; the answer takes it back when the link was right. */
export const limitSharedLinks = (limiter: Limiter, userId: string): Promise<Refund> =>
  limiter.spend(schedulingLimits.wrongLinksOfPerson, `scheduling/shared/${userId}`);
