import { z } from 'zod';
import { DisplayName, Email, Id, Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { Admission, Password, SignInMethod, Token, Tokens } from './schemas.ts';

export const register = defineRoute({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account with e-mail and password',
  description: 'The caller then signs in, or first follows the link of a mail.',
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

export const completeRegistration = defineRoute({
  method: 'POST',
  path: '/api/auth/confirm-registration',
  summary: 'Confirm a registration and sign in',
  description: 'Takes the token of the registration mail and the password that was chosen.',
  access: 'public',
  envelope: 'top',
  body: z.object({ token: Token, password: Password, remember: z.boolean().default(false) }),
  reply: Tokens,
  failures: ['registration_link_invalid', 'registration_password_wrong', 'too_many_requests', 'server_busy'],
});

export const verifyEmail = defineRoute({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: "Verify the caller's e-mail address",
  description: 'A link that belongs to another account is refused like a used one.',
  access: 'signed-in',
  envelope: 'top',
  body: z.object({ token: Token }),
  reply: Nothing,
  failures: ['verification_link_invalid'],
});

export const sendVerification = defineRoute({
  method: 'POST',
  path: '/api/auth/send-verification',
  summary: 'Send the verification mail again',
  access: 'signed-in',
  envelope: 'top',
  idempotent: true,
  reply: Nothing,
  failures: ['email_already_verified', 'too_many_requests'],
});

export const startGoogle = defineRoute({
  method: 'POST',
  path: '/api/auth/google/start',
  summary: 'Start signing in with Google',
  description: 'Returns the address to open, and the ticket that `completeGoogleSignIn` requires.',
  access: 'public',
  envelope: 'top',
  reply: z.object({ url: z.string(), state: z.string(), ticket: Token }),
  failures: ['google_not_configured', 'google_failed', 'too_many_requests'],
});

export const completeGoogleSignIn = defineRoute({
  method: 'POST',
  path: '/api/auth/google/finish',
  summary: 'Finish signing in with Google',
  description: 'Takes the query string that Google appended to the redirect address.',
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
    'google_address_taken',
    'too_many_requests',
  ],
});

export const login = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with e-mail and password',
  description: 'An account with two-factor sign-in gets a challenge in place of the tokens.',
  access: 'public',
  envelope: 'top',
  body: z.object({ email: Email, password: Password, remember: z.boolean().default(false) }),
  reply: Admission,
  failures: ['credentials_wrong', 'too_many_requests', 'server_busy'],
});

export const refreshToken = defineRoute({
  method: 'POST',
  path: '/api/auth/refresh-token',
  summary: 'Exchange a refresh token for new tokens',
  description: 'A refresh token can be used once.',
  access: 'public',
  envelope: 'top',
  body: z.object({ refreshToken: Token }),
  reply: Tokens,
  failures: ['refresh_refused'],
});

export const logout = defineRoute({
  method: 'POST',
  path: '/api/auth/logout',
  summary: "End one of the caller's sessions",
  access: 'signed-in',
  envelope: 'top',
  body: z.object({ sessionId: Id }),
  reply: Nothing,
  failures: [],
});

export const updatePassword = defineRoute({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the password',
  description: 'Every other session ends.',
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
  summary: 'List the sign-in methods of an e-mail address',
  access: 'public',
  envelope: 'top',
  body: z.object({ email: Email }),
  reply: z.object({ methods: z.array(SignInMethod) }),
  failures: ['too_many_requests'],
});

export const requestPasswordReset = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Send a password reset mail',
  description: 'The reply is the same for known and unknown addresses.',
  access: 'public',
  envelope: 'top',
  body: z.object({ email: Email }),
  reply: Nothing,
  failures: ['too_many_requests'],
});

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the token of a reset mail',
  description: 'All sessions end.',
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
