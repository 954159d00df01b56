import * as contract from '@hopgon/contract/notifications/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const listNotifications = loadOnDemand(
  async () => (await import('./list-notifications.ts')).listNotifications,
);
const readNotifications = loadOnDemand(
  async () => (await import('./read-notifications.ts')).readNotifications,
);

export function notificationRoutes(bind: Bind, world: World): void {
  bind(contract.listNotifications, ({ scope, query }) => listNotifications(scope, query));
  bind(contract.readNotifications, ({ scope, body }) => readNotifications(world, scope, body.ids));
}
