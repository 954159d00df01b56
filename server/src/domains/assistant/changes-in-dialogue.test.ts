import { listItemComments } from '@hopgon/contract/action-items/comments/routes';
import { createActionItem } from '@hopgon/contract/action-items/routes';
import { confirmCard, createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { createRoom } from '@hopgon/contract/rooms/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

/** A Thursday. */
const now = '2026-11-26T08:30:00+07:00';

let app: TestApp;
let company: CompanyOf<'Ngô Thị Hà' | 'Vũ Đức Minh' | 'Trần Quang Sơn'>;
let an: Person;
let itemId: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-26T08:20:00+07:00');
  company = await givenCompany(app, {
    owner: 'Bùi Hải An',
    members: ['Ngô Thị Hà', 'Vũ Đức Minh', 'Trần Quang Sơn'],
  });
  an = company.owner;
  for (const [name, capacity, note] of [
    ['Phòng Sen', 12, 'Hà Nội; loa'],
    ['Phòng Trúc', 6, 'Hà Nội; màn hình'],
    ['Phòng Sông Lam', 20, 'Nghệ An'],
  ] as const)
    (await an.call(createRoom, { body: { name, capacity, note } })).value();
  const meeting = { startsAt: '2026-12-01T07:00:00Z', endsAt: '2026-12-01T09:00:00Z' };
  const participants = [{ userId: company.people['Ngô Thị Hà'].userId }];
  (await an.call(createMeeting, { body: { ...meeting, title: 'Nghiệm thu máy sấy', participants } })).value();
  const past = { startsAt: '2026-11-26T01:20:00Z', endsAt: '2026-11-26T01:29:00Z' };
  (await an.call(createMeeting, { body: { ...past, title: 'Giao ban kho', participants } })).value();
  const task = { title: 'Kiểm kê kho lạnh', assigneeId: an.userId, deadline: '2026-12-01' };
  itemId = (await an.call(createActionItem, { body: task })).value().id;
  app.clock.set(now);
});
afterAll(() => app.close());

/** The answer to the last of several messages of one conversation. */
async function send(...messages: readonly string[]) {
  const session = (await an.call(createChatSession, { body: {} })).value();
  const answers: ReplyOf<typeof sendChatMessage>[] = [];
  for (const message of messages)
    answers.push((await an.call(sendChatMessage, { body: { message, session_id: session.id } })).value());
  const answer = answers.at(-1);
  return { response: answer?.response ?? '', card: answer?.card, change: answer?.card?.change };
}

test('why a task gets another day is written beside it as a comment', async () => {
  const { card, change } = await send(
    'dời hạn việc kiểm kê kho lạnh sang 4/12',
    'ghi thêm lý do cân điện tử đang sửa nha',
  );
  expect(change).toMatchObject({ deadline: '2026-12-04', reason: 'cân điện tử đang sửa' });
  (await an.call(confirmCard, { params: { cardId: card?.id ?? '' } })).value();
  const { comments } = (await an.call(listItemComments, { params: { itemId } })).value();
  expect(comments.map(({ text }) => text)).toEqual(['Lý do: cân điện tử đang sửa']);
});

test('what was asked back waits for its answer while a question is answered in between', async () => {
  const { change } = await send(
    'tạo cuộc họp rà soát mã nguồn với anh Minh đi',
    'à khoan, chiều mai anh ấy có rảnh không đã',
    'ok vậy mai 2h chiều đi, 30p thôi',
  );
  expect(change).toMatchObject({
    title: 'Rà soát mã nguồn',
    startsAt: '2026-11-27T07:00:00.000Z',
    endsAt: '2026-11-27T07:30:00.000Z',
  });
});

test('a meeting takes a room of another size in the same place, and somebody in the place of another', async () => {
  const meeting = 'họp với chị Hà 9h thứ Ba tuần sau bàn giá, phòng Trúc';
  const larger = await send(meeting, 'doi qua phong rong hon nha');
  expect(larger.change).toMatchObject({ room: { name: 'Phòng Sen' } });
  const { change } = await send(meeting, 'mời anh Minh chứ không phải chị Hà');
  expect(change).toMatchObject({ people: [{ userId: an.userId }, { displayName: 'Vũ Đức Minh' }] });
});

test('a meeting repeats on the weekday it has', async () => {
  const { change } = await send(
    'họp với chị Hà 9h thứ Ba tuần sau bàn giá',
    'cho lặp hàng tuần luôn, tới hết tháng 1',
  );
  expect(change).toMatchObject({ recurrence: { frequency: 'weekly', weekdays: [2] } });
});

test('a meeting is moved to another day at the hour it had before', async () => {
  const { change } = await send('dời nghiệm thu máy sấy sang 16h', 'à qua hẳn thứ Tư 2/12, giờ như ban đầu');
  expect(change).toMatchObject({ time: { startsAt: '2026-12-02T07:00:00.000Z' } });
});

test('of a poll a part of a day goes, and the hours of its days are said in their order', async () => {
  const poll = 'hỏi giờ họp kho với chị Hà, anh Sơn: 10h thứ Ba, 15h thứ Ba, 14h thứ Tư tuần sau';
  const { change } = await send(poll, 'bỏ cái chiều thứ Ba ra, thay bằng 9h thứ Sáu');
  expect(change).toMatchObject({
    times: [
      { startsAt: '2026-12-01T03:00:00.000Z' },
      { startsAt: '2026-12-02T07:00:00.000Z' },
      { startsAt: '2026-12-04T02:00:00.000Z' },
    ],
  });
  const open = await send(
    'hỏi giờ họp kho với chị Hà, anh Sơn: sáng 8/12 hay chiều 9/12',
    '9h sáng, 3h chiều',
  );
  expect(open.change).toMatchObject({
    times: [{ startsAt: '2026-12-08T02:00:00.000Z' }, { startsAt: '2026-12-09T08:00:00.000Z' }],
  });
});

test('a new task stays with who writes it, and another thing is no change of the card', async () => {
  const task = 'giao anh Sơn kiểm tra hồ sơ thầu, hạn 8/12';
  const { change } = await send(task, 'khoan, anh Sơn đang kẹt, thôi để chị tự làm');
  expect(change).toMatchObject({ assignee: { userId: an.userId }, deadline: '2026-12-08' });
  const other = await send(task, 'tạo thêm việc in 3 bộ đề cương, hạn 28/11');
  expect(other.change).toMatchObject({ kind: 'action-item', title: 'in 3 bộ đề cương' });
});

test('a draft of minutes takes a wish as a note to its writer', async () => {
  const { change } = await send(
    'soạn biên bản giao ban kho',
    'nhớ ghi ý của chị Hà về bảo hành',
    'ai nói thì ghi rõ tên vào',
  );
  expect(change).toMatchObject({
    kind: 'several',
    changes: [
      { kind: 'minutes' },
      {
        kind: 'note',
        text: 'Biên bản Giao ban kho: nhớ ghi ý của chị Hà về bảo hành; ai nói thì ghi rõ tên vào',
      },
    ],
  });
});

test('who has not answered is reminded of the invitation that was spoken of', async () => {
  const { change } = await send(
    'nghiệm thu máy sấy mấy giờ',
    'chị Hà trả lời chưa',
    'nhắc chị ấy trả lời giúp em',
  );
  expect(change).toMatchObject({
    kind: 'mail',
    body: expect.stringContaining('trả lời lời mời họp “Nghiệm thu máy sấy”'),
  });
});

test('a letter loses a reader and its courtesies in one message, and a drafted one is dropped', async () => {
  const { change } = await send(
    'viết mail cho chị Hà và anh Minh, báo tuần sau kiểm kê',
    'bỏ anh Minh ra, viết ngắn lại tí',
  );
  expect(change).toMatchObject({
    kind: 'mail',
    to: { displayName: 'Ngô Thị Hà' },
    body: expect.not.stringContaining('Tôi xin'),
  });
  const draft = await send('soạn mail báo đại lý giá mới từ 1/12', 'thôi khỏi, để em gọi điện luôn');
  expect(draft.response).toContain('Đã bỏ bản nháp');
});
