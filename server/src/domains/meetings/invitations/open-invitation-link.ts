import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../../platform/http/call.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { type LinkedInvitation, readInvitationToken } from './invitation-link.token.ts';
import { spendLink } from './invitation-links.limits.ts';
import { linkedInvitationStore } from './linked-invitations.store.ts';

/** What a link opens: one meeting, as one of those invited to it. */
export interface OpenedLink {
  readonly scope: JobScope;
  readonly link: LinkedInvitation;
  readonly companyName: string;
}

/** The scope a signed link opens; every link that opens none is refused alike. */
export async function openInvitationLink(
  world: Pick<World, 'config' | 'limiter' | 'scopes'>,
  { address }: Origin,
  token: string,
): Promise<OpenedLink> {
  const attempt = await spendLink(world.limiter, networkOf(address));
  const link = readInvitationToken(world.config, token);
  if (!link) throw new Failure('invitation_link_invalid');
  await attempt.wasRight(link.personId);
  const scope = world.scopes.job(link.companyId);
  const company = await linkedInvitationStore.company(scope.db, link.personId);
  if (!company || (link.kind === 'member' && company.member_id === null)) {
    throw new Failure('invitation_link_invalid');
  }
  return { scope, link, companyName: company.name };
}
