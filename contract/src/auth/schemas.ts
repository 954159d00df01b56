import { z } from 'zod';
import { Id } from '../primitives.ts';

/** A password: bounded, otherwise exactly as typed (NFC when it is hashed). */
export const Password = z
  .string({ error: 'Mật khẩu là bắt buộc' })
  .min(1, { error: 'Mật khẩu là bắt buộc' })
  .max(1024, { error: 'Mật khẩu tối đa 128 ký tự' });

/** An opaque token in one of our own forms. */
export const Token = z.string().min(1).max(4096);

/** The fields a client of the document reads after signing in; `expiresIn` in seconds. */
export const Tokens = z.object({
  token: z.string(),
  refreshToken: z.string(),
  sessionId: Id,
  expiresIn: z.int(),
});
export type Tokens = z.infer<typeof Tokens>;

/**
 * Why a session ended: its user signed out, another password, a take-over, a token used twice, too many sessions, or
 * time.
 */
export const SessionEnd = z.enum(['person', 'password', 'take-over', 'reuse', 'limit', 'operator', 'time']);
export type SessionEnd = z.infer<typeof SessionEnd>;

export const SecondFactorMethod = z.enum(['totp', 'passkey', 'recovery']);
export type SecondFactorMethod = z.infer<typeof SecondFactorMethod>;

/**
 * The second factor still required after a right first one; the challenge allows one success and expires after
 * minutes.
 */
export const SecondFactorAsked = z.object({ challenge: Token, methods: z.array(SecondFactorMethod) });
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>;

/** A session, or the second factor that is required before it. */
export const Admission = z.union([Tokens, z.object({ secondFactor: SecondFactorAsked })]);
export type Admission = z.infer<typeof Admission>;

export const SignInMethod = z.enum(['password', 'google', 'facebook']);
export type SignInMethod = z.infer<typeof SignInMethod>;
