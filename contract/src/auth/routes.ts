import { z } from 'zod';
import { DisplayName, Email, Id, Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { Admission, Password, SignInMethod, Token, Tokens } from './schemas.ts';

export const register = defineRoute({
  method: 'POST',
  path: '/api/auth/register',
  summary:
    'Create an account by e-mail and password; the caller then signs in, or follows the link of a mail',
  access: 'public',
  envelope: 'top',
  body: z.object({ email: Email, password: Password, displayName: DisplayName }),
  reply: z.object({ checkMailbox: z.boolean() }),
  failures: [
    'email_taken',
    'password_too_short',
    'password_too_long',
    'password_too_simple',
    'password_common',
    'too_many_requests',
    'server_busy',
  ],
});

export const confirmRegistration = defineRoute({
  method: 'POST',
  path: '/api/auth/confirm-registration',
  summary:
    "Open the account by the link of the registration's mail and the password it was made with, and sign in",
  access: 'public',
  envelope: 'top',
  body: z.object({ token: Token, password: Password, remember: z.boolean().default(false) }),
  reply: Tokens,
  failures: ['registration_link_invalid', 'registration_password_wrong', 'too_many_requests', 'server_busy'],
});

export const verifyEmail = defineRoute({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary:
    "Prove one's own address by the link of a mail; a link of another account's is refused like a spent one",
  access: 'signed-in',
  envelope: 'top',
  body: z.object({ token: Token }),
  reply: Nothing,
  failures: ['verification_link_invalid'],
});

export const sendVerification = defineRoute({
  method: 'POST',
  path: '/api/auth/send-verification',
  summary: 'Mail the link that proves the address once more',
  access: 'signed-in',
  envelope: 'top',
  idempotent: true,
  reply: Nothing,
  failures: ['email_already_verified', 'too_many_requests'],
});

export const startGoogle = defineRoute({
  method: 'POST',
  path: '/api/auth/google/start',
  summary: 'Where a window signs in with Google, and the ticket that its answer is handed in with',
  access: 'public',
  envelope: 'top',
  reply: z.object({ url: z.string(), state: z.string(), ticket: Token }),
  failures: ['google_not_configured', 'google_failed', 'too_many_requests'],
});

export const finishGoogle = defineRoute({
  method: 'POST',
  path: '/api/auth/google/finish',
  summary: "Sign in by Google's answer: the query of the address it sent the window back to",
  access: 'public',
  envelope: 'top',
  body: z.object({ ticket: Token, answer: z.string().max(4096), remember: z.boolean().default(false) }),
  reply: Admission,
  failures: [
    'google_not_configured',
    'google_failed',
    'google_refused',
    'google_email_unverified',
    'google_account_differs',
    'too_many_requests',
  ],
});

export const login = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in by e-mail and password; who turned two-factor on is asked for it',
  access: 'public',
  envelope: 'top',
  body: z.object({ email: Email, password: Password, remember: z.boolean().default(false) }),
  reply: Admission,
  failures: ['credentials_wrong', 'too_many_requests', 'server_busy'],
});

export const refreshToken = defineRoute({
  method: 'POST',
  path: '/api/auth/refresh-token',
  summary: 'Exchange a refresh token for its successor and a new access token',
  access: 'public',
  envelope: 'top',
  body: z.object({ refreshToken: Token }),
  reply: Tokens,
  failures: ['refresh_refused'],
});

export const logout = defineRoute({
  method: 'POST',
  path: '/api/auth/logout',
  summary: "End a session of the bearer's own",
  access: 'signed-in',
  envelope: 'top',
  body: z.object({ sessionId: Id }),
  reply: Nothing,
  failures: [],
});

export const changePassword = defineRoute({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the password; every other session ends',
  access: 'public',
  envelope: 'top',
  body: z.object({ idToken: Token, currentPassword: Password, newPassword: Password }),
  reply: Nothing,
  failures: [
    'not_signed_in',
    'session_ended',
    'password_wrong',
    'password_too_short',
    'password_too_long',
    'password_too_simple',
    'password_common',
    'too_many_requests',
    'server_busy',
  ],
});

export const signInMethods = defineRoute({
  method: 'POST',
  path: '/api/auth/sign-in-methods',
  summary: 'Which ways of signing in an e-mail address has',
  access: 'public',
  envelope: 'top',
  body: z.object({ email: Email }),
  reply: z.object({ methods: z.array(SignInMethod) }),
  failures: ['too_many_requests'],
});

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mail a link that sets a new password; answers alike for known and unknown addresses',
  access: 'public',
  envelope: 'top',
  body: z.object({ email: Email }),
  reply: Nothing,
  failures: ['too_many_requests'],
});

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password by the link of a mail; all sessions end',
  access: 'public',
  envelope: 'top',
  body: z.object({ token: Token, newPassword: Password }),
  reply: Nothing,
  failures: [
    'reset_token_invalid',
    'password_too_short',
    'password_too_long',
    'password_too_simple',
    'password_common',
    'server_busy',
  ],
});
