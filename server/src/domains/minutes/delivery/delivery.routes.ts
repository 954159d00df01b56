import * as delivery from '@hopgon/contract/minutes/delivery/routes';
import type { Bind } from '../../../platform/http/call.ts';
import { loadOnDemand } from '../../../platform/http/load-on-demand.ts';
import type { World } from '../../../platform/world.ts';

const listMinutesReaders = loadOnDemand(
  async () => (await import('./list-minutes-readers.ts')).listMinutesReaders,
);
const readAdoptedMinutes = loadOnDemand(
  async () => (await import('./read-adopted-minutes.ts')).readAdoptedMinutes,
);
const sendMinutes = loadOnDemand(async () => (await import('./send-minutes.ts')).sendMinutes);

export function minutesDeliveryRoutes(bind: Bind, world: World): void {
  bind(delivery.sendMinutes, ({ scope, params, query, body }) =>
    sendMinutes(world, scope, { ...params, ...query, ...body }),
  );
  bind(delivery.readAdoptedMinutes, ({ scope, params, query }) =>
    readAdoptedMinutes(world, scope, { ...params, ...query }),
  );
  bind(delivery.listMinutesReaders, ({ scope, params, query }) =>
    listMinutesReaders(scope, { ...params, ...query }),
  );
}
