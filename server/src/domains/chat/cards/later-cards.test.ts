import { createActionItem, updateActionItem } from '@hopgon/contract/action-items/routes';
import { updateCard } from '@hopgon/contract/chat/cards/routes';
import { confirmCard, createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { readAgenda, saveAgenda } from '@hopgon/contract/preparation/routes';
import { createRoom } from '@hopgon/contract/rooms/routes';
import { createSeries } from '@hopgon/contract/series/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let an: Person;
let ha: Person;
let minh: Person;
let roomId: string;
let sessionId: string;

beforeAll(async () => {
  app = await startTestApp();
  // A Thursday.
  app.clock.set('2026-11-26T08:30:00+07:00');
  const company = await givenCompany(app, { owner: 'Bùi Hải An', members: ['Ngô Thị Hà', 'Vũ Đức Minh'] });
  an = company.owner;
  ha = company.people['Ngô Thị Hà'];
  minh = company.people['Vũ Đức Minh'];
  roomId = (await an.call(createRoom, { body: { name: 'Phòng Trúc' } })).value().id;
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['chat_sessions', 'meetings', 'meeting_series', 'action_items', 'own_notes'])
    await app.database.sql(`delete from ${table}`);
  sessionId = (await an.call(createChatSession, { body: {} })).value().id;
});

const say = async (message: string) =>
  (await an.call(sendChatMessage, { body: { message, session_id: sessionId } })).value();
async function cardOf(...messages: readonly string[]) {
  let last = await say(messages[0] ?? '');
  for (const message of messages.slice(1)) last = await say(message);
  if (!last.card) throw new Error(`no card: ${last.response}`);
  return last.card;
}
const edit = async (cardId: string, body: object) =>
  (await an.call(updateCard, { params: { cardId }, body })).value().card.change;
const confirm = (cardId: string) => an.call(confirmCard, { params: { cardId } });

const afternoon = { startsAt: '2026-11-26T07:00:00Z', endsAt: '2026-11-26T07:30:00Z' };
const givenMeeting = async (title: string, more: object = {}, by = an) =>
  (
    await by.call(createMeeting, {
      body: {
        ...{ title, ...afternoon, allowClashes: true, ...more },
        participants: [an, ha].filter((one) => one !== by).map(({ userId }) => ({ userId })),
      },
    })
  ).value().id;

describe('words after a meeting is gone', () => {
  test.each(['đổi sang 16h', 'thêm anh Minh'])('drop its card: %s', async (words) => {
    await givenMeeting('Chốt giá sỉ');
    await cardOf('dời họp chốt giá sỉ sang 15h');
    await app.database.sql('delete from meetings');
    const { card, response } = await say(words);
    expect(card).toBeUndefined();
    expect(response).toMatch(/trợ lý đã bỏ thẻ/u);
  });

  test('that was offered choose nothing', async () => {
    await givenMeeting('Chốt giá sỉ');
    await givenMeeting('Chốt giá lẻ');
    const { reading } = await say('hủy cuộc họp chốt giá');
    const [first] = reading?.kind === 'choices' ? reading.choices : [];
    await app.database.sql('delete from meetings');
    expect((await say(first?.command ?? '')).response).toMatch(/không còn xem được/u);
  });
});

describe('a changed card of a meeting', () => {
  test('says still that one occurrence changes alone', async () => {
    const [startsAt, endsAt] = ['2026-11-27T02:00:00Z', '2026-11-27T02:30:00Z'];
    const recurrence = {
      ...{ frequency: 'weekly' as const, interval: 1, weekdays: [5], exceptions: [] },
      ends: { by: 'never' as const },
    };
    (
      await an.call(createSeries, {
        body: {
          ...{ title: 'Giao ban tuần', startsAt, endsAt, timeZone: 'Asia/Ho_Chi_Minh' },
          ...{ recurrence, participants: [{ userId: ha.userId }] },
        },
      })
    ).value();
    const { change } = await cardOf('dời giao ban tuần ngày mai sang 10h', 'thêm anh Minh');
    expect(change).toMatchObject({
      warnings: expect.arrayContaining([expect.stringMatching(/Chỉ đổi buổi này/u)]),
    });
  });

  test('says still who uses the room, also where only the time changes', async () => {
    const later = { startsAt: '2026-11-26T08:00:00Z', endsAt: '2026-11-26T08:30:00Z' };
    await givenMeeting('Chốt giá sỉ', { roomId });
    await givenMeeting('Duyệt mẫu', { roomId, ...later });
    const { change } = await cardOf('dời họp chốt giá sỉ sang 15h', 'thêm anh Minh');
    expect(change).toMatchObject({
      warnings: expect.arrayContaining(['Phòng Trúc đã có người dùng 15:00–15:30 (Duyệt mẫu).']),
    });
  });
});

test('a reminder before a meeting in another time zone comes before it', async () => {
  await givenMeeting('Chốt giá sỉ', { timeZone: 'Asia/Tokyo' });
  const { change } = await cardOf('nhắc tôi trước họp chốt giá sỉ 30 phút');
  expect(change).toMatchObject({ kind: 'note', at: '2026-11-26T06:30:00.000Z' });
});

test('people are looked up at the hour that a moved meeting has, in whichever zone', async () => {
  await givenMeeting('Chốt giá sỉ', { timeZone: 'Asia/Tokyo' });
  const busy = { startsAt: '2026-11-26T08:00:00Z', endsAt: '2026-11-26T08:30:00Z' };
  await givenMeeting('Duyệt mẫu', busy);
  const { change } = await cardOf('dời họp chốt giá sỉ sang 17h');
  expect(change).toMatchObject({
    time: { startsAt: '2026-11-26T08:00:00.000Z', endsAt: '2026-11-26T08:30:00.000Z' },
    warnings: expect.arrayContaining(['Bạn bận 15:00–15:30 (Duyệt mẫu).']),
  });
});

describe('a letter', () => {
  test('that goes to somebody else greets them', async () => {
    const card = await cardOf('soạn mail cho chị Hà: mai nộp tờ khai');
    const change = await edit(card.id, { userIds: [minh.userId] });
    expect(change).toMatchObject({
      to: { displayName: 'Vũ Đức Minh' },
      body: expect.stringContaining('Minh'),
    });
    expect(change).not.toMatchObject({ body: expect.stringContaining('Ngô Thị Hà') });
  });
});

test('a task that somebody changed meanwhile is confirmed once its card was edited', async () => {
  const task = { title: 'Gửi báo giá', assigneeId: ha.userId, deadline: '2026-11-28' };
  const { id: itemId, version } = (await an.call(createActionItem, { body: task })).value();
  const card = await cardOf('dời hạn việc gửi báo giá sang thứ Tư tuần sau');
  const other = { version, priority: 'cao' as const };
  (await an.call(updateActionItem, { params: { itemId }, body: other })).value();
  expect((await confirm(card.id)).code).toBe('version_stale');
  expect(await edit(card.id, { deadline: '2026-12-04' })).toMatchObject({ was: { priority: 'cao' } });
  (await confirm(card.id)).value();
});

describe('an agenda', () => {
  const items = ['Giá gạo', 'Kinh phí'].map((title) => ({ title, minutes: 10 }));
  const givenAgenda = async () => {
    const meetingId = await givenMeeting('Chốt giá sỉ');
    (await an.call(saveAgenda, { params: { meetingId }, body: { version: 0, items } })).value();
    return meetingId;
  };
  const first = 'thêm mục chọn phòng 10 phút vào chương trình họp chốt giá sỉ';

  test('that a further item makes longer than its meeting says so', async () => {
    await givenAgenda();
    const { change } = await cardOf(first, 'thêm mục đặt cọc 20 phút');
    expect(change).toMatchObject({ warnings: [expect.stringMatching(/thành 50 phút, dài hơn cuộc họp/u)] });
    expect((await say('tổng mấy phút')).response).not.toMatch(/vẫn trong thời gian/u);
  });

  test('keeps its order and lengths where a new item is edited, and what a colleague added since', async () => {
    const meetingId = await givenAgenda();
    const card = await cardOf(first, 'đưa nó lên trước mục kinh phí', 'kinh phí còn 5 phút');
    const { version, items: now } = (await an.call(readAgenda, { params: { meetingId } })).value();
    const more = [
      ...now.map(({ presenter: _, ...item }) => ({ ...item, presenterId: null })),
      { title: 'Giá sữa', minutes: 5 },
    ];
    (await an.call(saveAgenda, { params: { meetingId }, body: { version, items: more } })).value();
    expect(await edit(card.id, { items: [{ title: 'Chọn phòng họp', minutes: 15 }] })).toMatchObject({
      items: [{ title: 'Chọn phòng họp', minutes: 15 }],
      whole: [
        { title: 'Giá gạo', minutes: 10 },
        { id: null, title: 'Chọn phòng họp', minutes: 15 },
        { title: 'Kinh phí', minutes: 5 },
        { title: 'Giá sữa', minutes: 5 },
      ],
    });
    (await confirm(card.id)).value();
  });
});

describe('the reason of an answer', () => {
  test('stays with a yes on the form, as words to the organizer', async () => {
    await givenMeeting('Đối chiếu công nợ', {}, ha);
    const card = await cardOf('bận nhập hàng không dự họp đối chiếu công nợ được');
    expect(card.change).toMatchObject({ answer: 'declined', reason: 'bận nhập hàng' });
    expect(await edit(card.id, { answer: 'tentative' })).toMatchObject({ reason: 'bận nhập hàng' });
    expect(await edit(card.id, { answer: 'accepted', reason: 'Tôi vào trễ' })).toMatchObject({
      reason: 'Tôi vào trễ',
    });
  });
});

test('all own notes are listed, the reminders to come first, and each is found to be deleted', async () => {
  await app.database.sql(
    `insert into own_notes (company_id, id, user_id, text, created_at)
     select m.company_id, gen_random_uuid(), m.user_id, 'Ghi chú số ' || n, timestamptz '2026-11-01' + n * interval '1 minute'
     from memberships m, generate_series(1, 40) n where m.user_id = $1`,
    [an.userId],
  );
  await confirm((await cardOf('nhắc tôi 4 rưỡi chiều nay gọi bảo hiểm')).id);
  const { response } = await say('ghi chú của tôi');
  expect(response).toMatch(/^Bạn có 41 ghi chú và lời nhắc riêng:\n- Gọi bảo hiểm \(nhắc/u);
  expect(response).toMatch(/Ghi chú số 1$/u);
  expect((await cardOf('xóa ghi chú Ghi chú số 1')).change).toMatchObject({ kind: 'note-delete' });
});

test.each([
  ['a quarter of a colleague', 'lịch của chị Hà quý này', /Ngô Thị Hà|chị Hà/u],
  ['a year of the company', 'từ đầu năm đến giờ cả công ty họp bao nhiêu giờ', /^Cả công ty/u],
])('%s is read in parts', async (_, question, answer) => {
  await givenMeeting('Chốt giá sỉ');
  expect((await say(question)).response).toMatch(answer);
});
