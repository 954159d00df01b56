import type { CardChange } from '@hopgon/contract/chat/changes';
import { confirmCard, createChatSession, sendChatMessage, undoCard } from '@hopgon/contract/chat/routes';
import { createMeeting, readMeeting } from '@hopgon/contract/meetings/routes';
import { readAgenda, saveAgenda } from '@hopgon/contract/preparation/routes';
import { createRoom } from '@hopgon/contract/rooms/routes';
import { listPolls } from '@hopgon/contract/scheduling/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let an: Person;
let ha: Person;
let sessionId: string;

beforeAll(async () => {
  app = await startTestApp();
  // A Thursday.
  app.clock.set('2026-11-26T08:30:00+07:00');
  const company = await givenCompany(app, {
    owner: 'Bùi Hải An',
    members: ['Ngô Thị Hà', 'Phạm Quang Huy', 'Đỗ Gia Huy', 'Vũ Đức Minh'],
  });
  an = company.owner;
  ha = company.people['Ngô Thị Hà'];
  (await an.call(createRoom, { body: { name: 'Phòng Ninh Kiều' } })).value();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['chat_sessions', 'meetings', 'polls']) await app.database.sql(`delete from ${table}`);
  sessionId = (await an.call(createChatSession, { body: {} })).value().id;
});

const say = async (message: string) =>
  (await an.call(sendChatMessage, { body: { message, session_id: sessionId } })).value();

/** The change that the card shows after the last of these messages. */
async function changeAfter(...messages: readonly string[]): Promise<CardChange> {
  let last = await say(messages[0] ?? '');
  for (const message of messages.slice(1)) last = await say(message);
  if (!last.card) throw new Error(`no card: ${last.response}`);
  return last.card.change;
}

async function confirmLast(message: string) {
  const { card } = await say(message);
  if (!card) throw new Error('no card');
  return (await an.call(confirmCard, { params: { cardId: card.id } })).value().card;
}

const givenMeeting = async (by: Person, title: string, people: readonly Person[]) => {
  const [startsAt, endsAt] = ['2026-11-26T07:00:00Z', '2026-11-26T08:00:00Z'];
  const participants = people.map(({ userId }) => ({ userId }));
  return (await by.call(createMeeting, { body: { title, startsAt, endsAt, participants } })).value().id;
};

test('a new meeting is put right by one short answer after the other', async () => {
  expect(
    await changeAfter(
      'đặt họp với chị Hà 15h mai bàn hạn mức công nợ',
      'rưỡi đi',
      'thêm nửa tiếng nữa',
      'phòng nk nha',
      'họp kín nhé',
    ),
  ).toMatchObject({
    startsAt: '2026-11-27T08:30:00.000Z',
    endsAt: '2026-11-27T09:30:00.000Z',
    room: { name: 'Phòng Ninh Kiều' },
    isClosed: true,
  });
  const both = await changeAfter('nhắc tôi trước 30 phút', 'đổi thành 4h');
  expect(both).toMatchObject({
    changes: [{ startsAt: '2026-11-27T09:00:00.000Z' }, { kind: 'note', at: '2026-11-27T08:30:00.000Z' }],
  });
  const { meetingId } = await confirmLast('lùi thêm 15 phút');
  const meeting = (await an.call(readMeeting, { params: { meetingId: meetingId ?? '' } })).value();
  expect(meeting.visibility).toBe('closed');
});

test.each(['mời luôn đi em', 'dạ đúng rồi, gửi cho chị Hà giúp em', 'ok giao luôn nhé'])(
  '%s confirms nothing and changes nothing',
  async (words) => {
    await changeAfter('đặt họp với chị Hà 15h mai bàn hạn mức công nợ');
    const answer = await say(words);
    expect(answer.card).toBeUndefined();
    expect(answer.response).toContain('Xác nhận');
    expect(await changeAfter('đổi thành 16h')).toMatchObject({ startsAt: '2026-11-27T09:00:00.000Z' });
  },
);

test.each(['anh Minh vướng giao ban rồi, dời qua 16h', 'à 3h chị Hà kẹt khách, dời sang 16h nhé'])(
  '%s: what only explains names no other meeting',
  async (words) => {
    await givenMeeting(an, 'Giao ban xưởng', [ha]);
    const change = await changeAfter('đặt họp với chị Hà 15h mai bàn hạn mức công nợ', words);
    expect(change).toMatchObject({ kind: 'meeting', startsAt: '2026-11-27T09:00:00.000Z' });
  },
);

test('a room beside a request is where the meeting is held, and a city is nobody', async () => {
  const change = await changeAfter('họp với chị Hà bàn kho Nghệ An 15h mai. Phòng NK.');
  expect(change).toMatchObject({
    room: { name: 'Phòng Ninh Kiều' },
    people: [{}, { displayName: 'Ngô Thị Hà' }],
  });
});

test('an answer to an invitation becomes another one, with its reason', async () => {
  await givenMeeting(ha, 'Đối chiếu công nợ', [an]);
  const declined = await changeAfter(
    'tôi dự họp đối chiếu công nợ nhé',
    'thôi không đi được rồi, kẹt xe hàng',
  );
  expect(declined).toMatchObject({ kind: 'answer', answer: 'declined', reason: 'kẹt xe hàng' });
  expect(await changeAfter('lý do là đi gặp khách')).toMatchObject({ reason: 'đi gặp khách' });
  expect(await changeAfter('à đi được rồi')).toMatchObject({ answer: 'accepted', reason: '' });
});

test('a cancellation gets its reason, and is kept while one asks how something is done', async () => {
  await givenMeeting(an, 'Tổng kết thi đua', [ha]);
  const change = await changeAfter('hủy họp tổng kết thi đua', 'vì tôi đi công tác');
  expect(change).toMatchObject({ kind: 'meeting-cancel', reason: 'tôi đi công tác' });
  const help = await say('cách đổi mật khẩu ở đâu vậy');
  expect(help.card).toBeUndefined();
  expect(help.response).toContain('mật khẩu');
  expect((await say('ừ hủy luôn đi')).response).toContain('Xác nhận');
  const other = await say('họp kín nhé');
  expect(other.card).toBeUndefined();
  expect(other.response).toContain('họp kín');
});

test('a meeting is closed and has a reminder, said at once', async () => {
  const change = await changeAfter(
    'đặt lịch họp với chị Hà 9h sáng mai bàn giá 45p',
    'họp kín nhé, nhắc trước 30 phút',
  );
  expect(change).toMatchObject({
    kind: 'several',
    changes: [
      { kind: 'meeting', isClosed: true, when: expect.stringContaining('09:00–09:45') },
      { kind: 'note' },
    ],
  });
});

test('a letter is shaped by words', async () => {
  const letter = await changeAfter(
    'soạn thư cho chị Hà xin duyệt kinh phí in hộp',
    'thêm câu là nhà in chờ đến thứ Năm',
  );
  expect(letter).toMatchObject({ body: expect.stringContaining('Nhà in chờ đến thứ Năm.') });
  expect(await changeAfter('trang trọng hơn chút')).toMatchObject({
    body: expect.stringContaining('Xin trân trọng cảm ơn.'),
  });
  const signed = await changeAfter('bỏ câu nhà in chờ', 'ký tên Phòng Marketing');
  expect(signed).toMatchObject({ body: expect.stringMatching(/Trân trọng,\nPhòng Marketing$/u) });
  expect(JSON.stringify(signed)).not.toContain('Nhà in');
});

test('a letter to somebody outside is shaped as a draft', async () => {
  await say('soạn thư mời đại lý Hoàng Gia dự hội nghị khách hàng');
  const { response } = await say('ký tên Phòng Marketing giúp chị');
  expect(response).toMatch(/Bản nháp đã sửa[\s\S]*Trân trọng,\nPhòng Marketing/u);
  expect((await say('ok lấy bản này')).response).toContain('sao chép');
});

test('a poll has an end, and its times come and go', async () => {
  const poll = await changeAfter(
    'bình chọn giờ họp review với chị Hà: 9h thứ Hai hay 14h thứ Ba',
    'thêm 10h thứ Tư nữa',
    'bỏ 9h thứ Hai',
    'hạn trả lời 5h chiều mai',
  );
  expect(poll).toMatchObject({
    times: [{ startsAt: '2026-12-01T07:00:00.000Z' }, { startsAt: '2026-12-02T03:00:00.000Z' }],
    answerBy: { at: '2026-11-27T10:00:00.000Z' },
  });
  await confirmLast('45 phút thôi');
  const { polls } = (await an.call(listPolls, { query: {} })).value();
  expect(polls[0]).toMatchObject({ deadline: '2026-11-27T10:00:00.000Z' });
});

test('what is asked of several that were listed is asked of the one that is pointed at', async () => {
  await givenMeeting(an, 'Duyệt bao bì', [ha]);
  await an.call(createMeeting, {
    body: { title: 'Nghiệm thu máy', startsAt: '2026-11-26T09:00:00Z', endsAt: '2026-11-26T10:00:00Z' },
  });
  await say('hôm nay tôi có những cuộc nào');
  expect((await say('cuộc thứ hai mấy giờ')).response).toContain('Nghiệm thu máy');
});

test('an hour is of the day that was asked about', async () => {
  await say('chị Hà mai rảnh lúc nào');
  expect(await changeAfter('đặt 10h nhé, bàn hạn mức công nợ')).toMatchObject({
    startsAt: '2026-11-27T03:00:00.000Z',
    people: [{}, { userId: ha.userId }],
  });
});

test('a room that was asked about is where the meeting that follows is held', async () => {
  await say('phòng Ninh Kiều chiều mai trống không');
  expect(await changeAfter('đặt luôn 3h với chị Hà bàn công nợ')).toMatchObject({
    startsAt: '2026-11-27T08:00:00.000Z',
    room: { name: 'Phòng Ninh Kiều' },
  });
});

test('a meeting with a time is a card that marks its gaps and takes what fills them', async () => {
  const card = await changeAfter('đặt họp 15h mai');
  expect(card).toMatchObject({ title: 'Cuộc họp mới', people: [{ userId: an.userId }] });
  expect(JSON.stringify(card)).toContain('Chưa nói họp với ai');
  const filled = await changeAfter('với chị Hà, 45 phút, bàn hạn mức công nợ');
  expect(filled).toMatchObject({
    title: 'Hạn mức công nợ',
    people: [{}, { userId: ha.userId }],
    endsAt: '2026-11-27T08:45:00.000Z',
    warnings: [],
  });
});

test('whom nobody is called is named on the card', async () => {
  const meeting = await changeAfter('đặt họp với anh Khang 15h mai bàn kho');
  expect(meeting).toMatchObject({ people: [{ userId: an.userId }] });
  expect(JSON.stringify(meeting)).toContain('Không thấy “anh Khang” trong công ty');
});

test('what answers nothing of a question is asked in other words, and a third time not at all', async () => {
  const first = await say('giao việc kiểm kho cho Huy');
  const second = await say('mai chiều xong');
  const third = await say('nhanh lên nhé');
  const replies = [first, second, third].map(({ response }) => response);
  expect(new Set(replies).size).toBe(3);
});

test('who comes late accepts, and writes to who leads the meeting: both on one card', async () => {
  await givenMeeting(ha, 'Đối chiếu công nợ', [an]);
  const card = await changeAfter('tôi dự họp đối chiếu công nợ nhé', 'mà vô trễ 20 phút');
  expect(card).toMatchObject({
    kind: 'several',
    changes: [
      { kind: 'answer', answer: 'accepted' },
      { kind: 'mail', to: { userId: ha.userId }, body: expect.stringContaining('trễ khoảng 20 phút') },
    ],
  });
});

test('a reminder so many days before a task is due stands beside its card', async () => {
  const card = await changeAfter(
    'giao chị Hà lập bảng lương, hạn 10/12',
    'nhắc tôi trước hạn 2 ngày, 9h sáng',
  );
  expect(card).toMatchObject({
    kind: 'several',
    changes: [{ kind: 'action-item' }, { kind: 'note', at: '2026-12-08T02:00:00.000Z' }],
  });
});

test('items that are there move with those that are added, and come back', async () => {
  const meetingId = await givenMeeting(an, 'Chốt khách sạn', [ha]);
  const item = { presenterId: null, note: '', done: false, source: null };
  const items = ['Chọn ngày', 'Kinh phí'].map((title) => ({ ...item, title, minutes: 20 }));
  (await an.call(saveAgenda, { params: { meetingId }, body: { version: 0, items } })).value();
  const titles = async () =>
    (await an.call(readAgenda, { params: { meetingId } }))
      .value()
      .items.map(({ title, minutes }) => `${title} ${minutes}`);
  await say('thêm mục chọn phòng 10 phút vào chương trình họp chốt khách sạn');
  expect(await changeAfter('đưa nó lên trước mục kinh phí', 'kinh phí còn 15 phút')).toMatchObject({
    whole: [{ title: 'Chọn ngày' }, { title: 'chọn phòng' }, { title: 'Kinh phí', minutes: 15 }],
  });
  const { card } = await say('đổi chỗ mục 1 với mục 2');
  await an.call(confirmCard, { params: { cardId: card?.id ?? '' } });
  expect(await titles()).toEqual(['chọn phòng 10', 'Chọn ngày 20', 'Kinh phí 15']);
  (await an.call(undoCard, { params: { cardId: card?.id ?? '' } })).value();
  expect(await titles()).toEqual(['Chọn ngày 20', 'Kinh phí 20']);
});
