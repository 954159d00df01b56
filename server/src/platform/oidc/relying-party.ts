import { z } from 'zod';

/** State to check when the person returns from the issuer; secret until then. */
export const Attempt = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type Attempt = z.infer<typeof Attempt>;

/** The identity the issuer asserts. Issuer and subject alone identify a person; an address may change hands. */
export interface Vouched {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** The domain whose accounts the issuer manages, of which this is one. */
  readonly hostedDomain: string | null;
  readonly name: string | null;
}

export interface RelyingParty {
  /** The issuer's address for the person. */
  begin(): Promise<{ url: string; attempt: Attempt }>;
  /** Judges the query of the address the issuer sent the person back to; throws an `IssuerRefusal`. */
  finish(attempt: Attempt, answer: string): Promise<Vouched>;
}

/** Sign-in at the issuer failed; `byPerson` when the person cancelled there. */
export class IssuerRefusal extends Error {
  readonly byPerson: boolean;

  constructor(message: string, { byPerson = false, cause }: { byPerson?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'IssuerRefusal';
    this.byPerson = byPerson;
  }
}
