import { pageMeta } from './page-meta.ts';

/** Mail knows no addresses of machines; the machine itself is named so. */
const mailHost = ({ hostname }: Pick<Location, 'hostname'>): string =>
  /[a-z]/i.test(hostname) && !hostname.startsWith('[') ? hostname : 'localhost';

/** The address people write to: the operator's (SUPPORT_EMAIL), else the usual one where the app is reached. */
export const supportEmail = (): string => pageMeta('support-email') ?? `support@${mailHost(location)}`;
