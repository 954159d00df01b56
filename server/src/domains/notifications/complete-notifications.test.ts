import { createActionItem, respondToActionItem } from '@hopgon/contract/action-items/routes';
import { approveMember, joinCompany, removeMember } from '@hopgon/contract/companies/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { cancelMeeting, createMeeting, respondToInvitation } from '@hopgon/contract/meetings/routes';
import { listNotifications, readNotifications } from '@hopgon/contract/notifications/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenPerson, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình' | 'Trần Chi'>;
let an: Person;
let binh: Person;
let chi: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await givenCompany(app, {
    owner: 'Nguyễn Văn An',
    members: ['Lê Thị Bình'],
    admins: ['Trần Chi'],
  });
  an = company.owner;
  binh = company.people['Lê Thị Bình'];
  chi = company.people['Trần Chi'];
  for (const person of [an, binh, chi]) await person.call(readNotifications, { body: {} });
});

/** The newest line: what it is, what can be done beside it, and whether it was read. */
async function newest(person: Person) {
  const [line] = (await person.call(listNotifications)).value().notifications;
  return [line?.kind, line?.act, line?.read];
}
const newestText = async (person: Person) =>
  (await person.call(listNotifications)).value().notifications[0]?.text;

async function invited(): Promise<string> {
  const hours = { startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z', allowClashes: true };
  const participants = [{ userId: binh.userId }, { userId: chi.userId }];
  return (await an.call(createMeeting, { body: { title: 'Họp tuần', ...hours, participants } })).value().id;
}

test('an invitation asks for an answer until its reader gives one, wherever that is', async () => {
  const id = await invited();
  const act = { kind: 'answer-meeting', id };
  expect(await newest(binh)).toEqual(['meeting-invited', act, false]);
  await binh.call(readNotifications, { body: {} });
  expect(await newest(binh), 'looked at is not answered').toEqual(['meeting-invited', act, true]);
  (await binh.call(respondToInvitation, { params: { meetingId: id }, body: { answer: 'accepted' } })).value();
  expect(await newest(binh)).toEqual(['meeting-invited', null, true]);
  expect(await newestText(binh)).toMatch(/^Nguyễn Văn An mời bạn dự “Họp tuần”, .+\. Bạn đã nhận lời dự\.$/);
  (await binh.call(respondToInvitation, { params: { meetingId: id }, body: { answer: 'declined' } })).value();
  expect(await newestText(binh), 'the newest answer').toMatch(/\d\. Bạn đã báo không dự được\.$/);
  expect(await newestText(chi)).not.toContain('Bạn đã');
  expect(await newest(chi), 'others have not answered').toEqual(['meeting-invited', act, false]);
});

test('a meeting that is off asks nobody', async () => {
  const id = await invited();
  (await an.call(cancelMeeting, { params: { meetingId: id } })).value();
  const { notifications } = (await binh.call(listNotifications)).value();
  expect(notifications.map(({ kind, act, read }) => [kind, act, read]).slice(0, 2)).toEqual([
    ['meeting-cancelled', null, false],
    ['meeting-invited', null, true],
  ]);
});

test('an item asks to be accepted until it is decided', async () => {
  const body = { title: 'Gửi bảng giá', assigneeId: binh.userId };
  const { id } = (await an.call(createActionItem, { body })).value();
  expect(await newest(binh)).toEqual(['item-proposed', { kind: 'accept-item', id }, false]);
  (await binh.call(respondToActionItem, { params: { itemId: id }, body: { accept: true } })).value();
  expect(await newest(binh)).toEqual(['item-proposed', null, true]);
  expect(await newestText(binh)).toBe('Nguyễn Văn An giao bạn việc “Gửi bảng giá”. Bạn đã nhận việc này.');
});

test('somebody who waits is approved or refused once, for all who may', async () => {
  (await an.call(updateCompany, { body: { version: 1, settings: { requireApproval: true } } })).value();
  for (const route of [approveMember, removeMember]) {
    const waiting = await givenPerson(app, 'Vũ Khôi');
    (await waiting.call(joinCompany, { body: { inviteCode: company.inviteCode } })).value();
    const act = { kind: 'approve-member', id: waiting.userId };
    for (const person of [an, chi]) expect(await newest(person)).toEqual(['member-waiting', act, false]);
    (await chi.call(route, { params: { userId: waiting.userId } })).value();
    for (const person of [an, chi]) {
      expect(await newest(person)).toEqual(['member-waiting', null, true]);
      expect(await newestText(person)).toBe(
        route === approveMember
          ? 'Vũ Khôi đã được duyệt vào công ty.'
          : 'Vũ Khôi đã xin tham gia công ty; yêu cầu này không còn chờ duyệt.',
      );
    }
  }
});
