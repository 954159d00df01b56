import { calendarFileLimit } from '@hopgon/contract/calendar/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { ReadCalendar } from '../../../platform/calendar/calendar-file.ts';
import { readPart } from '../../../platform/http/read-part.ts';
import type { UploadPart } from '../../../platform/http/upload.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import { readCompany } from '../../companies/company/read-company.ts';
import { type FoundEvent, movedInstances, type Plan, planEvent } from './import.rules.ts';

const year = 366 * 24 * 60 * 60 * 1000;
const readLimit = { events: 1_000, occurrences: 366 };

/** The events of a file with what is to be made of each. */
export interface PlannedImport {
  readonly events: readonly FoundEvent[];
  readonly plans: readonly Plan[];
  /** Events at the end of the file that were not read. */
  readonly more: number;
  /** Whether the company forbids a person two meetings at once. */
  readonly forbids: boolean;
}

/** Reads an .ics file and plans its events; nothing is written. */
export async function readImportFile(
  world: Pick<World, 'calendars' | 'clock'>,
  scope: CompanyScope,
  parts: () => AsyncIterable<UploadPart>,
): Promise<PlannedImport> {
  const { companyId, timeZone } = await scope.entry();
  const { events, more } = await readFile(world, companyId, { text: await readText(parts), timeZone });
  const { settings } = await readCompany(scope);
  const usual = { timeZone, minutes: settings.defaultMeetingDuration };
  const moved = movedInstances(events);
  const plans = events.map((event) => planEvent(event, usual, moved.get(event.uid) ?? new Set()));
  return { events, plans, more, forbids: settings.forbidPersonOverlaps };
}

async function readText(parts: () => AsyncIterable<UploadPart>): Promise<string> {
  for await (const part of parts()) {
    if (part.kind === 'file') {
      return new TextDecoder().decode(await readPart(part.stream, calendarFileLimit));
    }
  }
  throw new Failure('calendar_unreadable');
}

async function readFile(
  { calendars, clock }: Pick<World, 'calendars' | 'clock'>,
  companyId: string,
  file: { readonly text: string; readonly timeZone: string },
): Promise<ReadCalendar> {
  const from = clock.now().getTime();
  const limits = { mostEvents: readLimit.events, mostOccurrences: readLimit.occurrences };
  const read = await calendars
    .read(companyId, { ...file, from, to: from + year, ...limits })
    .catch((error: unknown) => {
      throw failureOfWork(error, 'calendar_unreadable');
    });
  if (!read.isCalendar) throw new Failure('calendar_unreadable');
  if (read.events.length === 0) throw new Failure('calendar_empty');
  return read;
}
