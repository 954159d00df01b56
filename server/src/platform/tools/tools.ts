import type { RouteShape } from '@hopgon/contract/route';
import type { ToolDefinition } from '../models/model-call.rules.ts';
import type { CompanyScope, Identity } from '../tenancy/scopes.ts';

/** Runs a route's own use case: the query is parsed by the route's schema first. */
export type RunTool = (scope: CompanyScope, query: unknown) => Promise<unknown>;

/** How far the tools of a company reach. */
export interface ToolReach {
  readonly readsTranscripts: boolean;
}

/** Routes a model may read for a person, as tools. */
export interface Tools {
  /** Takes a route if the contract makes it a tool. */
  add(route: RouteShape, run: RunTool): void;
  list(may: ToolReach): readonly ToolDefinition[];
  /** Null for a name that is none of those listed. Fails as the route would for this person. */
  call(
    name: string,
    caller: ToolReach & { readonly actor: Identity; readonly companyId: string },
    input: unknown,
  ): Promise<unknown> | null;
}
