import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import type { Origin } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import { findLinkedInvitation } from './find-linked-invitation.ts';
import { presentLinkedInvitation } from './linked-invitation.presenter.ts';
import { openInvitationLink } from './open-invitation-link.ts';

/** The invitation of a signed link. Reading it answers nothing: programs that look at mails follow links, too. */
export async function readInvitationByLink(
  world: Pick<World, 'clock' | 'config' | 'limiter' | 'scopes'>,
  origin: Origin,
  token: string,
): Promise<LinkedInvitation> {
  const { scope, link, companyName } = await openInvitationLink(world, origin, token);
  const now = world.clock.now();
  return presentLinkedInvitation(await findLinkedInvitation(scope, link, now), companyName, now);
}
