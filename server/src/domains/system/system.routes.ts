import { events, health, ping } from '@hopgon/contract/system/routes';
import { readSystemStatus as readSystemStatusRoute } from '@hopgon/contract/system/status/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { BindStream } from '../../platform/http/stream-binder.ts';
import type { World } from '../../platform/world.ts';
import { openWakeUpStream } from './open-wake-up-stream.ts';
import { type Readiness, readHealth } from './read-health.ts';

const readSystemStatus = loadOnDemand(async () => (await import('./read-system-status.ts')).readSystemStatus);

export function systemRoutes(bind: Bind, bindStream: BindStream, world: World, readiness: Readiness): void {
  bind(ping, async () => ({ alive: true as const }));
  bind(health, () => readHealth(world, readiness));
  bind(readSystemStatusRoute, ({ scope }) => readSystemStatus(world, scope));
  bindStream(events, (actor, open, lastEventId) => openWakeUpStream(world, actor, open, lastEventId));
}
