import * as contract from '@hopgon/contract/auth/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { changePassword } from './change-password.ts';
import type { Auth } from './create-auth.ts';
import { listSignInMethods } from './list-sign-in-methods.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';

export function authRoutes(bind: Bind, world: World, auth: Auth): void {
  bind(contract.register, ({ origin, body }) => register(world, auth, origin, body));
  bind(contract.login, ({ origin, body }) => logIn(world, auth, origin, body));
  bind(contract.refreshToken, ({ origin, body }) => refreshSession(world, auth, origin, body.refreshToken));
  bind(contract.logout, ({ scope, body }) => logOut(world, scope, body.sessionId));
  bind(contract.changePassword, ({ body }) => changePassword(world, auth, body));
  bind(contract.signInMethods, ({ origin, body }) => listSignInMethods(world, origin, body.email));
}
