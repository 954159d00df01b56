import type { GuestPoll } from '@hopgon/contract/scheduling/schemas';
import type { Origin } from '../../../platform/http/call.ts';
import { findPolledMeeting } from '../polls/find-polled-meeting.ts';
import { presentGuestPoll } from '../polls/polls.presenter.ts';
import { applyAsGuest, type GuestWorld } from './apply-as-guest.ts';

/** What the link of a guest shows. Looking votes for nothing: scanners of mails follow links, too. */
export const readGuestPoll = (world: GuestWorld, origin: Origin, token: string): Promise<GuestPoll> =>
  applyAsGuest(world, { origin, token }, async (tx, guest) => {
    const meeting = await findPolledMeeting(tx, guest.poll);
    return presentGuestPoll(guest.poll, { ...guest, meeting }, world.clock.now());
  });
