import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { createRoom } from '@hopgon/contract/rooms/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

/** A Thursday. */
const now = '2026-11-26T08:30:00+07:00';

let app: TestApp;
let company: CompanyOf<'Nguyễn Phước Lộc' | 'Tôn Nữ Diệu Linh' | 'Ngô Thị Hà'>;
let an: Person;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(now);
  company = await givenCompany(app, {
    owner: 'Bùi Hải An',
    members: ['Nguyễn Phước Lộc', 'Tôn Nữ Diệu Linh', 'Ngô Thị Hà'],
  });
  an = company.owner;
  for (const [name, capacity, note] of [
    ['Phòng Sen', 12, 'loa hội nghị'],
    ['Phòng Trúc', 6, 'màn hình'],
  ] as const)
    (await an.call(createRoom, { body: { name, capacity, note } })).value();
});
afterAll(() => app.close());

/** The answer to the last of several messages of one conversation. */
async function send(...messages: readonly string[]) {
  const session = (await an.call(createChatSession, { body: {} })).value();
  const answers: ReplyOf<typeof sendChatMessage>[] = [];
  for (const message of messages)
    answers.push((await an.call(sendChatMessage, { body: { message, session_id: session.id } })).value());
  const answer = answers.at(-1);
  return { response: answer?.response ?? '', change: answer?.card?.change };
}

const idOf = (name: 'Nguyễn Phước Lộc' | 'Tôn Nữ Diệu Linh' | 'Ngô Thị Hà') => company.people[name].userId;

test.each([
  [['chị Hà chiều mai rảnh lúc nào, em hỏi chút tờ khai thuế', 'vậy 14h đi, 30p'], 'Tờ khai thuế'],
  [
    ['tạo meeting rà bảng lương với chị Hà', 'khoan, chiều mai chị ấy rảnh không', 'ok 14h mai nhé'],
    'Rà bảng lương',
  ],
])('what a meeting is about may be said before a question: %s', async (messages, title) => {
  const { change } = await send(...messages);
  expect(change).toMatchObject({ title, startsAt: '2026-11-27T07:00:00.000Z' });
});

test('how long it is to be stays once its hour had to be asked for, and its hour is no length', async () => {
  const { change } = await send('họp lương với chị Hà chiều thứ Tư tuần sau, chừng một tiếng', '15h nhé');
  expect(change).toMatchObject({ startsAt: '2026-12-02T08:00:00.000Z', endsAt: '2026-12-02T09:00:00.000Z' });
  const short = await send('hẹn chị Hà 30 phút chiều mai', '16h được không');
  expect(short.change).toMatchObject({ startsAt: '2026-11-27T09:00:00.000Z' });
});

test('who leads a meeting and who writes its minutes stand on its card, and stay when its hour changes', async () => {
  const { change } = await send(
    'họp giá 9h mai với bác Lộc, em Linh; bác Lộc chủ trì, em Linh ghi biên bản, ghi chú là mang bảng giá',
    'dời sang 10h',
  );
  expect(change).toMatchObject({
    startsAt: '2026-11-27T03:00:00.000Z',
    chairId: idOf('Nguyễn Phước Lộc'),
    secretaryId: idOf('Tôn Nữ Diệu Linh'),
    note: 'mang bảng giá',
  });
  expect((await send('họp giá 9h mai với em Linh', 'tôi chủ trì nhé')).change).toMatchObject({
    chairId: an.userId,
  });
});

test('a meeting that repeats from now on is on its own day', async () => {
  const { change } = await send('họp giá 16h mai với chị Hà', 'cho lặp hàng tuần luôn, tới hết tháng 1');
  expect(change).toMatchObject({
    startsAt: '2026-11-27T09:00:00.000Z',
    recurrence: { weekdays: [5], ends: { by: 'until', day: '2027-01-31' } },
  });
});

test('a room is asked about at the time of the open card, and is taken where only one was spoken of', async () => {
  const card = 'họp giá 10h thứ Ba tuần sau với chị Hà';
  expect((await send(card, 'phòng Trúc trống không')).response).toContain('01/12/2026, 10:00–10:30');
  expect((await send(card, 'lấy phòng nhỏ thôi, còn trống k')).change).toMatchObject({
    room: { name: 'Phòng Trúc' },
  });
  const taken = await send('phòng nào có loa hội nghị', 'ok lấy nó, 9h mai, bàn giá với chị Hà');
  expect(taken.change).toMatchObject({ room: { name: 'Phòng Sen' }, title: 'Giá' });
});

const poll = 'bình chọn giờ họp kho: 14h thứ 3, 10h thứ 4, 9h thứ 5 tuần sau, hỏi chị Hà với bác Lộc';

test.each([
  ['bỏ phương án đầu đi, lúc đó bác Lộc kẹt họp rồi', ['2026-12-02T03:00', '2026-12-03T02:00']],
  ['bỏ cái cuối đi', ['2026-12-01T07:00', '2026-12-02T03:00']],
  [
    'bỏ cái chiều thứ 3 ra, thay = 9h thứ 6 tuần sau',
    ['2026-12-02T03:00', '2026-12-03T02:00', '2026-12-04T02:00'],
  ],
])('of the times of a poll those go that are meant, and nobody with them: %s', async (message, times) => {
  const { change } = await send(poll, message);
  expect(change).toMatchObject({
    times: times.map((startsAt) => ({ startsAt: `${startsAt}:00.000Z` })),
    people: [{ displayName: 'Ngô Thị Hà' }, { displayName: 'Nguyễn Phước Lộc' }],
  });
});

test('a poll asks for its times, and takes an hour for each of its days', async () => {
  expect(
    (await send('muốn bàn campaign Tết với chị Hà mà chưa chốt được giờ, làm poll đi')).response,
  ).toContain('những giờ nào cho “Campaign Tết”?');
  const { change } = await send('hỏi chị Hà với em Linh họp kho, 8/12 hay 9/12', '8h sáng, 2h chiều');
  expect(change).toMatchObject({
    times: [{ startsAt: '2026-12-08T01:00:00.000Z' }, { startsAt: '2026-12-09T07:00:00.000Z' }],
  });
});
