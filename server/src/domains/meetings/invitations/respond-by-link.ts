import type { respondByLink as route } from '@hopgon/contract/calendar/routes';
import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { Origin } from '../../../platform/http/call.ts';
import { openInvitationLink } from './open-invitation-link.ts';
import { type ResponseWorld, saveLinkResponse } from './save-link-response.ts';

/** Records the response of the bearer of a mail's link: member or guest, signed in or not. */
export async function respondByLink(
  world: ResponseWorld,
  origin: Origin,
  { token, ...given }: BodyOf<typeof route>,
): Promise<LinkedInvitation> {
  return saveLinkResponse(world, await openInvitationLink(world, origin, token), () => given);
}
