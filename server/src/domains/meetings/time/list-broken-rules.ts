import { meetingFreeInWords } from '@hopgon/contract/companies/meeting-rules';
import { isAllDay } from '@hopgon/contract/meetings/all-day';
import { hoursInWords } from '@hopgon/contract/time/format-duration';
import { instantAt, localDay } from '@hopgon/contract/time/zoned';
import { addDays, mondayOf } from '@hopgon/engine/time/days';
import { minute } from '../../../platform/clock/durations.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { readCompany } from '../../companies/company/read-company.ts';
import { listWeekHours } from './week-hours.store.ts';

interface PlannedMeeting {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Of the meeting; the company's when not given. */
  readonly timeZone?: string | undefined;
  /** Whose time it takes. */
  readonly userIds: readonly string[];
  readonly exceptMeetingId?: string | undefined;
}

const mostNames = 3;

/**
 * The rules of the company that a meeting at this time would break, in words; it may be made all the same. Whole days break
 * none: they take nobody's hours.
 */
export async function listBrokenRules(scope: CompanyScope, meeting: PlannedMeeting): Promise<string[]> {
  const { settings } = await readCompany(scope);
  if (isAllDay({ ...meeting, timeZone: meeting.timeZone ?? settings.timeZone })) return [];
  const words = meetingFreeInWords(meeting, settings, settings.timeZone);
  const { weeklyMeetingHours: most, timeZone } = settings;
  const over = most === null ? [] : await listOverLimit(scope, meeting, { most, timeZone });
  return [...(words === null ? [] : [words]), ...over];
}

interface WeekLimit {
  /** Hours. */
  readonly most: number;
  readonly timeZone: string;
}

async function listOverLimit(
  scope: CompanyScope,
  { startsAt, endsAt, userIds, exceptMeetingId }: PlannedMeeting,
  { most, timeZone }: WeekLimit,
): Promise<string[]> {
  const monday = mondayOf(localDay(startsAt, timeZone));
  const rows = await listWeekHours(scope.db, {
    userIds,
    from: instantAt(monday, '00:00', timeZone),
    to: instantAt(addDays(monday, 7), '00:00', timeZone),
    exceptMeetingId: exceptMeetingId ?? null,
  });
  const length = (endsAt.getTime() - startsAt.getTime()) / minute;
  const over = rows.filter(({ minutes }) => minutes + length > most * 60);
  const [only, ...others] = over;
  if (!only) return [];
  if (others.length > 0)
    return [`${listOverNames(over)} sẽ họp quá ${most} giờ trong tuần này, mức tối đa của công ty.`];
  const total = hoursInWords(Math.round(only.minutes + length) * minute);
  return [`${only.name} sẽ có ${total} họp trong tuần này; công ty đặt tối đa ${most} giờ.`];
}

/** 'An và Bình', 'An, Bình, Chi và 3 người khác' */
function listOverNames(people: readonly { readonly name: string }[]): string {
  const names = people.map(({ name }) => name);
  const rest = names.length - mostNames;
  return rest > 0
    ? `${names.slice(0, mostNames).join(', ')} và ${rest} người khác`
    : `${names.slice(0, -1).join(', ')} và ${names.at(-1)}`;
}
