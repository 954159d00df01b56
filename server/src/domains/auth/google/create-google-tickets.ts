import { Failure } from '@hopgon/contract/failure';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import { Attempt } from '../../../platform/oidc/relying-party.ts';

export interface GoogleTickets {
  issue(attempt: Attempt): Promise<string>;
  /** Throws `google_failed` for what is not ours or has run out. */
  open(ticket: string): Promise<Attempt>;
}

const ticketLifetime = 10 * 60 * 1000;

/**
 * What the server must know again when somebody comes back from Google, kept by the page that sent them: sealed, so that
 * the page cannot read it, and never in an address, so that only this page can hand the answer in.
 */
export function createGoogleTickets(key: Uint8Array, clock: Clock): GoogleTickets {
  return {
    issue: (attempt) =>
      new EncryptJWT({ ...attempt })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(new Date(clock.now().getTime() + ticketLifetime))
        .encrypt(key),
    async open(ticket) {
      try {
        const options = {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          requiredClaims: ['exp'],
          currentDate: clock.now(),
        };
        return Attempt.parse((await jwtDecrypt(ticket, key, options)).payload);
      } catch (error) {
        const isForeign = error instanceof errors.JOSEError || error instanceof z.ZodError;
        throw isForeign ? new Failure('google_failed') : error;
      }
    },
  };
}
