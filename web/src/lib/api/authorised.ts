import type { RouteShape } from '@hopgon/contract/route';
import { currentCompany } from '../session/current-company.ts';
import { refresh } from '../session/refresh.ts';
import { session } from '../session/session.ts';
import { type Parts, type RequestOptions, request } from './request.ts';

function identity(authToken: string): Record<string, string> {
  const company = currentCompany.get();
  return { authorization: `Bearer ${authToken}`, ...(company ? { 'x-company': company } : {}) };
}

/** A request as the signed-in person. A 401 renews the tokens once and repeats; only the server's refusal ends the session. */
export async function authorised(
  route: RouteShape,
  parts: Parts,
  { signal, headers }: RequestOptions = {},
): Promise<Response> {
  const attempt = (token: string | undefined) =>
    request(route, parts, { signal, headers: { ...headers, ...(token ? identity(token) : {}) } });
  const stored = session.get();
  const first = await attempt(stored?.authToken);
  if (first.status !== 401 || !stored) return first;
  const renewed = await refresh(stored.authToken);
  return renewed ? attempt(renewed.authToken) : first;
}
