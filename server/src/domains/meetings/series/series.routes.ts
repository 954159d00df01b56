import { undoOwnMeeting as undoRoute } from '@hopgon/contract/meetings/lifecycle/routes';
import * as contract from '@hopgon/contract/series/routes';
import type { Bind } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import { cancelSeries } from './cancel-series.ts';
import { createSeries } from './create-series.ts';
import { respondToSeries } from './invitations/respond-to-series.ts';
import { previewSeries } from './preview-series.ts';
import { readSeries } from './read-series.ts';
import { undoOwnMeeting } from './undo-own-meeting.ts';
import { updateSeries } from './update-series.ts';

export function seriesRoutes(bind: Bind, world: World): void {
  bind(contract.previewSeries, ({ scope, body }) => previewSeries(world, scope, body));
  bind(contract.createSeries, ({ scope, body }) => createSeries(world, scope, body));
  bind(contract.readSeries, ({ scope, params }) => readSeries(world, scope, params.meetingId));
  bind(contract.updateSeries, ({ scope, params, body }) =>
    updateSeries(world, scope, params.meetingId, body),
  );
  bind(contract.cancelSeries, ({ scope, params, query }) =>
    cancelSeries(world, scope, params.meetingId, query),
  );
  bind(contract.respondToSeries, ({ scope, params, body }) =>
    respondToSeries(world, scope, params.meetingId, body),
  );
  bind(undoRoute, ({ scope, params }) => undoOwnMeeting(world, scope, params.meetingId));
}
