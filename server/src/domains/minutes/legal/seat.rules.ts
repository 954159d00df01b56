import { isVotingPart } from '@hopgon/contract/live/voting-part';
import type { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import type { Seat } from '@hopgon/contract/minutes/legal/schemas';

interface SeatRow {
  readonly user_id: string | null;
  readonly part: ParticipantRole;
  readonly seat: Partial<Seat>;
}

const usual: Omit<Seat, 'isMember'> = {
  ...{ weight: null, certificate: '', certificateOn: null, representative: '', proxyPaper: '' },
  ...{ isProxyAccepted: false, isDissenting: false, dissent: '', isOnBoard: false },
};

/** What somebody is to the body, by what was said of it; who was invited to take part belongs to it until it is said. */
export const seatOf = ({ user_id: userId, part, seat }: SeatRow): Seat => ({
  ...usual,
  isMember: userId !== null && isVotingPart(part),
  ...seat,
});

/** A seat as it is stored after a change: what does not belong together is emptied. */
export function seatAfter(row: SeatRow, change: Partial<Seat>): Seat {
  const after = { ...seatOf(row), ...change };
  return {
    ...after,
    ...(after.representative === '' && { proxyPaper: '', isProxyAccepted: false }),
    ...(!after.isDissenting && { dissent: '' }),
  };
}
