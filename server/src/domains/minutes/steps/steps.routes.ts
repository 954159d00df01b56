import * as files from '@hopgon/contract/minutes/files/routes';
import * as steps from '@hopgon/contract/minutes/steps/routes';
import type { Bind } from '../../../platform/http/call.ts';
import type { BindFile } from '../../../platform/http/file-binder.ts';
import { loadOnDemand } from '../../../platform/http/load-on-demand.ts';
import { createConcurrencyLimit } from '../../../platform/limits/create-concurrency-limit.ts';
import type { World } from '../../../platform/world.ts';

const openMinutesScan = loadOnDemand(
  async () => (await import('../files/open-minutes-scan.ts')).openMinutesScan,
);
const renderMinutesFile = loadOnDemand(
  async () => (await import('../files/render-minutes-file.ts')).renderMinutesFile,
);
const adoptMinutes = loadOnDemand(async () => (await import('./adopt-minutes.ts')).adoptMinutes);
const approveMinutes = loadOnDemand(async () => (await import('./approve-minutes.ts')).approveMinutes);
const cancelMinutes = loadOnDemand(async () => (await import('./cancel-minutes.ts')).cancelMinutes);
const correctMinutes = loadOnDemand(async () => (await import('./correct-minutes.ts')).correctMinutes);
const reopenMinutes = loadOnDemand(async () => (await import('./reopen-minutes.ts')).reopenMinutes);
const requestMinutesReview = loadOnDemand(
  async () => (await import('./request-minutes-review.ts')).requestMinutesReview,
);
const signMinutes = loadOnDemand(async () => (await import('./sign-minutes.ts')).signMinutes);

export function minutesStepRoutes(bind: Bind, bindFile: BindFile, world: World): void {
  // An adoption waits for the number of the one before it and renders a file: it must not hold every connection.
  const adopting = createConcurrencyLimit(2, 200);
  bind(steps.requestMinutesReview, ({ scope, params, body }) =>
    requestMinutesReview(world, scope, { ...params, ...body }),
  );
  bind(steps.reopenMinutes, ({ scope, params, body }) => reopenMinutes(world, scope, { ...params, ...body }));
  bind(steps.approveMinutes, ({ scope, params, body }) =>
    approveMinutes(world, scope, { ...params, ...body }),
  );
  bind(steps.adoptMinutes, ({ scope, params, body }) =>
    adopting(() => adoptMinutes(world, scope, { ...params, ...body })),
  );
  bind(steps.signMinutes, ({ scope, params, parts }) => signMinutes(world, scope, params, parts()));
  bind(steps.cancelMinutes, ({ scope, params, query }) =>
    cancelMinutes(world, scope, { ...params, ...query }),
  );
  bind(steps.correctMinutes, ({ scope, params }) => correctMinutes(world, scope, params.meetingId));
  bindFile(files.renderMinutesFile, ({ scope, params, query }) =>
    renderMinutesFile(world, scope, { ...params, ...query }),
  );
  bindFile(files.openMinutesScan, ({ scope, params, query }) =>
    openMinutesScan(world, scope, { ...params, ...query }),
  );
}
