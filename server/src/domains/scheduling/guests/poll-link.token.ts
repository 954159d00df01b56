import type { Config } from '../../../platform/config/read-config.ts';
import { deriveKey } from '../../../platform/keys/derive-key.ts';
import { createSignedIds, type SignedIds } from '../../../platform/keys/signed-ids.ts';

type LinkConfig = Pick<Config, 'appSecret' | 'publicUrl'>;

/** Which guest of which poll a link was mailed to. */
export interface LinkedGuest {
  readonly companyId: string;
  readonly pollId: string;
  readonly voterId: string;
}

/** The poll that a shared link opens. */
export type SharedPoll = Omit<LinkedGuest, 'voterId'>;

const guestSigner = ({ appSecret }: Pick<Config, 'appSecret'>): SignedIds =>
  createSignedIds(deriveKey(appSecret, 'poll-link'), 3);

const shareSigner = ({ appSecret }: Pick<Config, 'appSecret'>): SignedIds =>
  createSignedIds(deriveKey(appSecret, 'poll-share'), 2);

/** The page of a guest's link. The token stands behind the #, where no server and no log ever sees it. */
export const guestAddress = (config: LinkConfig, { companyId, pollId, voterId }: LinkedGuest): string =>
  `${config.publicUrl}/poll#token=${guestSigner(config).sign([companyId, pollId, voterId])}`;

/** Null for a token that is not ours, or not whole. */
export function readGuestToken(config: Pick<Config, 'appSecret'>, token: string): LinkedGuest | null {
  const [companyId, pollId, voterId] = guestSigner(config).read(token) ?? [];
  return companyId && pollId && voterId ? { companyId, pollId, voterId } : null;
}

/** The page on which any member of the company who has this link may vote. */
export const shareAddress = (config: LinkConfig, { companyId, pollId }: SharedPoll): string =>
  `${config.publicUrl}/meetings/polls/${pollId}#link=${shareSigner(config).sign([companyId, pollId])}`;

/** Null for a token that is not ours, or not whole. */
export function readShareToken(config: Pick<Config, 'appSecret'>, token: string): SharedPoll | null {
  const [companyId, pollId] = shareSigner(config).read(token) ?? [];
  return companyId && pollId ? { companyId, pollId } : null;
}
