import * as register from '@hopgon/contract/minutes/register/routes';
import * as remarks from '@hopgon/contract/minutes/remarks/routes';
import type { Bind } from '../../../platform/http/call.ts';
import { loadOnDemand } from '../../../platform/http/load-on-demand.ts';
import type { World } from '../../../platform/world.ts';

const listMinutesNumbers = loadOnDemand(
  async () => (await import('../register/list-minutes-numbers.ts')).listMinutesNumbers,
);
const readMinutesSettings = loadOnDemand(
  async () => (await import('../register/read-minutes-settings.ts')).readMinutesSettings,
);
const updateMinutesSettings = loadOnDemand(
  async () => (await import('../register/update-minutes-settings.ts')).updateMinutesSettings,
);
const createMinutesComment = loadOnDemand(
  async () => (await import('./create-minutes-comment.ts')).createMinutesComment,
);
const listMinutesChanges = loadOnDemand(
  async () => (await import('./list-minutes-changes.ts')).listMinutesChanges,
);
const listMinutesComments = loadOnDemand(
  async () => (await import('./list-minutes-comments.ts')).listMinutesComments,
);
const listMinutesVersions = loadOnDemand(
  async () => (await import('./list-minutes-versions.ts')).listMinutesVersions,
);
const readMinutesVersion = loadOnDemand(
  async () => (await import('./read-minutes-version.ts')).readMinutesVersion,
);
const resolveMinutesComment = loadOnDemand(
  async () => (await import('./resolve-minutes-comment.ts')).resolveMinutesComment,
);

/** Comments, versions and history of minutes, and the register and settings of a company. */
export function minutesRemarkRoutes(bind: Bind, world: World): void {
  bind(remarks.listMinutesComments, ({ scope, params, query }) =>
    listMinutesComments(scope, { ...params, ...query }),
  );
  bind(remarks.createMinutesComment, ({ scope, params, query, body }) =>
    createMinutesComment(world, scope, { ...params, ...query, ...body }),
  );
  bind(remarks.resolveMinutesComment, ({ scope, params, body }) =>
    resolveMinutesComment(world, scope, { ...params, ...body }),
  );
  bind(remarks.listMinutesVersions, ({ scope, params, query }) =>
    listMinutesVersions(scope, { ...params, ...query }),
  );
  bind(remarks.readMinutesVersion, ({ scope, params, query }) =>
    readMinutesVersion(scope, { ...params, ...query }),
  );
  bind(remarks.listMinutesChanges, ({ scope, params, query }) =>
    listMinutesChanges(scope, { ...params, ...query }),
  );
  bind(register.readMinutesSettings, ({ scope }) => readMinutesSettings(world, scope));
  bind(register.updateMinutesSettings, ({ scope, body }) => updateMinutesSettings(world, scope, body));
  bind(register.listMinutesNumbers, ({ scope, query }) => listMinutesNumbers(scope, query));
}
