import { cancelMeeting, createMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import type { CallInput } from '@hopgon/contract/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { respond } from '../../../testing/respond.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { findClashes } from './find-clashes.ts';

type Body = CallInput<typeof createMeeting>['body'];

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình' | 'Trần Chi'>;
let binh: Person;
let chi: Person;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Lê Thị Bình', 'Trần Chi'] });
  binh = company.people['Lê Thị Bình'];
  chi = company.people['Trần Chi'];
});
afterAll(() => app.close());

/** A meeting of Bình's between two hours of a day of its own, so that tests do not meet. */
async function meetingOn(day: string, body: Partial<Body> = {}): Promise<string> {
  const times = { startsAt: `${day}T02:00:00Z`, endsAt: `${day}T03:00:00Z` };
  return (
    await binh.call(createMeeting, { body: { allowClashes: true, title: 'Kín', ...times, ...body } })
  ).value().id;
}

async function clashes(asker: Person, [from, to]: readonly [string, string], exceptMeetingId?: string) {
  const scope = app.world.scopes.company(asker, company.companyId, 'company');
  const wanted = {
    userIds: [binh.userId, chi.userId],
    from: new Date(from),
    to: new Date(to),
    exceptMeetingId,
  };
  return findClashes(scope, wanted);
}

test('who may not see a meeting learns that a person is busy, who may see it learns with what', async () => {
  const id = await meetingOn('2026-12-01');
  const hour = ['2026-12-01T02:30:00Z', '2026-12-01T04:00:00Z'] as const;
  const busy = {
    userId: binh.userId,
    startsAt: new Date('2026-12-01T02:00:00Z'),
    endsAt: new Date('2026-12-01T03:00:00Z'),
  };
  expect(await clashes(chi, hour)).toEqual([{ ...busy, meeting: null }]);
  expect(await clashes(company.owner, hour)).toEqual([{ ...busy, meeting: null }]);
  expect(await clashes(binh, hour)).toEqual([{ ...busy, meeting: { id, title: 'Kín' } }]);
});

test('meetings that only touch do not clash, long ones do all along', async () => {
  await meetingOn('2026-12-02');
  await meetingOn('2026-12-03', { endsAt: '2026-12-08T03:00:00Z' });
  expect(await clashes(binh, ['2026-12-02T03:00:00Z', '2026-12-02T04:00:00Z'])).toEqual([]);
  expect(await clashes(binh, ['2026-12-02T01:00:00Z', '2026-12-02T02:00:00Z'])).toEqual([]);
  expect(await clashes(binh, ['2026-12-07T01:00:00Z', '2026-12-07T02:00:00Z'])).toHaveLength(1);
});

test('a cancelled, declined, informed or moved meeting keeps nobody busy', async () => {
  const hour = ['2026-12-10T02:00:00Z', '2026-12-10T03:00:00Z'] as const;
  const cancelled = await meetingOn('2026-12-10');
  await binh.call(cancelMeeting, { params: { meetingId: cancelled } });
  const declined = await meetingOn('2026-12-10', { participants: [{ userId: chi.userId }] });
  await respond(chi, declined, { answer: 'declined' });
  const informed = await meetingOn('2026-12-10', {
    participants: [{ userId: chi.userId, role: 'informed' }],
  });
  const busy = await clashes(binh, hour, declined);
  expect(busy).toEqual([
    expect.objectContaining({ userId: binh.userId, meeting: { id: informed, title: 'Kín' } }),
  ]);
  const moved = { version: 1, startsAt: '2026-12-11T02:00:00Z', endsAt: '2026-12-11T03:00:00Z' };
  await binh.call(updateMeeting, { params: { meetingId: informed }, body: moved });
  expect(await clashes(binh, hour, declined)).toEqual([]);
});

test('a closed meeting is named to its own people by no title', async () => {
  const id = await meetingOn('2026-12-29', { title: 'Sáp nhập Hồng Hà', visibility: 'closed' });
  const found = await clashes(binh, ['2026-12-29T02:00:00Z', '2026-12-29T03:00:00Z']);
  expect(found.map(({ meeting }) => meeting)).toEqual([{ id, title: 'Họp kín' }]);
});
