import type { Config } from '../../platform/config/read-config.ts';
import { deriveKey } from '../../platform/keys/derive-key.ts';
import { createSignedIds, type SignedIds } from '../../platform/keys/signed-ids.ts';

/** Who answers an invitation by the link of a mail: a member of the company or a guest of the meeting. */
export interface LinkedInvitation {
  readonly companyId: string;
  readonly meetingId: string;
  readonly kind: 'member' | 'guest';
  /** A user's id, or that of the guest. */
  readonly personId: string;
  /** Whether the answer is for all of the series the meeting is of, from it on. */
  readonly ofSeries: boolean;
}

type Keyed = Pick<Config, 'appSecret'>;
type Purpose = Pick<LinkedInvitation, 'kind' | 'ofSeries'>;

// Deriving a key takes longer than signing with it.
const signers = new Map<string, SignedIds>();

// A key for each kind of link: what it is for cannot be changed along with it.
function signer({ appSecret }: Keyed, { kind, ofSeries }: Purpose): SignedIds {
  const purpose = `invitation-link/${kind}/${ofSeries ? 'series' : 'one'}`;
  const known = signers.get(`${purpose} ${appSecret}`);
  if (known) return known;
  const made = createSignedIds(deriveKey(appSecret, purpose), 3);
  signers.set(`${purpose} ${appSecret}`, made);
  return made;
}

const purposes: readonly Purpose[] = (['member', 'guest'] as const).flatMap((kind) =>
  [false, true].map((ofSeries) => ({ kind, ofSeries })),
);

export const signInvitation = (config: Keyed, invitation: LinkedInvitation): string =>
  signer(config, invitation).sign([invitation.companyId, invitation.meetingId, invitation.personId]);

/** Null for a token that is not ours, or not whole. */
export function readInvitationToken(config: Keyed, token: string): LinkedInvitation | null {
  for (const purpose of purposes) {
    const [companyId, meetingId, personId] = signer(config, purpose).read(token) ?? [];
    if (companyId && meetingId && personId) return { companyId, meetingId, personId, ...purpose };
  }
  return null;
}

/** The page of the link. The token stands behind the #, where no server and no log ever sees it. */
export const invitationAddress = (
  config: Pick<Config, 'appSecret' | 'publicUrl'>,
  invitation: LinkedInvitation,
): string => `${config.publicUrl}/invitation#token=${signInvitation(config, invitation)}`;
