import { createActionItem, deleteActionItem } from '@hopgon/contract/action-items/routes';
import {
  listContradictions,
  listDecisions,
  listStalePromises,
  resolveContradiction,
  resolveStalePromise,
} from '@hopgon/contract/decisions/routes';
import { adoptMinutes, correctMinutes, requestMinutesReview } from '@hopgon/contract/minutes/steps/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenCompany, givenSession, type Person } from '../../testing/given.ts';
import { givenAdoptedMinutes, givenReadings } from '../../testing/given-minutes.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let owner: Person;
let mai: Person;
let long: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+07:00');
  const company = await givenCompany(app, { members: ['Mai', 'Long'] });
  owner = company.owner;
  mai = company.people.Mai;
  long = company.people.Long;
});
afterAll(() => app.close());

/** A session of now: those of the beginning end while the clock goes on. */
const signedIn = (person: Person) => givenSession(app, person);

/** A meeting of owner and Mai in which these were approved. */
async function givenMeeting(title: string, ...texts: string[]): Promise<string> {
  const { meetingId } = await givenReadings(app, {
    ...{ chair: owner, title, participants: [{ userId: mai.userId, role: 'attendee' }] },
    readings: texts.map((text) => ({ kind: 'decision', text, state: 'approved', evidence: [2] })),
  });
  return meetingId;
}

async function givenAdopted(title: string, ...texts: string[]): Promise<string> {
  const meetingId = await givenMeeting(title, ...texts);
  await givenAdoptedMinutes(owner, meetingId);
  return meetingId;
}

const list = async (person: Person, query: Parameters<typeof ask>[1] = {}) =>
  (await ask(person, query)).value().decisions;
const ask = (
  person: Person,
  query: {
    search?: string;
    standing?: 'in-force' | 'upcoming' | 'ended' | 'replaced';
    from?: string;
    to?: string;
    limit?: number;
    cursor?: string;
  },
) => person.call(listDecisions, { query });
const textsOf = async (person: Person, query: Parameters<typeof ask>[1] = {}) =>
  (await list(person, query)).map(({ text }) => text).toSorted();

/** Makes somebody who is invited the secretary, who may edit the meeting. */
const appoint = (meetingId: string, { userId }: Person) =>
  app.database.sql(
    `update meeting_participants set role = 'secretary' where meeting_id = $1 and user_id = $2`,
    [meetingId, userId],
  );

const changeLine = (text: string, change: string) =>
  app.database.sql(`update minutes_lines set ${change} where text = $1`, [text]);

test('decisions of adopted minutes stand there with their number, approved ones of other meetings without', async () => {
  const adopted = await givenAdopted('Giao ban', 'Tăng giá sơn 5%');
  const approved = await givenMeeting('Họp kho', 'Mua thêm kệ');
  const minutes = (await list(owner)).filter(({ meeting }) => meeting.id === adopted);
  expect(minutes).toContainEqual(
    expect.objectContaining({
      ...{ text: 'Tăng giá sơn 5%', source: 'minutes', number: '01/BB', edition: 1 },
      ...{ decidedOn: '2026-11-20', standing: 'in-force', validFrom: null, validTo: null },
    }),
  );
  expect((await list(owner)).filter(({ meeting }) => meeting.id === approved)).toMatchObject([
    { text: 'Mua thêm kệ', source: 'reading', number: null, edition: null, evidence: { turns: [2] } },
  ]);
  expect((await textsOf(mai)).filter((text) => text === 'Tăng giá sơn 5%')).toHaveLength(1);
});

test('only of meetings one may find: neither of others nor of closed ones', async () => {
  const closed = await givenMeeting('Lương', 'Thưởng tháng 13');
  await givenMeeting('Họp kho', 'Mua thêm kệ');
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [closed]);
  expect(await textsOf(owner)).toEqual(['Mua thêm kệ']);
  expect(await textsOf(mai)).toEqual(['Mua thêm kệ']);
  expect(await textsOf(long)).toEqual([]);
});

test('what was only read, and what was rejected, is no decision', async () => {
  await givenReadings(app, {
    chair: owner,
    readings: [
      { kind: 'decision', text: 'Chưa ai duyệt' },
      { kind: 'decision', text: 'Đã bỏ', state: 'rejected' },
      { kind: 'question', text: 'Còn hỏi', state: 'approved' },
    ],
  });
  expect(await textsOf(owner)).toEqual([]);
});

test('the days of a decision and what replaces it say whether it holds', async () => {
  await givenAdopted('Giao ban', 'Làm thứ Bảy', 'Nghỉ Tết sớm', 'Giảm giá', 'Tăng ca');
  await changeLine('Làm thứ Bảy', `valid_to = '2026-11-19'`);
  await changeLine('Nghỉ Tết sớm', `valid_from = '2026-12-01'`);
  await changeLine('Giảm giá', `valid_from = '2026-11-01', valid_to = '2026-11-20'`);
  await givenAdopted('Giao ban sau', 'Bỏ tăng ca');
  await app.database.sql(
    `update minutes_lines l set replaces_minutes_id = o.minutes_id, replaces_line_id = o.id
     from minutes_lines o where o.text = 'Tăng ca' and l.text = 'Bỏ tăng ca' and o.company_id = l.company_id`,
  );
  const standing = new Map((await list(owner)).map(({ text, standing }) => [text, standing]));
  expect(Object.fromEntries(standing)).toMatchObject({
    ...{ 'Làm thứ Bảy': 'ended', 'Nghỉ Tết sớm': 'upcoming', 'Giảm giá': 'in-force' },
    ...{ 'Tăng ca': 'replaced', 'Bỏ tăng ca': 'in-force' },
  });
  expect(await textsOf(owner, { standing: 'replaced' })).toEqual(['Tăng ca']);
  const [replaced] = await list(owner, { standing: 'replaced' });
  expect(replaced?.replacedBy).toMatchObject({ text: 'Bỏ tăng ca', number: '02/BB' });
  const [newer] = await list(owner, { search: 'bỏ tăng ca' });
  expect(newer?.replaces).toMatchObject({ text: 'Tăng ca', number: '01/BB' });
  // Before the newer one is in force the older one holds.
  await changeLine('Bỏ tăng ca', `valid_from = '2026-12-01'`);
  expect(await textsOf(owner, { standing: 'replaced' })).toEqual([]);
  const still = (await list(owner, { standing: 'in-force' })).find(({ text }) => text === 'Tăng ca');
  expect(still?.replacedBy).toMatchObject({ text: 'Bỏ tăng ca', validFrom: '2026-12-01' });
});

test('is replaced by what holds, although a later decision will replace it too', async () => {
  await givenAdopted('Giao ban', 'Tăng ca');
  await givenAdopted('Giao ban sau', 'Bỏ tăng ca');
  app.clock.set('2026-11-21T12:00:00+07:00');
  owner = await signedIn(owner);
  await givenAdopted('Giao ban cuối', 'Tăng ca theo quý');
  await app.database.sql(
    `update minutes_lines l set replaces_minutes_id = o.minutes_id, replaces_line_id = o.id
     from minutes_lines o where o.text = 'Tăng ca' and l.text in ('Bỏ tăng ca', 'Tăng ca theo quý')
       and o.company_id = l.company_id`,
  );
  await changeLine('Tăng ca theo quý', `valid_from = '2026-12-01'`);
  const [replaced, ...more] = await list(owner, { standing: 'replaced' });
  expect(more).toEqual([]);
  expect(replaced).toMatchObject({ text: 'Tăng ca', replacedBy: { text: 'Bỏ tăng ca' } });
  app.clock.set('2026-12-01T12:00:00+07:00');
  const [since] = await list(await signedIn(owner), { standing: 'replaced' });
  expect(since?.replacedBy).toMatchObject({ text: 'Tăng ca theo quý' });
});

/** A corrected edition of adopted minutes, adopted as well, in which a line says something else. */
async function correct(meetingId: string, before: string, after: string): Promise<void> {
  const params = { meetingId };
  await app.database.sql(
    `update minutes set state = 'locked', locked_at = now() where meeting_id = $1 and state = 'adopted'`,
    [meetingId],
  );
  (await owner.call(correctMinutes, { params })).value();
  const { revision } = (await owner.call(requestMinutesReview, { params, body: {} })).value();
  (await owner.call(adoptMinutes, { params, body: { revision } })).value();
  await app.database.sql(
    `update minutes_lines l set text = $3 from minutes d where d.company_id = l.company_id and d.id = l.minutes_id
       and d.meeting_id = $1 and d.state = 'adopted' and l.text = $2`,
    [meetingId, before, after],
  );
}

test('a decision stays replaced when its minutes are corrected, and when those are that replace it', async () => {
  const first = await givenAdopted('Giao ban', 'Chọn nhà cung cấp A');
  const second = await givenAdopted('Giao ban sau', 'Chọn nhà cung cấp B');
  await app.database.sql(
    `update minutes_lines l set replaces_minutes_id = o.minutes_id, replaces_line_id = o.id
     from minutes_lines o where o.text = 'Chọn nhà cung cấp A' and l.text = 'Chọn nhà cung cấp B'
       and o.company_id = l.company_id`,
  );
  const linked = async (newer: string) => {
    const [replaced, ...more] = await list(owner, { standing: 'replaced' });
    expect(more).toEqual([]);
    expect(replaced).toMatchObject({ text: 'Chọn nhà cung ứng A', replacedBy: { text: newer } });
    const replacing = (await list(owner)).find(({ text }) => text === newer);
    expect(replacing?.replaces).toMatchObject({ id: replaced?.id, text: 'Chọn nhà cung ứng A' });
  };
  await correct(first, 'Chọn nhà cung cấp A', 'Chọn nhà cung ứng A');
  await linked('Chọn nhà cung cấp B');
  await correct(second, 'Chọn nhà cung cấp B', 'Chọn nhà cung ứng B');
  await linked('Chọn nhà cung ứng B');
  await correct(first, 'Không có dòng này', '');
  await linked('Chọn nhà cung ứng B');
  // A line that was typed again corrects none: it is known by its words.
  await app.database.sql(
    `update minutes_lines l set corrects_minutes_id = null, corrects_line_id = null from minutes d
     where d.company_id = l.company_id and d.id = l.minutes_id and d.meeting_id = $1 and d.edition = 2`,
    [first],
  );
  expect(await textsOf(owner, { standing: 'replaced' })).toEqual([]);
  await app.database.sql(
    `update minutes_lines set text = 'Chọn nhà cung ứng A' where text = 'Chọn nhà cung cấp A'`,
  );
  await linked('Chọn nhà cung ứng B');
});

test('is found by the number as it is printed', async () => {
  await givenAdopted('Giao ban', 'Tăng giá sơn 5%');
  await givenAdopted('Họp kho', 'Mua thêm kệ');
  for (const search of ['số 02/BB', 'Số 02']) {
    const found = await list(owner, { search });
    expect(found.map(({ text }) => text)).toContain('Mua thêm kệ');
    expect(new Set(found.map(({ number }) => number))).toEqual(new Set(['02/BB']));
  }
});

test('is searched for all words, without diacritics and without the question around them', async () => {
  await givenMeeting('Họp giá', 'Tăng giá sơn 5%', 'Giữ giá gỗ');
  expect(await textsOf(owner, { search: 'đã chốt gì về giá sơn?' })).toEqual(['Tăng giá sơn 5%']);
  expect(await textsOf(owner, { search: 'gia hop' })).toEqual(['Giữ giá gỗ', 'Tăng giá sơn 5%']);
  expect(await textsOf(owner, { search: 'giá sắt' })).toEqual([]);
  expect(await textsOf(owner, { search: '50%_' })).toEqual([]);
});

test('is limited to days, and read page by page', async () => {
  await givenMeeting('Giao ban', 'Một', 'Hai', 'Ba');
  expect(await textsOf(owner, { from: '2026-11-20', to: '2026-11-20' })).toEqual(['Ba', 'Hai', 'Một']);
  expect(await textsOf(owner, { to: '2026-11-19' })).toEqual([]);
  const first = (await ask(owner, { limit: 2 })).value();
  const rest = (await ask(owner, { limit: 2, cursor: first.nextCursor ?? '' })).value();
  expect([...first.decisions, ...rest.decisions].map(({ text }) => text).toSorted()).toEqual([
    'Ba',
    'Hai',
    'Một',
  ]);
  expect(rest.nextCursor).toBeNull();
});

const contradictionsOf = async (person: Person) =>
  (await person.call(listContradictions)).value().contradictions;

test('decisions that seem to contradict each other are shown with both lines until somebody dismisses them', async () => {
  const earlier = await givenMeeting('Giao ban', 'Tăng giá sơn 5% từ tháng 12', 'Mua thêm kệ');
  const later = await givenMeeting('Họp giá', 'Tăng giá sơn 8% từ tháng 12', 'Tăng giá keo 3%');
  const [pair, ...others] = await contradictionsOf(owner);
  expect(others).toEqual([]);
  expect(pair).toMatchObject({
    first: { text: 'Tăng giá sơn 5% từ tháng 12', meeting: { id: earlier } },
    second: { text: 'Tăng giá sơn 8% từ tháng 12', meeting: { id: later } },
    ...{ differsIn: 'number', confirmedBy: null, mayResolve: true },
  });
  // Who is invited reads it, who is not does not, and only who may edit the newer meeting says what it is.
  expect(await contradictionsOf(mai)).toMatchObject([{ mayResolve: false }]);
  expect(await contradictionsOf(long)).toEqual([]);
  const resolve = (person: Person, verdict: 'confirmed' | 'dismissed' | null) =>
    person.call(resolveContradiction, {
      params: { meetingId: later },
      body: { firstId: pair?.first.id ?? '', secondId: pair?.second.id ?? '', verdict },
    });
  expect(await resolve(mai, 'dismissed')).toMatchObject({ status: 403, code: 'not_allowed' });
  (await resolve(owner, 'confirmed')).value();
  expect(await contradictionsOf(mai)).toMatchObject([{ confirmedBy: { displayName: owner.displayName } }]);
  await appoint(later, mai);
  (await resolve(mai, 'dismissed')).value();
  expect(await contradictionsOf(owner)).toEqual([]);
  // What another said is not the owner's to undo; undoing one's own gives back what stood before.
  expect(await resolve(owner, null)).toMatchObject({ status: 409, code: 'undo_too_late' });
  expect(await contradictionsOf(owner)).toEqual([]);
  (await resolve(mai, null)).value();
  expect(await contradictionsOf(mai)).toMatchObject([{ confirmedBy: { displayName: owner.displayName } }]);
  (await resolve(owner, null)).value();
  expect(await contradictionsOf(owner)).toMatchObject([{ confirmedBy: null }]);
  const other = (await list(owner)).find(({ text }) => text === 'Mua thêm kệ');
  const wrong = await owner.call(resolveContradiction, {
    params: { meetingId: later },
    body: { firstId: pair?.first.id ?? '', secondId: other?.id ?? '', verdict: 'dismissed' },
  });
  expect(wrong).toMatchObject({ status: 409, code: 'decision_not_in_register' });
});

test('what was said of a contradiction holds when minutes with it are adopted and corrected, and can be undone then', async () => {
  const earlier = await givenMeeting('Giao ban', 'Bảo hành tủ bếp 24 tháng', 'Tăng giá sơn 5% từ tháng 12');
  const later = await givenMeeting('Họp giá', 'Bảo hành tủ bếp 36 tháng', 'Tăng giá sơn 8% từ tháng 12');
  const resolve = async (text: string, verdict: 'confirmed' | 'dismissed' | null) => {
    const pairs = await contradictionsOf(owner);
    const pair = pairs.find(({ first, second }) => [first.text, second.text].includes(text));
    const params = { meetingId: pair?.second.meeting.id ?? '' };
    const body = { firstId: pair?.first.id ?? '', secondId: pair?.second.id ?? '', verdict };
    (await owner.call(resolveContradiction, { params, body })).value();
  };
  await resolve('Bảo hành tủ bếp 36 tháng', 'dismissed');
  await resolve('Tăng giá sơn 8% từ tháng 12', 'confirmed');
  // Of one day, they stand in either order.
  const shown = async () =>
    (await contradictionsOf(owner)).map(({ first, second, confirmedBy }) => [
      ...[first.text, second.text].toSorted(),
      confirmedBy?.displayName,
    ]);
  const prices = ['Tăng giá sơn 5% từ tháng 12', 'Tăng giá sơn 8% từ tháng 12'];
  const confirmed = [[...prices, owner.displayName]];
  expect(await shown()).toEqual(confirmed);
  await givenAdoptedMinutes(owner, earlier);
  expect(await shown(), 'a reading became a line').toEqual(confirmed);
  await givenAdoptedMinutes(owner, later);
  await correct(earlier, 'Thống nhất tăng ca', 'Thống nhất làm thêm giờ');
  await correct(later, 'Thống nhất tăng ca', 'Thống nhất làm thêm giờ');
  expect(await shown(), 'a line became its copy').toEqual(confirmed);
  await resolve('Tăng giá sơn 8% từ tháng 12', null);
  expect(await shown()).toEqual([[...prices, undefined]]);
});

test('what was said of a promise holds when its minutes are adopted and corrected', async () => {
  const meetingId = await givenMeeting('Giao ban', 'Lắp thêm hai camera ở kho', 'Mua máy hút bụi cho xưởng');
  app.clock.set('2026-12-28T09:00:00+07:00');
  owner = await signedIn(owner);
  const stale = async () => (await owner.call(listStalePromises)).value().promises;
  const idOf = async (text: string) => (await stale()).find((promise) => promise.text === text)?.id ?? '';
  const resolve = async (id: string, verdict: 'confirmed' | 'dismissed' | null) =>
    (await owner.call(resolveStalePromise, { params: { meetingId }, body: { id, verdict } })).value();
  await resolve(await idOf('Lắp thêm hai camera ở kho'), 'dismissed');
  await resolve(await idOf('Mua máy hút bụi cho xưởng'), 'confirmed');
  const ofReadings = async () => (await stale()).filter(({ text }) => text !== 'Thống nhất tăng ca');
  const confirmed = [{ text: 'Mua máy hút bụi cho xưởng', confirmedBy: { displayName: owner.displayName } }];
  expect(await ofReadings()).toMatchObject(confirmed);
  await givenAdoptedMinutes(owner, meetingId);
  expect(await ofReadings()).toMatchObject(confirmed);
  await correct(meetingId, 'Không có dòng này', '');
  expect(await ofReadings()).toMatchObject(confirmed);
  await resolve(await idOf('Mua máy hút bụi cho xưởng'), null);
  expect(await ofReadings()).toMatchObject([{ confirmedBy: null }]);
});

test('what no longer holds contradicts nothing', async () => {
  await givenAdopted('Giao ban', 'Bảo hành tủ bếp 24 tháng');
  await givenMeeting('Họp bảo hành', 'Bảo hành tủ bếp 36 tháng');
  expect(await contradictionsOf(owner)).toHaveLength(1);
  await changeLine('Bảo hành tủ bếp 24 tháng', `valid_to = '2026-11-19'`);
  expect(await contradictionsOf(owner)).toEqual([]);
});

test('a promise nothing followed is shown with its line and why, until a task or somebody’s word takes it away', async () => {
  const { meetingId } = await givenReadings(app, {
    ...{ chair: owner, title: 'Giao ban', participants: [{ userId: mai.userId, role: 'attendee' }] },
    readings: [
      { kind: 'decision', text: 'Lắp thêm hai camera ở kho Sóng Thần', state: 'approved', evidence: [2] },
      { kind: 'task', text: 'Soạn quy trình nghiệm thu sơn', evidence: [3] },
      { kind: 'task', text: 'Gửi bảng giá sơn cho Hòa Phát', evidence: [4] },
    ],
  });
  const stale = async (person: Person) =>
    (await (await signedIn(person)).call(listStalePromises)).value().promises;
  expect(await stale(owner)).toEqual([]);
  app.clock.set('2026-12-28T09:00:00+07:00');
  const late = await signedIn(owner);
  const item = { title: 'Gửi bảng giá sơn cho khách Hòa Phát', meetingId, assigneeId: mai.userId };
  (await late.call(createActionItem, { body: item })).value();
  const ownTask = { title: 'Soạn quy trình nghiệm thu sơn', assigneeId: owner.userId };
  const made = (await late.call(createActionItem, { body: ownTask })).value();
  const kinds = async (person: Person) => (await stale(person)).map(({ kind }) => kind).toSorted();
  // A task outside of meetings follows it for those who may see the task.
  expect(await kinds(owner)).toEqual(['decision']);
  expect(await kinds(mai)).toEqual(['decision', 'task']);
  const { id: itemId, version } = made;
  (await late.call(deleteActionItem, { params: { itemId }, query: { version } })).value();
  const found = await stale(owner);
  expect(found.map(({ kind, text, reason }) => [kind, text, reason]).toSorted()).toEqual([
    ['decision', 'Lắp thêm hai camera ở kho Sóng Thần', 'silence'],
    ['task', 'Soạn quy trình nghiệm thu sơn', 'silence'],
  ]);
  // Who is invited reads it; who is not does not.
  expect(await stale(mai)).toMatchObject([{ mayResolve: false }, { mayResolve: false }]);
  expect(await stale(long)).toEqual([]);
  const task = found.find(({ kind }) => kind === 'task');
  const resolve = async (person: Person, verdict: 'confirmed' | 'dismissed' | null, id = task?.id ?? '') =>
    (await signedIn(person)).call(resolveStalePromise, { params: { meetingId }, body: { id, verdict } });
  expect(await resolve(mai, 'dismissed')).toMatchObject({ status: 403, code: 'not_allowed' });
  expect(await resolve(owner, 'dismissed', meetingId)).toMatchObject({ code: 'decision_not_in_register' });
  (await resolve(owner, 'confirmed')).value();
  expect(await stale(mai)).toMatchObject([
    { confirmedBy: { displayName: owner.displayName } },
    { confirmedBy: null },
  ]);
  await appoint(meetingId, mai);
  (await resolve(mai, 'dismissed')).value();
  expect(await stale(owner)).toMatchObject([{ kind: 'decision' }]);
  expect(await resolve(owner, null)).toMatchObject({ status: 409, code: 'undo_too_late' });
  (await resolve(mai, null)).value();
  expect(await stale(owner)).toMatchObject([
    { confirmedBy: { displayName: owner.displayName } },
    { confirmedBy: null },
  ]);
  (await resolve(owner, null)).value();
  expect(await stale(owner)).toMatchObject([{ confirmedBy: null }, { confirmedBy: null }]);
});

test('of more later lines than are read those are chosen that share words with a promise', async () => {
  await givenMeeting('Giao ban', 'Lắp thêm hai camera ở kho Sóng Thần', 'Mua máy hút bụi cho xưởng sơn');
  const later = await givenMeeting('Họp kho', 'Hai camera ở kho Sóng Thần đã lắp xong');
  const newest = await givenMeeting('Họp khách');
  await app.database.sql(
    `update meetings set starts_at = starts_at + d, ends_at = ends_at + d
     from (values ($1::uuid, interval '10 days'), ($2, interval '20 days')) as moved (id, d) where meetings.id = moved.id`,
    [later, newest],
  );
  await app.database.sql(
    `insert into readings (company_id, id, meeting_id, kind, position, text, state, created_by, created_at, updated_at)
     select company_id, gen_random_uuid(), id, 'question', n, 'Khách đoàn số ' || n || ' tới thăm', 'approved', created_by, now(), now()
     from meetings, generate_series(1, 2100) n where id = $1`,
    [newest],
  );
  app.clock.set('2026-12-28T09:00:00+07:00');
  const { promises } = (await (await signedIn(owner)).call(listStalePromises)).value();
  expect(promises.map(({ text }) => text)).toEqual(['Mua máy hút bụi cho xưởng sơn']);
});
