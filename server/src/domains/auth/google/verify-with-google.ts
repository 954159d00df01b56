import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../../platform/http/call.ts';
import { IssuerRefusal } from '../../../platform/oidc/relying-party.ts';
import type { World } from '../../../platform/world.ts';

/** Runs what asks Google; a refusal becomes one of ours, and the log says why without naming secrets. */
export async function verifyWithGoogle<T>(
  world: Pick<World, 'log'>,
  origin: Origin,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof IssuerRefusal)) throw error;
    world.log.warn(
      { event: 'google-refused', reason: error.message, address: origin.address },
      'signing in with Google came to nothing',
    );
    throw new Failure(error.byPerson ? 'google_refused' : 'google_failed');
  }
}
