import { createMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBus } from '../../platform/events/bus.ts';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listenToActionItems } from './items/action-items.listeners.ts';
import { listenToTranscripts } from './transcripts.listeners.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
let binh: Person;
let meetingId: string;

// Nobody but the bell listens on this bus: what other domains make of the same events is theirs.
const bus = createBus();

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
  binh = company.people['Lê Thị Bình'];
  const hours = { startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z' };
  const body = { title: 'Họp tuần', ...hours };
  meetingId = (await company.owner.call(createMeeting, { body: { ...body, allowClashes: true } })).value().id;
  listenToTranscripts({ ...app.world, bus });
  listenToActionItems({ ...app.world, bus });
});
afterAll(() => app.close());

const scope = () => app.world.scopes.job(company.companyId);
const newest = async (person: Person) => {
  const { notifications } = (await person.call(listNotifications)).value();
  const [first] = notifications;
  return first && { kind: first.kind, text: first.text, path: first.path };
};

test('the uploader of a transcript is notified how its analysis ended', async () => {
  const { companyId } = company;
  const settled = {
    companyId,
    meetingId,
    transcriptId: app.world.newId(),
    version: 1,
    uploadedBy: binh.userId,
    isImported: false,
  };
  const analysis = { summary: { short: [], medium: [], long: [] }, decisions: [], openQuestions: [] };
  await bus.emit(scope(), 'transcripts.analysed', { ...settled, newest: true, analysis, actionItems: [] });
  const path = `/meetings/${meetingId}?tab=phan-tich`;
  expect(await newest(binh)).toEqual({
    kind: 'analysis-ready',
    text: 'Đã phân tích xong bản gỡ băng của “Họp tuần”.',
    path,
  });
  await bus.emit(scope(), 'transcripts.failed', settled);
  expect(await newest(binh)).toMatchObject({ kind: 'analysis-failed', path });
});

test('the proposed assignee of an item is notified by whom, and not of their own', async () => {
  const item = {
    companyId: company.companyId,
    itemId: app.world.newId(),
    title: 'Gửi bảng giá',
    meetingId: null,
  };
  const proposed = { ...item, assigneeId: binh.userId };
  await bus.emit(scope(), 'action-items.proposed', {
    ...proposed,
    proposedBy: company.owner.userId,
    version: 1,
  });
  expect(await newest(binh)).toEqual({
    kind: 'item-proposed',
    text: 'Nguyễn Văn An giao bạn việc “Gửi bảng giá”. Bạn có nhận không?',
    path: '/meetings/my-tasks',
  });
  await bus.emit(scope(), 'action-items.proposed', {
    ...proposed,
    meetingId,
    ...{ proposedBy: company.owner.userId, version: 1 },
  });
  expect((await newest(binh))?.path, 'the meeting is not for this person').toBe('/meetings/my-tasks');
  const own = { ...proposed, title: 'Của mình', proposedBy: binh.userId, version: 1 };
  await bus.emit(scope(), 'action-items.proposed', own);
  expect((await newest(binh))?.text).not.toContain('Của mình');
});

test('an item that was undone leaves no line', async () => {
  const item = {
    companyId: company.companyId,
    itemId: app.world.newId(),
    title: 'Đặt xe',
    meetingId: null,
    assigneeId: binh.userId,
  };
  await bus.emit(scope(), 'action-items.proposed', { ...item, proposedBy: company.owner.userId, version: 1 });
  expect((await newest(binh))?.text).toContain('Đặt xe');
  await bus.emit(scope(), 'action-items.undone', item);
  expect((await newest(binh))?.text).not.toContain('Đặt xe');
  expect((await newest(binh))?.text, 'what was before it stays').toContain('Gửi bảng giá');
  // Given by somebody who did not write it, under another name.
  const given = { ...item, title: 'Đặt hai xe', proposedBy: company.owner.userId, version: 1 };
  await bus.emit(scope(), 'action-items.proposed', given);
  expect((await newest(binh))?.text).toContain('Đặt hai xe');
  await bus.emit(scope(), 'action-items.undone', item);
  expect((await newest(binh))?.text).not.toContain('Đặt hai xe');
});

test('the answer goes to who is to read it, or to nobody', async () => {
  const item = { companyId: company.companyId, itemId: app.world.newId(), title: 'Gửi bảng giá', meetingId };
  const decided = { ...item, assigneeId: binh.userId, decidedBy: binh.userId };
  await bus.emit(scope(), 'action-items.decided', {
    ...{ ...decided, accepted: false, reason: 'Hết chỗ', readerId: company.owner.userId },
  });
  expect(await newest(company.owner)).toEqual({
    kind: 'item-decided',
    text: 'Lê Thị Bình không nhận việc “Gửi bảng giá”. Lý do: Hết chỗ',
    path: `/meetings/${meetingId}?tab=viec`,
  });
  await bus.emit(scope(), 'action-items.decided', { ...decided, accepted: true, reason: '', readerId: null });
  expect((await newest(company.owner))?.text).toContain('không nhận');
});

test('several overdue items lead to the board, those given outside of meetings to the page of tasks', async () => {
  const { companyId, owner } = company;
  const facts = {
    companyId,
    title: 'Đặt xe',
    assigneeId: binh.userId,
    deadline: '2026-11-20',
    ...{ isClosed: false, isTaken: true },
  };
  const itemOf = (id: string | null) => ({ ...facts, itemId: app.world.newId(), meetingId: id });
  const pathOf = async (...items: readonly ReturnType<typeof itemOf>[]) => {
    await bus.emit(scope(), 'action-items.escalated', { companyId, readerId: owner.userId, days: 3, items });
    return (await newest(owner))?.path;
  };
  expect(await pathOf(itemOf(null), itemOf(null))).toBe('/meetings/my-tasks');
  expect(await pathOf(itemOf(null), itemOf(meetingId))).toBe('/meetings/follow-ups?tinhtrang=overdue');
});

test('a reminder of an item is read once the item is done', async () => {
  const { companyId, owner } = company;
  const itemId = app.world.newId();
  const item = { companyId, itemId, title: 'Gửi bảng giá', assigneeId: binh.userId, meetingId: null };
  const reminded = { ...item, remindedBy: owner.userId, deadline: '2026-11-24' };
  await bus.emit(scope(), 'action-items.reminded', reminded);
  await bus.emit(scope(), 'action-items.done', { ...item, doneBy: binh.userId, readerId: null });
  const { notifications } = (await binh.call(listNotifications)).value();
  expect(notifications[0]).toMatchObject({
    ...{ kind: 'item-reminder', read: true },
    text: 'Nguyễn Văn An nhắc bạn việc “Gửi bảng giá”, hạn 24/11/2026. Việc này đã xong.',
  });
});
