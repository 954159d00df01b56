import * as contract from '@hopgon/contract/account/routes';
import { readMe as readMeRoute } from '@hopgon/contract/users/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindFile } from '../../platform/http/file-binder.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';
import type { Auth } from '../auth/create-auth.ts';

const listPhotos = loadOnDemand(async () => (await import('../users/list-photos.ts')).listPhotos);
const updateNotificationChoices = loadOnDemand(
  async () => (await import('../users/update-notification-choices.ts')).updateNotificationChoices,
);
const deleteAccount = loadOnDemand(async () => (await import('./delete-account.ts')).deleteAccount);
const readAvatar = loadOnDemand(async () => (await import('./read-avatar.ts')).readAvatar);
const readMe = loadOnDemand(async () => (await import('./read-me.ts')).readMe);
const removeAvatar = loadOnDemand(async () => (await import('./remove-avatar.ts')).removeAvatar);
const updateProfile = loadOnDemand(async () => (await import('./update-profile.ts')).updateProfile);
const uploadAvatar = loadOnDemand(async () => (await import('./upload-avatar.ts')).uploadAvatar);

export function accountRoutes(bind: Bind, bindFile: BindFile, world: World, auth: Auth): void {
  bind(readMeRoute, ({ scope, company }) => readMe(world, scope, company));
  bind(contract.updateMe, ({ scope, body }) => updateProfile(world, scope, body));
  bind(contract.updateNotificationChoices, ({ scope, body }) =>
    updateNotificationChoices(world, scope, body),
  );
  bind(contract.uploadAvatar, ({ scope, parts }) => uploadAvatar(world, scope, parts()));
  bind(contract.removeAvatar, ({ scope }) => removeAvatar(world, scope));
  bind(contract.listPhotos, ({ scope, query }) => listPhotos(scope, query.ids));
  bindFile(contract.readAvatar, ({ params }) => readAvatar(world, params.avatarId));
  bind(contract.deleteAccount, ({ scope, origin, body }) =>
    deleteAccount(world, auth, scope, origin, body.password),
  );
}
