import { createHash } from 'node:crypto';
import { Failure } from '@hopgon/contract/failure';
import type { Clock } from '../clock/clock.ts';
import type { PersonScope } from '../tenancy/scopes.ts';

declare module '../database/tables.ts' {
  interface Tables {
    idempotency_keys: {
      user_id: string;
      key: string;
      request_hash: Buffer;
      status: number | null;
      reply: unknown;
      created_at: Date;
    };
  }
}

const kept = 24 * 60 * 60 * 1000;
/** A request that has run this long without an answer was cut off. */
const abandoned = 60 * 1000;

const hashOf = (path: string, content: string | Buffer): Buffer =>
  createHash('sha256').update(path).update('\0').update(content).digest();

export interface KeyedRequest {
  readonly key: string;
  readonly path: string;
  readonly body: unknown;
  /** Its bytes are known only once they were read: by the work, or to be compared with an earlier one's. */
  readonly upload: { digest(): Buffer; readDigest(): Promise<Buffer> } | null;
}

/**
 * Runs a request once for its person and key: the same body again gets the stored reply, another body is refused,
 * and so is a second one while the first still runs. A request that failed may be tried again.
 */
export async function runOnce<T>(
  scope: PersonScope,
  clock: Clock,
  request: KeyedRequest,
  run: () => Promise<T>,
): Promise<T | { readonly stored: unknown }> {
  if (!/^[\x21-\x7e]{1,200}$/.test(request.key)) throw new Failure('bad_request');
  const { path, upload } = request;
  const claimed = { key: request.key, at: clock.now() };
  const known = hashOf(path, JSON.stringify(request.body ?? null));
  const found = await claim(scope, claimed, known);
  if (found) {
    const whole = upload && found.status !== null ? hashOf(path, await upload.readDigest()) : known;
    if (!found.request_hash.equals(whole)) throw new Failure('idempotency_conflict');
    if (found.status === null) throw new Failure('idempotency_running');
    return { stored: found.reply };
  }
  const reply = await run().catch(async (error: unknown) => {
    await release(scope, claimed);
    throw error;
  });
  // What is done stays claimed, even when its answer cannot be kept: to be done twice would be worse.
  await settle(scope, claimed, reply, upload ? hashOf(path, upload.digest()) : known);
  return reply;
}

/** Its time tells a claim from the one that took its place when it seemed abandoned. */
interface Claim {
  readonly key: string;
  readonly at: Date;
}

/** What stands under the key already; null when it is ours now. */
async function claim(scope: PersonScope, { key, at: now }: Claim, hash: Buffer) {
  const userId = scope.actor.userId;
  return scope.transaction(async ({ db }) => {
    await db
      .deleteFrom('idempotency_keys')
      .where('user_id', '=', userId)
      .where((is) =>
        is.or([
          is('created_at', '<', new Date(now.getTime() - kept)),
          is.and([is('status', 'is', null), is('created_at', '<', new Date(now.getTime() - abandoned))]),
        ]),
      )
      .execute();
    const claimed = await db
      .insertInto('idempotency_keys')
      .values({ user_id: userId, key, request_hash: hash, status: null, reply: null, created_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (claimed) return null;
    return db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'status', 'reply'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
  });
}

const settle = (scope: PersonScope, { key, at }: Claim, reply: unknown, hash: Buffer) =>
  scope.db
    .updateTable('idempotency_keys')
    .set({ status: 200, reply: JSON.stringify(reply), request_hash: hash })
    .where('user_id', '=', scope.actor.userId)
    .where('key', '=', key)
    .where('created_at', '=', at)
    .execute();

const release = (scope: PersonScope, { key, at }: Claim) =>
  scope.db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', scope.actor.userId)
    .where('key', '=', key)
    .where('created_at', '=', at)
    .where('status', 'is', null)
    .execute();
