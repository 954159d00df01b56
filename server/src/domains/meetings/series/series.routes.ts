import { undoOwnMeeting as undoRoute } from '@hopgon/contract/meetings/lifecycle/routes';
import * as contract from '@hopgon/contract/series/routes';
import type { Bind } from '../../../platform/http/call.ts';
import { loadOnDemand } from '../../../platform/http/load-on-demand.ts';
import type { World } from '../../../platform/world.ts';

const cancelSeries = loadOnDemand(async () => (await import('./cancel-series.ts')).cancelSeries);
const createSeries = loadOnDemand(async () => (await import('./create-series.ts')).createSeries);
const respondToSeries = loadOnDemand(
  async () => (await import('./invitations/respond-to-series.ts')).respondToSeries,
);
const previewSeries = loadOnDemand(async () => (await import('./preview-series.ts')).previewSeries);
const readSeries = loadOnDemand(async () => (await import('./read-series.ts')).readSeries);
const undoOwnMeeting = loadOnDemand(async () => (await import('./undo-own-meeting.ts')).undoOwnMeeting);
const updateSeries = loadOnDemand(async () => (await import('./update-series.ts')).updateSeries);

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
