import { createMeeting, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenSession } from '../../../testing/given.ts';
import { respond } from '../../../testing/respond.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Lê Thị Bình'] });
});
afterAll(() => app.close());

test('the time of a meeting that is over is put right without asking its people again', async () => {
  const { owner, people } = company;
  const binh = people['Lê Thị Bình'];
  const body = {
    ...{ title: 'Giao ban', startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' },
    participants: [{ userId: binh.userId }],
  };
  const { id: meetingId } = (await owner.call(createMeeting, { body })).value();
  (await respond(binh, meetingId, { answer: 'accepted' })).value();
  app.clock.set('2026-11-25T02:00:00Z');
  const later = {
    ...{ version: 1, startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:30:00Z', allowClashes: true },
  };
  const [chair, invited] = [await givenSession(app, owner), await givenSession(app, binh)];
  (await chair.call(updateMeeting, { params: { meetingId }, body: later })).value();
  const { participants } = (await chair.call(readMeeting, { params: { meetingId } })).value();
  expect(participants.find(({ userId }) => userId === binh.userId)?.answer).toBe('accepted');
  const { notifications } = (await invited.call(listNotifications, { query: {} })).value();
  expect(notifications.map(({ kind }) => kind)).toEqual(['meeting-invited']);
});
