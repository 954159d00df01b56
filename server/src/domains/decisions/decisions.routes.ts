import * as contract from '@hopgon/contract/decisions/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const listDecisions = loadOnDemand(async () => (await import('./list-decisions.ts')).listDecisions);
const listContradictions = loadOnDemand(
  async () => (await import('./list-contradictions.ts')).listContradictions,
);
const listStalePromises = loadOnDemand(
  async () => (await import('./list-stale-promises.ts')).listStalePromises,
);
const resolveStalePromise = loadOnDemand(
  async () => (await import('./resolve-stale-promise.ts')).resolveStalePromise,
);
const resolveContradiction = loadOnDemand(
  async () => (await import('./resolve-contradiction.ts')).resolveContradiction,
);

export function decisionRoutes(bind: Bind, world: World): void {
  bind(contract.listDecisions, ({ scope, query }) => listDecisions(world, scope, query));
  bind(contract.listContradictions, ({ scope }) => listContradictions(world, scope));
  bind(contract.listStalePromises, ({ scope }) => listStalePromises(world, scope));
  bind(contract.resolveStalePromise, ({ scope, params, body }) =>
    resolveStalePromise(world, scope, params.meetingId, body),
  );
  bind(contract.resolveContradiction, ({ scope, params, body }) =>
    resolveContradiction(world, scope, params.meetingId, body),
  );
}
