import * as comments from '@hopgon/contract/action-items/comments/routes';
import * as followUps from '@hopgon/contract/action-items/follow-ups/routes';
import * as contract from '@hopgon/contract/action-items/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindFile } from '../../platform/http/file-binder.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const applyDecision = loadOnDemand(async () => (await import('./apply-decision.ts')).applyDecision);
const undoItemsUpdate = loadOnDemand(
  async () => (await import('./bulk/undo-items-update.ts')).undoItemsUpdate,
);
const updateItems = loadOnDemand(async () => (await import('./bulk/update-items.ts')).updateItems);
const listCarriedItems = loadOnDemand(
  async () => (await import('./carried/list-carried-items.ts')).listCarriedItems,
);
const createItemComment = loadOnDemand(
  async () => (await import('./comments/create-item-comment.ts')).createItemComment,
);
const deleteItemComment = loadOnDemand(
  async () => (await import('./comments/delete-item-comment.ts')).deleteItemComment,
);
const listItemComments = loadOnDemand(
  async () => (await import('./comments/list-item-comments.ts')).listItemComments,
);
const listItemViewers = loadOnDemand(
  async () => (await import('./comments/list-item-viewers.ts')).listItemViewers,
);
const createActionItem = loadOnDemand(async () => (await import('./create-action-item.ts')).createActionItem);
const deleteActionItem = loadOnDemand(async () => (await import('./delete-action-item.ts')).deleteActionItem);
const requestExtension = loadOnDemand(
  async () => (await import('./extensions/request-extension.ts')).requestExtension,
);
const respondToExtension = loadOnDemand(
  async () => (await import('./extensions/respond-to-extension.ts')).respondToExtension,
);
const listFollowUps = loadOnDemand(
  async () => (await import('./follow-ups/list-follow-ups.ts')).listFollowUps,
);
const renderFollowUpsFile = loadOnDemand(
  async () => (await import('./follow-ups/render-follow-ups-file.ts')).renderFollowUpsFile,
);
const sendItemReminders = loadOnDemand(
  async () => (await import('./follow-ups/send-item-reminders.ts')).sendItemReminders,
);
const listItemChanges = loadOnDemand(
  async () => (await import('./history/list-item-changes.ts')).listItemChanges,
);
const readItemByLink = loadOnDemand(
  async () => (await import('./links/read-item-by-link.ts')).readItemByLink,
);
const respondToItemByLink = loadOnDemand(
  async () => (await import('./links/respond-to-item-by-link.ts')).respondToItemByLink,
);
const listActionItems = loadOnDemand(async () => (await import('./list-action-items.ts')).listActionItems);
const restoreActionItem = loadOnDemand(
  async () => (await import('./restore-action-item.ts')).restoreActionItem,
);
const updateActionItem = loadOnDemand(async () => (await import('./update-action-item.ts')).updateActionItem);
const updateItemState = loadOnDemand(async () => (await import('./update-item-state.ts')).updateItemState);

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
  bind(comments.listItemViewers, ({ scope, params, query }) =>
    listItemViewers(scope, { ...params, ...query }),
  );
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
