import { ownSignatureNotice } from '@hopgon/contract/minutes/signing/notice';
import type { SignerSource } from '../../platform/signatures/signer-source.ts';
import type { World } from '../../platform/world.ts';
import { requireSigner } from './require-signer.ts';

/** Signers under the authority of their company. */
export const createOwnSigners = (world: Pick<World, 'clock' | 'config' | 'log' | 'newId'>): SignerSource => ({
  notice: ownSignatureNotice,
  require: (scope, holder) => requireSigner(world, scope, holder),
});
