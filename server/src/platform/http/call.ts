import type { BodyOf, ParamsOf, QueryOf, ReplyOf, RouteShape } from '@hopgon/contract/route';
import type { CompanyScope, PersonScope } from '../tenancy/scopes.ts';
import type { UploadPart } from './upload.ts';

/** Facts about the caller before authentication. */
export interface Origin {
  /** The client's address, by TRUST_PROXY alone. */
  readonly address: string;
  readonly userAgent: string;
}

type ScopeOf<R extends RouteShape> = R['access'] extends 'public'
  ? null
  : R['access'] extends 'signed-in'
    ? PersonScope
    : CompanyScope;

/** A validated request, with the scope its route's access level opens. */
export interface Call<R extends RouteShape> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly scope: ScopeOf<R>;
  /** The company the caller names; null leaves it to the person's current one. A company scope has judged it. */
  readonly company: string | null;
  readonly origin: Origin;
  /** Parts of a multipart body, in order; empty for other routes. */
  readonly parts: () => AsyncIterable<UploadPart>;
  /** Reports progress to a caller who requested a stream; does nothing for others. */
  readonly progress: (event: string, data: unknown) => void;
  /** Whether the caller has disconnected, so that no one reads the reply. */
  readonly isGone: () => boolean;
}

export type Handler<R extends RouteShape> = (call: Call<R>) => Promise<ReplyOf<R>>;

/** Binds a contract route to its use case. */
export type Bind = <const R extends RouteShape>(route: R, handler: Handler<R>) => void;
