import * as comments from '@hopgon/contract/action-items/comments/routes';
import * as followUps from '@hopgon/contract/action-items/follow-ups/routes';
import * as contract from '@hopgon/contract/action-items/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindFile } from '../../platform/http/file-binder.ts';
import type { World } from '../../platform/world.ts';
import { applyDecision } from './apply-decision.ts';
import { undoItemsUpdate } from './bulk/undo-items-update.ts';
import { updateItems } from './bulk/update-items.ts';
import { listCarriedItems } from './carried/list-carried-items.ts';
import { createItemComment } from './comments/create-item-comment.ts';
import { deleteItemComment } from './comments/delete-item-comment.ts';
import { listItemComments } from './comments/list-item-comments.ts';
import { createActionItem } from './create-action-item.ts';
import { deleteActionItem } from './delete-action-item.ts';
import { requestExtension } from './extensions/request-extension.ts';
import { respondToExtension } from './extensions/respond-to-extension.ts';
import { listFollowUps } from './follow-ups/list-follow-ups.ts';
import { renderFollowUpsFile } from './follow-ups/render-follow-ups-file.ts';
import { sendItemReminders } from './follow-ups/send-item-reminders.ts';
import { listItemChanges } from './history/list-item-changes.ts';
import { readItemByLink } from './links/read-item-by-link.ts';
import { respondToItemByLink } from './links/respond-to-item-by-link.ts';
import { listActionItems } from './list-action-items.ts';
import { restoreActionItem } from './restore-action-item.ts';
import { updateActionItem } from './update-action-item.ts';
import { updateItemState } from './update-item-state.ts';

export function actionItemRoutes(bind: Bind, bindFile: BindFile, world: World): void {
  bind(contract.listActionItems, ({ scope, query }) => listActionItems(world, scope, query));
  bind(contract.createActionItem, ({ scope, body }) => createActionItem(world, scope, body));
  bind(contract.respondToActionItem, ({ scope, params, body }) =>
    applyDecision(world, scope, { ...params, ...body }),
  );
  bind(contract.updateActionItem, ({ scope, params, body }) =>
    updateActionItem(world, scope, { ...params, ...body }),
  );
  bind(contract.deleteActionItem, ({ scope, params, query }) =>
    deleteActionItem(world, scope, { ...params, ...query }),
  );
  bind(contract.restoreActionItem, ({ scope, params }) => restoreActionItem(world, scope, params.itemId));
  bind(contract.updateItemState, ({ scope, params, body }) =>
    updateItemState(world, scope, { ...params, ...body }),
  );
  bind(contract.requestExtension, ({ scope, params, body }) =>
    requestExtension(world, scope, { ...params, ...body }),
  );
  bind(contract.respondToExtension, ({ scope, params, body }) =>
    respondToExtension(world, scope, { ...params, ...body }),
  );
  bind(contract.listItemChanges, ({ scope, params }) => listItemChanges(scope, params.itemId));
  bind(comments.listItemComments, ({ scope, params }) => listItemComments(scope, params.itemId));
  bind(comments.createItemComment, ({ scope, params, body }) =>
    createItemComment(world, scope, { ...params, ...body }),
  );
  bind(comments.deleteItemComment, ({ scope, params }) => deleteItemComment(world, scope, params));
  bind(contract.readItemByLink, ({ origin, body }) => readItemByLink(world, origin, body.token));
  bind(contract.respondToItemByLink, ({ origin, body }) => respondToItemByLink(world, origin, body));
  bind(followUps.listFollowUps, ({ scope, query }) => listFollowUps(world, scope, query));
  bind(followUps.listCarriedItems, ({ scope, params }) => listCarriedItems(world, scope, params.meetingId));
  bind(followUps.remindAssignees, ({ scope, body }) => sendItemReminders(world, scope, body));
  bind(followUps.updateItems, ({ scope, body }) => updateItems(world, scope, body));
  bind(followUps.undoItemsUpdate, ({ scope, body }) => undoItemsUpdate(world, scope, body.editId));
  bindFile(followUps.printFollowUps, ({ scope, query }) => renderFollowUpsFile(world, scope, query));
}
