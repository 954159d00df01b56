import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../../platform/http/call.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { type ItemLink, readItemToken } from './item-link.token.ts';
import { spendItemLink } from './item-links.limits.ts';

/** The scope a signed link opens; every link that opens none is refused alike. */
export async function openItemLink(
  world: Pick<World, 'config' | 'limiter' | 'scopes'>,
  { address }: Origin,
  token: string,
): Promise<{ readonly scope: JobScope; readonly link: ItemLink }> {
  const attempt = await spendItemLink(world.limiter, networkOf(address));
  const link = readItemToken(world.config, token);
  if (!link) throw new Failure('item_link_invalid');
  await attempt.wasRight(link.itemId);
  return { scope: world.scopes.job(link.companyId), link };
}
