import type { RouteShape, RouteTool } from '@hopgon/contract/route';
import { z } from 'zod';
import type { ToolDefinition } from '../models/model-call.rules.ts';
import type { Scopes } from '../tenancy/scopes.ts';
import type { RunTool, ToolReach, Tools } from './tools.ts';

interface KnownTool {
  readonly definition: ToolDefinition;
  readonly route: RouteShape;
  readonly tool: RouteTool;
  readonly run: RunTool;
}

/** `/api/v1/action-items` becomes `action_items`: providers allow few characters in a name. */
const toolNameOf = ({ path }: RouteShape, { suffix }: RouteTool): string =>
  (suffix === undefined ? path : `${path}/${suffix}`)
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
      for (const tool of route.tools ?? []) {
        const { fixed = {} } = tool;
        const chosen = Object.entries(route.query?.shape ?? {}).filter(([name]) => !(name in fixed));
        const { $schema: _, ...input } = z.toJSONSchema(z.object(Object.fromEntries(chosen)), {
          io: 'input',
          unrepresentable: 'any',
        });
        const name = toolNameOf(route, tool);
        byName.set(name, { definition: { name, description: tool.description, input }, route, tool, run });
      }
    },
    list: (may) =>
      [...byName.values()].filter(({ tool }) => isOffered(tool, may)).map(({ definition }) => definition),
    call(name, { actor, companyId, ...may }, input) {
      const known = byName.get(name);
      if (!known || !isOffered(known.tool, may)) return null;
      const query = { ...toQuery(input), ...known.tool.fixed };
      return known.run(scopes.company(actor, companyId, known.route.access), query);
    },
  };
}

const isOffered = (tool: RouteTool, { readsTranscripts }: ToolReach): boolean =>
  readsTranscripts || tool.readsTranscripts !== true;

/** Models write numbers and truth values where an address has texts; what is empty was not meant. */
const toQuery = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(input))
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
