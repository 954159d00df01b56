import * as files from '@hopgon/contract/minutes/files/routes';
import * as steps from '@hopgon/contract/minutes/steps/routes';
import type { Bind } from '../../../platform/http/call.ts';
import type { BindFile } from '../../../platform/http/file-binder.ts';
import { createConcurrencyLimit } from '../../../platform/limits/create-concurrency-limit.ts';
import type { World } from '../../../platform/world.ts';
import { openMinutesScan } from '../files/open-minutes-scan.ts';
import { renderMinutesFile } from '../files/render-minutes-file.ts';
import { adoptMinutes } from './adopt-minutes.ts';
import { approveMinutes } from './approve-minutes.ts';
import { cancelMinutes } from './cancel-minutes.ts';
import { correctMinutes } from './correct-minutes.ts';
import { reopenMinutes } from './reopen-minutes.ts';
import { requestMinutesReview } from './request-minutes-review.ts';
import { signMinutes } from './sign-minutes.ts';

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
