import * as contract from '@hopgon/contract/notifications/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const readNotificationSettings = loadOnDemand(
  async () => (await import('../users/read-notification-settings.ts')).readNotificationSettings,
);
const listNotifications = loadOnDemand(
  async () => (await import('./list-notifications.ts')).listNotifications,
);
const deletePushSubscription = loadOnDemand(
  async () => (await import('./push/delete-push-subscription.ts')).deletePushSubscription,
);
const readPushState = loadOnDemand(async () => (await import('./push/read-push-state.ts')).readPushState);
const savePushSubscription = loadOnDemand(
  async () => (await import('./push/save-push-subscription.ts')).savePushSubscription,
);
const sendTestPush = loadOnDemand(async () => (await import('./push/send-test-push.ts')).sendTestPush);
const readNotifications = loadOnDemand(
  async () => (await import('./read-notifications.ts')).readNotifications,
);
const readLinkedMails = loadOnDemand(
  async () => (await import('./unsubscribe/read-linked-mails.ts')).readLinkedMails,
);
const updateLinkedMails = loadOnDemand(
  async () => (await import('./unsubscribe/update-linked-mails.ts')).updateLinkedMails,
);
const updateSettings = loadOnDemand(async () => (await import('./update-settings.ts')).updateSettings);

export function notificationRoutes(bind: Bind, world: World): void {
  bind(contract.listNotifications, ({ scope, query }) => listNotifications(scope, query));
  bind(contract.readNotifications, ({ scope, body }) => readNotifications(world, scope, body));
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
