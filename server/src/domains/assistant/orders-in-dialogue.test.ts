import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { updateMember } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { createRoom } from '@hopgon/contract/rooms/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

/** A Thursday. */
const now = '2026-11-26T08:30:00+07:00';

let app: TestApp;
let company: CompanyOf<'Đỗ Gia Huy' | 'Phạm Quang Huy' | 'Ngô Thị Hà'>;
let an: Person;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(now);
  company = await givenCompany(app, {
    owner: 'Bùi Hải An',
    members: ['Đỗ Gia Huy', 'Phạm Quang Huy', 'Ngô Thị Hà'],
  });
  an = company.owner;
  const { people } = company;
  const works = [
    [people['Đỗ Gia Huy'], 'Chất lượng', 'Kỹ sư kiểm nghiệm'],
    [people['Phạm Quang Huy'], 'Kinh doanh', 'Trưởng phòng Kinh doanh'],
    [people['Ngô Thị Hà'], 'Tài chính – Kế toán', 'Kế toán trưởng'],
  ] as const;
  for (const [{ userId }, department, position] of works)
    (await an.call(updateMember, { params: { userId }, body: { department, position } })).value();
  for (const [name, capacity] of [
    ['Phòng Sen', 12],
    ['Phòng Trúc', 6],
  ] as const)
    (await an.call(createRoom, { body: { name, capacity, note: '' } })).value();
  const body = { title: 'Họp nhanh', startsAt: '2026-12-01T02:00:00Z', endsAt: '2026-12-01T02:30:00Z' };
  (await an.call(createMeeting, { body: { ...body, participants: [] } })).value();
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

const calledHuy = (name: 'Đỗ Gia Huy' | 'Phạm Quang Huy') => company.people[name].userId;

test('who is meant of namesakes may be said by their work, in as many words as it takes', async () => {
  const { change } = await send('giao việc cho Huy xem lại nồi hơi', 'thằng QA ấy, chơ Huy mô nữa');
  expect(change).toMatchObject({ kind: 'action-item', assignee: { userId: calledHuy('Đỗ Gia Huy') } });
});

test('an open card that waits for somebody takes what a person is', async () => {
  const { change } = await send('đặt lịch 9h thứ Ba tuần sau bàn quỹ lương', 'kế toán trưởng');
  expect(change).toMatchObject({ people: [{ userId: an.userId }, { displayName: 'Ngô Thị Hà' }] });
});

test('a meeting asked for as closed is closed, also once its hour had to be asked for', async () => {
  const first = await send('họp kín với chị Hà 9h mai bàn quỹ lương');
  expect(first.change).toMatchObject({ kind: 'meeting', isClosed: true });
  const asked = await send('họp với chị Hà sáng mai bàn quỹ lương', 'họp kín nhé', '9h');
  expect(asked.change).toMatchObject({ kind: 'meeting', isClosed: true });
});

test('a poll marks that nobody is asked, asks whom it is then sent to, and adds a weekday of its week', async () => {
  const poll = 'bình chọn giờ họp an toàn: 14h thứ 3, 10h thứ 4 tuần sau';
  expect((await send(poll)).response).toContain('Chưa nói hỏi những ai');
  const { change } = await send(poll, 'gửi cho chị Hà và anh Quang Huy', 'thêm thứ 6 lúc 9h30');
  expect(change).toMatchObject({
    people: [{ displayName: 'Ngô Thị Hà' }, { displayName: 'Phạm Quang Huy' }],
    times: [{}, {}, { startsAt: '2026-12-04T02:30:00.000Z' }],
  });
});

test('what is said beside agreeing is a card of its own', async () => {
  const { response, change } = await send(
    'dời họp nhanh thứ 3 sang 14h',
    'ừ chuyển, rồi viết thư cho chị Hà hỏi có dự được không',
  );
  expect(response).toContain('bấm Xác nhận');
  expect(change).toMatchObject({ kind: 'mail', to: { displayName: 'Ngô Thị Hà' } });
});

test('a reminder before a meeting that the open card moves is before its new hour', async () => {
  const { change } = await send('dời họp nhanh thứ 3 sang 14h', 'nhắc tôi trước 10 phút');
  expect(change).toMatchObject({ kind: 'note', at: '2026-12-01T06:50:00.000Z' });
});

test('a room may be named by its size, and a guest is said to be added elsewhere', async () => {
  const meeting = 'họp với chị Hà 9h thứ Ba tuần sau bàn giá';
  expect((await send(meeting, 'lấy phòng nhỏ thôi')).change).toMatchObject({ room: { name: 'Phòng Trúc' } });
  expect((await send(`${meeting}, mời thêm khach@congtykhac.example`)).response).toContain(
    'khách khach@congtykhac.example bạn thêm ở trang cuộc họp',
  );
});
