import type { Tokens } from '@hopgon/contract/auth/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import type { Auth } from './create-auth.ts';
import { endReusedSession } from './end-reused-session.ts';
import { issueTokens } from './issue-tokens.ts';
import type { RefreshClaim } from './refresh-tokens.ts';
import { expiryOf, judgeRefresh } from './session.rules.ts';
import { type SessionRow, sessionsStore } from './sessions.store.ts';

type RefreshWorld = Pick<World, 'database' | 'clock' | 'hub' | 'bus' | 'log'>;

/** Exchanges a refresh token for its successor. One that was exchanged before ends its session. */
export async function refreshSession(
  world: RefreshWorld,
  auth: Auth,
  origin: Origin,
  token: string,
): Promise<Tokens> {
  const claim = auth.refresh.read(token);
  const session = claim && (await sessionsStore.find(world.database.trusted({}).db, claim.sessionId));
  if (!claim || !session) {
    world.log.warn({ event: 'refresh-refused', address: origin.address }, 'refresh token of nobody');
    throw new Failure('refresh_refused');
  }
  return exchange(world, auth, claim, session, origin);
}

async function exchange(
  world: RefreshWorld,
  auth: Auth,
  claim: RefreshClaim,
  session: SessionRow,
  origin: Origin,
): Promise<Tokens> {
  const now = world.clock.now();
  const verdict = judgeRefresh(stateOf(session), claim.generation, now);
  const named = { userId: session.user_id, sessionId: claim.sessionId };
  if (verdict === 'repeat') {
    return issueTokens(
      auth,
      { ...named, generation: session.generation, expiresAt: session.expires_at },
      now,
    );
  }
  if (verdict === 'rotate') {
    const expiresAt = expiryOf(session.remember, session.created_at, now);
    const { db } = world.database.trusted({ userId: session.user_id });
    const first = await sessionsStore.rotate(db, claim.sessionId, claim.generation, now, expiresAt);
    if (first) return issueTokens(auth, { ...named, generation: claim.generation + 1, expiresAt }, now);
    return exchangeAgain(world, auth, claim, origin);
  }
  if (verdict === 'reuse') await endReusedSession(world, named, origin);
  throw new Failure('refresh_refused');
}

/** Another call was faster between our reading and our writing: what it left behind is judged. */
async function exchangeAgain(
  world: RefreshWorld,
  auth: Auth,
  claim: RefreshClaim,
  origin: Origin,
): Promise<Tokens> {
  const session = await sessionsStore.find(world.database.trusted({}).db, claim.sessionId);
  if (!session || session.generation === claim.generation) throw new Failure('refresh_refused');
  return exchange(world, auth, claim, session, origin);
}

const stateOf = (row: SessionRow) => ({
  generation: row.generation,
  rotatedAt: row.rotated_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
});
