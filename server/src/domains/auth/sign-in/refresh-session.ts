import type { Tokens } from '@hopgon/contract/auth/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { Origin } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import type { Auth } from '../create-auth.ts';
import type { Sealed } from '../tokens/create-sealed-tokens.ts';
import { createSessionTokens } from '../tokens/create-session-tokens.ts';
import { endReusedSession } from './end-reused-session.ts';
import { expiryOf, judgeRefresh, sessionEndOf } from './session.rules.ts';
import { type SessionRow, sessionsStore } from './sessions.store.ts';

type RefreshWorld = Pick<World, 'config' | 'database' | 'clock' | 'newId' | 'hub' | 'bus' | 'log'>;

/** Exchanges a refresh token for its successor. One that was exchanged before ends its session. */
export async function refreshSession(
  world: RefreshWorld,
  auth: Auth,
  origin: Origin,
  token: string,
): Promise<Tokens> {
  const claim = auth.refresh.read(token);
  const session = claim && (await sessionsStore.find(world.database.trusted({}).db, claim.id));
  if (!claim || !session) {
    world.log.warn({ event: 'refresh-refused', address: origin.address }, 'refresh token of nobody');
    throw new Failure('refresh_refused');
  }
  return exchange(world, auth, claim, session, origin);
}

async function exchange(
  world: RefreshWorld,
  auth: Auth,
  claim: Sealed,
  session: SessionRow,
  origin: Origin,
): Promise<Tokens> {
  const now = world.clock.now();
  const verdict = judgeRefresh(sessionStateOf(session), claim.number, now);
  const named = { userId: session.user_id, sessionId: claim.id };
  if (verdict === 'repeat') {
    return createSessionTokens(
      auth,
      { ...named, generation: session.generation, expiresAt: session.expires_at },
      now,
    );
  }
  if (verdict === 'rotate') {
    const expiresAt = expiryOf(session.remember, session.created_at, now);
    const { db } = world.database.trusted({ userId: session.user_id });
    const first = await sessionsStore.rotate(db, claim.id, claim.number, now, expiresAt);
    if (first) return createSessionTokens(auth, { ...named, generation: claim.number + 1, expiresAt }, now);
    return exchangeAgain(world, auth, claim, origin);
  }
  if (verdict === 'reuse') await endReusedSession(world, named, origin);
  const reason = sessionEndOf({
    endedBy: session.ended_by,
    isReuse: verdict === 'reuse',
    isOver: session.expires_at <= now,
  });
  throw new Failure('refresh_refused', {}, reason && { reason });
}

/** Another call was faster between our reading and our writing: what it left behind is judged. */
async function exchangeAgain(
  world: RefreshWorld,
  auth: Auth,
  claim: Sealed,
  origin: Origin,
): Promise<Tokens> {
  const session = await sessionsStore.find(world.database.trusted({}).db, claim.id);
  if (!session || session.generation === claim.number) throw new Failure('refresh_refused');
  return exchange(world, auth, claim, session, origin);
}

const sessionStateOf = (row: SessionRow) => ({
  generation: row.generation,
  rotatedAt: row.rotated_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
});
