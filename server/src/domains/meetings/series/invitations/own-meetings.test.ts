import { listMeetings, updateMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { cancelSeries, createSeries, updateSeries } from '@hopgon/contract/series/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, givenProvedAddress, type Person } from '../../../../testing/given.ts';
import { calendarLines, readMeetingMails, sendWaitingMails } from '../../../../testing/meeting-mails.ts';
import { startTestApp, type TestApp } from '../../../../testing/start-test-app.ts';

let app: TestApp;
let an: Person;
let binh: Person;
let chi: Person;
let count = 0;
let title = '';

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình', 'Trần Chi'] });
  an = company.owner;
  binh = company.people['Lê Thị Bình'];
  chi = company.people['Trần Chi'];
  for (const person of [binh, chi]) await givenProvedAddress(app, person);
});
afterAll(() => app.close());

const about = async () => (await readMeetingMails(app)).filter(({ subject }) => subject?.includes(title));

/** A series of four meetings with Bình. */
async function givenSeries() {
  count += 1;
  title = `Giao ban ${count}.`;
  const body = {
    ...{ title, startsAt: '2026-11-23T02:00:00Z', endsAt: '2026-11-23T03:00:00Z', allowClashes: true },
    recurrence: {
      ...{ frequency: 'weekly' as const, weekdays: [1], ends: { by: 'count' as const, count: 4 } },
      exceptions: [],
    },
    participants: [{ userId: binh.userId }],
  };
  const first = (await an.call(createSeries, { body })).value();
  await sendWaitingMails(app);
  const { meetings } = (await an.call(listMeetings, { query: { query: title } })).value();
  return { first, meetings };
}

const move = async (meetingId: string, version: number, times: object) =>
  (
    await an.call(updateSeries, {
      params: { meetingId },
      body: { span: 'all', version, allowClashes: true, ...times },
    })
  ).value();

test('a closed occurrence names its reader alone in the calendar file of its series, and no reason when it is called off', async () => {
  const { first, meetings } = await givenSeries();
  const params = { meetingId: meetings[2]?.id ?? '' };
  const change = {
    ...{ version: 1, visibility: 'closed' as const, title: `${title} Sáp nhập`, allowClashes: true },
    participants: [{ userId: binh.userId }, { userId: chi.userId }],
  };
  (await an.call(updateMeeting, { params, body: change })).value();
  await sendWaitingMails(app);
  await move(first.id, 1, { startsAt: '2026-11-23T03:00:00Z', endsAt: '2026-11-23T04:00:00Z' });
  await sendWaitingMails(app);
  const mailsTo = async (address: string) =>
    (await readMeetingMails(app)).filter(({ to }) => to?.[0]?.address === address);
  const moved = (await mailsTo(binh.email)).findLast((mail) =>
    calendarLines(mail).includes(`UID:${first.series?.id}@127.0.0.1`),
  );
  const [, ...events] = calendarLines(moved).join('\n').split('BEGIN:VEVENT');
  expect(events).toHaveLength(2);
  const [whole = '', apart = ''] = events;
  expect(whole).toContain(an.email);
  expect(apart).toContain('SUMMARY:Họp kín');
  expect(apart).toContain(binh.email);
  expect(apart).not.toContain(chi.email);
  expect(apart).not.toContain(chi.displayName);
  const query = { span: 'following' as const, reason: 'Lộ tin sáp nhập' };
  (await an.call(cancelSeries, { params: { meetingId: meetings[1]?.id ?? '' }, query })).value();
  await sendWaitingMails(app);
  const called = (await mailsTo(chi.email)).filter(({ subject }) => subject?.startsWith('Hủy họp'));
  expect(called.length).toBeGreaterThan(0);
  for (const { text } of called) expect(text).not.toContain('Lộ tin');
});

test('who is only in one occurrence is notified of its new time and of its end, and nobody twice', async () => {
  const { first, meetings } = await givenSeries();
  const params = { meetingId: meetings[1]?.id ?? '' };
  const change = {
    version: 1,
    allowClashes: true,
    participants: [binh, chi].map(({ userId }) => ({ userId })),
  };
  (await an.call(updateMeeting, { params, body: change })).value();
  await sendWaitingMails(app);
  const subjectsTo = async ({ email }: Person) =>
    (await about()).flatMap(({ to, subject }) =>
      to?.[0]?.address === email ? [subject?.split(':')[0]] : [],
    );
  const linesOf = async (person: Person) =>
    (await person.call(listNotifications, { query: {} }))
      .value()
      .notifications.filter(({ text }) => text.includes(title))
      .map(({ kind }) => kind);
  await expect.poll(() => subjectsTo(chi)).toEqual(['Mời họp']);
  const [toBinh, linesOfBinh] = [await subjectsTo(binh), await linesOf(binh)];
  await move(first.id, 1, { startsAt: '2026-11-23T03:00:00Z', endsAt: '2026-11-23T04:00:00Z' });
  await sendWaitingMails(app);
  await expect.poll(() => subjectsTo(chi)).toEqual(['Mời họp', 'Thay đổi lịch họp']);
  expect((await linesOf(chi)).toSorted()).toEqual(['meeting-changed', 'meeting-invited']);
  await expect.poll(() => subjectsTo(binh)).toEqual([...toBinh, 'Thay đổi lịch họp']);
  expect(await linesOf(binh)).toHaveLength(linesOfBinh.length + 1);
  const query = { span: 'all' as const };
  (await an.call(cancelSeries, { params: { meetingId: first.id }, query })).value();
  await sendWaitingMails(app);
  await expect.poll(() => subjectsTo(chi)).toEqual(['Mời họp', 'Thay đổi lịch họp', 'Hủy họp']);
  expect(await linesOf(chi)).toContain('meeting-cancelled');
});
