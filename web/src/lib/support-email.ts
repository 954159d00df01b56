import { pageMeta } from './page-meta.ts';

/** The address people write to. The server puts its own (SUPPORT_EMAIL) into the page it sends. */
export const supportEmail = (): string => pageMeta('support-email') ?? 'support@hopgon.example';
