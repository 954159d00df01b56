import type { RouteShape } from '@hopgon/contract/route';
import { currentCompany } from '../session/current-company.ts';
import { refresh } from '../session/refresh.ts';
import { session } from '../session/session.ts';
import type { StoredSession } from '../session/stored-session.ts';
import { type Parts, type RequestOptions, request } from './request.ts';

function identity(authToken: string): Record<string, string> {
  const company = currentCompany.get();
  return { authorization: `Bearer ${authToken}`, ...(company ? { 'x-company': company } : {}) };
}

/** Asking with a token that is over would only be refused: who comes back after a while has one. */
export const isOver = ({ tokenExpiry }: StoredSession): boolean => tokenExpiry <= Date.now();

/** A request as the signed-in person. A 401 renews the tokens once and repeats; only the server's refusal ends the session. */
export async function authorised(
  route: RouteShape,
  parts: Parts,
  { signal, headers }: RequestOptions = {},
): Promise<Response> {
  const attempt = (token: string | undefined) =>
    request(route, parts, { signal, headers: { ...headers, ...(token ? identity(token) : {}) } });
  const stored = session.get();
  const known = stored && isOver(stored) ? await refresh(stored).catch(() => stored) : stored;
  const first = await attempt(known?.authToken);
  if (first.status !== 401 || !known) return first;
  const renewed = await refresh(known);
  return renewed ? attempt(renewed.authToken) : first;
}
