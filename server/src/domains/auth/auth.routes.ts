import * as contract from '@hopgon/contract/auth/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';
import type { Auth } from './create-auth.ts';

const completeGoogleSignIn = loadOnDemand(
  async () => (await import('./google/complete-google-sign-in.ts')).completeGoogleSignIn,
);
const startGoogle = loadOnDemand(async () => (await import('./google/start-google.ts')).startGoogle);
const requestPasswordReset = loadOnDemand(
  async () => (await import('./password/request-password-reset.ts')).requestPasswordReset,
);
const resetPassword = loadOnDemand(async () => (await import('./password/reset-password.ts')).resetPassword);
const updatePassword = loadOnDemand(
  async () => (await import('./password/update-password.ts')).updatePassword,
);
const completeRegistration = loadOnDemand(
  async () => (await import('./registration/complete-registration.ts')).completeRegistration,
);
const registerAccount = loadOnDemand(
  async () => (await import('./registration/register-account.ts')).registerAccount,
);
const sendVerification = loadOnDemand(
  async () => (await import('./registration/send-verification.ts')).sendVerification,
);
const verifyEmail = loadOnDemand(async () => (await import('./registration/verify-email.ts')).verifyEmail);
const listSignInMethods = loadOnDemand(
  async () => (await import('./sign-in/list-sign-in-methods.ts')).listSignInMethods,
);
const refreshSession = loadOnDemand(
  async () => (await import('./sign-in/refresh-session.ts')).refreshSession,
);
const signInByPassword = loadOnDemand(
  async () => (await import('./sign-in/sign-in-by-password.ts')).signInByPassword,
);
const signOut = loadOnDemand(async () => (await import('./sign-in/sign-out.ts')).signOut);

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
