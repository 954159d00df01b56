import * as contract from '@hopgon/contract/action-items/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { createActionItem } from './create-action-item.ts';
import { decideActionItem } from './decide-action-item.ts';
import { listActionItems } from './list-action-items.ts';
import { progressActionItem } from './progress-action-item.ts';

export function actionItemRoutes(bind: Bind, world: World): void {
  bind(contract.listActionItems, ({ scope, query }) => listActionItems(world, scope, query));
  bind(contract.createActionItem, ({ scope, body }) => createActionItem(world, scope, body));
  bind(contract.decideActionItem, ({ scope, params, body }) =>
    decideActionItem(world, scope, { ...params, ...body }),
  );
  bind(contract.progressActionItem, ({ scope, params, body }) =>
    progressActionItem(world, scope, { ...params, ...body }),
  );
}
