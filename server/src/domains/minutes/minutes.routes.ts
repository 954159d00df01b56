import * as decisions from '@hopgon/contract/minutes/decisions/routes';
import { importVotes as importVotesRoute } from '@hopgon/contract/minutes/legal/routes';
import * as lines from '@hopgon/contract/minutes/lines/routes';
import * as document from '@hopgon/contract/minutes/routes';
import * as waiting from '@hopgon/contract/minutes/waiting/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const listAdoptedDecisions = loadOnDemand(
  async () => (await import('./decisions/list-adopted-decisions.ts')).listAdoptedDecisions,
);
const createMinutesPerson = loadOnDemand(
  async () => (await import('./document/create-minutes-person.ts')).createMinutesPerson,
);
const draftMinutes = loadOnDemand(async () => (await import('./document/draft-minutes.ts')).draftMinutes);
const readMinutes = loadOnDemand(async () => (await import('./document/read-minutes.ts')).readMinutes);
const removeMinutesPerson = loadOnDemand(
  async () => (await import('./document/remove-minutes-person.ts')).removeMinutesPerson,
);
const saveMinutesSections = loadOnDemand(
  async () => (await import('./document/save-minutes-sections.ts')).saveMinutesSections,
);
const updateMinutes = loadOnDemand(async () => (await import('./document/update-minutes.ts')).updateMinutes);
const updateMinutesPeople = loadOnDemand(
  async () => (await import('./document/update-minutes-people.ts')).updateMinutesPeople,
);
const importVotes = loadOnDemand(async () => (await import('./legal/import-votes.ts')).importVotes);
const acceptMinutesLines = loadOnDemand(
  async () => (await import('./lines/accept-minutes-lines.ts')).acceptMinutesLines,
);
const createMinutesLine = loadOnDemand(
  async () => (await import('./lines/create-minutes-line.ts')).createMinutesLine,
);
const deleteMinutesLine = loadOnDemand(
  async () => (await import('./lines/delete-minutes-line.ts')).deleteMinutesLine,
);
const moveMinutesLine = loadOnDemand(
  async () => (await import('./lines/move-minutes-line.ts')).moveMinutesLine,
);
const refreshMinutesLine = loadOnDemand(
  async () => (await import('./lines/refresh-minutes-line.ts')).refreshMinutesLine,
);
const restoreMinutesLine = loadOnDemand(
  async () => (await import('./lines/restore-minutes-line.ts')).restoreMinutesLine,
);
const updateMinutesLine = loadOnDemand(
  async () => (await import('./lines/update-minutes-line.ts')).updateMinutesLine,
);
const importMinutesSuggestions = loadOnDemand(
  async () => (await import('./suggestions/import-minutes-suggestions.ts')).importMinutesSuggestions,
);
const listMinutesSuggestions = loadOnDemand(
  async () => (await import('./suggestions/list-minutes-suggestions.ts')).listMinutesSuggestions,
);
const rejectMinutesSuggestions = loadOnDemand(
  async () => (await import('./suggestions/reject-minutes-suggestions.ts')).rejectMinutesSuggestions,
);
const restoreMinutesSuggestions = loadOnDemand(
  async () => (await import('./suggestions/restore-minutes-suggestions.ts')).restoreMinutesSuggestions,
);
const listWaitingMinutes = loadOnDemand(
  async () => (await import('./waiting/list-waiting-minutes.ts')).listWaitingMinutes,
);

export function minutesRoutes(bind: Bind, world: World): void {
  bind(document.readMinutes, ({ scope, params, query }) =>
    readMinutes(world, scope, { ...params, ...query }),
  );
  bind(decisions.listAdoptedDecisions, ({ scope, query }) => listAdoptedDecisions(scope, query.search));
  bind(waiting.listWaitingMinutes, ({ scope }) => listWaitingMinutes(scope, scope.actor.userId));
  bind(document.draftMinutes, ({ scope, params, body }) =>
    draftMinutes(world, scope, { ...params, ...body }),
  );
  bind(document.updateMinutes, ({ scope, params, body }) =>
    updateMinutes(world, scope, { ...params, ...body }),
  );
  bind(document.saveMinutesSections, ({ scope, params, body }) =>
    saveMinutesSections(world, scope, { ...params, ...body }),
  );
  bind(document.updateMinutesPeople, ({ scope, params, body }) =>
    updateMinutesPeople(world, scope, { ...params, ...body }),
  );
  bind(document.createMinutesPerson, ({ scope, params, body }) =>
    createMinutesPerson(world, scope, { ...params, ...body }),
  );
  bind(document.removeMinutesPerson, ({ scope, params }) => removeMinutesPerson(world, scope, params));
  bind(lines.createMinutesLine, ({ scope, params, body }) =>
    createMinutesLine(world, scope, { ...params, ...body }),
  );
  bind(lines.updateMinutesLine, ({ scope, params, body }) =>
    updateMinutesLine(world, scope, { ...params, ...body }),
  );
  bind(lines.moveMinutesLine, ({ scope, params, body }) =>
    moveMinutesLine(world, scope, { ...params, ...body }),
  );
  bind(lines.acceptMinutesLines, ({ scope, params, body }) =>
    acceptMinutesLines(world, scope, { ...params, ...body }),
  );
  bind(lines.refreshMinutesLine, ({ scope, params, body }) =>
    refreshMinutesLine(world, scope, { ...params, ...body }),
  );
  bind(lines.deleteMinutesLine, ({ scope, params, query }) =>
    deleteMinutesLine(world, scope, { ...params, ...query }),
  );
  bind(lines.restoreMinutesLine, ({ scope, params }) => restoreMinutesLine(world, scope, params));
  bind(importVotesRoute, ({ scope, params }) => importVotes(world, scope, params.meetingId));
  bind(lines.listMinutesSuggestions, ({ scope, params }) =>
    listMinutesSuggestions(world, scope, params.meetingId),
  );
  bind(lines.importMinutesSuggestions, ({ scope, params, body }) =>
    importMinutesSuggestions(world, scope, { ...params, ...body }),
  );
  bind(lines.rejectMinutesSuggestions, ({ scope, params, body }) =>
    rejectMinutesSuggestions(world, scope, { ...params, ...body }),
  );
  bind(lines.restoreMinutesSuggestions, ({ scope, params, body }) =>
    restoreMinutesSuggestions(world, scope, { ...params, ...body }),
  );
}
