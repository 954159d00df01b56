import { remindAssignees } from '@hopgon/contract/action-items/follow-ups/routes';
import {
  createActionItem,
  listItemChanges,
  respondToActionItem,
  updateActionItem,
  updateItemState,
} from '@hopgon/contract/action-items/routes';
import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { removeMember } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../testing/given.ts';
import { mailsAbout } from '../../testing/mails-to.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let chair: Person;
let mai: Person;
let meetingId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00+07:00');
  const company = await givenCompany(app, { owner: 'Trần Hiếu', members: ['Nguyễn Mai'] });
  chair = company.owner;
  mai = company.people['Nguyễn Mai'];
  const body = {
    ...{ title: 'Giao ban', startsAt: '2026-11-20T00:00:00Z', endsAt: '2026-11-20T01:00:00Z' },
    participants: [{ userId: mai.userId }],
  };
  meetingId = (await chair.call(createMeeting, { body })).value().id;
});

async function givenAccepted(): Promise<ActionItem> {
  const body = { title: 'Gửi bảng giá', deadline: '2026-11-25', assigneeId: mai.userId, meetingId };
  const { id: itemId } = (await chair.call(createActionItem, { body })).value();
  return (await mai.call(respondToActionItem, { params: { itemId }, body: { accept: true } })).value();
}
const set = async (by: Person, { id, version }: ActionItem, state: 'accepted' | 'done') =>
  (await by.call(updateItemState, { params: { itemId: id }, body: { version, state } })).value();
const changesOf = async (person: Person) =>
  (await person.call(listNotifications))
    .value()
    .notifications.filter(({ kind }) => kind === 'item-changed')
    .map(({ text }) => text);
async function subjectsTo(person: Person): Promise<string[]> {
  app.clock.advance(20_000);
  await app.mails.sendDue();
  return (await mailsAbout(app, { id: person.userId })).map(({ subject }) => subject);
}

test('whose task another finishes or opens again is notified by bell and mail', async () => {
  const finished = await set(chair, await givenAccepted(), 'done');
  expect(await changesOf(mai)).toEqual(['Trần Hiếu đã báo xong việc “Gửi bảng giá”.']);
  expect(await subjectsTo(mai)).toContain('Trần Hiếu đã báo xong việc “Gửi bảng giá”');
  const opened = await set(chair, finished, 'accepted');
  // What is changed besides in that while is the same mail.
  const body = { version: opened.version, deadline: '2026-11-30' };
  const moved = (await chair.call(updateActionItem, { params: { itemId: opened.id }, body })).value();
  expect((await changesOf(mai)).slice(0, 2)).toEqual([
    'Trần Hiếu đã đổi hạn việc “Gửi bảng giá” từ 25/11/2026 thành 30/11/2026.',
    'Trần Hiếu đã mở lại việc “Gửi bảng giá”.',
  ]);
  expect(await subjectsTo(mai)).toContain(
    'Trần Hiếu đã mở lại việc “Gửi bảng giá”, và đổi hạn từ 25/11/2026 thành 30/11/2026',
  );
  const lines = (await changesOf(mai)).length;
  await set(mai, moved, 'done');
  expect(await changesOf(mai), 'what one does oneself').toHaveLength(lines);
});

test('what another finished and opened again at once is no mail', async () => {
  const before = (await subjectsTo(mai)).length;
  const finished = await set(chair, await givenAccepted(), 'done');
  await set(chair, finished, 'accepted');
  expect((await subjectsTo(mai)).slice(before).filter((subject) => /xong|mở lại/u.test(subject))).toEqual([]);
});

test('of a closed meeting neither bell nor mail says which task it is, nor who', async () => {
  const item = await givenAccepted();
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [meetingId]);
  await set(chair, item, 'done');
  expect(await changesOf(mai)).toEqual(['Một người đã báo xong một việc của buổi họp kín.']);
  expect(await subjectsTo(mai)).toContain('Một người đã báo xong một việc của buổi họp kín');
});

test('a task of somebody who left is proposed to nobody when it is opened again, and nobody is reminded of it', async () => {
  const done = await set(mai, await givenAccepted(), 'done');
  (await chair.call(removeMember, { params: { userId: mai.userId } })).value();
  const opened = await set(chair, done, 'accepted');
  expect(opened).toMatchObject({ state: 'proposed', assigneeId: null });
  const params = { itemId: done.id };
  const { changes } = (await chair.call(listItemChanges, { params })).value();
  expect(changes[0]).toMatchObject({ act: 'assigned', byName: 'Trần Hiếu', assigneeName: null });
  // As tasks stand that were opened again before.
  await app.database.sql(`update action_items set state = 'accepted', assignee_id = $2 where id = $1`, [
    ...[done.id, mai.userId],
  ]);
  const asked = { body: { itemIds: [done.id] } };
  expect((await chair.call(remindAssignees, asked)).value().reminded).toEqual([]);
});
