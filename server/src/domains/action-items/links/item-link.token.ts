import type { Config } from '../../../platform/config/read-config.ts';
import { deriveKey } from '../../../platform/keys/derive-key.ts';
import { createSignedIds, type SignedIds } from '../../../platform/keys/signed-ids.ts';

/** Who answers a proposed item by the link of a mail. */
export interface ItemLink {
  readonly companyId: string;
  readonly itemId: string;
  readonly personId: string;
  /** The proposal: who is asked again gets another link. */
  readonly linkId: string;
  /** The person's `link_seed` when the link was sent: it ends with a new password. */
  readonly seed: string | null;
}

type Keyed = Pick<Config, 'appSecret'>;

// Deriving a key takes longer than signing with it.
const signers = new Map<string, SignedIds>();

// A key for each count of ids: a token without a seed is none with one.
function signer({ appSecret }: Keyed, count: 4 | 5): SignedIds {
  const known = signers.get(`${count} ${appSecret}`);
  if (known) return known;
  const made = createSignedIds(deriveKey(appSecret, `item-link${count === 5 ? '/seeded' : ''}`), count);
  signers.set(`${count} ${appSecret}`, made);
  return made;
}

export function signItemLink(config: Keyed, { companyId, itemId, personId, linkId, seed }: ItemLink): string {
  const ids = [companyId, itemId, personId, linkId];
  return seed === null ? signer(config, 4).sign(ids) : signer(config, 5).sign([...ids, seed]);
}

/** Null for a token that is not ours, or not whole. */
export function readItemToken(config: Keyed, token: string): ItemLink | null {
  for (const count of [4, 5] as const) {
    const [companyId, itemId, personId, linkId, seed = null] = signer(config, count).read(token) ?? [];
    if (companyId && itemId && personId && linkId) return { companyId, itemId, personId, linkId, seed };
  }
  return null;
}

/** The page of the link. The token stands behind the #, where no server and no log ever sees it. */
export const itemLinkAddress = (config: Pick<Config, 'appSecret' | 'publicUrl'>, link: ItemLink): string =>
  `${config.publicUrl}/task#token=${signItemLink(config, link)}`;
