import { createActionItem, respondToActionItem } from '@hopgon/contract/action-items/routes';
import { updateCompanyDay } from '@hopgon/contract/company-settings/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { updateNotificationSettings } from '@hopgon/contract/notifications/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenSession } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { sendWeekDigests } from './send-week-digests.ts';
import { weekDigestStore } from './week-digest.store.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
beforeAll(async () => {
  app = await startTestApp();
  await app.reminders.stop(10_000);
});
beforeEach(async () => {
  app.clock.set('2026-11-20T10:00:00+07:00');
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
});
afterAll(() => app.close());

const binh = () => company.people['Lê Thị Bình'];

async function giveBinh(title: string, deadline: string, meetingId?: string): Promise<void> {
  const body = { title, deadline, assigneeId: binh().userId, ...(meetingId && { meetingId }) };
  const { id: itemId } = (await company.owner.call(createActionItem, { body })).value();
  (await binh().call(respondToActionItem, { params: { itemId }, body: { accept: true } })).value();
}

async function givenMeeting(title: string, day: string, visibility: 'invited' | 'closed' = 'invited') {
  const body = {
    ...{ title, visibility, startsAt: `${day}T02:30:00.000Z`, endsAt: `${day}T03:00:00.000Z` },
    ...{ participants: [{ userId: binh().userId }], allowClashes: true },
  };
  return (await company.owner.call(createMeeting, { body })).value().id;
}

/** Begins the week as two processes do that look at once; the digests in the outbox, by reader. */
async function begin(at: string): Promise<{ address: string; subject: string; text: string }[]> {
  app.clock.set(at);
  const job = () => sendWeekDigests(app.world, app.world.scopes.job(company.companyId));
  await Promise.all([job(), job()]);
  return app.database.sql(
    `select address, message ->> 'subject' as subject, message ->> 'text' as text from outbox_mails
     where company_id = $1 and message ->> 'subject' like 'Tuần này%' order by id`,
    [company.companyId],
  );
}

const monday = '2026-11-23T09:00:00+07:00';

test('on Monday each person gets one mail of what their week holds; nothing of closed meetings, and none where nothing is', async () => {
  await giveBinh('Gọi khách Hòa Phát', '2026-11-20');
  await giveBinh('Ký hợp đồng', '2026-11-27');
  await giveBinh('Việc tuần sau', '2026-12-01');
  const unanswered = { title: 'In tài liệu', deadline: '2026-11-19', assigneeId: binh().userId };
  (await company.owner.call(createActionItem, { body: unanswered })).value();
  await givenMeeting('Giao ban', '2026-11-24');
  await givenMeeting('Họp tuần sau', '2026-12-01');
  const closed = await givenMeeting('Sáp nhập Hồng Hà', '2026-11-25', 'closed');
  await giveBinh('Định giá Hồng Hà', '2026-11-25', closed);
  const sample = await givenMeeting('Mẫu', '2026-11-18');
  await giveBinh('Mẫu: gọi nhà cung cấp', '2026-11-20', sample);
  await app.database.sql('update meetings set is_sample = true where id = $1', [sample]);
  const mails = await begin(monday);
  const toBinh = mails.filter(({ address }) => address === binh().email);
  expect(toBinh.map(({ subject }) => subject)).toEqual([
    'Tuần này: 2 việc quá hạn, 1 việc đến hạn và 1 cuộc họp',
  ]);
  expect(toBinh[0]?.text).toContain('In tài liệu (từ 19/11/2026, chờ bạn trả lời)');
  expect(toBinh[0]?.text).toMatch(/Gọi khách Hòa Phát.*Ký hợp đồng.*Thứ Ba 24\/11, 09:30–10:00: Giao ban/su);
  expect(toBinh[0]?.text).toContain('Không nhận email “Tóm tắt đầu tuần” nữa');
  expect(toBinh[0]?.text).not.toMatch(/Hồng Hà|tuần sau|Mẫu/u);
  // The owner's week holds the meeting alone.
  expect(mails).toHaveLength(2);
  expect(await begin('2026-11-23T11:00:00+07:00')).toHaveLength(2);
  expect(await begin('2026-11-24T09:00:00+07:00')).toHaveLength(2);
});

test('it comes on the first working day, in the morning of the person, to those who want it', async () => {
  await giveBinh('Ký hợp đồng', '2026-11-27');
  const body = { name: 'Nghỉ', kind: 'off' as const, was: null };
  const tokyo = { body: { timeZone: 'Asia/Tokyo' } };
  (await binh().call(updateNotificationSettings, tokyo)).value();
  (await company.owner.call(updateCompanyDay, { params: { day: '2026-11-23' }, body })).value();
  expect(await begin(monday)).toEqual([]);
  expect(await begin('2026-11-24T06:59:00+07:00')).toEqual([]);
  expect(await begin('2026-11-24T07:00:00+07:00')).toHaveLength(1);
  const channels = { 'week-digest': { mail: false } };
  const there = await givenSession(app, binh());
  (await there.call(updateNotificationSettings, { body: { channels } })).value();
  expect(await begin('2026-11-30T07:30:00+07:00')).toHaveLength(1);
});

test('a zone that the database does not know stops nobody: its person goes by the clock of the company', async () => {
  await giveBinh('Ký hợp đồng', '2026-11-27');
  await app.database.sql(`update users set time_zone = 'Mars/Phobos' where id = $1`, [binh().userId]);
  const { db } = app.world.database.trusted({});
  expect(await weekDigestStore.companiesToStart(db, new Date(monday))).toContain(company.companyId);
  const started = 'select user_id from app.week_starts($1, $2)';
  expect(await app.database.sql(started, [monday, company.companyId])).toHaveLength(2);
  await app.database.sql(`update companies set time_zone = 'Mars/Phobos' where id = $1`, [company.companyId]);
  const toGreet = 'select day::text from app.companies_to_greet($1) where company_id = $2';
  expect(await app.database.sql(toGreet, [monday, company.companyId])).toEqual([{ day: '2026-11-23' }]);
});

test('who was a member only since the week began gets none in it', async () => {
  app.clock.set('2026-11-23T08:00:00+07:00');
  company = await givenCompany(app, { members: ['Lê Thị Bình'] });
  await giveBinh('Ký hợp đồng', '2026-11-27');
  expect(await begin(monday)).toEqual([]);
  expect(await begin('2026-11-24T09:00:00+07:00')).toEqual([]);
});
