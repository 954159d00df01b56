import type { FiguresOf } from '@hopgon/contract/figures/schemas';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { addDays } from '@hopgon/engine/time/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { readBoundCompany } from '../../companies/company/read-bound-company.ts';
import { readWorkDays } from '../../companies/days/read-work-days.ts';
import { computeFigures } from '../compute-figures.ts';
import { rangesOf } from '../range.rules.ts';
import { computeWeeks } from './compute-weeks.ts';
import { findKeptWeeks } from './find-kept-weeks.ts';
import { mostKeptWeeks } from './past-weeks.rules.ts';

const names = ['Lê Bình', 'Trần Cúc', 'Vũ Dung', 'Đỗ Em', 'Bùi Gấm', 'Hồ Hà', 'Ngô Khánh'] as const;
/** Three weeks with meetings beside three, each cut at its ends, of which the last has just ended. */
const [from, to] = ['2026-10-14', '2026-11-01'];
const department = 'Phòng Kinh Doanh';

let app: TestApp;
let company: CompanyOf<(typeof names)[number]>;
const meetingIds: string[] = [];

/** Numbers that look drawn and are the same in every run (Park and Miller's generator). */
let state = 20261127;
const draw = (below: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % below;
};
const pick = <T>(values: readonly T[]): T => {
  const value = values[draw(values.length)];
  if (value === undefined) throw new Error('there is nothing to pick');
  return value;
};
const anyPerson = (): string => pick([...names.map((name) => company.people[name].userId)]);

const sql = (text: string, values: readonly unknown[] = []) =>
  app.database.sql(text.replaceAll('$company', `'${company.companyId}'`), values);

async function meet(): Promise<void> {
  const start = new Date(
    `${addDays('2026-09-28', draw(33))}T${pick(['08', '09', '11', '15', '17'])}:30:00+07:00`,
  );
  const participants = [...new Set([anyPerson(), anyPerson(), anyPerson()])].map((userId) => ({ userId }));
  const times = {
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + pick([1, 2, 3]) * 2_700_000).toISOString(),
  };
  const body = { ...times, title: 'Giao ban', allowClashes: true, participants };
  meetingIds.push((await company.owner.call(createMeeting, { body })).value().id);
}

beforeAll(async () => {
  app = await startTestApp();
  await app.reminders.stop(10_000);
  company = await givenCompany(app, { members: names });
  await sql(
    `update memberships set joined_at = '2026-10-07 10:00+07', department = $1 where company_id = $company`,
    [department],
  );
  for (let count = 0; count < 24; count += 1) await meet();
  await sql(
    `with adopted as (
       insert into minutes (company_id, id, meeting_id, edition, template, state, title, time_zone, company_name, adopted_by, drafted_by,
         drafted_at, adopter_id, adopted_at, pdf_file_id, pdf_hash)
       select $company, m, m, 1, 'briefing', 'adopted', 'Biên bản', 'Asia/Ho_Chi_Minh', 'Gỗ Vân', 'chair', $2, now(), $2, now(),
         replace(m::text, '-', ''), repeat('0', 64) from unnest($1::uuid[]) m returning id),
     section as (insert into minutes_sections (company_id, minutes_id, id, position, title)
       select $company, id, id, 0, 'Kết luận' from adopted returning id)
     insert into minutes_lines (company_id, minutes_id, id, section_id, position, kind, text, origin, created_by, created_at, updated_at)
     select $company, id, id, id, 0, 'decision', 'Thống nhất', 'typed', $2, now(), now() from section`,
    [meetingIds.slice(0, 6), company.owner.userId],
  );
  await sql(
    `insert into live_meetings (company_id, meeting_id, started_at, started_by)
     select company_id, id, starts_at, created_by from meetings where id = any($1)`,
    [meetingIds.slice(0, 8)],
  );
  // Nothing else collects figures about the tables here, without which their rows are joined one by one.
  await sql('analyze');
});
afterAll(() => app.close());

const ofMeeting = () => [pick(meetingIds)];
/** Those that were opened in the app. */
const ofHeld = () => [pick(meetingIds.slice(0, 8))];
const changes: Readonly<Record<string, () => Promise<unknown>>> = {
  'a meeting is made': meet,
  'somebody answers': () =>
    sql(`update meeting_participants set answer = $2 where meeting_id = $1 and role <> 'chair'`, [
      ...ofMeeting(),
      pick(['declined', 'accepted', 'tentative']),
    ]),
  'somebody is only informed': () =>
    sql(`update meeting_participants set role = 'informed' where meeting_id = $1 and user_id = $2`, [
      ...ofMeeting(),
      anyPerson(),
    ]),
  'somebody is not invited any more': () =>
    sql(`delete from meeting_participants where meeting_id = $1 and role <> 'chair'`, ofMeeting()),
  'somebody is invited': () =>
    sql(
      `insert into meeting_participants (company_id, meeting_id, user_id, role, answer) values ($company, $1, $2, 'attendee', 'waiting')
       on conflict do nothing`,
      [...ofMeeting(), anyPerson()],
    ),
  'a meeting moves to another week': () =>
    sql(
      'update meetings set starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval, ended_at = null where id = $1',
      [...ofMeeting(), pick(['7 days', '-7 days', '2 hours'])],
    ),
  'a meeting ends early': () =>
    sql(`update meetings set ended_at = starts_at + interval '20 minutes' where id = $1`, ofMeeting()),
  'a meeting is cancelled': () =>
    sql('update meetings set cancelled_at = now(), cancelled_by = created_by where id = $1', ofMeeting()),
  'who may see a meeting changes': () =>
    sql('update meetings set visibility = $2 where id = $1', [
      ...ofMeeting(),
      pick(['closed', 'company', 'invited']),
    ]),
  'a meeting is deleted': () => sql('delete from meetings where id = $1', ofMeeting()),
  'a meeting is opened in the app': () =>
    sql(
      `insert into live_meetings (company_id, meeting_id, started_at, started_by)
       select company_id, id, starts_at + $2::interval, created_by from meetings where id = $1 on conflict do nothing`,
      [...ofMeeting(), pick(['2 minutes', '9 minutes'])],
    ),
  'an item of the agenda is added': () =>
    sql(
      `with saved as (
         insert into agendas (company_id, meeting_id, version, updated_by, updated_at)
         select company_id, id, 1, created_by, now() from meetings where id = $1 on conflict do nothing)
       insert into agenda_items (company_id, meeting_id, id, position, title, minutes)
       select company_id, id, gen_random_uuid(), (select count(*) from agenda_items i where i.meeting_id = $1), 'Mục', 10
       from meetings where id = $1`,
      ofHeld(),
    ),
  'an item of the agenda is reached': () =>
    sql('update agenda_items set done = true where meeting_id = $1', ofHeld()),
  'work is taken': () =>
    sql(
      `insert into action_items (company_id, id, title, state, meeting_id, created_by, assignee_id, deadline, created_at, updated_at)
       select $company, gen_random_uuid(), 'Việc', 'accepted', id, created_by, created_by, '2026-10-20', now(), now() from meetings where id = $1`,
      ofMeeting(),
    ),
  'work is declined': () =>
    sql(
      `update action_items set state = 'declined', decline_reason = 'Bận' where meeting_id = $1`,
      ofMeeting(),
    ),
  'a decision is approved': () =>
    sql(
      `insert into readings (company_id, id, meeting_id, kind, position, text, state, created_by, created_at, updated_at)
       select $company, gen_random_uuid(), id, 'decision', 0, 'Chốt', 'approved', created_by, now(), now() from meetings where id = $1`,
      ofMeeting(),
    ),
  'a decision is rejected': () =>
    sql(`update readings set state = 'rejected' where meeting_id = $1`, ofMeeting()),
  'a line of minutes is deleted': () =>
    sql(
      'update minutes_lines set deleted_at = now(), deleted_by = created_by where minutes_id = $1',
      ofMeeting(),
    ),
  'minutes are locked': () =>
    sql(
      `update minutes set state = 'locked', locked_at = now() where meeting_id = $1 and state = 'adopted'`,
      ofMeeting(),
    ),
  'somebody joined earlier': () =>
    sql('update memberships set joined_at = $2 where company_id = $company and user_id = $1', [
      anyPerson(),
      pick(['2026-10-01', '2026-10-22']),
    ]),
  'somebody changes the department': () =>
    sql('update memberships set department = $2 where company_id = $company and user_id = $1', [
      anyPerson(),
      pick([department, 'Kho']),
    ]),
  'the company works at other hours': () =>
    sql('update companies set work_start = $1 where id = $company', [pick(['08:00', '09:00'])]),
  'a day is off': () =>
    sql(
      `insert into company_days (company_id, day, kind, name) values ($company, $1, 'off', 'Nghỉ') on conflict do nothing`,
      [addDays('2026-10-05', draw(20))],
    ),
};

/** The figures with what is kept, and counted all over again. */
async function countTwice(of: FiguresOf) {
  const scope = app.world.scopes.job(company.companyId);
  const settings = (await readBoundCompany(scope))?.settings;
  const worked = await readWorkDays(scope);
  if (!settings || !worked) throw new Error('the company is not there');
  const asked = { of, viewerId: company.owner.userId, department, isSample: false };
  const ranges = rangesOf({ from, to }, app.clock.now(), settings, worked);
  const kept = await findKeptWeeks(scope, asked, ranges, settings.timeZone);
  const nothing = new Set<string>();
  const recounted = {
    ...kept,
    now: { ...kept.now, kept: nothing },
    before: { ...kept.before, kept: nothing },
  };
  return {
    weeks: kept.now.kept.size + kept.before.kept.size,
    kept: await computeFigures(scope, asked, kept),
    recounted: await computeFigures(scope, asked, recounted),
  };
}

test('figures with kept weeks equal a recount after any change, before the job ran again and after', async () => {
  const compute = () => computeWeeks(app.world, app.world.scopes.job(company.companyId));
  let used = 0;
  for (const [name, change] of Object.entries(changes)) {
    // One run counts more weeks than the ranges begin in, the newest first.
    await compute();
    await change();
    for (const of of ['company', 'department'] as const) {
      const counted = await countTwice(of);
      expect(counted.kept, `${of} after ${name}`).toEqual(counted.recounted);
      used += counted.weeks;
    }
  }
  for (let runs = 0; runs < 6; runs += 1) await compute();
  const [{ weeks } = { weeks: 0 }] = await app.database.sql<{ weeks: number }>(
    'select count(*)::int as weeks from figure_weeks where company_id = $1',
    [company.companyId],
  );
  expect(weeks).toBe(mostKeptWeeks);
  // Four whole weeks lie in the two ranges; where a change concerns one, the others are still used.
  expect(used).toBeGreaterThan(3 * Object.keys(changes).length);
  const changed = await sql('select id from figure_changes where company_id = $company');
  expect(changed).toEqual([]);
}, 120_000);
