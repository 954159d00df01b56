import type { World } from '../../platform/world.ts';
import { revokeSigner } from './revoke-signer.ts';

export function listenCertificates(world: World): void {
  world.bus.on('companies.member-removed', (scope, { userId }) => revokeSigner(world, scope, userId));
}
