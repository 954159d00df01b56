import type { Tokens } from '@hopgon/contract/auth/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import type { Origin } from '../../../platform/http/call.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { World } from '../../../platform/world.ts';
import { recordSignIn } from '../../users/record-sign-in.ts';
import { networkKnownFor } from '../auth.limits.ts';
import type { Auth } from '../create-auth.ts';
import { createSessionTokens } from '../tokens/create-session-tokens.ts';
import { expiryOf, sessionsPerPerson } from './session.rules.ts';
import { sessionsStore } from './sessions.store.ts';

export interface SignIn {
  readonly userId: string;
  readonly remember: boolean;
  readonly origin: Origin;
  /** Whether a second factor or a passkey was shown. */
  readonly secondFactor?: boolean;
}

/** Opens a session of the person `scope` is bound to; beyond the fiftieth, their oldest ends. */
export async function openSession(
  world: Pick<World, 'clock' | 'newId' | 'hub' | 'log'>,
  auth: Pick<Auth, 'access' | 'refresh'>,
  scope: Scope,
  { userId, remember, origin, secondFactor = false }: SignIn,
): Promise<Tokens> {
  const now = world.clock.now();
  const sessionId = world.newId();
  const expiresAt = expiryOf(remember, now, now);
  await sessionsStore.insert(scope.db, {
    id: sessionId,
    user_id: userId,
    remember,
    user_agent: origin.userAgent,
    network: networkOf(origin.address),
    created_at: now,
    rotated_at: now,
    expires_at: expiresAt,
    second_factor_at: secondFactor ? now : null,
  });
  const ended = await sessionsStore.revokeOldest(scope.db, userId, sessionsPerPerson, now);
  await sessionsStore.deleteEndedBefore(scope.db, userId, new Date(now.getTime() - networkKnownFor));
  await recordSignIn(world, scope, userId);
  scope.afterCommit(() => {
    for (const id of ended) world.hub.endSessions({ sessionId: id });
    world.hub.wake({ userIds: [userId], topics: ['me'] });
    world.log.info({ event: 'signed-in', userId, sessionId, address: origin.address }, 'signed in');
  });
  return createSessionTokens(auth, { userId, sessionId, generation: 1, expiresAt }, now);
}
