import { undoItemsUpdate, updateItems } from '@hopgon/contract/action-items/follow-ups/routes';
import {
  createActionItem,
  listItemChanges,
  requestExtension,
  respondToActionItem,
  respondToExtension,
  updateActionItem,
  updateItemState,
} from '@hopgon/contract/action-items/routes';
import { updateCompany, updateCompanyDay } from '@hopgon/contract/company-settings/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenCompany, givenSession, type Person } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { sendEscalations } from './send-escalations.ts';

let app: TestApp;
let companyId: string;
let owner: Person;
let chair: Person;
let mai: Person;
let meetingId: string;

beforeAll(async () => {
  app = await startTestApp();
  await app.reminders.stop(10_000);
});
afterAll(() => app.close());
beforeEach(async () => {
  // A Friday.
  app.clock.set('2026-11-20T09:00:00+07:00');
  const company = await givenCompany(app, { members: ['Lê Chi', 'Nguyễn Mai'] });
  companyId = company.companyId;
  owner = company.owner;
  chair = company.people['Lê Chi'];
  mai = company.people['Nguyễn Mai'];
  const body = {
    ...{ title: 'Giao ban', startsAt: '2026-11-20T00:00:00Z', endsAt: '2026-11-20T01:00:00Z' },
    participants: [{ userId: chair.userId, role: 'chair' as const }, { userId: mai.userId }],
  };
  meetingId = (await owner.call(createMeeting, { body })).value().id;
});

async function givenAccepted(title: string, deadline: string) {
  const body = { title, deadline, assigneeId: mai.userId, meetingId };
  const { id: itemId } = (await owner.call(createActionItem, { body })).value();
  const params = { itemId };
  return (await mai.call(respondToActionItem, { params, body: { accept: true } })).value();
}

const escalate = (...days: string[]) =>
  days.reduce(
    (before, day) => before.then(() => sendEscalations(app.world, app.world.scopes.job(companyId), day)),
    Promise.resolve(),
  );
const linesOf = async (person: Person) =>
  (await person.call(listNotifications)).value().notifications.filter(({ kind }) => kind === 'items-overdue');
const mailsOf = ({ email }: Person) =>
  app.database.sql<{ subject: string; text: string }>(
    `select message->>'subject' as subject, message->>'text' as text from outbox_mails
     where company_id = $1 and address = $2 and message->>'subject' like '%quá hạn%' order by id`,
    [companyId, email],
  );

test('three working days after a deadline its chair is notified once, by bell and mail', async () => {
  const { id: itemId } = await givenAccepted('Gửi bảng giá', '2026-11-20');
  await escalate('2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24');
  expect(await linesOf(chair)).toEqual([]);
  await escalate('2026-11-25', '2026-11-25', '2026-11-26', '2026-11-30');
  expect(await linesOf(chair)).toMatchObject([
    {
      text: 'Việc “Gửi bảng giá” đã quá hạn từ 3 ngày làm việc trở lên.',
      path: `/meetings/${meetingId}?tab=viec`,
    },
  ]);
  const mails = await mailsOf(chair);
  expect(mails.map(({ subject }) => subject)).toEqual(['1 việc đã quá hạn từ 3 ngày làm việc trở lên']);
  expect(mails[0]?.text).toContain('Gửi bảng giá (Nguyễn Mai, hạn 20/11/2026)');
  const { changes } = (await mai.call(listItemChanges, { params: { itemId } })).value();
  expect(changes[0]).toMatchObject({ act: 'escalated', byName: null, deadline: '2026-11-20' });
  expect(await linesOf(owner)).toEqual([]);
});

test('days off do not count, and nobody is notified on one', async () => {
  const off = { kind: 'off', name: 'Nghỉ bù', was: null } as const;
  (await owner.call(updateCompanyDay, { params: { day: '2026-11-25' }, body: off })).value();
  await givenAccepted('Gửi bảng giá', '2026-11-20');
  await escalate('2026-11-25');
  expect(await linesOf(chair)).toEqual([]);
  await escalate('2026-11-26');
  expect(await linesOf(chair)).toHaveLength(1);
});

test('what had been due before a restore is shown and not mailed a second time; what came due after it is mailed', async () => {
  await givenAccepted('Gửi bảng giá', '2026-11-20');
  await givenAccepted('Đặt xe', '2026-11-24');
  // The 20th is escalated on the 25th. The data of the 24th were restored that noon: mailed or not, nobody knows.
  await app.database.sql(`update companies set restored_on = '2026-11-25' where id = $1`, [companyId]);
  await escalate('2026-11-26');
  expect(await linesOf(chair)).toHaveLength(1);
  expect(await mailsOf(chair)).toEqual([]);
  await escalate('2026-11-27', '2026-11-30');
  const mails = await mailsOf(chair);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Đặt xe');
  expect(mails[0]?.text).not.toContain('Gửi bảng giá');
});

test('several are one line and one mail, which say what nobody took on; what is done or declined is not among them', async () => {
  await givenAccepted('Gửi bảng giá', '2026-11-20');
  await givenAccepted('Đặt xe', '2026-11-19');
  const done = await givenAccepted('Gọi khách', '2026-11-19');
  const params = { itemId: done.id };
  (await mai.call(updateItemState, { params, body: { version: done.version, state: 'done' } })).value();
  const proposed = { title: 'In tài liệu', deadline: '2026-11-19', assigneeId: mai.userId, meetingId };
  (await owner.call(createActionItem, { body: proposed })).value();
  const declined = (await owner.call(createActionItem, { body: { ...proposed, title: 'Mua hoa' } })).value();
  const no = { accept: false, reason: 'Bận' };
  (await mai.call(respondToActionItem, { params: { itemId: declined.id }, body: no })).value();
  const nobodys = (await owner.call(createActionItem, { body: { ...proposed, title: 'Gọi thợ' } })).value();
  await app.database.sql('update action_items set assignee_id = null where id = $1', [nobodys.id]);
  await escalate('2026-11-25');
  expect(await linesOf(chair)).toMatchObject([
    {
      text: '4 việc thuộc cuộc họp bạn chủ trì hoặc do bạn giao đã quá hạn từ 3 ngày làm việc trở lên, trong đó 2 việc chưa ai nhận.',
      path: '/meetings/follow-ups?tinhtrang=overdue',
    },
  ]);
  const [mail] = await mailsOf(chair);
  expect(mail?.subject).toBe('4 việc đã quá hạn từ 3 ngày làm việc trở lên');
  expect(mail?.text).toContain('In tài liệu (giao Nguyễn Mai, chưa ai nhận, hạn 19/11/2026)');
  expect(mail?.text).toContain('Gọi thợ (chưa ai nhận, hạn 19/11/2026)');
  expect(mail?.text).not.toMatch(/Gọi khách|Mua hoa/u);
  expect(mail?.text.indexOf('Đặt xe')).toBeLessThan(mail?.text.indexOf('Gửi bảng giá') ?? 0);
});

test('another deadline is escalated again', async () => {
  const item = await givenAccepted('Gửi bảng giá', '2026-11-20');
  await escalate('2026-11-25');
  app.clock.set('2026-11-25T09:00:00+07:00');
  [owner, chair, mai] = [
    await givenSession(app, owner),
    await givenSession(app, chair),
    await givenSession(app, mai),
  ];
  const params = { itemId: item.id };
  const body = { version: item.version, deadline: '2026-11-27', reason: 'Chờ khách' };
  const asked = (await mai.call(requestExtension, { params, body })).value();
  const answer = { version: asked.version, grant: true };
  (await owner.call(respondToExtension, { params, body: answer })).value();
  await escalate('2026-11-26', '2026-12-01');
  expect(await linesOf(chair)).toHaveLength(1);
  await escalate('2026-12-02');
  expect(await linesOf(chair)).toHaveLength(2);
});

test('what nobody is notified of is not said to be: the chair’s own, and what is of the sample', async () => {
  const body = { title: 'Ký hợp đồng', deadline: '2026-11-20', assigneeId: owner.userId, meetingId: null };
  const own = (await owner.call(createActionItem, { body })).value();
  await escalate('2026-11-25');
  const { changes } = (await owner.call(listItemChanges, { params: { itemId: own.id } })).value();
  expect(changes.map(({ act }) => act)).toEqual(['created']);
  await givenAccepted('Mẫu: Gọi lại', '2026-11-20');
  await app.database.sql('update meetings set is_sample = true where id = $1', [meetingId]);
  await escalate('2026-11-25');
  expect(await linesOf(chair)).toEqual([]);
});

test('a deadline of which nobody could be notified is escalated once somebody else has the task', async () => {
  const body = { title: 'Ký hợp đồng', deadline: '2026-11-20', assigneeId: owner.userId, meetingId: null };
  const own = (await owner.call(createActionItem, { body })).value();
  await escalate('2026-11-25');
  const params = { itemId: own.id };
  const change = { version: own.version, assigneeId: mai.userId };
  (await owner.call(updateActionItem, { params, body: change })).value();
  await escalate('2026-11-26');
  expect(await linesOf(owner)).toMatchObject([
    { text: 'Việc “Ký hợp đồng” đã quá hạn từ 3 ngày làm việc trở lên mà chưa ai nhận.' },
  ]);
});

test('a deadline that was escalated is escalated again for another person, and not where that was undone', async () => {
  const first = await givenAccepted('Gửi bảng giá', '2026-11-20');
  const second = await givenAccepted('Đặt xe', '2026-11-20');
  await escalate('2026-11-25');
  expect(await linesOf(chair)).toHaveLength(1);
  const give = (items: readonly { id: string; version: number }[]) => {
    const versions = items.map(({ id, version }) => ({ id, version }));
    return owner.call(updateItems, { body: { items: versions, change: { assigneeId: owner.userId } } });
  };
  const undone = (await give([second])).value();
  (await owner.call(undoItemsUpdate, { body: { editId: undone.editId ?? '' } })).value();
  await escalate('2026-11-26');
  expect(await linesOf(chair)).toHaveLength(1);
  (await give([first])).value();
  await escalate('2026-11-27');
  expect((await linesOf(chair)).map(({ text }) => text)).toContain(
    'Việc “Gửi bảng giá” đã quá hạn từ 3 ngày làm việc trở lên.',
  );
});

test('of a closed meeting neither mail nor bell says which', async () => {
  await givenAccepted('Thay giám đốc', '2026-11-20');
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [meetingId]);
  await escalate('2026-11-25');
  const said = JSON.stringify([await linesOf(chair), await mailsOf(chair)]);
  expect(said).toContain('Một việc của buổi họp kín, hạn 20/11/2026');
  expect(said).not.toContain('Thay giám đốc');
});

test.each([
  [1, '2026-11-23', 1],
  [null, '2026-11-30', 0],
] as const)('a company that says %s days', async (escalationDays, day, count) => {
  (await owner.call(updateCompany, { body: { version: 1, settings: { escalationDays } } })).value();
  await givenAccepted('Gửi bảng giá', '2026-11-20');
  await escalate(day);
  expect(await linesOf(chair)).toHaveLength(count);
});
