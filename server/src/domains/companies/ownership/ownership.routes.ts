import * as contract from '@hopgon/contract/ownership/routes';
import type { Bind } from '../../../platform/http/call.ts';
import { loadOnDemand } from '../../../platform/http/load-on-demand.ts';
import type { World } from '../../../platform/world.ts';

const acceptOwnership = loadOnDemand(async () => (await import('./accept-ownership.ts')).acceptOwnership);
const cancelOwnershipOffer = loadOnDemand(
  async () => (await import('./cancel-ownership-offer.ts')).cancelOwnershipOffer,
);
const createOwnershipOffer = loadOnDemand(
  async () => (await import('./create-ownership-offer.ts')).createOwnershipOffer,
);
const declineOwnership = loadOnDemand(async () => (await import('./decline-ownership.ts')).declineOwnership);
const readOwnershipOffer = loadOnDemand(
  async () => (await import('./read-ownership-offer.ts')).readOwnershipOffer,
);

export function ownershipRoutes(bind: Bind, world: World): void {
  bind(contract.readOwnershipOffer, ({ scope }) => readOwnershipOffer(world, scope));
  bind(contract.createOwnershipOffer, ({ scope, body }) => createOwnershipOffer(world, scope, body.userId));
  bind(contract.withdrawOwnershipOffer, ({ scope }) => cancelOwnershipOffer(world, scope));
  bind(contract.acceptOwnership, ({ scope }) => acceptOwnership(world, scope));
  bind(contract.declineOwnership, ({ scope }) => declineOwnership(world, scope));
}
