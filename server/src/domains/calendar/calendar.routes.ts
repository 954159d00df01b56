import './calendar.tables.ts';
import * as contract from '@hopgon/contract/calendar/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindFile } from '../../platform/http/file-binder.ts';
import type { World } from '../../platform/world.ts';
import { createFeed } from './create-feed.ts';
import { readFeed } from './read-feed.ts';
import { renderFeed } from './render-feed.ts';
import { renderLetter } from './render-letter.ts';
import { revokeFeed } from './revoke-feed.ts';

export function calendarRoutes(bind: Bind, bindFile: BindFile, world: World): void {
  bind(contract.readCalendarFeed, ({ scope }) => readFeed(scope));
  bind(contract.createCalendarFeed, ({ scope }) => createFeed(world, scope));
  bind(contract.revokeCalendarFeed, ({ scope }) => revokeFeed(world, scope));
  bindFile(contract.renderCalendarFeed, ({ origin, params }) => renderFeed(world, origin, params.file));
  bindFile(contract.renderInvitationLetter, ({ scope, params, query }) =>
    renderLetter(world, scope, params.meetingId, query),
  );
}
