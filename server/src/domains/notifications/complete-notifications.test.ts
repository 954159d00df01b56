import { createActionItem, respondToActionItem } from '@hopgon/contract/action-items/routes';
import { approveMember, joinCompany, removeMember } from '@hopgon/contract/companies/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { restoreMeeting } from '@hopgon/contract/meetings/lifecycle/routes';
import { cancelMeeting, createMeeting, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications, readNotifications } from '@hopgon/contract/notifications/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenPerson, type Person } from '../../testing/given.ts';
import { respond } from '../../testing/respond.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { undoResponse } from '../meetings/people/undo-response.ts';

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

const times = { startsAt: '2026-11-24T02:30:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' };
const later = { startsAt: '2026-11-24T07:00:00.000Z', endsAt: '2026-11-24T07:30:00.000Z' };

async function move(id: string, to: typeof later): Promise<void> {
  const { version } = (await an.call(readMeeting, { params: { meetingId: id } })).value();
  const body = { version, ...to, allowClashes: true };
  (await an.call(updateMeeting, { params: { meetingId: id }, body })).value();
}

/** The lines about meetings, newest first, and what can be done beside each. */
const lines = async (person: Person) =>
  (await person.call(listNotifications)).value().notifications.map(({ text, act }) => [text, act]);

async function invited(): Promise<string> {
  const hours = { ...times, allowClashes: true };
  const participants = [{ userId: binh.userId }, { userId: chi.userId }];
  return (await an.call(createMeeting, { body: { title: 'Họp tuần', ...hours, participants } })).value().id;
}

test('an invitation asks for an answer until its reader gives one, wherever that is', async () => {
  const id = await invited();
  const act = { kind: 'answer-meeting', id, times };
  expect(await newest(binh)).toEqual(['meeting-invited', act, false]);
  await binh.call(readNotifications, { body: {} });
  expect(await newest(binh), 'looked at is not answered').toEqual(['meeting-invited', act, true]);
  (await respond(binh, id, { answer: 'accepted' })).value();
  expect(await newest(binh)).toEqual(['meeting-invited', null, true]);
  expect(await newestText(binh)).toMatch(/^Nguyễn Văn An mời bạn dự “Họp tuần”, .+\. Bạn đã nhận lời dự\.$/);
  (await respond(binh, id, { answer: 'declined' })).value();
  expect(await newestText(binh), 'the newest answer').toMatch(/\d\. Bạn đã báo không dự được\.$/);
  expect(await newestText(chi)).not.toContain('Bạn đã');
  expect(await newest(chi), 'others have not answered').toEqual(['meeting-invited', act, false]);
});

test('after a move the newest line asks for the new time, and no older one does', async () => {
  const id = await invited();
  (await respond(binh, id, { answer: 'accepted' })).value();
  await move(id, later);
  const act = { kind: 'answer-meeting', id, times: later };
  const from = 'Thứ Ba, 24/11/2026, 09:30–10:00';
  const to = 'Thứ Ba, 24/11/2026, 14:00–14:30';
  const moved = `Nguyễn Văn An đã đổi lịch “Họp tuần” từ ${from} sang ${to}.`;
  const old = [`Nguyễn Văn An mời bạn dự “Họp tuần”, ${from}. Giờ này đã đổi.`, null];
  for (const person of [binh, chi])
    expect((await lines(person)).slice(0, 2)).toEqual([[`${moved} Hãy trả lời cho giờ mới.`, act], old]);
  expect((await chi.call(listNotifications)).value().unread, 'the newest line alone').toBe(1);
  (await respond(binh, id, { answer: 'accepted' })).value();
  expect((await lines(binh)).slice(0, 2)).toEqual([[`${moved} Bạn đã nhận lời dự.`, null], old]);
});

test('a meeting that is put back asks by the line that named its time, and says what was answered for it', async () => {
  const id = await invited();
  (await respond(binh, id, { answer: 'accepted' })).value();
  await move(id, later);
  await move(id, times);
  const [ofBinh, ofChi] = [await lines(binh), await lines(chi)];
  expect(await newest(chi), 'asks again, to be seen').toMatchObject(['meeting-invited', {}, false]);
  expect(ofBinh[0]).toEqual([expect.stringMatching(/^Nguyễn Văn An mời .+ Bạn đã nhận lời dự\.$/), null]);
  expect(ofChi[0]).toEqual([
    expect.stringMatching(/^Nguyễn Văn An mời .+\d\.$/),
    { kind: 'answer-meeting', id, times },
  ]);
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

test('a cancellation that is undone asks again, says what was answered, and notifies who had read of it', async () => {
  const id = await invited();
  (await respond(binh, id, { answer: 'accepted' })).value();
  (await an.call(cancelMeeting, { params: { meetingId: id } })).value();
  (await binh.call(readNotifications, { body: {} })).value();
  (await an.call(restoreMeeting, { params: { meetingId: id } })).value();
  const ofBinh = await lines(binh);
  expect(ofBinh[0]?.[0]).toBe('Nguyễn Văn An đã mở lại “Họp tuần”, Thứ Ba, 24/11/2026, 09:30–10:00.');
  expect(ofBinh.map(([text]) => text)).toContainEqual(
    expect.stringMatching(/mời bạn .+ Bạn đã nhận lời dự\.$/),
  );
  expect((await lines(chi))[0]).toEqual([
    expect.stringMatching(/^Nguyễn Văn An mời .+\d\.$/),
    { kind: 'answer-meeting', id, times },
  ]);
});

test('an own answer that is undone is asked for again', async () => {
  const id = await invited();
  (await respond(binh, id, { answer: 'accepted' })).value();
  const scope = app.world.scopes.company(binh, company.companyId, 'meeting-answer');
  await undoResponse(app.world, scope, id, { answer: 'waiting', reason: '', answeredAt: null });
  expect(await newest(binh)).toEqual(['meeting-invited', { kind: 'answer-meeting', id, times }, false]);
});

test('what a person has to do stays theirs when they are invited no more, on a page they may open', async () => {
  const hours = { ...times, allowClashes: true };
  const participants = [{ userId: binh.userId }];
  const details = { title: 'Họp tuần', visibility: 'invited' as const, ...hours, participants };
  const { id: meetingId, version } = (await an.call(createMeeting, { body: details })).value();
  const pathsOf = async (person: Person) =>
    (await person.call(listNotifications))
      .value()
      .notifications.filter(({ kind }) => kind === 'item-proposed')
      .map(({ path }) => path);
  const give = (assigneeId: string) =>
    an.call(createActionItem, { body: { title: 'Gửi bảng giá', assigneeId, meetingId } });
  await give(binh.userId);
  expect(await pathsOf(binh)).toEqual([`/meetings/${meetingId}?tab=viec`]);
  const body = { version, participants: [{ userId: an.userId, role: 'chair' as const }] };
  (await an.call(updateMeeting, { params: { meetingId }, body })).value();
  expect(await pathsOf(binh)).toEqual(['/meetings/my-tasks']);
  await give(chi.userId);
  expect(await pathsOf(chi), 'who was never in the meeting').toEqual(['/meetings/my-tasks']);
});

test('who leads the meeting is notified that a task was declined whose giver has left', async () => {
  const meetingId = await invited();
  const body = { title: 'Gửi bảng giá', assigneeId: binh.userId, meetingId };
  const { id: itemId } = (await chi.call(createActionItem, { body })).value();
  (await an.call(removeMember, { params: { userId: chi.userId } })).value();
  (await binh.call(respondToActionItem, { params: { itemId }, body: { accept: false } })).value();
  expect(await newestText(an)).toBe('Lê Thị Bình không nhận việc “Gửi bảng giá”.');
});

test('an item asks to be accepted until it is decided', async () => {
  const body = { title: 'Gửi bảng giá', assigneeId: binh.userId };
  const { id } = (await an.call(createActionItem, { body })).value();
  expect(await newest(binh)).toEqual(['item-proposed', { kind: 'accept-item', id, version: 1 }, false]);
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
