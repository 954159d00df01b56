import * as contract from '@hopgon/contract/account/routes';
import { readMe as readMeRoute } from '@hopgon/contract/users/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindFile } from '../../platform/http/file-binder.ts';
import type { World } from '../../platform/world.ts';
import type { Auth } from '../auth/create-auth.ts';
import { listPhotos } from '../users/list-photos.ts';
import { updateNotificationChoices } from '../users/update-notification-choices.ts';
import { deleteAccount } from './delete-account.ts';
import { readAvatar } from './read-avatar.ts';
import { readMe } from './read-me.ts';
import { removeAvatar } from './remove-avatar.ts';
import { updateProfile } from './update-profile.ts';
import { uploadAvatar } from './upload-avatar.ts';

export function accountRoutes(bind: Bind, bindFile: BindFile, world: World, auth: Auth): void {
  bind(readMeRoute, ({ scope, company }) => readMe(scope, company));
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
