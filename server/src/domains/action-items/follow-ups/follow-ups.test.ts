import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  listFollowUps,
  printFollowUps,
  remindAssignees,
} from '@hopgon/contract/action-items/follow-ups/routes';
import { createActionItem, respondToActionItem, updateItemState } from '@hopgon/contract/action-items/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { pathOf } from '@hopgon/contract/route';
import { strFromU8, unzipSync } from 'fflate';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenCompany, givenSession, type Person } from '../../../testing/given.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let chair: Person;
let mai: Person;
let tuan: Person;
let meetingId: string;
let closedId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00+07:00');
  const { owner, people } = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Nguyễn Thị Mai', 'Phạm Anh Tuấn'],
  });
  chair = owner;
  mai = people['Nguyễn Thị Mai'];
  tuan = people['Phạm Anh Tuấn'];
  meetingId = await givenMeeting('Giao ban xưởng');
  closedId = await givenMeeting('Chuyện lương');
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [closedId]);
});

async function givenMeeting(title: string): Promise<string> {
  const body = {
    ...{ title, startsAt: '2026-11-20T00:00:00Z', endsAt: '2026-11-20T01:00:00Z' },
    ...{ participants: [{ userId: mai.userId }], allowClashes: true },
  };
  return (await chair.call(createMeeting, { body })).value().id;
}

async function give(title: string, { to = mai, of = meetingId, deadline = '2026-11-30' } = {}) {
  const body = { title, assigneeId: to.userId, deadline, meetingId: of };
  return (await chair.call(createActionItem, { body })).value().id;
}

const accept = (by: Person, itemId: string) =>
  by.call(respondToActionItem, { params: { itemId }, body: { accept: true } });
const rowsOf = async (person: Person, query: Parameters<typeof list>[1] = {}) =>
  (await list(person, query)).value().followUps;
const list = (
  person: Person,
  query: { state?: 'open' | 'overdue' | 'done' | 'all'; search?: string; limit?: number; cursor?: string },
) => person.call(listFollowUps, { query });
const titlesOf = async (person: Person, query: Parameters<typeof list>[1] = {}) =>
  (await rowsOf(person, query)).map(({ item }) => item.title);
const remind = (by: Person, ...itemIds: string[]) => by.call(remindAssignees, { body: { itemIds } });

/** The mails that remind a person, sent by now. */
async function remindersOf({ email }: Person) {
  await app.mails.sendDue();
  const folder = join(app.dataDir, 'outbox');
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
  return mails.filter(({ to, subject }) => to?.[0]?.address === email && subject?.includes('nhắc bạn'));
}

test('shows by deadline what is of meetings one may see; what is of a closed meeting to its people alone', async () => {
  await give('Gửi bảng giá', { deadline: '2026-12-02' });
  await give('Đặt xe', { deadline: '2026-11-27' });
  await give('Tăng lương tổ mộc', { of: closedId });
  await tuan.call(createActionItem, { body: { title: 'Ngoài cuộc họp', assigneeId: tuan.userId } });
  expect(await titlesOf(chair)).toEqual(['Đặt xe', 'Tăng lương tổ mộc', 'Gửi bảng giá']);
  expect(await titlesOf(mai)).toEqual(['Đặt xe', 'Tăng lương tổ mộc', 'Gửi bảng giá']);
  expect(await titlesOf(tuan)).toEqual([]);
});

test('is filtered by state and by words of work, meeting and person, without diacritics', async () => {
  const late = await give('Gửi bảng giá', { deadline: '2026-11-20' });
  const done = await give('Đặt xe');
  await accept(mai, late);
  await accept(mai, done);
  await mai.call(updateItemState, { params: { itemId: done }, body: { version: 2, state: 'done' } });
  app.clock.set('2026-11-21T00:05:00+07:00');
  chair = await givenSession(app, chair);
  expect(await titlesOf(chair, { state: 'overdue' })).toEqual(['Gửi bảng giá']);
  expect(await titlesOf(chair, { state: 'done' })).toEqual(['Đặt xe']);
  expect(await titlesOf(chair, { state: 'all', search: 'bang gia' })).toEqual(['Gửi bảng giá']);
  expect(await titlesOf(chair, { state: 'all', search: 'giao ban' })).toHaveLength(2);
  expect(await titlesOf(chair, { state: 'all', search: 'thi mai' })).toHaveLength(2);
  expect(await titlesOf(chair, { state: 'all', search: 'không có' })).toEqual([]);
});

test('a proposal nobody answered in time is overdue on the board, on paper and in the table', async () => {
  await give('Đặt xe', { deadline: '2026-11-21' });
  await give('Gửi bảng giá', { deadline: '2026-11-20' });
  app.clock.set('2026-11-21T00:05:00+07:00');
  chair = await givenSession(app, chair);
  expect(await titlesOf(chair, { state: 'overdue' })).toEqual(['Gửi bảng giá']);
  expect((await rowsOf(chair)).map(({ item }) => item.overdue)).toEqual([true, false]);
  const print = (format: string) =>
    app.server.inject({
      url: `${pathOf(printFollowUps, {})}?format=${format}`,
      headers: { authorization: `Bearer ${chair.token}` },
    });
  const { pieces } = await readPdf((await print('pdf')).rawPayload);
  const text = pieces.map((piece) => piece.text).join(' ');
  expect(text).toContain('2 việc, 1 việc quá hạn');
  expect(text).toContain('Đề xuất, quá hạn');
  const table = unzipSync((await print('xlsx')).rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array();
  expect(strFromU8(table).match(/>Quá hạn</g), 'the head of the column and one row').toHaveLength(2);
});

test('a task says who gave it to its person, and not of what one takes oneself', async () => {
  await give('Gửi bảng giá');
  await give('Đặt xe', { to: chair, deadline: '2026-12-01' });
  expect((await rowsOf(mai)).map(({ item }) => [item.title, item.givenByName])).toEqual([
    ['Gửi bảng giá', 'Trần Văn Hiếu'],
    ['Đặt xe', null],
  ]);
});

test('who gave a task is notified that it is done, and the line goes when it is opened again unread', async () => {
  const [price, own] = [await give('Gửi bảng giá'), await give('Đặt xe', { to: chair })];
  const move = (by: Person, itemId: string, version: number, state: 'doing' | 'done') =>
    by.call(updateItemState, { params: { itemId }, body: { version, state } });
  const linesOfDone = async () =>
    (await chair.call(listNotifications))
      .value()
      .notifications.filter(({ kind }) => kind === 'item-done')
      .map(({ text, path }) => [text, path]);
  await accept(mai, price);
  (await move(mai, price, 2, 'done')).value();
  (await move(chair, own, 1, 'done')).value();
  expect(await linesOfDone()).toEqual([
    ['Nguyễn Thị Mai đã làm xong việc “Gửi bảng giá”.', `/meetings/${meetingId}?tab=viec`],
  ]);
  (await move(mai, price, 3, 'doing')).value();
  expect(await linesOfDone()).toEqual([]);
});

test('comes in pages, each row once', async () => {
  for (const day of ['29', '27', '28']) await give(`Việc ${day}`, { deadline: `2026-11-${day}` });
  const first = (await list(chair, { limit: 2 })).value();
  const cursor = first.nextCursor ?? '';
  expect(first.followUps.map(({ item }) => item.title)).toEqual(['Việc 27', 'Việc 28']);
  expect(await titlesOf(chair, { limit: 2, cursor })).toEqual(['Việc 29']);
  expect(await list(chair, { cursor: 'x' })).toMatchObject(refusal('bad_request'));
});

test('a reminder reaches bell and mail once a working day for each item, and nobody reminds in others’ name', async () => {
  const [price, car] = [await give('Gửi bảng giá'), await give('Đặt xe')];
  await accept(mai, price);
  expect((await remind(mai, price)).value().reminded, 'oneself').toEqual([]);
  expect((await remind(tuan, price)).value().reminded, 'who may not see it').toEqual([]);
  expect((await remind(chair, price)).value()).toEqual({ reminded: [price], mailsOn: '2026-11-20' });
  expect((await remind(chair, price, car)).value().reminded).toEqual([car]);
  expect((await rowsOf(chair)).map(({ can, remindedOn }) => [can.remind, remindedOn])).toEqual([
    [false, '2026-11-20'],
    [false, '2026-11-20'],
  ]);
  const { notifications } = (await mai.call(listNotifications, {})).value();
  expect(notifications.map(({ text }) => text)).toContain(
    'Trần Văn Hiếu nhắc bạn việc “Gửi bảng giá”, hạn 30/11/2026.',
  );
  expect((await remindersOf(mai)).map(({ subject }) => subject)).toEqual([
    'Trần Văn Hiếu nhắc bạn 1 việc',
    'Trần Văn Hiếu nhắc bạn 1 việc',
  ]);
  app.clock.set('2026-11-23T09:00:00+07:00');
  chair = await givenSession(app, chair);
  expect((await remind(chair, price)).value().reminded, 'the next working day').toEqual([price]);
});

test('of two reminders at the same moment one is sent', async () => {
  const id = await give('Gửi bảng giá');
  const replies = await Promise.all([remind(chair, id), remind(chair, id)]);
  expect(replies.flatMap((reply) => reply.value().reminded)).toEqual([id]);
});

test('on a Saturday the mail waits until Monday, and is not sent for what is done by then', async () => {
  const [price, car] = [await give('Gửi bảng giá'), await give('Đặt xe')];
  app.clock.set('2026-11-21T10:00:00+07:00');
  chair = await givenSession(app, chair);
  mai = await givenSession(app, mai);
  expect((await remind(chair, price, car)).value()).toMatchObject({ mailsOn: '2026-11-23' });
  await accept(mai, car);
  await mai.call(updateItemState, { params: { itemId: car }, body: { version: 2, state: 'done' } });
  expect(await remindersOf(mai)).toEqual([]);
  app.clock.set('2026-11-23T07:00:00+07:00');
  const [mail] = await remindersOf(mai);
  expect(mail?.text).toContain('Gửi bảng giá');
  expect(mail?.text).not.toContain('Đặt xe');
});

test('of a closed meeting the mail names nothing, and the printed board has none of it', async () => {
  const id = await give('Tăng lương tổ mộc', { of: closedId });
  await give('Gửi bảng giá');
  await remind(chair, id);
  const [mail] = await remindersOf(mai);
  expect(mail?.text).toContain('Một việc của buổi họp kín');
  expect(mail?.text).not.toMatch(/lương/);
  const file = await app.server.inject({
    url: pathOf(printFollowUps, {}),
    headers: { authorization: `Bearer ${chair.token}` },
  });
  const text = (await readPdf(file.rawPayload)).pieces.map((piece) => piece.text).join(' ');
  expect(text).toContain('Gửi bảng giá');
  expect(text).not.toMatch(/Tăng lương|Chuyện lương/);
  const table = await app.server.inject({
    url: `${pathOf(printFollowUps, {})}?format=xlsx`,
    headers: { authorization: `Bearer ${chair.token}` },
  });
  expect(table.headers['content-disposition']).toContain('.xlsx');
  const cells = strFromU8(unzipSync(table.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(cells).toContain('Gửi bảng giá');
  expect(cells).not.toMatch(/Tăng lương|Chuyện lương/);
});
