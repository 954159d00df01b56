import { hour } from '../../platform/clock/durations.rules.ts';
import type { Limit, Limiter, Refund } from '../../platform/limits/limiter.ts';

/** What of joining is limited, in one table. */
const inviteCodeLimits = {
  wrongOfPerson: { most: 10, window: hour },
  wrongOfNetwork: { most: 60, window: hour },
  /** Mails that invite to join. */
  invitationsOfPerson: { most: 100, window: 24 * hour },
  /** Beyond it somebody is guessing from many places: joins by code wait for approval. */
  wrongOfAll: { most: 1_000, window: hour },
} as const satisfies Record<string, Limit>;

const ofAll = 'invite-code/all';

export interface InviteCodeTry {
  wasRight(): Promise<void>;
  wasWrong(): Promise<void>;
}

/** Counts a try at a code before it is looked up; a right one was none. */
export async function spendInviteCode(
  limiter: Limiter,
  userId: string,
  network: string,
): Promise<InviteCodeTry> {
  const refund = await limiter.spend(inviteCodeLimits.wrongOfPerson, `invite-code/person/${userId}`);
  const refundNetwork = await spendNetwork(limiter, network, refund);
  return {
    async wasRight() {
      await refund();
      await refundNetwork();
    },
    wasWrong: () => limiter.count(inviteCodeLimits.wrongOfAll, ofAll),
  };
}

async function spendNetwork(limiter: Limiter, network: string, undo: Refund): Promise<Refund> {
  try {
    return await limiter.spend(inviteCodeLimits.wrongOfNetwork, `invite-code/network/${network}`);
  } catch (error) {
    await undo();
    throw error;
  }
}

export const areCodesGuessed = (limiter: Limiter): Promise<boolean> =>
  limiter.isOver(inviteCodeLimits.wrongOfAll, ofAll);

export const spendInvitations = async (limiter: Limiter, userId: string): Promise<void> =>
  void (await limiter.spend(inviteCodeLimits.invitationsOfPerson, `invitations/${userId}`));
