import { createHash } from 'node:crypto';
import { Failure } from '@hopgon/contract/failure';
import { type CompiledQuery, sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Scope, UnitOfWork } from '../database/scope.ts';
import { violates } from '../database/violates.ts';
import type { CompanyScope, PersonScope } from '../tenancy/scopes.ts';

declare module '../database/tables.ts' {
  interface Tables {
    idempotency_keys: {
      user_id: string;
      key: string;
      request_hash: Buffer;
      reply: unknown;
      created_at: Date;
    };
  }
}

const keepMs = 24 * 60 * 60 * 1000;

/** Replies stored before this instant have expired. */
export const expiredBefore = (now: Date): Date => new Date(now.getTime() - keepMs);

export interface KeyedRequest {
  readonly key: string;
  readonly path: string;
  readonly body: unknown;
  /** Its bytes are known only once they were read: by the work, or to be compared with an earlier one's. */
  readonly upload: { digest(): Buffer; readDigest(): Promise<Buffer> } | null;
}

interface StoredReply {
  readonly request_hash: Buffer;
  readonly reply: unknown;
}

/** Another request with the same key committed while this one was prepared. */
class AlreadyDone extends Error {
  readonly stored: StoredReply;
  constructor(stored: StoredReply) {
    super('the request was done before');
    this.stored = stored;
  }
}

type RequestScope = PersonScope | CompanyScope;

const unitOfWork = (scope: RequestScope, begin: (tx: Scope) => Promise<void>): UnitOfWork<RequestScope> =>
  scope.unitOfWork(begin);

/**
 * Runs a request once for its person and key: the same body again gets the stored reply, another body is refused, and so is a
 * second one while the first still runs. What the request changes commits together with its reply, so that a crash leaves
 * both or neither, and a request that failed may be tried again.
 */
export async function runOnce<T>(
  scope: RequestScope,
  clock: Clock,
  request: KeyedRequest,
  run: (scope: RequestScope) => Promise<T>,
): Promise<T | { readonly stored: unknown }> {
  if (!/^[\x21-\x7e]{1,200}$/.test(request.key)) throw new Failure('bad_request');
  const { upload } = request;
  const known = await claim(scope, clock, request);
  if (known) return replay(request, known, upload && (await upload.readDigest()));
  const unit = unitOfWork(scope, async (tx) => {
    const stored = await claim({ db: tx.db, actor: scope.actor }, clock, request);
    if (stored) throw new AlreadyDone(stored);
  });
  try {
    const reply = await run(unit.scope);
    await unit.commit(storing(scope, clock, request, reply));
    return reply;
  } catch (error) {
    await unit.rollback();
    if (error instanceof AlreadyDone) return replay(request, error.stored, upload?.digest() ?? null);
    throw violates(error, 'idempotency_keys_pkey') ? new Failure('idempotency_running') : error;
  }
}

const hashOf = ({ path, body }: KeyedRequest, uploaded: Buffer | null): Buffer =>
  createHash('sha256')
    .update(path)
    .update('\0')
    .update(uploaded ?? JSON.stringify(body ?? null))
    .digest();

function replay(request: KeyedRequest, stored: StoredReply, uploaded: Buffer | null) {
  if (!stored.request_hash.equals(hashOf(request, uploaded))) throw new Failure('idempotency_conflict');
  return { stored: stored.reply };
}

/**
 * Holds the key until the transaction ends and answers the reply that is stored under it. A lock and not a row, so that it
 * is gone with the process or connection that held it.
 */
async function claim(
  { db, actor: { userId } }: Pick<RequestScope, 'db' | 'actor'>,
  clock: Clock,
  { key }: KeyedRequest,
): Promise<StoredReply | null> {
  const { rows } = await sql<Partial<StoredReply> & { readonly free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`idempotency/${userId}/${key}`}, 0)) as free,
      stored.request_hash, stored.reply
    from (select) as one left join idempotency_keys as stored
      on stored.user_id = ${userId} and stored.key = ${key} and stored.created_at >= ${expiredBefore(clock.now())}
  `.execute(db);
  const { free = false, request_hash, reply } = rows[0] ?? {};
  if (request_hash) return { request_hash, reply };
  if (!free) throw new Failure('idempotency_running');
  return null;
}

/** Replaces a reply that is forgotten; one that is not makes the statement fail. */
function storing(
  { actor: { userId }, db }: RequestScope,
  clock: Clock,
  request: KeyedRequest,
  reply: unknown,
): readonly CompiledQuery[] {
  const now = clock.now();
  return [
    db
      .deleteFrom('idempotency_keys')
      .where('user_id', '=', userId)
      .where('key', '=', request.key)
      .where('created_at', '<', expiredBefore(now))
      .compile(),
    db
      .insertInto('idempotency_keys')
      .values({
        user_id: userId,
        key: request.key,
        request_hash: hashOf(request, request.upload?.digest() ?? null),
        reply: JSON.stringify(reply),
        created_at: now,
      })
      .compile(),
  ];
}
