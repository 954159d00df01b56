import { listActionItems, respondToActionItem } from '@hopgon/contract/action-items/routes';
import { openMotion } from '@hopgon/contract/live/motions/routes';
import { saveNotes } from '@hopgon/contract/live/notes/routes';
import { endLiveMeeting, recordAttendance, startLiveMeeting } from '@hopgon/contract/live/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { draftMinutes, readMinutes } from '@hopgon/contract/minutes/routes';
import { adoptMinutes, cancelMinutes, requestMinutesReview } from '@hopgon/contract/minutes/steps/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { days, minutes } from '../../../testing/fake-clock.ts';
import { givenCompany, givenSession, type Person } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let chair: Person;
let secretary: Person;
let tuan: Person;
let params: { meetingId: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00+07:00');
  const company = await givenCompany(app, { members: ['Nguyễn Thị Mai', 'Phạm Anh Tuấn'] });
  chair = company.owner;
  secretary = company.people['Nguyễn Thị Mai'];
  tuan = company.people['Phạm Anh Tuấn'];
  const body = {
    ...{ title: 'Giao ban', startsAt: '2026-11-20T02:00:00Z', endsAt: '2026-11-20T02:45:00Z' },
    participants: [
      { userId: secretary.userId, role: 'secretary' as const },
      { userId: tuan.userId, role: 'attendee' as const },
    ],
  };
  params = { meetingId: (await chair.call(createMeeting, { body })).value().id };
  (await chair.call(startLiveMeeting, { params })).value();
  const present = [chair, secretary, tuan].map(({ userId }) => ({ id: userId, act: 'in-person' as const }));
  (await secretary.call(recordAttendance, { params, body: { people: present } })).value();
});

const note = (text: string) => ({
  ...{ id: app.world.newId(), kind: 'task' as const, text, agendaItemId: null, second: 5 },
  ...{ assigneeId: tuan.userId, deadline: '2026-11-24', version: 1 },
});
const draft = async () => (await secretary.call(draftMinutes, { params, body: {} })).value();
async function adopt(): Promise<void> {
  await draft();
  const { revision } = (await secretary.call(requestMinutesReview, { params, body: {} })).value();
  (await chair.call(adoptMinutes, { params, body: { revision } })).value();
}
const items = async () => {
  const found = (await chair.call(listActionItems, { query: { meetingId: params.meetingId } })).value();
  return found.items.toSorted((one, other) => one.title.localeCompare(other.title));
};

test('tasks of cancelled minutes go with them, and what somebody took on is not asked for twice', async () => {
  const notes = [note('Đặt gỗ'), note('Mua chụp')];
  (await secretary.call(saveNotes, { params, body: { notes } })).value();
  app.clock.advance(minutes(5));
  (await chair.call(endLiveMeeting, { params })).value();
  await adopt();
  const [wood] = await items();
  const itemId = wood?.id ?? '';
  (await tuan.call(respondToActionItem, { params: { itemId }, body: { accept: true } })).value();
  (await chair.call(cancelMinutes, { params, query: { reason: 'Nhầm' } })).value();
  expect((await items()).map(({ id, state }) => [id, state])).toEqual([[itemId, 'accepted']]);
  await adopt();
  expect((await items()).map(({ title, state }) => [title, state])).toEqual([
    ['Đặt gỗ', 'accepted'],
    ['Mua chụp', 'proposed'],
  ]);
  expect((await items())[0]?.id).toBe(itemId);
});

test('a written vote that ran out is content that the minutes do not have yet', async () => {
  const deadline = new Date(app.clock.now().getTime() + days(1)).toISOString();
  const body = { text: 'Dừng máy số 3', way: 'written' as const, deadline };
  (await secretary.call(openMotion, { params, body })).value();
  expect((await draft()).suggestionCount).toBe(0);
  app.clock.advance(days(1));
  const later = await givenSession(app, secretary);
  expect((await later.call(readMinutes, { params })).value().minutes?.suggestionCount).toBe(1);
});
