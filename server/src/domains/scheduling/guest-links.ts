import type { Config } from '../../platform/config/read-config.ts';
import { deriveKey } from '../../platform/keys/derive-key.ts';
import { createSignedIds } from '../../platform/keys/signed-ids.ts';

/** Which guest of which poll a link was mailed to. */
export interface LinkedGuest {
  readonly companyId: string;
  readonly pollId: string;
  readonly voterId: string;
}

const signer = ({ appSecret }: Pick<Config, 'appSecret'>) =>
  createSignedIds(deriveKey(appSecret, 'poll-link'), 3);

/** The page of a guest's link. The token stands behind the #, where no server and no log ever sees it. */
export const guestAddress = (
  config: Pick<Config, 'appSecret' | 'publicUrl'>,
  { companyId, pollId, voterId }: LinkedGuest,
): string => `${config.publicUrl}/poll#token=${signer(config).sign([companyId, pollId, voterId])}`;

/** Null for a token that is not ours, or not whole. */
export function readGuestToken(config: Pick<Config, 'appSecret'>, token: string): LinkedGuest | null {
  const [companyId, pollId, voterId] = signer(config).read(token) ?? [];
  return companyId && pollId && voterId ? { companyId, pollId, voterId } : null;
}
