import * as decisions from '@hopgon/contract/minutes/decisions/routes';
import { importVotes as importVotesRoute } from '@hopgon/contract/minutes/legal/routes';
import * as lines from '@hopgon/contract/minutes/lines/routes';
import * as document from '@hopgon/contract/minutes/routes';
import * as waiting from '@hopgon/contract/minutes/waiting/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { listAdoptedDecisions } from './decisions/list-adopted-decisions.ts';
import { createMinutesPerson } from './document/create-minutes-person.ts';
import { draftMinutes } from './document/draft-minutes.ts';
import { readMinutes } from './document/read-minutes.ts';
import { removeMinutesPerson } from './document/remove-minutes-person.ts';
import { saveMinutesSections } from './document/save-minutes-sections.ts';
import { updateMinutes } from './document/update-minutes.ts';
import { updateMinutesPeople } from './document/update-minutes-people.ts';
import { importVotes } from './legal/import-votes.ts';
import { acceptMinutesLines } from './lines/accept-minutes-lines.ts';
import { createMinutesLine } from './lines/create-minutes-line.ts';
import { deleteMinutesLine } from './lines/delete-minutes-line.ts';
import { moveMinutesLine } from './lines/move-minutes-line.ts';
import { refreshMinutesLine } from './lines/refresh-minutes-line.ts';
import { restoreMinutesLine } from './lines/restore-minutes-line.ts';
import { updateMinutesLine } from './lines/update-minutes-line.ts';
import { importMinutesSuggestions } from './suggestions/import-minutes-suggestions.ts';
import { listMinutesSuggestions } from './suggestions/list-minutes-suggestions.ts';
import { rejectMinutesSuggestions } from './suggestions/reject-minutes-suggestions.ts';
import { restoreMinutesSuggestions } from './suggestions/restore-minutes-suggestions.ts';
import { listWaitingMinutes } from './waiting/list-waiting-minutes.ts';

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
