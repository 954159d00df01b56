import * as contract from '@hopgon/contract/minutes/signing/routes';
import type { Bind } from '../../../platform/http/call.ts';
import { loadOnDemand } from '../../../platform/http/load-on-demand.ts';
import { createConcurrencyLimit } from '../../../platform/limits/create-concurrency-limit.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../../auth/create-auth.ts';
import { createOwnSigners } from '../../certificates/create-own-signers.ts';

const signElectronically = loadOnDemand(
  async () => (await import('./sign-electronically.ts')).signElectronically,
);

export function minutesSigningRoutes(bind: Bind, world: World, auth: Auth): void {
  // Writing a signed PDF takes the event loop for some 30 ms.
  const signing = createConcurrencyLimit(2, 200);
  const parts = { ...world, auth, signers: createOwnSigners(world) };
  bind(contract.signMinutesElectronically, ({ scope, origin, params, body }) =>
    signing(() => signElectronically(parts, scope, origin, { ...params, ...body })),
  );
}
