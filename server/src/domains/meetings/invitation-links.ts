import type { Config } from '../../platform/config/read-config.ts';
import { deriveKey } from '../../platform/keys/derive-key.ts';
import { createSignedIds, type SignedIds } from '../../platform/keys/signed-ids.ts';

/** Who answers an invitation by the link of a mail, about which meeting: a member of the company or a guest of the meeting. */
export interface LinkedInvitation {
  readonly companyId: string;
  readonly meetingId: string;
  readonly kind: 'member' | 'guest';
  /** A user's id, or that of the guest. */
  readonly personId: string;
}

type Keyed = Pick<Config, 'appSecret'>;

const signer = ({ appSecret }: Keyed, kind: LinkedInvitation['kind']): SignedIds =>
  createSignedIds(deriveKey(appSecret, `invitation-link/${kind}`), 3);

export const signInvitation = (config: Keyed, invitation: LinkedInvitation): string =>
  signer(config, invitation.kind).sign([invitation.companyId, invitation.meetingId, invitation.personId]);

/** Null for a token that is not ours, or not whole. */
export function readInvitationToken(config: Keyed, token: string): LinkedInvitation | null {
  for (const kind of ['member', 'guest'] as const) {
    const [companyId, meetingId, personId] = signer(config, kind).read(token) ?? [];
    if (companyId && meetingId && personId) return { companyId, meetingId, kind, personId };
  }
  return null;
}

/** The page of the link. The token stands behind the #, where no server and no log ever sees it. */
export const invitationAddress = (
  config: Pick<Config, 'appSecret' | 'publicUrl'>,
  invitation: LinkedInvitation,
): string => `${config.publicUrl}/invitation#token=${signInvitation(config, invitation)}`;
