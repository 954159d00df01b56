import { createMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
});
afterAll(() => app.close());

test('who may see a meeting no more, or only as a closed one, reads tasks and the bell again, too', async () => {
  const { owner, people, companyId } = company;
  const binh = people['Lê Thị Bình'];
  const received: string[] = [];
  const leave = app.world.hub.subscribe({
    ...{ userId: binh.userId, sessionId: binh.sessionId, companyIds: new Set([companyId]) },
    wake: (_, topics) => received.push(...topics),
    end: () => undefined,
  });
  const times = { startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' };
  const body = { title: 'Sáp nhập', ...times, participants: [{ userId: binh.userId }] };
  const { id: meetingId, version } = (await owner.call(createMeeting, { body })).value();
  const change = async (was: number, more: object) => {
    received.length = 0;
    const sent = { params: { meetingId }, body: { version: was, ...more } };
    return (await owner.call(updateMeeting, sent)).value().version;
  };
  const named = await change(version, { goal: 'Bàn giá' });
  await expect.poll(() => received).toContain('meetings');
  expect(received).not.toContain('action-items');
  const closed = await change(named, { visibility: 'closed' });
  await expect
    .poll(() => received)
    .toEqual(expect.arrayContaining(['meetings', 'action-items', 'notifications']));
  await change(closed, { participants: [{ userId: owner.userId }] });
  await expect
    .poll(() => received)
    .toEqual(expect.arrayContaining(['meetings', 'action-items', 'notifications']));
  leave();
});
