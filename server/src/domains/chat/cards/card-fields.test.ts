import { createActionItem } from '@hopgon/contract/action-items/routes';
import { updateCard } from '@hopgon/contract/chat/cards/routes';
import { confirmCard, createChatSession, sendChatMessage, undoCard } from '@hopgon/contract/chat/routes';
import { createMeeting, readMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { givenCompany, givenSession, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

/** A Thursday. */
const now = '2026-11-26T08:30:00+07:00';

let app: TestApp;
let an: Person;
let ha: Person;
let meetingId: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(now);
  const company = await givenCompany(app, { owner: 'Bùi Hải An', members: ['Ngô Thị Hà', 'Vũ Đức Minh'] });
  an = company.owner;
  ha = company.people['Ngô Thị Hà'];
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(now);
  for (const table of ['chat_sessions', 'meetings', 'action_items', 'outbox_mails', 'own_notes', 'polls'])
    await app.database.sql(`delete from ${table}`);
  const body = {
    title: 'Duyệt bao bì',
    ...{ startsAt: '2026-11-26T07:00:00Z', endsAt: '2026-11-26T08:00:00Z' },
    participants: [{ userId: ha.userId }],
  };
  meetingId = (await an.call(createMeeting, { body })).value().id;
  const task = { title: 'Gửi báo giá', assigneeId: ha.userId, deadline: '2026-11-28' };
  (await an.call(createActionItem, { body: task })).value();
});

async function cardOf(message: string) {
  const { id } = (await an.call(createChatSession, { body: {} })).value();
  const say = async (words: string) =>
    (await an.call(sendChatMessage, { body: { message: words, session_id: id } })).value();
  const first = await say(message);
  // A letter that reminds may be a task as well: it is asked which, and the letter is chosen.
  const { card, response } = first.response.includes('Bạn chọn giúp') ? await say('Soạn thư') : first;
  if (!card) throw new Error(`no card: ${response}`);
  return card;
}

const update = (cardId: string, body: object) => an.call(updateCard, { params: { cardId }, body });
const confirm = async (cardId: string) => (await an.call(confirmCard, { params: { cardId } })).code;

describe('every card that has fields takes them', () => {
  test.each([
    ['hủy cuộc duyệt bao bì', { reason: 'khách hoãn' }, { kind: 'meeting-cancel', reason: 'khách hoãn' }],
    [
      'thêm vào chương trình buổi duyệt bao bì mục "cỡ chữ" 10 phút',
      { items: [{ title: 'Giá in', minutes: 90 }] },
      { kind: 'agenda', items: [{ title: 'Giá in', minutes: 90 }], warnings: [/90 phút, dài hơn/u] },
    ],
    [
      'dời hạn việc gửi báo giá sang thứ Tư tuần sau',
      { deadline: '2026-12-04', priority: 'cao' },
      { kind: 'task-change', deadline: '2026-12-04', when: /04\/12\/2026/u, priority: 'cao' },
    ],
    [
      'nhắc tôi 4 rưỡi chiều nay gọi bảo hiểm',
      { text: 'Gọi ngân hàng', at: '2026-11-27T02:00:00.000Z' },
      { kind: 'note', text: 'Gọi ngân hàng', when: 'Thứ Sáu, 27/11/2026, 09:00' },
    ],
    [
      'Hỏi mọi người giờ họp bàn quà Tết: 9h thứ Ba tuần sau, 15h thứ Tư tuần sau — chị Hà',
      { starts: ['2026-12-01T03:00:00.000Z', '2026-12-03T03:00:00.000Z'] },
      { kind: 'poll', times: [{ when: /01\/12\/2026, 10:00/u }, { when: /03\/12\/2026, 10:00/u }] },
    ],
    [
      'soạn mail cho chị Hà nhắc nộp tờ khai',
      { title: 'Tờ khai', text: 'Nhờ chị nộp tờ khai.' },
      { kind: 'mail', subject: 'Tờ khai', body: 'Nhờ chị nộp tờ khai.', to: { displayName: 'Ngô Thị Hà' } },
    ],
    [
      'mời thêm anh Minh vào buổi duyệt bao bì',
      { userIds: [] },
      { kind: 'meeting-change', add: [], remove: [] },
    ],
  ])('“%s” with %j', async (message, fields, wanted) => {
    const changed = (await update((await cardOf(message)).id, fields)).value().card.change;
    expect(changed).toMatchObject(Object(matching(wanted)));
  });

  test('of several that one which is meant', async () => {
    const card = await cardOf('giao chị Hà gửi sao kê trước 5/12, và nhắc tôi ngày 4/12 lúc 9h kiểm tra');
    const { change } = (await update(card.id, { part: 1, text: 'Kiểm tra sao kê' })).value().card;
    expect(change).toMatchObject({
      changes: [{ kind: 'action-item' }, { kind: 'note', text: 'Kiểm tra sao kê' }],
    });
    expect((await update(card.id, { text: 'Kiểm tra' })).code).toBe('card_field_unfit');
  });
});

/** Patterns stand for texts. */
function matching(value: unknown): unknown {
  if (value instanceof RegExp) return expect.stringMatching(value);
  if (Array.isArray(value)) return value.map(matching);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, held]) => [name, matching(held)]))
    : value;
}

test.each([
  ['hủy cuộc duyệt bao bì', { priority: 'cao' }, 'card_field_unfit'],
  ['nhắc tôi 4 rưỡi chiều nay gọi bảo hiểm', { at: '2026-11-26T01:00:00.000Z' }, 'reminder_time_past'],
  [
    'Hỏi mọi người giờ họp bàn quà Tết: 9h thứ Ba tuần sau, 15h thứ Tư tuần sau — chị Hà',
    { starts: ['2026-11-26T01:00:00.000Z', '2026-12-03T03:00:00.000Z'] },
    'poll_slot_past',
  ],
])('“%s” refuses %j: %s', async (message, fields, code) => {
  expect((await update((await cardOf(message)).id, fields)).code).toBe(code);
});

test('is confirmed as its person saw it, and keeps what two changes at once make of it', async () => {
  const card = await cardOf('dời hạn việc gửi báo giá sang thứ Tư tuần sau');
  const changes = await Promise.all([
    update(card.id, { deadline: '2026-12-04' }),
    update(card.id, { priority: 'cao' }),
  ]);
  const last = changes.map((reply) => reply.value().card).find(({ version }) => version === card.version + 2);
  expect(last?.change).toMatchObject({ deadline: '2026-12-04', priority: 'cao' });
  const params = { cardId: card.id };
  const confirmAs = (version: number) =>
    an.call(confirmCard, { params, query: { version: String(version) } });
  expect(await confirmAs(card.version)).toMatchObject(refusal('chat_card_changed'));
  expect((await confirmAs(card.version + 2)).value().card.state).toBe('confirmed');
});

test('a card that ran out while somebody wrote in it takes what was written and waits again', async () => {
  const card = await cardOf('hủy cuộc duyệt bao bì');
  app.clock.advance(minutes(16));
  const later = await givenSession(app, an);
  const params = { cardId: card.id };
  expect((await later.call(confirmCard, { params })).code).toBe('chat_card_expired');
  const changed = await later.call(updateCard, { params, body: { reason: 'khách hoãn' } });
  expect(changed.value().card).toMatchObject({ state: 'open', change: { reason: 'khách hoãn' } });
  expect((await later.call(confirmCard, { params })).value().card.state).toBe('confirmed');
});

test('a changed reason is the one people read', async () => {
  const card = await cardOf('hủy cuộc duyệt bao bì');
  (await update(card.id, { reason: 'khách hoãn' })).value();
  expect(await confirm(card.id)).toBeNull();
  const meeting = (await ha.call(readMeeting, { params: { meetingId } })).value();
  expect(meeting).toMatchObject({ status: 'cancelled', cancelledReason: 'khách hoãn' });
});

describe('a letter to a colleague', () => {
  const mails = () =>
    app.database.sql<{ address: string; message: { replyTo?: { address: string }; text: string } }>(
      `select address, message from outbox_mails where secret and message->>'subject' = 'Nhắc nộp tờ khai trước thứ Sáu'`,
    );

  test('leaves in the asker’s name once it is confirmed, and not before it can no longer be undone', async () => {
    const card = await cardOf('soạn mail cho chị Hà nhắc nộp tờ khai trước thứ Sáu');
    expect(card.change).toMatchObject({ kind: 'mail', subject: 'Nhắc nộp tờ khai trước thứ Sáu' });
    expect(await mails()).toEqual([]);
    expect(await confirm(card.id)).toBeNull();
    expect(await mails()).toMatchObject([
      {
        address: ha.email,
        message: {
          replyTo: { address: an.email },
          text: expect.stringContaining('Tôi xin nhắc nộp tờ khai'),
        },
      },
    ]);
    (await an.call(undoCard, { params: { cardId: card.id } })).value();
    expect(await mails()).toEqual([]);
  });

  test('that has left is not withdrawn', async () => {
    const card = await cardOf('soạn mail cho chị Hà nhắc nộp tờ khai');
    await confirm(card.id);
    app.clock.advance(minutes(1));
    expect((await an.call(undoCard, { params: { cardId: card.id } })).code).toBe('undo_too_late');
  });

  test('is refused where its reader wants no mails', async () => {
    await app.database.sql('update users set email_notifications = false where id = $1', [ha.userId]);
    const card = await cardOf('soạn mail cho chị Hà nhắc nộp tờ khai');
    expect(await confirm(card.id)).toBe('letter_not_wanted');
    await app.database.sql('update users set email_notifications = true where id = $1', [ha.userId]);
  });

  test('to somebody outside is a text alone', async () => {
    const { id } = (await an.call(createChatSession, { body: {} })).value();
    const body = { message: 'soạn mail gửi đại lý báo giá mới từ 1/12', session_id: id };
    const { card, reading } = (await an.call(sendChatMessage, { body })).value();
    expect(card).toBeUndefined();
    expect(reading).toMatchObject({ kind: 'letter', body: expect.stringContaining('Kính gửi đại lý') });
  });
});
