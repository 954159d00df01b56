import { Failure } from '@hopgon/contract/failure';
import type { RouteShape } from '@hopgon/contract/route';
import type { FastifyRequest } from 'fastify';
import type { CompanyScope, Identity, PersonScope, Scopes } from '../tenancy/scopes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of the access token; null until the token was verified. */
    actor: Identity | null;
    /** Of which the caller was found to be a member; null until then, and for routes of no company. */
    companyId: string | null;
  }
}

export interface CallerParts {
  readonly scopes: Scopes;
  /** Verifies an access token; throws when its user or session no longer exists. */
  readonly identify: (token: string) => Promise<Identity>;
}

const bearer = /^Bearer ([\x21-\x7e]{1,4096})$/i;
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

export async function identityOf(request: FastifyRequest, parts: CallerParts): Promise<Identity> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new Failure('not_signed_in');
  request.actor = await parts.identify(token);
  return request.actor;
}

/** The company a request names; null leaves it to the person's current one. */
export function companyOf(request: FastifyRequest): string | null {
  const named = headerOf(request, 'x-company');
  if (!named) return null;
  if (!guid.test(named)) throw new Failure('not_company_member');
  return named;
}

/** The scope that a route's access level opens for the caller; null for a public route. */
export async function scopeFor(
  route: RouteShape,
  request: FastifyRequest,
  parts: CallerParts,
): Promise<PersonScope | CompanyScope | null> {
  if (route.access === 'public') return null;
  const identity = await identityOf(request, parts);
  if (route.access === 'signed-in') return parts.scopes.person(identity);
  return parts.scopes.company(identity, companyOf(request), route.access, (companyId) => {
    request.companyId = companyId;
  });
}
