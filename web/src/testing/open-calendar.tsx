import { listMembers, readCompany } from '@hopgon/contract/companies/routes';
import { listCompanyDays } from '@hopgon/contract/company-settings/routes';
import { findClashes } from '@hopgon/contract/meetings/busy/routes';
import { listMeetings, updateMeeting } from '@hopgon/contract/meetings/routes';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { listRooms } from '@hopgon/contract/rooms/routes';
import { listPolls } from '@hopgon/contract/scheduling/routes';
import { readSeries, updateSeries } from '@hopgon/contract/series/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { page } from 'vitest/browser';
import { readCalendarPlace } from '../features/calendar/calendar-place.rules.ts';
import { MeetingsScreen } from '../features/calendar/meetings-screen.tsx';
import type { Api, ReceivedCall } from './answer-calls.ts';
import { renderInApp } from './render-in-app.tsx';
import { company, idOf, me, wholeMeetingOf } from './sample-data.ts';

/** An instant of the clock in Vietnam. */
export const at = (day: string, clock: string): string => new Date(`${day}T${clock}:00+07:00`).toISOString();

const place = {
  id: idOf(600),
  recurrence: {
    frequency: 'weekly' as const,
    interval: 1,
    weekdays: [3],
    exceptions: [],
    ends: { by: 'count' as const, count: 3 },
  },
  number: 2,
  total: 3,
  following: 2,
  all: 3,
  previousId: null,
  nextId: null,
};

/** Opens the calendar at a day; the meetings move as the calls say. */
export async function openCalendar(api: Api, address: string, meetings: readonly MeetingSummary[]) {
  let known = meetings;
  const move = ({ params, body }: ReceivedCall) => {
    const before = known.find(({ id }) => id === params.meetingId);
    if (!before) throw new Error(`no meeting ${params.meetingId}`);
    const { startsAt, endsAt } = Object(body);
    const after = { ...before, startsAt, endsAt, version: before.version + 1 };
    known = known.map((each) => (each === before ? after : each));
    return wholeMeetingOf(after);
  };
  api.reply(readMe, () => me);
  api.reply(readCompany, () => company);
  api.reply(listCompanyDays, () => ({ days: [], workedHolidays: [] }));
  api.reply(listMeetings, () => ({ meetings: [...known], nextCursor: null }));
  api.reply(listMembers, () => ({ members: [], total: 0, nextCursor: null }));
  api.reply(listRooms, () => ({ rooms: [] }));
  api.reply(listPolls, () => ({ polls: [] }));
  api.reply(findClashes, () => ({ clashes: [], brokenRules: [] }));
  api.reply(readSeries, () => ({ series: place }));
  api.reply(updateMeeting, move);
  api.reply(updateSeries, move);
  const { addressNow } = await renderInApp(<MeetingsScreen />, {
    at: address,
    readSearch: ({ tao, ...raw }) => ({
      ...readCalendarPlace(raw),
      ...(tao === undefined ? {} : { tao: '1' }),
    }),
  });
  return {
    addressNow,
    timesOf: (id: string) =>
      known.filter((each) => each.id === id).map(({ startsAt, endsAt }) => [startsAt, endsAt])[0],
  };
}

const grid = page.getByRole('grid');

/** What a person sees and uses in the calendar. */
export const calendar = {
  grid,
  cell: (day: string) => grid.getByRole('gridcell', { name: new RegExp(day) }),
  entry: (name: RegExp) => grid.getByRole('button', { name }),
  announced: page.getByRole('status', { name: 'Lịch' }),
  toasts: page.getByRole('region', { name: 'Thông báo ngắn' }),
};
