import { restoreMeeting, undoOwnMeeting } from '@hopgon/contract/meetings/lifecycle/routes';
import {
  cancelMeeting,
  createMeeting,
  listMeetings,
  readMeeting,
  updateMeeting,
} from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { createSeries, updateSeries } from '@hopgon/contract/series/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { readMeetingMails } from '../../../testing/meeting-mails.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let an: Person;
let binh: Person;

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, { members: ['Lê Thị Bình'] });
  an = company.owner;
  binh = company.people['Lê Thị Bình'];
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-20T09:00:00+07:00'));

let count = 0;
async function made() {
  count += 1;
  const title = `Vừa tạo ${count}.`;
  const body = {
    title,
    startsAt: '2026-11-24T02:30:00Z',
    endsAt: '2026-11-24T03:00:00Z',
    participants: [{ userId: binh.userId, role: 'chair' as const }],
    allowClashes: true,
    undoable: true,
  };
  return (await an.call(createMeeting, { body })).value();
}
const undo = (meetingId: string, person = an) => person.call(undoOwnMeeting, { params: { meetingId } });
const mailsAbout = async (title: string) =>
  (await readMeetingMails(app)).filter(({ subject }) => subject?.includes(title));
const ringsAbout = async (title: string) =>
  (await binh.call(listNotifications, {})).value().notifications.filter(({ text }) => text.includes(title));

test('undone at once a meeting has never been: no mail, no bell, no page', async () => {
  const { id, title } = await made();
  expect(await ringsAbout(title)).toHaveLength(1);
  expect((await undo(id)).status).toBe(200);
  expect((await binh.call(readMeeting, { params: { meetingId: id } })).code).toBe('meeting_not_found');
  expect(await ringsAbout(title)).toEqual([]);
  const other = await made();
  app.clock.advance(20_000);
  await app.mails.sendDue();
  await expect.poll(() => mailsAbout(other.title)).toHaveLength(1);
  expect(await mailsAbout(title)).toEqual([]);
});

test('once its mail has left it can only be called off', async () => {
  const { id, title } = await made();
  app.clock.advance(20_000);
  await app.mails.sendDue();
  await expect.poll(() => mailsAbout(title)).toHaveLength(1);
  expect((await undo(id)).code).toBe('undo_too_late');
  expect((await an.call(readMeeting, { params: { meetingId: id } })).value().status).toBe('upcoming');
});

test('nobody but who made it takes it back, none that was changed, and none of old', async () => {
  const chaired = await made();
  expect((await undo(chaired.id, binh)).code).toBe('undo_too_late');
  const changed = await made();
  await an.call(updateMeeting, { params: { meetingId: changed.id }, body: { version: 1, goal: 'Chốt' } });
  expect((await undo(changed.id)).code).toBe('undo_too_late');
  const alone = (
    await an.call(createMeeting, {
      body: {
        title: 'Một mình',
        startsAt: '2026-11-25T02:30:00Z',
        endsAt: '2026-11-25T03:00:00Z',
        allowClashes: true,
      },
    })
  ).value();
  app.clock.advance(minutes(2));
  expect((await undo(alone.id)).code).toBe('undo_too_late');
});

async function madeSeries() {
  count += 1;
  const title = `Chuỗi vừa tạo ${count}.`;
  const recurrence = {
    frequency: 'weekly' as const,
    weekdays: [2],
    ends: { by: 'count' as const, count: 3 },
  };
  const body = {
    title,
    startsAt: '2026-11-24T02:30:00Z',
    endsAt: '2026-11-24T03:00:00Z',
    recurrence,
    participants: [{ userId: binh.userId }],
    allowClashes: true,
    undoable: true,
  };
  const { id } = (await an.call(createSeries, { body })).value();
  return { id, title };
}
const meetingsCalled = async (title: string) =>
  (await an.call(listMeetings, { query: { query: title } })).value().meetings;

test('a series is undone whole, by any of its meetings, and nobody is ever notified', async () => {
  const { title } = await madeSeries();
  const meetings = await meetingsCalled(title);
  expect(meetings).toHaveLength(3);
  expect(await ringsAbout(title)).toHaveLength(1);
  expect((await undo(meetings[1]?.id ?? '')).status).toBe(200);
  expect(await meetingsCalled(title)).toEqual([]);
  expect(await ringsAbout(title)).toEqual([]);
  const seriesId = meetings[0]?.series?.id;
  expect(await app.database.sql('select from meeting_series where id = $1', [seriesId])).toEqual([]);
  const other = await madeSeries();
  app.clock.advance(20_000);
  await app.mails.sendDue();
  await expect.poll(() => mailsAbout(other.title)).toHaveLength(1);
  expect(await mailsAbout(title)).toEqual([]);
  expect((await undo(other.id)).code, 'its mail has left').toBe('undo_too_late');
  expect(await meetingsCalled(other.title)).toHaveLength(3);
});

test('a series of which one meeting was changed stays, and nobody else takes it back', async () => {
  const { id, title } = await madeSeries();
  expect((await undo(id, binh)).code).toBe('not_allowed');
  const [, second] = await meetingsCalled(title);
  await an.call(updateMeeting, {
    params: { meetingId: second?.id ?? '' },
    body: { version: 1, goal: 'Chốt' },
  });
  expect((await undo(id)).code).toBe('undo_too_late');
  expect(await meetingsCalled(title)).toHaveLength(3);
});

test('a series that was parted meanwhile stays, all of it', async () => {
  const { id, title } = await madeSeries();
  const [, second] = await meetingsCalled(title);
  const body = {
    span: 'following' as const,
    version: 1,
    startsAt: '2026-12-02T02:30:00Z',
    endsAt: '2026-12-02T03:00:00Z',
    allowClashes: true,
  };
  expect((await an.call(updateSeries, { params: { meetingId: second?.id ?? '' }, body })).status).toBe(200);
  expect((await undo(id)).code).toBe('undo_too_late');
  expect(await meetingsCalled(title)).toHaveLength(3);
});

test('a cancellation is undone at once by who made it, and by nobody else', async () => {
  const { id } = await made();
  const params = { meetingId: id };
  const off = () => an.call(cancelMeeting, { params, query: { undoable: 'true' } });
  const restore = (person = an) => person.call(restoreMeeting, { params });
  await off();
  expect((await restore(binh)).code).toBe('undo_too_late');
  expect((await restore()).status).toBe(200);
  expect((await restore()).code).toBe('undo_too_late');
  expect((await an.call(readMeeting, { params })).value().status).toBe('upcoming');
  await off();
  app.clock.advance(minutes(1) + 1);
  expect((await restore()).code).toBe('undo_too_late');
});
