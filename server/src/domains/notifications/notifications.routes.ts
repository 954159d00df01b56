import * as contract from '@hopgon/contract/notifications/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { listNotifications } from './list-notifications.ts';
import { readNotifications } from './read-notifications.ts';

export function notificationRoutes(bind: Bind, world: World): void {
  bind(contract.listNotifications, ({ scope, query }) => listNotifications(scope, query));
  bind(contract.readNotifications, ({ scope, body }) => readNotifications(world, scope, body.ids));
}
