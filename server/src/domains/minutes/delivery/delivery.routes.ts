import * as delivery from '@hopgon/contract/minutes/delivery/routes';
import type { Bind } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import { listMinutesReaders } from './list-minutes-readers.ts';
import { readAdoptedMinutes } from './read-adopted-minutes.ts';
import { sendMinutes } from './send-minutes.ts';

export function minutesDeliveryRoutes(bind: Bind, world: World): void {
  bind(delivery.sendMinutes, ({ scope, params, body }) => sendMinutes(world, scope, { ...params, ...body }));
  bind(delivery.readAdoptedMinutes, ({ scope, params }) =>
    readAdoptedMinutes(world, scope, params.meetingId),
  );
  bind(delivery.listMinutesReaders, ({ scope, params }) => listMinutesReaders(scope, params.meetingId));
}
