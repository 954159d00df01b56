import { hour } from '../../../platform/clock/durations.rules.ts';
import type { Limit, Limiter } from '../../../platform/limits/limiter.ts';

/** How often links are tried, in one table. */
const itemLinkLimits = {
  wrongOfNetwork: { most: 60, window: hour },
  callsOfItem: { most: 60, window: hour },
} as const satisfies Record<string, Limit>;

/** Counts a try before the link is read; one that was right was none, but counts for its item. */
export async function spendItemLink(limiter: Limiter, network: string) {
  const refund = await limiter.spend(itemLinkLimits.wrongOfNetwork, `item-link/network/${network}`);
  return {
    async wasRight(itemId: string): Promise<void> {
      await refund();
      await limiter.spend(itemLinkLimits.callsOfItem, `item-link/item/${itemId}`);
    },
  };
}
