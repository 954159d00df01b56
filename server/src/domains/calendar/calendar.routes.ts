import './calendar.tables.ts';
import * as contract from '@hopgon/contract/calendar/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindFile } from '../../platform/http/file-binder.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const createFeed = loadOnDemand(async () => (await import('./create-feed.ts')).createFeed);
const readFeed = loadOnDemand(async () => (await import('./read-feed.ts')).readFeed);
const renderFeed = loadOnDemand(async () => (await import('./render-feed.ts')).renderFeed);
const renderLetter = loadOnDemand(async () => (await import('./render-letter.ts')).renderLetter);
const revokeFeed = loadOnDemand(async () => (await import('./revoke-feed.ts')).revokeFeed);

export function calendarRoutes(bind: Bind, bindFile: BindFile, world: World): void {
  bind(contract.readCalendarFeed, ({ scope }) => readFeed(scope));
  bind(contract.createCalendarFeed, ({ scope }) => createFeed(world, scope));
  bind(contract.revokeCalendarFeed, ({ scope }) => revokeFeed(world, scope));
  bindFile(contract.renderCalendarFeed, ({ origin, params }) => renderFeed(world, origin, params.file));
  bindFile(contract.renderInvitationLetter, ({ scope, params, query }) =>
    renderLetter(world, scope, params.meetingId, query),
  );
}
