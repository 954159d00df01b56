import * as contract from '@hopgon/contract/auth/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { completeGoogleSignIn } from './complete-google-sign-in.ts';
import { completeRegistration } from './complete-registration.ts';
import type { Auth } from './create-auth.ts';
import { listSignInMethods } from './list-sign-in-methods.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { sendVerification } from './send-verification.ts';
import { startGoogle } from './start-google.ts';
import { updatePassword } from './update-password.ts';
import { verifyEmail } from './verify-email.ts';

export function authRoutes(bind: Bind, world: World, auth: Auth): void {
  bind(contract.register, ({ origin, body }) => register(world, auth, origin, body));
  bind(contract.login, ({ origin, body }) => logIn(world, auth, origin, body));
  bind(contract.refreshToken, ({ origin, body }) => refreshSession(world, auth, origin, body.refreshToken));
  bind(contract.logout, ({ scope, body }) => logOut(world, scope, body.sessionId));
  bind(contract.changePassword, ({ origin, body }) => updatePassword(world, auth, origin, body));
  bind(contract.confirmRegistration, ({ origin, body }) => completeRegistration(world, auth, origin, body));
  bind(contract.verifyEmail, ({ scope, body }) => verifyEmail(world, scope, body.token));
  bind(contract.sendVerification, ({ scope, origin }) => sendVerification(world, scope, origin));
  bind(contract.startGoogle, ({ origin }) => startGoogle(world, auth, origin));
  bind(contract.finishGoogle, ({ origin, body }) => completeGoogleSignIn(world, auth, origin, body));
  bind(contract.forgotPassword, ({ origin, body }) => requestPasswordReset(world, origin, body.email));
  bind(contract.resetPassword, ({ origin, body }) => resetPassword(world, auth, origin, body));
  bind(contract.signInMethods, ({ origin, body }) => listSignInMethods(world, origin, body.email));
}
