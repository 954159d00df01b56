import type { RouteShape } from '@hopgon/contract/route';
import { z } from 'zod';
import type { ToolDefinition } from '../models/model-call.rules.ts';
import type { Scopes } from '../tenancy/scopes.ts';
import type { RunTool, Tools } from './tools.ts';

interface KnownTool {
  readonly definition: ToolDefinition;
  readonly route: RouteShape;
  readonly run: RunTool;
}

/** `/api/v1/action-items` becomes `action_items`: providers allow few characters in a name. */
const toolNameOf = ({ path }: RouteShape): string =>
  path
    .replace(/^\/api\/(v1\/)?/, '')
    .replace(/[^a-zA-Z0-9]+/g, '_')
    .slice(0, 60);

/**
 * Tools are routes of the contract: name, input and rights are theirs, and each call opens a scope of its own by the
 * route's access level, as a request of the same person would.
 */
export function createTools(scopes: Scopes): Tools {
  const byName = new Map<string, KnownTool>();
  return {
    add(route, run) {
      if (route.tool === undefined) return;
      const { $schema: _, ...input } = z.toJSONSchema(route.query ?? z.object({}), {
        io: 'input',
        unrepresentable: 'any',
      });
      const name = toolNameOf(route);
      byName.set(name, { definition: { name, description: route.tool, input }, route, run });
    },
    list: () => [...byName.values()].map(({ definition }) => definition),
    call(name, { actor, companyId }, input) {
      const known = byName.get(name);
      if (!known) return null;
      return known.run(scopes.company(actor, companyId, known.route.access), toQuery(input));
    },
  };
}

/** Models write numbers and truth values where an address has texts; what is empty was not meant. */
const toQuery = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(input))
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
