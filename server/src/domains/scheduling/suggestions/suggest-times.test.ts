import { createMeeting } from '@hopgon/contract/meetings/routes';
import { suggestTimes } from '@hopgon/contract/scheduling/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Trần An' | 'Lê Bình'>;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Trần An', 'Lê Bình'] });
  const secret = {
    title: 'Thương lượng BÍ MẬT',
    startsAt: '2026-11-23T01:00:00.000Z',
    endsAt: '2026-11-23T12:00:00.000Z',
  };
  (await company.people['Trần An'].call(createMeeting, { body: secret })).value();
}, 60_000);
afterAll(() => app.close());

// Monday and Tuesday.
const range = { from: '2026-11-22T17:00:00.000Z', to: '2026-11-24T17:00:00.000Z' };
const everyone = () => [company.owner, company.people['Trần An'], company.people['Lê Bình']];
const people = (optional?: string) =>
  everyone().map(({ userId }) => ({ userId, required: userId !== optional }));

test("others' meetings are busy time and nothing else", async () => {
  const reply = await company.owner.call(suggestTimes, { body: { ...range, people: people(), minutes: 60 } });
  const found = reply.value();
  expect(JSON.stringify(reply.body)).not.toContain('BÍ MẬT');
  expect(found.slots[0]).toEqual({
    startsAt: '2026-11-24T03:00:00.000Z',
    endsAt: '2026-11-24T04:00:00.000Z',
    reasons: ['Mọi người đều rảnh', 'Giữa buổi sáng'],
    busyUserIds: [],
  });
  expect(found.slots.every(({ startsAt }) => startsAt.startsWith('2026-11-24'))).toBe(true);
  expect(found.people.find(({ displayName }) => displayName === 'Trần An')?.busy).toEqual([
    { startsAt: '2026-11-23T01:00:00.000Z', endsAt: '2026-11-23T12:00:00.000Z' },
  ]);
  expect(found.nothing).toBeNull();
});

test('who need not come is named when busy; a meeting that is moved keeps only its own people free', async () => {
  const an = company.people['Trần An'];
  const monday = { from: range.from, to: '2026-11-23T17:00:00.000Z', minutes: 60 };
  const optional = await company.owner.call(suggestTimes, { body: { ...monday, people: people(an.userId) } });
  expect(optional.value().slots[0]).toMatchObject({
    reasons: ['Mọi người bắt buộc đều rảnh', 'Trần An (không bắt buộc) bận', 'Giữa buổi sáng'],
    busyUserIds: [an.userId],
  });

  const [meeting] = await app.database.sql('select id from meetings');
  const body = { ...monday, people: people(), exceptMeetingId: String(meeting?.id) };
  expect((await an.call(suggestTimes, { body })).value().slots).not.toEqual([]);
  expect((await company.owner.call(suggestTimes, { body })).value().slots).toEqual([]);
});

test('when nobody can, who blocks most is said, and what would help', async () => {
  const body = { from: range.from, to: '2026-11-23T17:00:00.000Z', people: people(), minutes: 60 };
  const { slots, nothing } = (await company.owner.call(suggestTimes, { body })).value();
  expect(slots).toEqual([]);
  expect(nothing?.obstacles).toMatchObject([{ name: 'Trần An', percent: 100 }]);
  expect(nothing?.ways.map(({ text }) => text)).toEqual([
    'Để Trần An là không bắt buộc',
    'Tìm thêm 1 tuần nữa',
  ]);
});

test('a room in use is left out, a stranger and a room that is none are refused', async () => {
  const now = app.clock.now();
  const roomId = app.world.newId();
  await app.database.sql(
    'insert into rooms (company_id, id, name, created_at, updated_at) values ($1, $2, $3, $4, $4)',
    [company.companyId, roomId, 'Phòng Sen', now],
  );
  const body = { ...range, people: people(), minutes: 60 };
  const { slots, room } = (await company.owner.call(suggestTimes, { body: { ...body, roomId } })).value();
  expect(room).toEqual({ id: roomId, name: 'Phòng Sen', busy: [] });
  expect(slots[0]?.reasons).toContain('Phòng Sen còn trống');

  const stranger = (await givenCompany(app)).owner;
  const asked = await company.owner.call(suggestTimes, {
    body: { ...body, people: [{ userId: stranger.userId }] },
  });
  expect(asked.code).toBe('participant_not_member');
  const roomless = { ...body, roomId: app.world.newId() };
  expect((await company.owner.call(suggestTimes, { body: roomless })).code).toBe('room_not_found');
});

test.each([
  ['nobody who must come', { people: [{ userId: '0190d9c0-0000-7000-8000-000000000000', required: false }] }],
  ['an end before the beginning', { to: range.from }],
  ['more than two months', { to: '2027-02-01T00:00:00.000Z' }],
])('%s is no search', async (_, changed) => {
  const body = { ...range, people: people(), minutes: 60, ...changed };
  expect((await company.owner.call(suggestTimes, { body })).code).toBe('field_invalid');
});
