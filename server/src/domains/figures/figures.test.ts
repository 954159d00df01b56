import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { readFigures } from '@hopgon/contract/figures/routes';
import type { FiguresOf, FiguresReport } from '@hopgon/contract/figures/schemas';
import { cancelMeeting, createMeeting, listMeetings, readMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listShownDepartments } from './shown-departments.rules.ts';

const names = ['Lê Bình', 'Trần Cúc', 'Vũ Dung', 'Đỗ Em', 'Bùi Gấm'] as const;
let app: TestApp;
let company: CompanyOf<(typeof names)[number]>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await givenCompany(app, { members: names });
  await app.database.sql(
    `update memberships set joined_at = '2026-01-01', department = case when user_id = $2 then 'Ban Giám Đốc' else 'Phòng Kinh Doanh' end
     where company_id = $1`,
    [company.companyId, company.owner.userId],
  );
});

// The week of 16/11, of which Friday at 9 is now.
const week = { from: '2026-11-16', to: '2026-11-22' };
const figures = (person: Person, of: FiguresOf, rest: { department?: string } = {}) =>
  person.call(readFigures, { query: { of, ...week, ...rest } });

/** A meeting of the owner and some people, at hours of that zone. */
async function meet(day: string, from: string, to: string, people: readonly Person[], rest: object = {}) {
  const at = (clock: string) => new Date(`2026-11-${day}T${clock}:00+07:00`).toISOString();
  const body = {
    allowClashes: true,
    title: 'Giao ban',
    startsAt: at(from),
    endsAt: at(to),
    participants: people.map(({ userId }) => ({ userId })),
    ...rest,
  };
  return (await company.owner.call(createMeeting, { body })).value();
}

test('hours are added up person by person, of two meetings at once one counts', async () => {
  const binh = company.people['Lê Bình'];
  await meet('17', '09:00', '10:00', [binh]);
  await meet('17', '09:30', '10:30', [binh]);
  await meet('18', '17:30', '19:00', [binh]);
  // Not one's own, cancelled, still to come, and in the week before.
  await meet('17', '14:00', '15:00', []);
  const called = await meet('18', '09:00', '10:00', [binh]);
  await company.owner.call(cancelMeeting, { params: { meetingId: called.id } });
  await meet('20', '15:00', '16:00', [binh]);
  await meet('10', '09:00', '10:00', [binh]);
  const own = (await figures(binh, 'own')).value();
  expect(own).toMatchObject({ people: 1, before: { from: '2026-11-09', to: '2026-11-15' } });
  expect(own.totals).toMatchObject({
    meetings: 3,
    minutes: 180,
    openMinutes: 210,
    outsideMinutes: 60,
    backToBack: 0,
  });
  expect(own.totalsBefore).toMatchObject({ meetings: 1, minutes: 60 });
  expect(own.weeks).toEqual([{ monday: '2026-11-16', meetings: 3, minutes: 180, people: 1 }]);
  expect(own.hours).toContainEqual({ weekday: 2, hour: 9, meetings: 2 });
});

test('of a meeting that is going on only what has passed is counted', async () => {
  const binh = company.people['Lê Bình'];
  await meet('20', '08:30', '10:00', [binh]);
  const { totals } = (await figures(binh, 'own')).value();
  // Work begins at nine.
  expect(totals).toMatchObject({ meetings: 1, minutes: 30, openMinutes: 30, outsideMinutes: 30 });
});

test('who declined took no part, and answers are counted', async () => {
  const binh = company.people['Lê Bình'];
  const made = await meet('19', '09:00', '10:00', [binh]);
  await app.database.sql(
    `update meeting_participants set answer = 'declined' where meeting_id = $1 and user_id = $2`,
    [made.id, binh.userId],
  );
  const { totals } = (await figures(binh, 'own')).value();
  expect(totals).toMatchObject({ meetings: 0, minutes: 0, answers: { declined: 1, accepted: 0 } });
});

test('who called a meeting answered no invitation', async () => {
  const binh = company.people['Lê Bình'];
  const called = await meet('19', '09:00', '10:00', [binh]);
  const answersOf = async (person: Person) => (await figures(person, 'own')).value().totals.answers;
  const none = { accepted: 0, tentative: 0, declined: 0, waiting: 0 };
  const isInvited = async (person: Person) =>
    (await person.call(readMeeting, { params: { meetingId: called.id } })).value().isInvited;
  const lists = async (person: Person) =>
    (await person.call(listMeetings, { query: { from: '2026-11-19T00:00:00Z', to: '2026-11-20T00:00:00Z' } }))
      .value()
      .meetings.map((meeting) => meeting.isInvited);
  expect([await isInvited(company.owner), await isInvited(binh)]).toEqual([false, true]);
  expect([await lists(company.owner), await lists(binh)], 'lists say the same').toEqual([[false], [true]]);
  expect(await answersOf(company.owner)).toEqual(none);
  expect(await answersOf(binh)).toEqual({ ...none, waiting: 1 });
  await app.database.sql(
    `update meeting_participants set answer = 'accepted' where meeting_id = $1 and user_id = $2`,
    [called.id, binh.userId],
  );
  expect((await figures(company.owner, 'company')).value().totals.answers).toEqual({ ...none, accepted: 1 });
});

test('focus time is what meetings leave whole, and straight from one into the next is counted', async () => {
  const binh = company.people['Lê Bình'];
  await meet('17', '09:00', '10:00', [binh]);
  await meet('17', '10:05', '11:00', [binh]);
  const { totals } = (await figures(binh, 'own')).value();
  // Four mornings and afternoons; of Tuesday's morning an hour is left.
  expect(totals.focus).toEqual({ part: 7, whole: 1 });
  expect(totals.backToBack).toBe(1);
  expect(totals.work).toEqual({ part: 115, whole: 4 * 8 * 60 });
});

const sizes = (...people: number[]) =>
  people.map((count, place) => ({ department: `Phòng ${place}`, people: count }));

test.each([
  [sizes(5, 6), ['Phòng 0', 'Phòng 1']],
  [sizes(4, 6), []],
  [sizes(4, 6, 5), ['Phòng 1']],
  [sizes(2, 3, 5, 7), ['Phòng 2', 'Phòng 3']],
  [sizes(4), []],
  [[], []],
])('of departments %j are shown %j', (given, shown) =>
  expect([...listShownDepartments(given)].sort()).toEqual(shown),
);

describe('figures of others', () => {
  test.each([
    ['department', 'not_allowed'],
    ['company', 'not_allowed'],
  ] as const)('a member does not see those of the %s', async (of, code) => {
    expect(await figures(company.people['Lê Bình'], of)).toMatchObject(refusal(code));
  });

  test('all members see them where the company says so', async () => {
    const settings = { figuresAccess: 'members' } as const;
    (await company.owner.call(updateCompany, { body: { version: 1, settings } })).value();
    expect((await figures(company.people['Lê Bình'], 'company')).value()).toMatchObject({ people: 6 });
  });

  test('a department of five is shown, unless that exposes the few others', async () => {
    const department = 'Phòng Kinh Doanh';
    const move = ({ userId }: Person, to: string) =>
      app.database.sql('update memberships set department = $2 where user_id = $1', [userId, to]);
    await meet(
      '17',
      '09:00',
      '10:00',
      names.map((name) => company.people[name]),
    );
    // The owner is alone in a department.
    expect((await figures(company.owner, 'company')).value()).toMatchObject({
      departments: [],
      smallDepartments: 2,
    });
    const refused = { status: 403, code: 'group_too_small' };
    expect(await figures(company.owner, 'department', { department })).toMatchObject(refused);
    await move(company.owner, department);
    const ofCompany = (await figures(company.owner, 'company')).value();
    expect(ofCompany.departments).toMatchObject([{ name: department, people: 6, minutes: 360 }]);
    expect((await figures(company.owner, 'department', { department })).value()).toMatchObject({
      people: 6,
      totals: { minutes: 360, meetings: 1 },
    });
    await move(company.people['Lê Bình'], 'Kho');
    await move(company.people['Trần Cúc'], 'Kho');
    expect(await figures(company.owner, 'department', { department })).toMatchObject(refused);
  });

  test('those without a department are not shown as one', async () => {
    await app.database.sql(`update memberships set department = 'Không' where company_id = $1`, [
      company.companyId,
    ]);
    expect(await figures(company.owner, 'department')).toMatchObject(refusal('department_not_set'));
    expect(await figures(company.owner, 'department', { department: 'Không' })).toMatchObject(
      refusal('department_not_set'),
    );
  });

  test('of weeks and ranges in which fewer than five were there nothing is shown, but to oneself', async () => {
    const binh = company.people['Lê Bình'];
    const department = 'Phòng Kinh Doanh';
    await app.database.sql(
      `update memberships set department = $2, joined_at = case when user_id = $3 then '2026-01-01' else '2026-11-16' end::timestamptz
       where company_id = $1`,
      [company.companyId, department, binh.userId],
    );
    await meet('10', '09:00', '10:00', [binh]);
    // The owner called the meeting, so two of six were there before.
    const hidden = [{ monday: '2026-11-09', meetings: 0, minutes: 0, people: 0 }];
    expect((await figures(company.owner, 'department', { department })).value()).toMatchObject({
      people: 6,
      totalsBefore: null,
      weeksBefore: hidden,
    });
    expect((await figures(company.owner, 'company')).value()).toMatchObject({
      weeksBefore: hidden,
      departments: [{ name: department, workBefore: { part: 0, whole: 0 } }],
    });
    expect((await figures(binh, 'own')).value()).toMatchObject({
      totalsBefore: { minutes: 60 },
      weeksBefore: [{ monday: '2026-11-09', meetings: 1, minutes: 60, people: 1 }],
    });
  });

  test('a week reads the same in every range, and the weeks add up to the total', async () => {
    // Everybody joined after the meetings, as after an import; some met before the shorter range.
    await app.database.sql(`update memberships set joined_at = '2026-11-19' where company_id = $1`, [
      company.companyId,
    ]);
    const people = names.map((name) => company.people[name]);
    await meet('03', '09:00', '10:00', people);
    await meet('10', '09:00', '10:00', people.slice(0, 1));
    await meet('17', '09:00', '10:30', people.slice(0, 2));
    const asked = (from: string) =>
      company.owner
        .call(readFigures, { query: { of: 'company', from, to: '2026-11-22' } })
        .then((reply) => reply.value());
    const [long, short] = [await asked('2026-11-02'), await asked('2026-11-09')];
    expect(short.weeks).toEqual([
      { monday: '2026-11-09', meetings: 1, minutes: 120, people: 6 },
      { monday: '2026-11-16', meetings: 1, minutes: 270, people: 6 },
    ]);
    expect(long.weeks.slice(1)).toEqual(short.weeks);
    for (const { weeks, totals } of [long, short])
      expect(totals.minutes).toBe(weeks.reduce((sum, { minutes }) => sum + minutes, 0));
  });

  test('of a closed meeting hours are counted, and nothing else is shown', async () => {
    const binh = company.people['Lê Bình'];
    const made = await meet('17', '09:00', '10:00', [binh]);
    await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [made.id]);
    await app.database.sql(
      `insert into action_items (company_id, id, title, state, meeting_id, created_by, assignee_id, deadline, priority, created_at, updated_at)
       values ($1, gen_random_uuid(), 'Việc kín', 'done', $2, $3, $3, '2026-11-18', 'trung bình', now(), '2026-11-17')`,
      [company.companyId, made.id, binh.userId],
    );
    const { totals } = (await figures(company.owner, 'company')).value();
    expect(totals).toMatchObject({
      minutes: 120,
      openMinutes: 0,
      conclusions: 0,
      tasks: { part: 0, whole: 0 },
    });
    expect(totals.answers).toEqual({ accepted: 0, tentative: 0, declined: 0, waiting: 0 });
  });
});

test('series are shown only where one may find their meetings', async () => {
  const binh = company.people['Lê Bình'];
  const [first, second] = [
    await meet('16', '09:00', '10:00', [binh]),
    await meet('18', '09:00', '10:00', [binh]),
  ];
  const [{ id: seriesId } = { id: '' }] = await app.database.sql<{ id: string }>(
    `insert into meeting_series (company_id, id, origin_id, time_zone, first_day, start_time, length_ms, frequency, every, times, created_by, created_at, updated_at)
     select $1, s, s, 'Asia/Ho_Chi_Minh', '2026-11-16', '09:00', 3600000, 'daily', 2, 2, $2, now(), now() from gen_random_uuid() s returning id`,
    [company.companyId, company.owner.userId],
  );
  await app.database.sql('update meetings set series_id = $1, series_start = starts_at where id = any($2)', [
    seriesId,
    [first.id, second.id],
  ]);
  const seriesOf = async (person: Person): Promise<FiguresReport['series']> =>
    (await figures(person, 'company')).value().series;
  expect(await seriesOf(company.owner)).toEqual([
    { id: seriesId, title: 'Giao ban', meetings: 2, minutes: 240, conclusions: 0 },
  ]);
  await app.database.sql('update companies set figures_access = $2 where id = $1', [
    company.companyId,
    'members',
  ]);
  expect(await seriesOf(company.people['Trần Cúc'])).toEqual([]);
});

test('where nobody was there before, nothing is held against it', async () => {
  await app.database.sql(`update memberships set joined_at = '2026-11-16' where company_id = $1`, [
    company.companyId,
  ]);
  expect((await figures(company.owner, 'company')).value().totalsBefore).toBeNull();
});

test.each([
  [{ from: '2026-11-22', to: '2026-11-16' }, 'Ngày cuối phải từ ngày đầu trở đi.'],
  [{ from: '2024-01-01', to: '2026-11-16' }, 'Khoảng thời gian tối đa là một năm.'],
  [{ from: '2026-11-16' }, 'Hãy ghi cả ngày đầu và ngày cuối.'],
])('a range of %o is refused', async (range, text) => {
  const reply = await company.owner.call(readFigures, { query: { of: 'own', ...range } });
  expect(reply.status).toBe(422);
  expect(JSON.stringify(reply.body)).toContain(text);
});

test('without days it is the last eight weeks', async () => {
  const report = (await company.owner.call(readFigures, { query: {} })).value();
  expect(report).toMatchObject({ of: 'own', from: '2026-09-28', to: '2026-11-22' });
});

test('what one said is counted for oneself alone, and only of speakers that people assigned', async () => {
  const people = names.map((name) => company.people[name]);
  const [binh, cuc] = [company.people['Lê Bình'], company.people['Trần Cúc']];
  const { id: meetingId } = await meet('17', '09:00', '10:00', people);
  await app.database.sql(
    `with made as (
       insert into transcripts (company_id, id, meeting_id, version, name, format, content, turn_count, state, uploaded_by, created_at)
       values ($1, gen_random_uuid(), $2, 1, 'a.txt', 'text', 'x', 3, 'unasked', $3, now()) returning id)
     insert into transcript_turns (company_id, transcript_id, index, speaker, text)
     select $1, made.id, n, speaker, said from made,
       (values (0, 'A', 'mười chữ cái'), (1, 'B', 'mười chữ cái'), (2, 'C', 'mười chữ cái')) as t (n, speaker, said)`,
    [company.companyId, meetingId, company.owner.userId],
  );
  const assign = (label: string, { userId }: Person) =>
    app.database.sql(
      `insert into meeting_speakers (company_id, meeting_id, label, user_id, name, assigned_by, assigned_at)
       values ($1, $2, $3, $4, $3, $5, now())`,
      [company.companyId, meetingId, label, userId, company.owner.userId],
    );
  const spokenOf = async (person: Person) => (await figures(person, 'own')).value().spoken;
  await assign('A', binh);
  await assign('B', cuc);
  // The third speaker is not known, so nobody says how much of the talk one's own was, nor how many spoke.
  expect(await spokenOf(binh)).toMatchObject({ meetings: 0, share: { part: 0, whole: 0 } });
  expect((await spokenOf(company.owner))?.chaired).toEqual({ meetings: 0, people: { part: 0, whole: 0 } });
  await assign('C', company.people['Vũ Dung']);
  expect(await spokenOf(binh)).toMatchObject({ meetings: 1, share: { part: 12, whole: 36 } });
  expect(await spokenOf(company.owner)).toEqual({
    ...{ meetings: 0, share: { part: 0, whole: 0 } },
    chaired: { meetings: 1, people: { part: 3, whole: 6 } },
  });
  expect((await figures(company.owner, 'company')).value().spoken).toBeNull();
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [meetingId]);
  expect(await spokenOf(binh)).toMatchObject({ meetings: 0 });
  await app.database.sql(`update meetings set visibility = 'invited' where id = $1`, [meetingId]);
  expect(await spokenOf(binh)).toMatchObject({ meetings: 1 });
  // Of four people each would learn what the others said.
  await app.database.sql(
    `update meeting_participants set answer = 'declined' where meeting_id = $1 and user_id = any($2)`,
    [meetingId, [company.people['Đỗ Em'].userId, company.people['Bùi Gấm'].userId]],
  );
  expect(await spokenOf(binh)).toMatchObject({ meetings: 0 });
});
