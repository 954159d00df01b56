import * as contract from '@hopgon/contract/auth/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import type { Auth } from './create-auth.ts';
import { completeGoogleSignIn } from './google/complete-google-sign-in.ts';
import { startGoogle } from './google/start-google.ts';
import { requestPasswordReset } from './password/request-password-reset.ts';
import { resetPassword } from './password/reset-password.ts';
import { updatePassword } from './password/update-password.ts';
import { completeRegistration } from './registration/complete-registration.ts';
import { registerAccount } from './registration/register-account.ts';
import { sendVerification } from './registration/send-verification.ts';
import { verifyEmail } from './registration/verify-email.ts';
import { listSignInMethods } from './sign-in/list-sign-in-methods.ts';
import { refreshSession } from './sign-in/refresh-session.ts';
import { signInByPassword } from './sign-in/sign-in-by-password.ts';
import { signOut } from './sign-in/sign-out.ts';

export function authRoutes(bind: Bind, world: World, auth: Auth): void {
  bind(contract.register, ({ origin, body }) => registerAccount(world, auth, origin, body));
  bind(contract.login, ({ origin, body }) => signInByPassword(world, auth, origin, body));
  bind(contract.refreshToken, ({ origin, body }) => refreshSession(world, auth, origin, body.refreshToken));
  bind(contract.logout, ({ scope, body }) => signOut(world, scope, body.sessionId));
  bind(contract.updatePassword, ({ origin, body }) => updatePassword(world, auth, origin, body));
  bind(contract.completeRegistration, ({ origin, body }) => completeRegistration(world, auth, origin, body));
  bind(contract.verifyEmail, ({ scope, body }) => verifyEmail(world, scope, body.token));
  bind(contract.sendVerification, ({ scope, origin }) => sendVerification(world, scope, origin));
  bind(contract.startGoogle, ({ origin }) => startGoogle(world, auth, origin));
  bind(contract.completeGoogleSignIn, ({ origin, body }) => completeGoogleSignIn(world, auth, origin, body));
  bind(contract.requestPasswordReset, ({ origin, body }) => requestPasswordReset(world, origin, body.email));
  bind(contract.resetPassword, ({ origin, body }) => resetPassword(world, auth, origin, body));
  bind(contract.signInMethods, ({ origin, body }) => listSignInMethods(world, origin, body.email));
}
