import './calendar.tables.ts';
import * as contract from '@hopgon/contract/calendar/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { BindFile } from '../../platform/http/file-binder.ts';
import { createConcurrencyLimit } from '../../platform/limits/create-concurrency-limit.ts';
import type { World } from '../../platform/world.ts';
import { importsOfProcess } from './calendar.limits.ts';
import { createFeed } from './create-feed.ts';
import { dropFeed } from './drop-feed.ts';
import { importCalendar } from './import-calendar.ts';
import { previewImport } from './preview-import.ts';
import { readFeed } from './read-feed.ts';
import { serveFeed } from './serve-feed.ts';
import { undoImport } from './undo-import.ts';
import { writeLetter } from './write-letter.ts';

export function calendarRoutes(bind: Bind, bindFile: BindFile, world: World): void {
  const takeInTurn = createConcurrencyLimit(importsOfProcess.atOnce, importsOfProcess.waiting);
  bind(contract.readCalendarFeed, ({ scope }) => readFeed(scope));
  bind(contract.createCalendarFeed, ({ scope }) => createFeed(world, scope));
  bind(contract.dropCalendarFeed, ({ scope }) => dropFeed(world, scope));
  bindFile(contract.serveCalendarFeed, ({ origin, params }) => serveFeed(world, origin, params.file));
  bindFile(contract.writeInvitationLetter, ({ scope, params, query }) =>
    writeLetter(world, scope, params.meetingId, query),
  );
  bind(contract.previewImport, ({ scope, parts }) => previewImport({ ...world, takeInTurn }, scope, parts));
  bind(contract.undoImport, ({ scope, params }) => undoImport(world, scope, params.importId));
  bind(contract.importCalendar, ({ scope, parts, query }) =>
    importCalendar({ ...world, takeInTurn }, scope, parts, query.except),
  );
}
