import { pathOf, type RouteShape } from '@hopgon/contract/route';
import { CallFailure } from './call-failure.ts';
import { claimEarlyReply, dropEarlyReplies } from './early-replies.ts';
import { fallbackMessage, unknownError } from './fallback-texts.ts';
import { noteReply } from './next-reply.ts';

export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

function search(query: Parts['query']): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** Reads can be aborted, some of them are POSTs; the forms that sign in say what failed in their own words. */
const isChange = ({ method, access, path }: RouteShape, signal: AbortSignal | undefined): boolean =>
  method !== 'GET' && !(access === 'public' && path.startsWith('/api/auth/')) && !signal;

const isForm = (body: unknown): body is FormData => body instanceof FormData;

/** A change makes old what was asked before it. */
async function findEarlyReply(
  { method }: RouteShape,
  address: string,
  headers: RequestOptions['headers'],
): Promise<Response | undefined> {
  if (method !== 'GET') dropEarlyReplies();
  return claimEarlyReply(globalThis.earlyReplies ?? [], address, headers ?? {})?.catch(() => undefined);
}

/** One HTTP exchange for a route. Rejects with status 0 when there is no answer, with the abort's reason when aborted. */
export async function request(
  route: RouteShape,
  { params, query, body }: Parts,
  { signal, headers }: RequestOptions = {},
): Promise<Response> {
  const form = isForm(body);
  const init: RequestInit = {
    method: route.method,
    headers: { ...(body === undefined || form ? {} : { 'content-type': 'application/json' }), ...headers },
    credentials: 'same-origin',
    cache: 'no-store',
    ...(signal ? { signal } : {}),
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  };
  // Once the network is lost in the middle of a call, nobody can say whether the change was saved.
  const isUnsentChange = navigator.onLine === false && isChange(route, signal);
  try {
    const address = pathOf(route, params) + search(query);
    const response = (await findEarlyReply(route, address, headers)) ?? (await fetch(address, init));
    noteReply(response);
    return response;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallFailure(fallbackMessage(route) ?? unknownError, { status: 0, isUnsentChange, cause });
  }
}
