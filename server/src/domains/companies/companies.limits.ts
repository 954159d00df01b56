import { hour } from '../../platform/clock/durations.rules.ts';
import type { Limit, Limiter } from '../../platform/limits/limiter.ts';

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
  wasRight(): void;
  wasWrong(): void;
}

/** Counts a try at a code before it is looked up; a right one was none. */
export function spendInviteCode(limiter: Limiter, userId: string, network: string): InviteCodeTry {
  const refund = limiter.spend(inviteCodeLimits.wrongOfPerson, `invite-code/person/${userId}`);
  const refundNetwork = spendNetwork(limiter, network, refund);
  return {
    wasRight() {
      refund();
      refundNetwork();
    },
    wasWrong: () => limiter.count(inviteCodeLimits.wrongOfAll, ofAll),
  };
}

function spendNetwork(limiter: Limiter, network: string, undo: () => void): () => void {
  try {
    return limiter.spend(inviteCodeLimits.wrongOfNetwork, `invite-code/network/${network}`);
  } catch (error) {
    undo();
    throw error;
  }
}

export const areCodesGuessed = (limiter: Limiter): boolean =>
  limiter.isOver(inviteCodeLimits.wrongOfAll, ofAll);

export const spendInvitations = (limiter: Limiter, userId: string): void =>
  void limiter.spend(inviteCodeLimits.invitationsOfPerson, `invitations/${userId}`);
