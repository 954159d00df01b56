import { notificationGroups } from '@hopgon/contract/notifications/groups';
import type { Config } from '../../platform/config/read-config.ts';
import type { MailPart } from '../../platform/mail/mail-part.rules.ts';
import { signUnsubscription, type Unsubscription } from './unsubscribe.token.ts';

/** How a mail says that its reader may have no more of its group: a link at its end, and an address for mail programs. */
export function renderUnsubscribe(
  config: Pick<Config, 'appSecret' | 'publicUrl'>,
  whose: Unsubscription,
): { readonly part: MailPart; readonly unsubscribe: string } {
  const token = signUnsubscription(config, whose);
  return {
    part: {
      is: 'link',
      words: `Không nhận email “${notificationGroups[whose.group].label}” nữa`,
      address: `${config.publicUrl}/unsubscribe#token=${token}`,
    },
    unsubscribe: `${config.publicUrl}/api/unsubscribe/${token}`,
  };
}
