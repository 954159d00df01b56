import { events, health, ping } from '@hopgon/contract/system/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindStream } from '../../platform/http/stream-binder.ts';
import type { World } from '../../platform/world.ts';
import { openWakeUpStream } from './open-wake-up-stream.ts';
import { type Readiness, readHealth } from './read-health.ts';

export function systemRoutes(bind: Bind, bindStream: BindStream, world: World, readiness: Readiness): void {
  bind(ping, async () => ({ alive: true as const }));
  bind(health, () => readHealth(world, readiness));
  bindStream(events, (actor, open, lastEventId) => openWakeUpStream(world, actor, open, lastEventId));
}
