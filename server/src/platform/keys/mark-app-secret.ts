import { createHmac } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

/** Recognizes the secret of an installation without giving it away. */
export const markAppSecret = (appSecret: string): string =>
  createHmac('sha256', deriveKey(appSecret, 'backup-mark')).update('app-secret').digest('hex').slice(0, 32);
