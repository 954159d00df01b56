import type { SessionEnd } from '@hopgon/contract/auth/schemas';
import { day, hour, minute } from '../../../platform/clock/durations.rules.ts';

/** How long an access token is good for, in milliseconds. */
const accessLifetime = 15 * minute;
/** A session nobody used for this long has ended. */
const idle = { remembered: 30 * day, forgotten: 12 * hour } as const;
/** However much it is used, a session ends after this. */
const absolute = 90 * day;
/** Two tabs may send the same refresh token; so may a browser whose reply was lost. */
const grace = 30 * 1000;

export const sessionsPerPerson = 50;

/** When a session ends unless it is used again. */
export function expiryOf(remember: boolean, createdAt: Date, now: Date): Date {
  const unused = now.getTime() + (remember ? idle.remembered : idle.forgotten);
  return new Date(Math.min(unused, createdAt.getTime() + absolute));
}

/** When an access token of this session ends. */
export const accessExpiryOf = (sessionEnds: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + accessLifetime, sessionEnds.getTime()));

export interface SessionState {
  readonly generation: number;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/**
 * What a refresh token of a generation is worth: the newest is exchanged, the one before gets the same successor for a
 * moment, an older one was used twice: somebody else holds it too.
 */
export function judgeRefresh(
  session: SessionState,
  generation: number,
  now: Date,
): 'rotate' | 'repeat' | 'reuse' | 'refuse' {
  if (session.revokedAt || session.expiresAt <= now || generation > session.generation) return 'refuse';
  if (generation === session.generation) return 'rotate';
  const recent = now.getTime() - session.rotatedAt.getTime() <= grace;
  return generation === session.generation - 1 && recent ? 'repeat' : 'reuse';
}

/** For so long a sign-in itself proves who acts, where there is no password to ask for. */
export const minutesOfFreshSignIn = 10;

export const isFreshSignIn = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= minutesOfFreshSignIn * 60_000;

/** Why a session whose token is refused is over; null where that is not known. */
export function sessionEndOf({
  endedBy,
  isReuse,
  isOver,
}: {
  readonly endedBy: Exclude<SessionEnd, 'time'> | null;
  readonly isReuse: boolean;
  readonly isOver: boolean;
}): SessionEnd | null {
  if (endedBy) return endedBy;
  if (isReuse) return 'reuse';
  return isOver ? 'time' : null;
}
