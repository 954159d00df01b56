import * as register from '@hopgon/contract/minutes/register/routes';
import * as remarks from '@hopgon/contract/minutes/remarks/routes';
import type { Bind } from '../../../platform/http/call.ts';
import type { World } from '../../../platform/world.ts';
import { listMinutesNumbers } from '../register/list-minutes-numbers.ts';
import { readMinutesSettings } from '../register/read-minutes-settings.ts';
import { updateMinutesSettings } from '../register/update-minutes-settings.ts';
import { createMinutesComment } from './create-minutes-comment.ts';
import { listMinutesChanges } from './list-minutes-changes.ts';
import { listMinutesComments } from './list-minutes-comments.ts';
import { listMinutesVersions } from './list-minutes-versions.ts';
import { readMinutesVersion } from './read-minutes-version.ts';
import { resolveMinutesComment } from './resolve-minutes-comment.ts';

/** Comments, versions and history of minutes, and the register and settings of a company. */
export function minutesRemarkRoutes(bind: Bind, world: World): void {
  bind(remarks.listMinutesComments, ({ scope, params }) => listMinutesComments(scope, params.meetingId));
  bind(remarks.createMinutesComment, ({ scope, params, body }) =>
    createMinutesComment(world, scope, { ...params, ...body }),
  );
  bind(remarks.resolveMinutesComment, ({ scope, params, body }) =>
    resolveMinutesComment(world, scope, { ...params, ...body }),
  );
  bind(remarks.listMinutesVersions, ({ scope, params }) => listMinutesVersions(scope, params.meetingId));
  bind(remarks.readMinutesVersion, ({ scope, params }) => readMinutesVersion(scope, params));
  bind(remarks.listMinutesChanges, ({ scope, params, query }) =>
    listMinutesChanges(scope, { ...params, ...query }),
  );
  bind(register.readMinutesSettings, ({ scope }) => readMinutesSettings(scope));
  bind(register.updateMinutesSettings, ({ scope, body }) => updateMinutesSettings(scope, body));
  bind(register.listMinutesNumbers, ({ scope, query }) => listMinutesNumbers(scope, query));
}
