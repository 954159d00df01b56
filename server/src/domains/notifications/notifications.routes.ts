import * as contract from '@hopgon/contract/notifications/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { readNotificationSettings } from '../users/read-notification-settings.ts';
import { listNotifications } from './list-notifications.ts';
import { deletePushSubscription } from './push/delete-push-subscription.ts';
import { readPushState } from './push/read-push-state.ts';
import { savePushSubscription } from './push/save-push-subscription.ts';
import { sendTestPush } from './push/send-test-push.ts';
import { readNotifications } from './read-notifications.ts';
import { readLinkedMails } from './unsubscribe/read-linked-mails.ts';
import { updateLinkedMails } from './unsubscribe/update-linked-mails.ts';
import { updateSettings } from './update-settings.ts';

export function notificationRoutes(bind: Bind, world: World): void {
  bind(contract.listNotifications, ({ scope, query }) => listNotifications(scope, query));
  bind(contract.readNotifications, ({ scope, body }) => readNotifications(world, scope, body.ids));
  bind(contract.readNotificationSettings, ({ scope }) => readNotificationSettings(scope));
  bind(contract.updateNotificationSettings, ({ scope, body }) => updateSettings(world, scope, body));
  bind(contract.readPushState, ({ scope }) => readPushState(world, scope));
  bind(contract.savePushSubscription, ({ scope, body }) => savePushSubscription(world, scope, body));
  bind(contract.deletePushSubscription, ({ scope }) => deletePushSubscription(world, scope));
  bind(contract.sendTestPush, ({ scope }) => sendTestPush(world, scope));
  bind(contract.readLinkedMails, ({ origin, body }) => readLinkedMails(world, origin, body.token));
  bind(contract.updateLinkedMails, ({ origin, body }) => updateLinkedMails(world, origin, body));
  bind(contract.unsubscribe, ({ origin, params }) =>
    updateLinkedMails(world, origin, { token: params.token, on: false }),
  );
}
