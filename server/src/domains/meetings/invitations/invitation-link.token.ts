import type { Config } from '../../../platform/config/read-config.ts';
import { deriveKey } from '../../../platform/keys/derive-key.ts';
import { createSignedIds, type SignedIds } from '../../../platform/keys/signed-ids.ts';

/** Who answers an invitation by the link of a mail: a member of the company or a guest of the meeting. */
export interface LinkedInvitation {
  readonly companyId: string;
  readonly meetingId: string;
  readonly kind: 'member' | 'guest';
  /** A user's id, or that of the guest. */
  readonly personId: string;
  /** A member's `link_seed` when the link was sent: it ends with a new password. */
  readonly seed: string | null;
  /** Whether the answer is for all of the series the meeting is of, from it on. */
  readonly ofSeries: boolean;
}

type Keyed = Pick<Config, 'appSecret'>;
type Purpose = Pick<LinkedInvitation, 'kind' | 'ofSeries'>;

// Deriving a key takes longer than signing with it.
const signers = new Map<string, SignedIds>();

// A key for each kind of link: what it is for cannot be changed along with it.
function signer({ appSecret }: Keyed, { kind, ofSeries }: Purpose, ids: 3 | 4): SignedIds {
  const purpose = `invitation-link/${kind}/${ofSeries ? 'series' : 'one'}${ids === 4 ? '/seeded' : ''}`;
  const known = signers.get(`${purpose} ${appSecret}`);
  if (known) return known;
  const made = createSignedIds(deriveKey(appSecret, purpose), ids);
  signers.set(`${purpose} ${appSecret}`, made);
  return made;
}

const purposes: readonly Purpose[] = (['member', 'guest'] as const).flatMap((kind) =>
  [false, true].map((ofSeries) => ({ kind, ofSeries })),
);

export function signInvitation(config: Keyed, invitation: LinkedInvitation): string {
  const { companyId, meetingId, personId, seed } = invitation;
  const ids = [companyId, meetingId, personId];
  return seed === null
    ? signer(config, invitation, 3).sign(ids)
    : signer(config, invitation, 4).sign([...ids, seed]);
}

/** Null for a token that is not ours, or not whole. */
export function readInvitationToken(config: Keyed, token: string): LinkedInvitation | null {
  for (const purpose of purposes)
    for (const count of [3, 4] as const) {
      const [companyId, meetingId, personId, seed = null] = signer(config, purpose, count).read(token) ?? [];
      if (companyId && meetingId && personId) return { companyId, meetingId, personId, seed, ...purpose };
    }
  return null;
}

/** The page of the link. The token stands behind the #, where no server and no log ever sees it. */
export const invitationAddress = (
  config: Pick<Config, 'appSecret' | 'publicUrl'>,
  invitation: LinkedInvitation,
): string => `${config.publicUrl}/invitation#token=${signInvitation(config, invitation)}`;
