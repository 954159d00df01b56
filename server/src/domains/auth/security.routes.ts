import * as contract from '@hopgon/contract/security/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import type { Auth } from './create-auth.ts';
import { registerPasskey } from './passkeys/register-passkey.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { signInByPasskey } from './passkeys/sign-in-by-passkey.ts';
import { startPasskeyRegistration } from './passkeys/start-passkey-registration.ts';
import { startPasskeySignIn } from './passkeys/start-passkey-sign-in.ts';
import { updatePasskey } from './passkeys/update-passkey.ts';
import { startPasskeyProof } from './proofs/start-passkey-proof.ts';
import { verifyIdentity } from './proofs/verify-identity.ts';
import { completeSecondFactor } from './second-factor/complete-second-factor.ts';
import { completeTotp } from './second-factor/complete-totp.ts';
import { removeTwoFactor } from './second-factor/remove-two-factor.ts';
import { startSecondPasskey } from './second-factor/start-second-passkey.ts';
import { startTotp } from './second-factor/start-totp.ts';
import { updateRecoveryCodes } from './second-factor/update-recovery-codes.ts';
import { endLoginSession } from './sessions/end-login-session.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { listLoginSessions } from './sessions/list-login-sessions.ts';
import { readSecurity } from './sign-in/read-security.ts';

export function securityRoutes(bind: Bind, world: World, auth: Auth): void {
  bind(contract.completeSecondFactor, ({ origin, body }) => completeSecondFactor(world, auth, origin, body));
  bind(contract.startSecondPasskey, ({ body }) => startSecondPasskey(world, auth, body.challenge));
  bind(contract.startPasskeySignIn, ({ origin }) => startPasskeySignIn(world, auth, origin));
  bind(contract.signInByPasskey, ({ origin, body }) => signInByPasskey(world, auth, origin, body));
  bind(contract.verifyIdentity, ({ scope, origin, body }) =>
    verifyIdentity(world, auth, scope, origin, body),
  );
  bind(contract.startPasskeyProof, ({ scope }) => startPasskeyProof(world, auth, scope));
  bind(contract.readSecurity, ({ scope }) => readSecurity(world, scope));
  bind(contract.startTotp, ({ scope, body }) => startTotp(world, auth, scope, body.proof));
  bind(contract.completeTotp, ({ scope, origin, body }) =>
    completeTotp(world, auth, scope, origin, body.code),
  );
  bind(contract.removeTwoFactor, ({ scope, body }) => removeTwoFactor(world, auth, scope, body.proof));
  bind(contract.updateRecoveryCodes, ({ scope, body }) =>
    updateRecoveryCodes(world, auth, scope, body.proof),
  );
  bind(contract.startPasskeyRegistration, ({ scope, body }) =>
    startPasskeyRegistration(world, auth, scope, body.proof),
  );
  bind(contract.registerPasskey, ({ scope, body }) => registerPasskey(world, auth, scope, body));
  bind(contract.updatePasskey, ({ scope, params, body }) =>
    updatePasskey(world, scope, params.passkeyId, body),
  );
  bind(contract.removePasskey, ({ scope, params, body }) =>
    removePasskey(world, auth, scope, params.passkeyId, body.proof),
  );
  bind(contract.listLoginSessions, ({ scope }) => listLoginSessions(world, scope));
  bind(contract.endLoginSession, ({ scope, params }) => endLoginSession(world, scope, params.loginSessionId));
  bind(contract.endOtherSessions, ({ scope }) => endOtherSessions(world, scope));
}
