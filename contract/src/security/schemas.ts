import { z } from 'zod';
import { Password, SecondFactorMethod, Token } from '../auth/schemas.ts';
import { Id, Instant, line, Version } from '../primitives.ts';

/** Base64url, as WebAuthn's JSON writes bytes. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const Transport = z
  .string()
  .max(32)
  .regex(/^[a-z0-9-]+$/);
const CredentialId = bytes(1400);
const Credential = z.object({
  type: z.literal('public-key'),
  id: CredentialId,
  transports: z.array(Transport).optional(),
});

/** Options for `navigator.credentials.get`. */
export const PasskeyRequest = z.object({
  challenge: bytes(2000),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(Credential),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** Options for `navigator.credentials.create`. */
export const PasskeyCreation = z.object({
  challenge: bytes(2000),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytes(100), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** The browser's assertion: a passkey signed the challenge. */
export const Assertion = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: bytes(200).optional(),
  }),
});
export type Assertion = z.infer<typeof Assertion>;

/** The browser's attestation: a passkey was created. */
export const Attestation = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(60_000),
    transports: z.array(Transport).max(10).optional(),
  }),
});
export type Attestation = z.infer<typeof Attestation>;

const codeRule = { error: 'Mã gồm 6 chữ số' };

/** Six digits of the authenticator app; it may be typed in groups. */
export const TotpCode = z
  .string(codeRule)
  .max(20, codeRule)
  .overwrite((code) => code.replace(/\s/g, ''))
  .regex(/^\d{6}$/, codeRule);

const RecoveryCode = z.string().min(1, { error: 'Hãy nhập mã khôi phục' }).max(60);

const byTotp = z.object({ by: z.literal('totp'), code: TotpCode });
const byRecovery = z.object({ by: z.literal('recovery'), code: RecoveryCode });
const byPasskey = z.object({ by: z.literal('passkey'), assertion: Assertion });

/** A second factor after the first. */
export const SecondFactorProof = z.discriminatedUnion('by', [byTotp, byRecovery, byPasskey]);
export type SecondFactorProof = z.infer<typeof SecondFactorProof>;

const byPassword = z.object({ by: z.literal('password'), password: Password });

/** Proof of identity for a signature: nobody signs by having signed in just now. */
export const SignerProof = z.discriminatedUnion('by', [byPassword, byTotp, byRecovery, byPasskey]);
export type SignerProof = z.infer<typeof SignerProof>;

/** Proof of identity before a security setting changes; `session`: the person signed in just now. */
export const PersonProof = z.discriminatedUnion('by', [
  byPassword,
  byTotp,
  byRecovery,
  byPasskey,
  z.object({ by: z.literal('session') }),
]);
export type PersonProof = z.infer<typeof PersonProof>;

export const ProofMethod = z.enum(['password', ...SecondFactorMethod.options, 'session']);
export type ProofMethod = z.infer<typeof ProofMethod>;

/** A token that proves the person's identity for five minutes. */
export const Proof = Token;

export const passkeyNameLimit = 60;
export const PasskeyName = line(passkeyNameLimit, 1);

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** Kept by the device's maker too, so that a lost device is not a lost passkey. */
  backedUp: z.boolean(),
  version: Version,
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Why passkeys cannot work at the server's public address. */
export const PasskeyObstacle = z.enum(['address', 'insecure']);
export type PasskeyObstacle = z.infer<typeof PasskeyObstacle>;

export const Security = z.object({
  /** Null: there is none, the person signs in by an account elsewhere. */
  passwordChangedAt: Instant.nullable(),
  /** Null while it is off. */
  twoFactorSince: Instant.nullable(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(Passkey),
  passkeyObstacle: PasskeyObstacle.nullable(),
  /** The ways in which the person can verify their identity, the usual way first. */
  proofs: z.array(ProofMethod),
});
export type Security = z.infer<typeof Security>;

export const LoginSession = z.object({
  id: Id,
  /** 'Chrome trên Windows'. */
  device: z.string(),
  kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  /** Shortened: '203.0.113.x'. */
  address: z.string(),
  createdAt: Instant,
  /** To the quarter of an hour: when the session last renewed its tokens. */
  lastUsedAt: Instant,
  current: z.boolean(),
});
export type LoginSession = z.infer<typeof LoginSession>;

/** Shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
