import type { Config } from '../config/read-config.ts';
import type { PageFacts } from './web-app.ts';

/** Settings of the operator that forms of the page need. */
export const pageFacts = ({
  supportEmail,
  passwordPolicy,
  google,
  meetBaseUrl,
  smtpUrl,
}: Config): PageFacts => ({
  'support-email': supportEmail,
  'password-policy': passwordPolicy,
  'google-sign-in': google ? 'on' : 'off',
  'meet-links': meetBaseUrl ? 'on' : 'off',
  'mail-delivery': smtpUrl === undefined ? 'files' : 'smtp',
});
