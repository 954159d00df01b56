import type { CallInput, ReplyOf, RouteShape } from '@hopgon/contract/route';
import { authorised } from './authorised.ts';
import { unwrap } from './envelope.ts';
import { type Parts, request } from './request.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** For routes that create or send: the same for every retry of one submit (see `useSubmitKey`). */
  readonly idempotencyKey?: string | undefined;
}

const inputParts = (input: unknown): Parts => (typeof input === 'object' && input !== null ? input : {});

function send<R extends RouteShape>(
  route: R,
  input: CallInput<R>,
  { signal, idempotencyKey }: CallOptions,
): Promise<Response> {
  const exchange = route.access === 'public' ? request : authorised;
  const headers: Record<string, string> = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {};
  return exchange(route, inputParts(input), { signal, headers });
}

/** Calls a route of the contract. Resolves to what its reply holds, rejects with a `CallFailure`. */
export async function call<R extends RouteShape>(
  route: R,
  input: CallInput<R>,
  options: CallOptions = {},
): Promise<ReplyOf<R>> {
  return unwrap(route, await send(route, input, options));
}
