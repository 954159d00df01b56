import { hour } from '../../../platform/clock/durations.rules.ts';
import type { Limit, Limiter } from '../../../platform/limits/limiter.ts';

/** How often links are tried, in one table. */
const linkLimits = {
  wrongOfNetwork: { most: 60, window: hour },
  callsOfLink: { most: 60, window: hour },
} as const satisfies Record<string, Limit>;

/** Counts a try before the link is read; one that was right was none, but counts for that link. */
export async function spendLink(limiter: Limiter, network: string) {
  const refund = await limiter.spend(linkLimits.wrongOfNetwork, `invitation-link/network/${network}`);
  return {
    async wasRight(personId: string): Promise<void> {
      await refund();
      await limiter.spend(linkLimits.callsOfLink, `invitation-link/person/${personId}`);
    },
  };
}
