import { listCarriedItems, listFollowUps } from '@hopgon/contract/action-items/follow-ups/routes';
import type { FollowUpState } from '@hopgon/contract/action-items/follow-ups/schemas';
import { createSeries } from '@hopgon/contract/series/routes';
import { addDays, daysBetween, weekdayOf } from '@hopgon/engine/time/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenSession } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { sendEscalations } from './escalation/send-escalations.ts';

const seriesCount = 10;
/** Ten weeks pass Tết; `SIMULATED_WEEKS=50` is the whole year of 500 meetings, of some minutes. */
const weekCount = Number(process.env.SIMULATED_WEEKS ?? 10);
const people = Array.from({ length: 49 }, (_, place) => `Người ${place + 1}`);
/** A Monday; the meetings of a series are a week apart, each series on its own weekday and hour. */
const firstDay = '2026-01-05';
const lastDay = addDays(firstDay, weekCount * 7 - 3);

/** Weekdays of 2026 that are public holidays; written here so that the engine is not its own witness. */
const holidays = new Set([
  ...['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20'],
  // The day of the Hùng kings is a Sunday in 2026, so that the Monday after it is off.
  ...['2026-04-27', '2026-04-30', '2026-05-01', '2026-09-01', '2026-09-02'],
]);
const isWorkday = (day: string): boolean => weekdayOf(day) <= 5 && !holidays.has(day);

interface PlannedItem {
  readonly id: string;
  readonly series: number;
  /** The week of the meeting that gave it. */
  readonly week: number;
  readonly deadline: string;
  doneOn: string | null;
}

/** Numbers that look drawn and are the same in every run (Park and Miller's generator). */
function drawFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

let app: TestApp;
let company: CompanyOf<string>;
/** By series and week. */
const meetingIds: string[][] = [];
const items: PlannedItem[] = [];
const draw = drawFrom(20261126);

beforeAll(async () => {
  app = await startTestApp();
  await app.reminders.stop(10_000);
  app.clock.set('2026-01-04T09:00:00+07:00');
  company = await givenCompany(app, { members: people });
  for (let series = 0; series < seriesCount; series += 1) {
    const startsAt = momentOf(series, 0);
    const body = {
      ...{ title: `Giao ban ${series}`, allowClashes: true },
      ...{ startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 1_800_000).toISOString() },
      recurrence: {
        ...{ frequency: 'weekly' as const, weekdays: [(series % 5) + 1] },
        ends: { by: 'count' as const, count: weekCount },
      },
    };
    const { id } = (await company.owner.call(createSeries, { body })).value();
    const meetings = await app.database.sql<{ id: string }>(
      `select m.id from meetings m join meetings first using (company_id, series_id) where first.id = $1
       order by m.starts_at`,
      [id],
    );
    meetingIds.push(meetings.map((meeting) => meeting.id));
  }
});
afterAll(() => app.close());

const dayOf = (series: number, week: number): string => addDays(firstDay, week * 7 + (series % 5));
/** Two series share a day and its hour. */
const momentOf = (series: number, week: number): Date => new Date(`${dayOf(series, week)}T09:00:00+07:00`);

/** A meeting gives work, and some of what was open is done after it. */
async function holdMeeting(series: number, week: number): Promise<void> {
  const now = app.clock.now();
  const day = dayOf(series, week);
  for (const item of items.filter((one) => one.series === series && one.doneOn === null))
    if (draw(3) === 0) item.doneOn = day;
  const done = items.filter((one) => one.series === series && one.doneOn === day).map(({ id }) => id);
  await app.database.sql(
    `update action_items set state = 'done', version = version + 1, updated_at = $2 where id = any($1)`,
    [done, now],
  );
  const given = Array.from({ length: draw(5) }, () => ({
    ...{ id: app.world.newId(), series, week, doneOn: null },
    deadline: addDays(day, draw(20)),
  }));
  items.push(...given);
  for (const { id, deadline } of given)
    await app.database.sql(
      `insert into action_items (company_id, id, title, assignee_id, deadline, state, meeting_id, created_by, created_at, updated_at)
       values ($1, $2, 'Việc', $3, $4, $5, $6, $7, $8, $8)`,
      [
        ...[company.companyId, id, company.people[people[draw(people.length)] ?? '']?.userId, deadline],
        ...[draw(2) === 0 ? 'accepted' : 'doing', meetingIds[series]?.[week], company.owner.userId, now],
      ],
    );
}

/** The working day on which somebody has to be notified of an item, or null where it was done by then or the year ends before. */
function escalatedOn({ deadline, doneOn }: PlannedItem): string | null {
  let worked = 0;
  for (let day = addDays(deadline, 1); day <= lastDay; day = addDays(day, 1)) {
    if (isWorkday(day)) worked += 1;
    if (worked === 3) return doneOn !== null && doneOn < day ? null : day;
  }
  return null;
}

/** What the board says in the end: each item with the deadline it was given, in one state alone. */
async function expectBoard(): Promise<void> {
  const owner = await givenSession(app, company.owner);
  const list = async (state: FollowUpState) => {
    const found: { readonly id: string; readonly deadline: string | null }[] = [];
    let cursor: string | undefined;
    do {
      const page = (await owner.call(listFollowUps, { query: { state, cursor, limit: 100 } })).value();
      found.push(...page.followUps.map(({ item }) => item));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return found;
  };
  const [all, ...states] = await Promise.all(
    (['all', 'open', 'done', 'declined'] as const).map((state) => list(state)),
  );
  const ids = states.flat().map(({ id }) => id);
  expect(new Set(ids).size, 'no item is in two states').toBe(ids.length);
  expect(ids.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  const deadlines = new Map(all?.map(({ id, deadline }) => [id, deadline]));
  expect(items.filter(({ id, deadline }) => deadlines.get(id) !== deadline)).toEqual([]);
}

test(
  'in a simulated year of 50 people nothing open is missing on the next agenda, each deadline is escalated once, on its working day, and keeps its date',
  async () => {
    const wrong: string[] = [];
    for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
      app.clock.set(`${day}T08:00:00+07:00`);
      await sendEscalations(app.world, app.world.scopes.job(company.companyId), day);
      const week = Math.floor(daysBetween(firstDay, day) / 7);
      const place = weekdayOf(day) - 1;
      // Nothing else collects figures about the tables here, without which their rows are joined one by one.
      if (place === 0)
        await app.database.sql('analyze action_items, action_item_changes, meetings, notifications');
      if (place > 4 || week >= weekCount) continue;
      app.clock.set(`${day}T08:59:00+07:00`);
      const owner = await givenSession(app, company.owner);
      const held = [place, place + 5];
      for (const series of held) {
        const params = { meetingId: meetingIds[series]?.[week] ?? '' };
        const carried = (await owner.call(listCarriedItems, { params })).value().items;
        const found = carried.map(({ item, carriedOver }) => `${item.id} ${carriedOver}`).toSorted();
        const open = items.filter((one) => one.series === series && one.doneOn === null);
        const expected = open.map((one) => `${one.id} ${week - one.week}`).toSorted();
        if (found.join() !== expected.join()) wrong.push(`series ${series}, week ${week}`);
      }
      app.clock.set(`${day}T09:30:00+07:00`);
      for (const series of held) await holdMeeting(series, week);
    }
    expect(wrong).toEqual([]);
    const escalated = await app.database.sql<{ item_id: string; day: string }>(
      `select item_id, (changed_at at time zone 'Asia/Ho_Chi_Minh')::date::text as day from action_item_changes
     where company_id = $1 and act = 'escalated'`,
      [company.companyId],
    );
    const planned = items.flatMap((item) => {
      const day = escalatedOn(item);
      return day === null ? [] : [`${item.id} ${day}`];
    });
    expect(items.length).toBeGreaterThan(weekCount * 15);
    expect(planned.length).toBeGreaterThan(weekCount);
    expect(escalated.map(({ item_id, day }) => `${item_id} ${day}`).toSorted()).toEqual(planned.toSorted());
    await expectBoard();
  },
  weekCount * 24_000,
);
