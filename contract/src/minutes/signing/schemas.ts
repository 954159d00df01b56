import { z } from 'zod';

/** A password or a second factor; a sign-in a moment ago is not enough. */
export const SignatureProof = z.enum(['password', 'totp', 'recovery', 'passkey']);
export type SignatureProof = z.infer<typeof SignatureProof>;
