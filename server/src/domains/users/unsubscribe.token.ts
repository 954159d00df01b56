import { groupNames, isChoice, type NotificationGroup } from '@hopgon/contract/notifications/groups';
import type { Config } from '../../platform/config/read-config.ts';
import { deriveKey } from '../../platform/keys/derive-key.ts';
import { createSignedIds } from '../../platform/keys/signed-ids.ts';

/** Whose mails of which group a link turns off. */
export interface Unsubscription {
  readonly userId: string;
  readonly group: NotificationGroup;
}

type Keyed = Pick<Config, 'appSecret'>;

// A key for each group: a token of one is none of another.
const signerOf = ({ appSecret }: Keyed, group: NotificationGroup) =>
  createSignedIds(deriveKey(appSecret, `unsubscribe/${group}`), 1);

/** It does not expire: a link of an old mail must still work (RFC 8058). */
export const signUnsubscription = (config: Keyed, { userId, group }: Unsubscription): string =>
  `${group}.${signerOf(config, group).sign([userId])}`;

/** Null for a token that is not ours, or of mails that cannot be turned off. */
export function readUnsubscribeToken(config: Keyed, token: string): Unsubscription | null {
  const [name = '', signed = '', ...rest] = token.split('.');
  const group = groupNames.find((known) => known === name);
  if (!group || rest.length > 0 || !isChoice(group, 'mail')) return null;
  const [userId] = signerOf(config, group).read(signed) ?? [];
  return userId === undefined ? null : { userId, group };
}
