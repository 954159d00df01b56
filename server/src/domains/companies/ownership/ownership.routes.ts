import * as contract from '@hopgon/contract/ownership/routes';
import type { Bind } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import { acceptOwnership } from './accept-ownership.ts';
import { cancelOwnershipOffer } from './cancel-ownership-offer.ts';
import { createOwnershipOffer } from './create-ownership-offer.ts';
import { declineOwnership } from './decline-ownership.ts';
import { readOwnershipOffer } from './read-ownership-offer.ts';

export function ownershipRoutes(bind: Bind, world: World): void {
  bind(contract.readOwnershipOffer, ({ scope }) => readOwnershipOffer(world, scope));
  bind(contract.createOwnershipOffer, ({ scope, body }) => createOwnershipOffer(world, scope, body.userId));
  bind(contract.withdrawOwnershipOffer, ({ scope }) => cancelOwnershipOffer(world, scope));
  bind(contract.acceptOwnership, ({ scope }) => acceptOwnership(world, scope));
  bind(contract.declineOwnership, ({ scope }) => declineOwnership(world, scope));
}
