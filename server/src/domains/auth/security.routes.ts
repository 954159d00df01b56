import * as contract from '@hopgon/contract/security/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import type { Auth } from './create-auth.ts';
import { offerPasskeyRegistration } from './passkeys/offer-passkey-registration.ts';
import { offerPasskeySignIn } from './passkeys/offer-passkey-sign-in.ts';
import { registerPasskey } from './passkeys/register-passkey.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { renamePasskey } from './passkeys/rename-passkey.ts';
import { signInByPasskey } from './passkeys/sign-in-by-passkey.ts';
import { offerPasskeyProof } from './proofs/offer-passkey-proof.ts';
import { proveIdentity } from './proofs/prove-identity.ts';
import { readSecurity } from './read-security.ts';
import { beginTotp } from './second-factor/begin-totp.ts';
import { confirmTotp } from './second-factor/confirm-totp.ts';
import { finishSignIn } from './second-factor/finish-sign-in.ts';
import { offerSecondPasskey } from './second-factor/offer-second-passkey.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { turnOffTwoFactor } from './second-factor/turn-off-two-factor.ts';
import { endLoginSession } from './sessions/end-login-session.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { listLoginSessions } from './sessions/list-login-sessions.ts';

export function securityRoutes(bind: Bind, world: World, auth: Auth): void {
  bind(contract.finishSignIn, ({ origin, body }) => finishSignIn(world, auth, origin, body));
  bind(contract.offerSecondPasskey, ({ body }) => offerSecondPasskey(world, auth, body.challenge));
  bind(contract.offerPasskeySignIn, ({ origin }) => offerPasskeySignIn(world, auth, origin));
  bind(contract.passkeySignIn, ({ origin, body }) => signInByPasskey(world, auth, origin, body));
  bind(contract.proveIdentity, ({ scope, origin, body }) => proveIdentity(world, auth, scope, origin, body));
  bind(contract.offerPasskeyProof, ({ scope }) => offerPasskeyProof(world, auth, scope));
  bind(contract.readSecurity, ({ scope }) => readSecurity(world, scope));
  bind(contract.beginTotp, ({ scope, body }) => beginTotp(world, auth, scope, body.proof));
  bind(contract.confirmTotp, ({ scope, origin, body }) => confirmTotp(world, auth, scope, origin, body.code));
  bind(contract.turnOffTwoFactor, ({ scope, body }) => turnOffTwoFactor(world, auth, scope, body.proof));
  bind(contract.renewRecoveryCodes, ({ scope, body }) => renewRecoveryCodes(world, auth, scope, body.proof));
  bind(contract.offerPasskeyRegistration, ({ scope, body }) =>
    offerPasskeyRegistration(world, auth, scope, body.proof),
  );
  bind(contract.registerPasskey, ({ scope, body }) => registerPasskey(world, auth, scope, body));
  bind(contract.renamePasskey, ({ scope, params, body }) =>
    renamePasskey(world, scope, params.passkeyId, body),
  );
  bind(contract.removePasskey, ({ scope, params, body }) =>
    removePasskey(world, auth, scope, params.passkeyId, body.proof),
  );
  bind(contract.listLoginSessions, ({ scope }) => listLoginSessions(world, scope));
  bind(contract.endLoginSession, ({ scope, params }) => endLoginSession(world, scope, params.loginSessionId));
  bind(contract.endOtherSessions, ({ scope }) => endOtherSessions(world, scope));
}
