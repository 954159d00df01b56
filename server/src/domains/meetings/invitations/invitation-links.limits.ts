import { hour } from '../../../platform/clock/durations.rules.ts';
import type { Limit, Limiter } from '../../../platform/limits/limiter.ts';

/** How often links are tried, in one table. */
const linkLimits = {
  wrongOfNetwork: { most: 60, window: hour },
  callsOfLink: { most: 60, window: hour },
} as const satisfies Record<string, Limit>;

/** Counts a try before the link is read; one that was right was none, but counts for that link. */
export function spendLink(limiter: Limiter, network: string) {
  const refund = limiter.spend(linkLimits.wrongOfNetwork, `invitation-link/network/${network}`);
  return {
    wasRight(personId: string): void {
      refund();
      limiter.spend(linkLimits.callsOfLink, `invitation-link/person/${personId}`);
    },
  };
}
