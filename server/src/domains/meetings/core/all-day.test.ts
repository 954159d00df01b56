import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { findClashes, listBusyTimes } from '@hopgon/contract/meetings/busy/routes';
import { endMeeting } from '@hopgon/contract/meetings/lifecycle/routes';
import { createMeeting, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { createRoom } from '@hopgon/contract/rooms/routes';
import { createSeries, previewSeries, updateSeries } from '@hopgon/contract/series/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Bình'>;
let roomId: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-23T16:55:00Z');
  company = await givenCompany(app, { owner: 'An', members: ['Bình'] });
  roomId = (await company.owner.call(createRoom, { body: { name: 'Phòng lớn' } })).value().id;
});

// By the clock of Vietnam.
const day = { startsAt: '2026-11-23T17:00:00.000Z', endsAt: '2026-11-24T17:00:00.000Z' };
const hour = { startsAt: '2026-11-24T02:00:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' };
const both = () => [{ userId: company.people.Bình.userId }];
const iso = (instant: Date) => instant.toISOString().slice(0, 16);
const create = (body: object) =>
  company.owner.call(createMeeting, { body: { title: 'Họp', participants: both(), ...day, ...body } });

test('a meeting all day leaves its people free and keeps its room', async () => {
  const settings = { forbidPersonOverlaps: true };
  (await company.owner.call(updateCompany, { body: { version: 1, settings } })).value();
  (await create({ title: 'Hội thảo', roomId })).value();
  expect(
    await app.database.sql('select subject_kind from bookings where subject_id = any ($1)', [
      [roomId, company.people.Bình.userId],
    ]),
  ).toEqual([{ subject_kind: 'room' }]);
  (await create({ title: 'Giao ban', ...hour })).value();
  const before = { startsAt: '2026-11-24T01:00:00.000Z', endsAt: hour.startsAt };
  expect((await create({ title: 'Phỏng vấn', ...before, participants: [], roomId })).code).toBe(
    'meeting_overlap',
  );
  // Nor is it hindered by what its people have that day.
  (await create({ title: 'Ngày hội' })).value();
});

test('what it would clash with is its room alone', async () => {
  (await create({ title: 'Giao ban', ...hour, roomId })).value();
  const wanted = { ...day, userIds: [company.people.Bình.userId], roomId };
  const clashes = async (body: object) =>
    (await company.owner.call(findClashes, { body: { ...wanted, ...body } }))
      .value()
      .clashes.map(({ person, room }) => person?.displayName ?? room?.name);
  expect(await clashes({})).toEqual(['Phòng lớn']);
  expect(await clashes({ timeZone: 'Europe/Berlin' })).toEqual(expect.arrayContaining(['Bình', 'Phòng lớn']));
  const unknown = { ...wanted, timeZone: 'Nowhere/None' };
  expect((await company.owner.call(findClashes, { body: unknown })).code).toBe('time_zone_unknown');
  expect((await create({ timeZone: 'Nowhere/None' })).code).toBe('time_zone_unknown');
  const recurrence = { frequency: 'daily' as const, ends: { by: 'count' as const, count: 2 } };
  const preview = { ...day, recurrence, userIds: wanted.userIds };
  expect((await company.owner.call(previewSeries, { body: preview })).value().clashes).toBe(0);
});

test('given hours, or another zone, it takes up its people again', async () => {
  const { id, version } = (await create({})).value();
  const taken = async () =>
    (await app.database.sql('select from bookings where meeting_id = $1', [id])).length;
  expect(await taken()).toBe(0);
  const body = { version, timeZone: 'Asia/Tokyo' };
  const moved = (await company.owner.call(updateMeeting, { params: { meetingId: id }, body })).value();
  expect(await taken()).toBe(2);
  const back = { version: moved.version, timeZone: 'Asia/Ho_Chi_Minh' };
  (await company.owner.call(updateMeeting, { params: { meetingId: id }, body: back })).value();
  expect(await taken()).toBe(0);
});

test('nobody is shown busy by it, and it is not ended before its day is over', async () => {
  const { id, version } = (await create({ participants: [] })).value();
  const { Bình } = company.people;
  const query = { from: day.startsAt, to: day.endsAt, personId: company.owner.userId };
  expect((await Bình.call(listBusyTimes, { query })).value().busy).toEqual([]);
  app.clock.set('2026-11-23T17:00:00Z');
  const meeting = (await company.owner.call(readMeeting, { params: { meetingId: id } })).value();
  expect([meeting.status, meeting.can.end]).toEqual(['ongoing', false]);
  const end = { params: { meetingId: id }, body: { version } };
  expect((await company.owner.call(endMeeting, end)).code).toBe('meeting_not_ongoing');
});

test('each day of a series has its own midnights where clocks change', async () => {
  // 23, 24 and 25 October in Berlin; the last has 25 hours, and the whole is moved by a day.
  app.clock.set('2026-10-20T08:00:00Z');
  const berlin = { timeZone: 'Europe/Berlin', participants: [] };
  const first = { startsAt: '2026-10-22T22:00:00.000Z', endsAt: '2026-10-23T22:00:00.000Z' };
  const recurrence = { frequency: 'daily' as const, ends: { by: 'count' as const, count: 3 } };
  const body = { title: 'Nghỉ', ...berlin, ...first, recurrence };
  const { id, version } = (await company.owner.call(createSeries, { body })).value();
  const times = () =>
    app.database.sql<{ starts_at: Date; ends_at: Date }>(
      'select starts_at, ends_at from meetings where series_id is not null and cancelled_at is null and company_id = $1 order by starts_at',
      [company.companyId],
    );
  const midnights = async () =>
    (await times()).map(({ starts_at, ends_at }) => [starts_at, ends_at].map(iso));
  expect(await midnights()).toEqual([
    ['2026-10-22T22:00', '2026-10-23T22:00'],
    ['2026-10-23T22:00', '2026-10-24T22:00'],
    ['2026-10-24T22:00', '2026-10-25T23:00'],
  ]);
  const later = { startsAt: first.endsAt, endsAt: '2026-10-24T22:00:00.000Z' };
  const move = { params: { meetingId: id }, body: { version, span: 'all' as const, ...later } };
  (await company.owner.call(updateSeries, move)).value();
  expect(await midnights()).toEqual([
    ['2026-10-23T22:00', '2026-10-24T22:00'],
    ['2026-10-24T22:00', '2026-10-25T23:00'],
    ['2026-10-25T23:00', '2026-10-26T23:00'],
  ]);
});
