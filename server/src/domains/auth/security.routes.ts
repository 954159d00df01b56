import * as contract from '@hopgon/contract/security/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';
import type { Auth } from './create-auth.ts';

const registerPasskey = loadOnDemand(
  async () => (await import('./passkeys/register-passkey.ts')).registerPasskey,
);
const removePasskey = loadOnDemand(async () => (await import('./passkeys/remove-passkey.ts')).removePasskey);
const signInByPasskey = loadOnDemand(
  async () => (await import('./passkeys/sign-in-by-passkey.ts')).signInByPasskey,
);
const startPasskeyRegistration = loadOnDemand(
  async () => (await import('./passkeys/start-passkey-registration.ts')).startPasskeyRegistration,
);
const startPasskeySignIn = loadOnDemand(
  async () => (await import('./passkeys/start-passkey-sign-in.ts')).startPasskeySignIn,
);
const updatePasskey = loadOnDemand(async () => (await import('./passkeys/update-passkey.ts')).updatePasskey);
const startPasskeyProof = loadOnDemand(
  async () => (await import('./proofs/start-passkey-proof.ts')).startPasskeyProof,
);
const verifyIdentity = loadOnDemand(async () => (await import('./proofs/verify-identity.ts')).verifyIdentity);
const completeSecondFactor = loadOnDemand(
  async () => (await import('./second-factor/complete-second-factor.ts')).completeSecondFactor,
);
const completeTotp = loadOnDemand(
  async () => (await import('./second-factor/complete-totp.ts')).completeTotp,
);
const removeTwoFactor = loadOnDemand(
  async () => (await import('./second-factor/remove-two-factor.ts')).removeTwoFactor,
);
const startSecondPasskey = loadOnDemand(
  async () => (await import('./second-factor/start-second-passkey.ts')).startSecondPasskey,
);
const startTotp = loadOnDemand(async () => (await import('./second-factor/start-totp.ts')).startTotp);
const updateRecoveryCodes = loadOnDemand(
  async () => (await import('./second-factor/update-recovery-codes.ts')).updateRecoveryCodes,
);
const endLoginSession = loadOnDemand(
  async () => (await import('./sessions/end-login-session.ts')).endLoginSession,
);
const endOtherSessions = loadOnDemand(
  async () => (await import('./sessions/end-other-sessions.ts')).endOtherSessions,
);
const listLoginSessions = loadOnDemand(
  async () => (await import('./sessions/list-login-sessions.ts')).listLoginSessions,
);
const readSecurity = loadOnDemand(async () => (await import('./sign-in/read-security.ts')).readSecurity);

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
