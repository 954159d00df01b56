import { events, health, ping } from '@hopgon/contract/system/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindStream } from '../../platform/http/stream-binder.ts';
import type { World } from '../../platform/world.ts';
import { checkHealth, type Readiness } from './check-health.ts';
import { streamWakes } from './stream-wakes.ts';

export function systemRoutes(bind: Bind, bindStream: BindStream, world: World, readiness: Readiness): void {
  bind(ping, async () => ({ alive: true as const }));
  bind(health, () => checkHealth(world, readiness));
  bindStream(events, (actor, open, lastEventId) => streamWakes(world, actor, open, lastEventId));
}
