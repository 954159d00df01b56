import { generateSync } from 'otplib';

/** The code of an authenticator app at this time. */
export const totpCode = (secret: string, at: Date): string =>
  generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });
