import type { Config } from '../config/read-config.ts';
import type { PageFacts } from './web-app.ts';

/** What the forms of the page must know. */
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
