import { createActionItem, listActionItems, respondToActionItem } from '@hopgon/contract/action-items/routes';
import { undoCardChange, updateCard } from '@hopgon/contract/chat/cards/routes';
import type { CardChange } from '@hopgon/contract/chat/changes';
import {
  confirmCard,
  createChatSession,
  listChatMessages,
  sendChatMessage,
  undoCard,
} from '@hopgon/contract/chat/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import {
  createMeeting,
  listMeetings,
  readMeeting,
  respondToInvitation,
} from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { readAgenda } from '@hopgon/contract/preparation/routes';
import { createRoom } from '@hopgon/contract/rooms/routes';
import { listPolls } from '@hopgon/contract/scheduling/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { givenCompany, givenSession, type Person } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

/** A Thursday. */
const now = '2026-11-26T08:30:00+07:00';

let app: TestApp;
let an: Person;
let ha: Person;
let huy: Person;
let minh: Person;
let room: string;
let sessionId: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(now);
  const company = await givenCompany(app, {
    owner: 'Bùi Hải An',
    members: ['Ngô Thị Hà', 'Phạm Quang Huy', 'Đỗ Gia Huy', 'Vũ Đức Minh'],
  });
  an = company.owner;
  ha = company.people['Ngô Thị Hà'];
  huy = company.people['Phạm Quang Huy'];
  minh = company.people['Vũ Đức Minh'];
  const settings = { chatAccess: 'members' as const };
  (
    await an.call(updateCompany, {
      body: {
        version: 1,
        settings,
        description: 'PK: phòng khám y học cổ truyền ở Huế. Hai xưởng làm cả sáng thứ Bảy.',
      },
    })
  ).value();
  room = (await an.call(createRoom, { body: { name: 'Phòng Trúc' } })).value().id;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(now);
  for (const table of [
    'chat_sessions',
    'meetings',
    'action_items',
    'notifications',
    'outbox_mails',
    'own_notes',
    'polls',
  ])
    await app.database.sql(`delete from ${table}`);
  await begin(an);
});

const begin = async (person: Person) => {
  sessionId = (await person.call(createChatSession, { body: {} })).value().id;
};
const say = async (message: string, person = an) =>
  (await person.call(sendChatMessage, { body: { message, session_id: sessionId } })).value();

/** The card that the last of these messages ends with. */
async function cardAfter(person: Person, ...messages: readonly string[]) {
  let last = await say(messages[0] ?? '', person);
  for (const message of messages.slice(1)) last = await say(message, person);
  if (!last.card) throw new Error(`no card: ${last.response}`);
  return last.card;
}

/** The answer to words, or where it is asked what they mean, to the button of what they do. */
async function sayOrChoose(person: Person, words: string, choice: string) {
  const answer = await say(words, person);
  return answer.response.includes('Bạn chọn giúp') ? say(choice, person) : answer;
}

const confirm = async (person: Person, id: string) =>
  (await person.call(confirmCard, { params: { cardId: id } })).value().card;
const undo = async (person: Person, id: string) =>
  (await person.call(undoCard, { params: { cardId: id } })).value().card;

const givenMeeting = async (
  by: Person,
  title: string,
  [startsAt, endsAt]: readonly [string, string],
  people: readonly Person[],
) => {
  const participants = people.map(({ userId }) => ({ userId }));
  return (
    await by.call(createMeeting, { body: { title, startsAt, endsAt, participants, allowClashes: true } })
  ).value().id;
};
const afternoon = ['2026-11-26T07:00:00Z', '2026-11-26T08:00:00Z'] as const;
const meetingAt = async (person: Person, meetingId: string) =>
  (await person.call(readMeeting, { params: { meetingId } })).value();
const givenTask = async (by: Person, title: string, to: Person, deadline = '2026-11-28') =>
  (await by.call(createActionItem, { body: { title, assigneeId: to.userId, deadline } })).value().id;
const tasksOf = async (person: Person) =>
  (await person.call(listActionItems, { query: { mine: 'true' } })).value().items;
const bells = async (person: Person) => {
  const { notifications } = (await person.call(listNotifications)).value();
  return notifications.map(({ kind }) => kind);
};
type ChangeOf<Kind extends CardChange['kind']> = Extract<CardChange, { kind: Kind }>;
const isOf = <Kind extends CardChange['kind']>(change: CardChange, kind: Kind): change is ChangeOf<Kind> =>
  change.kind === kind;
function changeOf<Kind extends CardChange['kind']>(change: CardChange, kind: Kind): ChangeOf<Kind> {
  if (!isOf(change, kind)) throw new Error(`a card of ${change.kind}`);
  return change;
}

describe('a question asked back', () => {
  test('is answered by the part that was missing', async () => {
    const asked = await say('đặt lịch họp với chị Hà về công nợ đại lý');
    expect(asked.card).toBeUndefined();
    expect(asked.response).toMatch(/ngày nào, mấy giờ/u);
    const { card } = await say('9h sáng thứ Ba tuần sau');
    expect(card?.change).toMatchObject({
      kind: 'meeting',
      title: 'Công nợ đại lý',
      startsAt: '2026-12-01T02:00:00.000Z',
      people: [{ userId: an.userId }, { userId: ha.userId }],
    });
  });

  test('takes a name where two people have the one that was said', async () => {
    await say('đặt lịch họp giao hàng với anh Huy 15h thứ Hai');
    const { card: chosen } = await say('Phạm Quang Huy');
    expect(chosen?.change).toMatchObject({ people: [{ userId: an.userId }, { userId: huy.userId }] });
  });

  test('is forgotten after half an hour', async () => {
    await say('đặt lịch họp với chị Hà về công nợ đại lý');
    app.clock.advance(minutes(31));
    const later = await givenSession(app, an);
    expect((await say('9h sáng thứ Ba tuần sau', later)).card).toBeUndefined();
  });

  test('waits in its own conversation only', async () => {
    await say('đặt lịch họp với chị Hà về công nợ đại lý');
    await begin(an);
    expect((await say('9h sáng thứ Ba tuần sau')).card).toBeUndefined();
  });
});

describe('an open card', () => {
  const first = 'đặt lịch họp với chị Hà về công nợ 9h thứ Ba tuần sau';

  test.each([
    [
      'đổi thành 10h đi, phòng Trúc nhé',
      { startsAt: '2026-12-01T03:00:00.000Z', room: { name: 'Phòng Trúc' } },
    ],
    ['dời sang thứ Tư', { startsAt: '2026-12-02T02:00:00.000Z' }],
    ['45 phút thôi', { endsAt: '2026-12-01T02:45:00.000Z' }],
    ['họp online nhé', { isOnline: true }],
    ['à mà nợ quá hạn, ghi rõ vào', { title: 'Công nợ quá hạn' }],
  ])('changes by words: %s', async (words, wanted) => {
    const card = await cardAfter(an, first, words);
    expect(card.change).toMatchObject(wanted);
    expect(card.previous).not.toBeNull();
  });

  test('changes its people, and lives on as one card at the end', async () => {
    const card = await cardAfter(an, first, 'thêm anh Minh, bỏ chị Hà ra');
    expect(card.change).toMatchObject({ people: [{ userId: an.userId }, { userId: minh.userId }] });
    const { messages } = (await an.call(listChatMessages, { params: { sessionId } })).value();
    expect(messages.flatMap(({ card: one }) => one?.state ?? [])).toEqual(['replaced', 'open']);
    const [old] = messages.flatMap(({ card: one }) => one ?? []);
    expect((await an.call(confirmCard, { params: { cardId: old?.id ?? '' } })).code).toBe('chat_card_used');
  });

  test('is confirmed by its button and never by a word', async () => {
    await say(first);
    const { response, card } = await say('ok chốt');
    expect(card).toBeUndefined();
    expect(response).toMatch(/bấm nút Xác nhận/u);
    expect((await an.call(listMeetings)).value().meetings).toEqual([]);
  });

  test('is dropped by a word', async () => {
    const card = await cardAfter(an, first);
    await say('thôi khỏi');
    expect((await an.call(confirmCard, { params: { cardId: card.id } })).code).toBe('chat_card_used');
  });

  test('stays open beside a question about it', async () => {
    const card = await cardAfter(an, first);
    expect((await say('mà chị Hà có bận giờ đó không?')).response).toMatch(/Hà/u);
    expect((await confirm(an, card.id)).state).toBe('confirmed');
  });

  test('changes by its fields, waits another 15 minutes, and takes the last change back', async () => {
    const card = await cardAfter(an, first);
    app.clock.advance(minutes(10));
    const body = {
      title: 'Chốt công nợ',
      startsAt: '2026-12-01T03:00:00.000Z',
      endsAt: '2026-12-01T03:30:00.000Z',
      roomId: room,
    };
    const { card: changed } = (await an.call(updateCard, { params: { cardId: card.id }, body })).value();
    expect(changed).toMatchObject({
      expiresAt: '2026-11-26T01:55:00.000Z',
      change: {
        title: 'Chốt công nợ',
        when: 'Thứ Ba, 01/12/2026, 10:00–10:30',
        room: { name: 'Phòng Trúc' },
      },
      previous: expect.stringContaining('09:00'),
    });
    const reverted = (await an.call(undoCardChange, { params: { cardId: card.id } })).value();
    expect(reverted.card).toMatchObject({ change: card.change, previous: null });
  });

  test.each([
    ['a field it does not have', { deadline: '2026-12-01' }, 'card_field_unfit'],
    ['an end before its start', { endsAt: '2026-12-01T01:00:00.000Z' }, 'meeting_end_before_start'],
    ['a stranger', { userIds: ['0194fdc2-fa2f-7cc0-81d3-ff120745aaaa'] }, 'participant_not_member'],
    ['an unknown room', { roomId: '0194fdc2-fa2f-7cc0-81d3-ff120745aaaa' }, 'room_not_found'],
  ])('refuses %s', async (_, body, code) => {
    const card = await cardAfter(an, first);
    expect((await an.call(updateCard, { params: { cardId: card.id }, body })).code).toBe(code);
  });

  test('is nobody else’s to change', async () => {
    const card = await cardAfter(an, first);
    const body = { title: 'Khác' };
    expect((await ha.call(updateCard, { params: { cardId: card.id }, body })).code).toBe(
      'chat_card_not_found',
    );
    expect((await ha.call(undoCardChange, { params: { cardId: card.id } })).code).toBe('chat_card_not_found');
  });
});

test('a question goes on from the last one, of another day and another person', async () => {
  await givenMeeting(ha, 'Đối chiếu', ['2026-11-30T01:30:00Z', '2026-11-30T02:30:00Z'], []);
  expect((await say('chị Hà sáng mai rảnh không')).response).toMatch(/rảnh/u);
  expect((await say('thế còn thứ Hai?')).response).toMatch(/rảnh Thứ Hai, 30\/11\/2026: 09:30–12:00/u);
  const card = await cardAfter(an, 'vậy hẹn chị ấy 10h hôm đó, 30 phút, báo cáo doanh số');
  expect(card.change).toMatchObject({
    startsAt: '2026-11-30T03:00:00.000Z',
    endsAt: '2026-11-30T03:30:00.000Z',
    people: [{ userId: an.userId }, { userId: ha.userId }],
  });
});

describe('a meeting that is there', () => {
  test('is moved, people are asked again, and an undo in time puts it back', async () => {
    const id = await givenMeeting(an, 'Duyệt bao bì', afternoon, [ha]);
    const card = await cardAfter(an, 'lùi cuộc duyệt bao bì sang 15h30');
    expect(changeOf(card.change, 'meeting-change').time?.when).toBe('Thứ Năm, 26/11/2026, 15:30–16:30');
    expect((await meetingAt(an, id)).startsAt).toBe(new Date(afternoon[0]).toISOString());
    await confirm(an, card.id);
    expect((await meetingAt(an, id)).startsAt).toBe('2026-11-26T08:30:00.000Z');
    await undo(an, card.id);
    expect((await meetingAt(an, id)).startsAt).toBe(new Date(afternoon[0]).toISOString());
  });

  test('lasts longer, takes a further person on the same card, and says who is there already', async () => {
    const id = await givenMeeting(an, 'Đối chiếu công nợ', afternoon, [ha]);
    const card = await cardAfter(
      an,
      'cuộc đối chiếu chiều nay kéo dài đến 16h nhé',
      '15h30 thôi',
      'mời thêm anh Minh vào luôn',
    );
    expect(card.change).toMatchObject({
      kind: 'meeting-change',
      time: { endsAt: '2026-11-26T08:30:00.000Z', isLength: true },
      add: [{ userId: minh.userId }],
    });
    await confirm(an, card.id);
    const meeting = await meetingAt(an, id);
    expect(meeting.endsAt).toBe('2026-11-26T08:30:00.000Z');
    expect(meeting.participants.map(({ userId }) => userId)).toContain(minh.userId);
    await undo(an, card.id);
    expect((await meetingAt(an, id)).participants.map(({ userId }) => userId)).not.toContain(minh.userId);
  });

  test('is cancelled with its reason; undone in time, nobody is mailed or notified', async () => {
    const id = await givenMeeting(an, 'Phỏng vấn kế toán', afternoon, [ha]);
    await app.database.sql('update outbox_mails set sent_at = now()');
    const card = await cardAfter(an, 'Hủy cuộc phỏng vấn chiều nay đi, ứng viên rút hồ sơ rồi');
    expect(changeOf(card.change, 'meeting-cancel').reason).toBe('ứng viên rút hồ sơ');
    await confirm(an, card.id);
    expect(await meetingAt(an, id)).toMatchObject({
      status: 'cancelled',
      cancelledReason: 'ứng viên rút hồ sơ',
    });
    await undo(an, card.id);
    expect((await meetingAt(an, id)).status).toBe('upcoming');
    expect(await bells(ha)).not.toContain('meeting-cancelled');
    const cancelled = `select from outbox_mails where sent_at is null and draft -> 'occasion' ->> 'kind' = 'cancelled'`;
    expect(await app.database.sql(cancelled)).toEqual([]);
  });

  test('is held elsewhere under another name, and an undo in time puts both back', async () => {
    const id = await givenMeeting(an, 'Duyệt bao bì', afternoon, [ha]);
    const { title, location } = await meetingAt(an, id);
    const moved = await cardAfter(an, 'đổi cuộc duyệt bao bì sang phòng Trúc');
    expect(moved.change).toMatchObject({ kind: 'meeting-change', place: { room: { id: room } }, time: null });
    await confirm(an, moved.id);
    expect((await meetingAt(an, id)).room?.id).toBe(room);
    await undo(an, moved.id);
    const asked = await sayOrChoose(an, 'đổi tên cuộc duyệt bao bì', 'Đổi tên cuộc họp');
    expect(asked.response).toBe('Tên mới của “Duyệt bao bì” là gì?');
    const renamed = await cardAfter(an, 'Chốt bao bì Tết');
    expect(changeOf(renamed.change, 'meeting-change').newTitle).toBe('Chốt bao bì Tết');
    await confirm(an, renamed.id);
    expect((await meetingAt(an, id)).title).toBe('Chốt bao bì Tết');
    await undo(an, renamed.id);
    expect(await meetingAt(an, id)).toMatchObject({ title, location, room: null });
  });

  test('is the organizer’s to change: others read who may', async () => {
    await givenMeeting(an, 'Duyệt bao bì', afternoon, [ha]);
    await begin(ha);
    for (const words of [
      'lùi cuộc duyệt bao bì sang 15h30',
      'hủy cuộc duyệt bao bì',
      'mời thêm anh Minh vào cuộc duyệt bao bì',
    ]) {
      const { card, response } = await say(words, ha);
      expect(card).toBeUndefined();
      expect(response).toMatch(/do Bùi Hải An tổ chức/u);
    }
  });

  test('that somebody changed meanwhile is not moved by an old card', async () => {
    const id = await givenMeeting(an, 'Duyệt bao bì', afternoon, [ha]);
    const card = await cardAfter(an, 'dời cuộc duyệt bao bì sang 15h30');
    const other = await cardAfter(an, 'dời cuộc duyệt bao bì sang 16h');
    await confirm(an, other.id);
    expect((await an.call(confirmCard, { params: { cardId: card.id } })).code).toMatch(
      /version_stale|chat_card_used/u,
    );
    expect((await meetingAt(an, id)).startsAt).toBe('2026-11-26T09:00:00.000Z');
  });

  test('does not end before it begins', async () => {
    await givenMeeting(an, 'Duyệt bao bì', afternoon, [ha]);
    await cardAfter(an, 'dời cuộc duyệt bao bì sang 15h30');
    const { response } = await say('rút ngắn 2 tiếng');
    expect(response).toContain('phải kết thúc sau lúc bắt đầu (15:30)');
  });

  test('of which one may not know is not found, closed ones not even by their own people', async () => {
    const id = await givenMeeting(ha, 'Ngân sách năm', afternoon, [minh]);
    expect((await say('hủy cuộc ngân sách năm')).response).toMatch(/Không thấy cuộc họp nào/u);
    await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [id]);
    await begin(ha);
    const { card, response } = await say('hủy cuộc ngân sách năm', ha);
    expect(card).toBeUndefined();
    expect(response).not.toMatch(/14:00/u);
  });

  test('gets further agenda items, each with its minutes', async () => {
    const id = await givenMeeting(an, 'Duyệt bao bì', afternoon, []);
    const card = await cardAfter(
      an,
      'thêm vào chương trình buổi duyệt bao bì mục "cỡ chữ" 10 phút với "giá in" 15 phút',
    );
    await confirm(an, card.id);
    const items = async () => (await an.call(readAgenda, { params: { meetingId: id } })).value().items;
    expect(await items()).toMatchObject([
      { title: 'cỡ chữ', minutes: 10 },
      { title: 'giá in', minutes: 15 },
    ]);
    await undo(an, card.id);
    expect(await items()).toEqual([]);
  });

  test('says who chairs it, who has not answered and what its agenda holds', async () => {
    await givenMeeting(an, 'Tổng kết năm', afternoon, [ha, minh]);
    expect((await say('ai chưa trả lời lời mời tổng kết năm vậy?')).response).toMatch(
      /Hà và Vũ Đức Minh|Minh và Ngô Thị Hà/u,
    );
    expect((await say('ai chủ trì vậy')).response).toMatch(/Bùi Hải An/u);
    expect((await say('chương trình có gì')).response).toMatch(/chưa có chương trình/u);
  });
});

describe('an invitation', () => {
  test('is answered with a reason; undone, it waits again', async () => {
    const id = await givenMeeting(an, 'Đối chiếu công nợ', afternoon, [ha]);
    await begin(ha);
    const card = await cardAfter(ha, 'bận nhập hàng không dự họp đối chiếu công nợ được');
    expect(card.change).toMatchObject({ kind: 'answer', answer: 'declined', reason: 'bận nhập hàng' });
    await confirm(ha, card.id);
    expect(await meetingAt(ha, id)).toMatchObject({ myAnswer: 'declined' });
    await undo(ha, card.id);
    expect(await meetingAt(ha, id)).toMatchObject({ myAnswer: 'waiting' });
    expect(await bells(an)).not.toContain('invitation-answered');
  });

  test('that is none is not answered', async () => {
    await givenMeeting(an, 'Đối chiếu công nợ', afternoon, []);
    await app.database.sql(`update meetings set visibility = 'company'`);
    await begin(ha);
    const { response } = await sayOrChoose(ha, 'nhận lời cuộc đối chiếu công nợ', 'Nhận lời mời họp');
    expect(response).toMatch(/không được mời/u);
  });

  test('for a time that has changed since is not answered', async () => {
    const id = await givenMeeting(an, 'Đối chiếu công nợ', afternoon, [ha]);
    await begin(ha);
    const { card } = await sayOrChoose(ha, 'nhận lời cuộc đối chiếu công nợ', 'Nhận lời mời họp');
    await app.database.sql(
      `update meetings set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where id = $1`,
      [id],
    );
    expect((await ha.call(confirmCard, { params: { cardId: card?.id ?? '' } })).code).toBe('meeting_moved');
  });
});

describe('a task that is there', () => {
  test('is accepted by words; undone, it is proposed again', async () => {
    await givenTask(an, 'Kiểm kê kho', ha);
    await begin(ha);
    const card = await cardAfter(ha, 'ok nhận việc kiểm kê kho');
    expect(card.change).toMatchObject({ kind: 'task-change', state: 'accepted' });
    await confirm(ha, card.id);
    expect(await tasksOf(ha)).toMatchObject([{ state: 'accepted' }]);
    await undo(ha, card.id);
    expect(await tasksOf(ha)).toMatchObject([{ state: 'proposed' }]);
  });

  test('is finished at once, also where it was not accepted yet', async () => {
    await givenTask(an, 'Gửi bảng giá', ha);
    await begin(ha);
    const card = await cardAfter(ha, 'việc gửi bảng giá xong rồi nhé');
    await confirm(ha, card.id);
    expect(await tasksOf(ha)).toMatchObject([{ state: 'done' }]);
  });

  test('gets another day, person and priority from who gave it', async () => {
    await givenTask(an, 'Đối chiếu công nợ miền Tây', ha);
    const card = await cardAfter(
      an,
      'chuyển việc đối chiếu công nợ từ chị Hà sang cho anh Minh, độ ưu tiên để cao',
    );
    expect(card.change).toMatchObject({ assignee: { userId: minh.userId }, priority: 'cao' });
    await confirm(an, card.id);
    expect(await tasksOf(minh)).toMatchObject([{ priority: 'cao', state: 'proposed' }]);
    await undo(an, card.id);
    expect(await tasksOf(minh)).toEqual([]);
    expect(await bells(minh), 'nobody is asked who need not answer').not.toContain('item-proposed');
    expect(await bells(ha), 'who was asked before is asked again').toContain('item-proposed');
    const later = await cardAfter(an, 'việc đối chiếu công nợ dời hạn sang 9/12');
    await confirm(an, later.id);
    expect(await tasksOf(ha)).toMatchObject([{ deadline: '2026-12-09' }]);
  });

  test('of somebody else is theirs: what may not be done is said', async () => {
    await givenTask(an, 'Kiểm kê kho', ha);
    expect((await say('ok nhận việc kiểm kê kho')).response).toMatch(/chỉ Ngô Thị Hà nhận được/u);
    await begin(ha);
    const card = await cardAfter(ha, 'nhận việc kiểm kê kho, nhưng xin lùi hạn tới 9/12', 'vì chờ hàng về');
    expect(card.change).toMatchObject({ state: 'accepted', deadline: '2026-12-09', isRequest: true });
    await confirm(ha, card.id);
    expect(await tasksOf(ha)).toMatchObject([
      {
        state: 'accepted',
        deadline: '2026-11-28',
        extension: { deadline: '2026-12-09', reason: 'chờ hàng về' },
      },
    ]);
    await undo(ha, card.id);
    expect(await tasksOf(ha)).toMatchObject([{ state: 'proposed', extension: null }]);
  });

  test('that changed meanwhile is not changed by an old card', async () => {
    const itemId = await givenTask(an, 'Kiểm kê kho', ha);
    await begin(ha);
    const card = await cardAfter(ha, 'ok nhận việc kiểm kê kho');
    (await ha.call(respondToActionItem, { params: { itemId }, body: { accept: false } })).value();
    expect((await ha.call(confirmCard, { params: { cardId: card.id } })).code).toBe('action_item_decided');
  });

  test('says whose it is and how far', async () => {
    await givenTask(an, 'Gửi bảng giá', ha);
    expect((await say('việc gửi bảng giá ai làm, xong chưa')).response).toMatch(/Ngô Thị Hà.*chưa nhận/u);
  });
});

test('a task that is offered is declined by words; undone, it is offered again', async () => {
  await givenTask(ha, 'Gửi báo giá', an);
  const card = await cardAfter(an, 'em không nhận việc gửi báo giá được');
  expect(card.change).toMatchObject({ kind: 'task-change', state: 'declined' });
  await confirm(an, card.id);
  expect(await tasksOf(an)).toMatchObject([{ state: 'declined' }]);
  await undo(an, card.id);
  expect(await tasksOf(an)).toMatchObject([{ state: 'proposed', declineReason: '' }]);
  expect(await bells(ha)).not.toContain('item-decided');
  expect(
    await app.database.sql(`select from outbox_mails where message ->> 'subject' like '%không nhận%'`),
  ).toEqual([]);
  const [line] = (await an.call(listNotifications)).value().notifications;
  expect(line).toMatchObject({ kind: 'item-proposed', act: { kind: 'accept-item' } });
});

test('words that change a request before its card change it, and unclear ones lose nothing', async () => {
  await say('đặt họp với chị Hà và anh Minh chiều thứ Ba tuần sau về công nợ');
  expect((await say('thêm anh nữa')).response).toMatch(/còn cần biết họp lúc nào/u);
  await say('bỏ anh Minh ra');
  const card = await cardAfter(an, '14h nhé');
  expect(card.change).toMatchObject({
    startsAt: '2026-12-01T07:00:00.000Z',
    people: [{ userId: an.userId }, { userId: ha.userId }],
  });
  expect((await say('30 phút thôi')).response).toMatch(/đã như vậy rồi/u);
});

test('a series goes over to another day of the week', async () => {
  const card = await cardAfter(
    an,
    'tạo lịch họp mỗi thứ hai 14h với chị Hà tới hết tháng 3',
    'đổi sang thứ ba',
  );
  expect(changeOf(card.change, 'meeting').recurrence).toMatchObject({
    weekdays: [2],
    ends: { by: 'until', day: '2027-03-31' },
  });
});

describe('words after a card', () => {
  const first = 'đặt họp với chị Hà 9h thứ Ba tuần sau về công nợ';

  test('ask whether its people are free another day, at its hour', async () => {
    await givenMeeting(ha, 'Đối chiếu', ['2026-12-02T02:00:00Z', '2026-12-02T03:00:00Z'], []);
    await cardAfter(an, first);
    expect((await say('thế còn thứ Tư?')).response).toMatch(/bận Thứ Tư, 02\/12\/2026, 09:00/u);
    expect((await say('thêm anh nữa')).response).toMatch(/Chưa rõ bạn muốn đổi gì/u);
  });

  test('that are no time and nobody stand on it, as what it is about or as not used', async () => {
    const { change } = await cardAfter(an, `${first}, nhớ mang số liệu tồn kho`);
    const { title, warnings } = changeOf(change, 'meeting');
    expect([title, ...warnings].join('\n')).toContain('nhớ mang số liệu tồn kho');
  });

  test('that move the meeting take the place of the card that cancels it', async () => {
    await givenMeeting(an, 'Duyệt bao bì', afternoon, [ha]);
    await cardAfter(an, 'hủy cuộc duyệt bao bì');
    const { change } = await cardAfter(an, 'khoan đã, dời sang sáng mai được không');
    expect(change).toMatchObject({
      kind: 'meeting-change',
      time: { when: expect.stringContaining('27/11/2026') },
    });
    const { messages } = (await an.call(listChatMessages, { params: { sessionId } })).value();
    expect(messages.flatMap(({ card }) => card?.state ?? [])).toEqual(['replaced', 'open']);
  });
});

test.each([
  ['thời tiết ngày mai thế nào', /không làm được việc này/u],
  ['nhập lịch từ google calendar vào đây', /Chọn tệp \.ics/u],
  ['tỷ lệ việc đúng hạn của công ty tháng này', /chưa xếp hạng/u],
])('%s: %s', async (words, answer) => {
  expect((await say(words)).response).toMatch(answer);
});

describe('a note to oneself', () => {
  test('is kept, listed for its person alone, and undone', async () => {
    const card = await cardAfter(an, 'Ghi lại: xe nâng số 2 hư thắng');
    await confirm(an, card.id);
    expect((await say('ghi chú của tôi')).response).toMatch(/Xe nâng số 2 hư thắng/u);
    await begin(ha);
    expect((await say('ghi chú của tôi', ha)).response).toMatch(/chưa có ghi chú/u);
    await undo(an, card.id);
    await begin(an);
    expect((await say('ghi chú của tôi')).response).toMatch(/chưa có ghi chú/u);
  });

  test('with a time is a reminder', async () => {
    const card = await cardAfter(an, 'nhắc tôi 4 rưỡi chiều nay gọi bảo hiểm');
    expect(changeOf(card.change, 'note').when).toBe('Thứ Năm, 26/11/2026, 16:30');
    await confirm(an, card.id);
    expect((await say('ghi chú của tôi')).response).toMatch(
      /Gọi bảo hiểm \(nhắc Thứ Năm, 26\/11\/2026, 16:30\)/u,
    );
  });

  test('is deleted by words, and comes back with its time when that is undone', async () => {
    await confirm(an, (await cardAfter(an, 'nhắc tôi 4 rưỡi chiều nay gọi bảo hiểm')).id);
    await begin(an);
    const { card } = await sayOrChoose(an, 'xóa ghi chú gọi bảo hiểm', 'Xóa ghi chú hoặc lời nhắc');
    expect(card?.change).toMatchObject({ kind: 'note-delete', text: 'Gọi bảo hiểm' });
    await confirm(an, card?.id ?? '');
    expect((await say('ghi chú của tôi')).response).toMatch(/chưa có ghi chú/u);
    await undo(an, card?.id ?? '');
    expect((await say('ghi chú của tôi')).response).toMatch(
      /Gọi bảo hiểm \(nhắc Thứ Năm, 26\/11\/2026, 16:30\)/u,
    );
  });

  test('at a time that is over is asked about', async () => {
    const { card, response } = await say('nhắc tôi 7h sáng nay gọi bảo hiểm');
    expect(card).toBeUndefined();
    expect(response).toMatch(/đã qua/u);
    expect((await say('9h sáng mai')).card?.change).toMatchObject({
      kind: 'note',
      when: 'Thứ Sáu, 27/11/2026, 09:00',
    });
  });
});

describe('what nothing is called', () => {
  test('is chosen from the nearest own meetings, and the order waits', async () => {
    await givenMeeting(an, 'Duyệt bao bì', afternoon, [ha]);
    const { response, card, reading } = await say('hủy cuộc họp lò hơi');
    expect(card).toBeUndefined();
    expect(response).toMatch(/Không thấy cuộc họp nào/u);
    const [first] = reading?.kind === 'choices' ? reading.choices : [];
    const { change } = await cardAfter(an, first?.command ?? '');
    expect(change).toMatchObject({ kind: 'meeting-cancel', title: 'Duyệt bao bì' });
  });

  test('is chosen from the own tasks', async () => {
    await givenTask(an, 'Đặt phòng khách sạn', an);
    const { response, card } = await say('việc lò hơi xong rồi');
    expect(card).toBeUndefined();
    expect(response).toMatch(/Không thấy việc nào.*\n- Đặt phòng khách sạn/u);
  });
});

test('who joins late writes to the one who leads the meeting', async () => {
  await givenMeeting(ha, 'Duyệt bao bì', afternoon, [an]);
  const { change } = await cardAfter(an, 'họp duyệt bao bì tôi vào trễ 10 phút, kẹt xe');
  expect(change).toMatchObject({ kind: 'mail', to: { userId: ha.userId }, subject: 'Vào trễ: Duyệt bao bì' });
  expect(changeOf(change, 'mail').body).toMatch(/trễ khoảng 10 phút/u);
});

test('a note of a meeting begins with its title', async () => {
  await givenMeeting(an, 'Duyệt bao bì', afternoon, []);
  const { change } = await cardAfter(an, 'ghi chú vào họp duyệt bao bì: chữ từ 7pt trở lên');
  expect(changeOf(change, 'note').text).toBe('Duyệt bao bì: chữ từ 7pt trở lên');
});

test('a meeting is with whom one asked for a time just before', async () => {
  await say('9h sáng mai chị Hà rảnh không');
  const { change } = await cardAfter(an, 'đặt 9h sáng mai bàn công nợ đại lý');
  expect(changeOf(change, 'meeting').people.map(({ userId }) => userId)).toEqual([an.userId, ha.userId]);
});

test('a poll asks people for one of several times', async () => {
  const card = await cardAfter(
    an,
    'Hỏi mọi người giờ họp bàn quà Tết: 9h thứ Ba tuần sau, 15h thứ Tư tuần sau — chị Hà, anh Minh',
  );
  expect(changeOf(card.change, 'poll').times).toHaveLength(2);
  await confirm(an, card.id);
  expect((await ha.call(listPolls)).value().polls).toMatchObject([{ title: 'Quà Tết' }]);
  await undo(an, card.id);
  // Nobody was mailed, neither of the question nor of its end.
  expect(await app.database.sql('select subject_id from outbox_mails')).toEqual([]);
  expect((await ha.call(listPolls)).value().polls.filter(({ status }) => status === 'open')).toEqual([]);
});

test('several orders are one card, done together', async () => {
  const card = await cardAfter(
    an,
    'giao chị Hà gửi sao kê trước 5/12, và nhắc tôi ngày 4/12 lúc 9h kiểm tra',
  );
  expect(changeOf(card.change, 'several').changes.map(({ kind }) => kind)).toEqual(['action-item', 'note']);
  await confirm(an, card.id);
  expect(await tasksOf(ha)).toHaveLength(1);
  await undo(an, card.id);
  expect(await tasksOf(ha)).toEqual([]);
  expect(await app.database.sql('select from own_notes')).toEqual([]);
});

test('what of several orders is not on the card is said beside it', async () => {
  const tasks = Array.from({ length: 12 }, (_, at) => `giao chị Hà gửi hồ sơ số ${at + 1} trước 5/12`);
  const { id } = (await an.call(createChatSession, { body: {} })).value();
  (await an.call(sendChatMessage, { body: { message: tasks.join('; '), session_id: id } })).value();
  const { messages } = (await an.call(listChatMessages, { params: { sessionId: id } })).value();
  const { card, reading } = messages.at(-1) ?? {};
  expect(card && changeOf(card.change, 'several').changes).toHaveLength(10);
  expect(reading).toEqual({
    kind: 'beside',
    text: expect.stringContaining('2 việc sau cùng chưa có trên thẻ'),
  });
});

test.each([
  ['soạn mail gửi đại lý báo giá mới từ 1/12', /Kính gửi đại lý/u],
  ['lương của chị Hà bao nhiêu', /không biết lương/u],
  ['đặt 50 thùng carton giúp', /không làm được việc này/u],
  ['quên mật khẩu thì sao', /Quên mật khẩu/u],
  ['PK là gì vậy', /phòng khám y học cổ truyền/u],
  ['sáng thứ bảy hai xưởng có làm không', /giới thiệu công ty.*xưởng làm cả sáng/u],
  ['hôm nay thứ mấy', /Hôm nay.*là Thứ/u],
  ['p.Trúc 9h mai có ai dùng không', /Phòng Trúc.*trống/u],
  ['phòng Trúc 9h mai có ai dùng không', /Phòng Trúc.*trống/u],
  ['chị Hà ở phòng nào, số điện thoại bao nhiêu', /Ngô Thị Hà — .*@/u],
])('%s is answered', async (words, answer) => {
  const { response, card } = await say(words);
  expect(card).toBeUndefined();
  expect(response).toMatch(answer);
});

describe('figures', () => {
  test('are the asker’s own, with what was counted', async () => {
    const id = await givenMeeting(ha, 'Đối chiếu', afternoon, [an]);
    const times = {
      startsAt: new Date(afternoon[0]).toISOString(),
      endsAt: new Date(afternoon[1]).toISOString(),
    };
    (
      await an.call(respondToInvitation, { params: { meetingId: id }, body: { times, answer: 'accepted' } })
    ).value();
    expect((await say('tuần này tôi họp mấy tiếng')).response).toMatch(
      /Bạn: 1 cuộc, 1 giờ, .*23\/11\/2026–29\/11\/2026/u,
    );
  });

  test('of the company are for those who run it', async () => {
    await givenMeeting(ha, 'Đối chiếu', afternoon, [minh]);
    expect((await say('tuần này cả công ty họp bao nhiêu cuộc')).response).toMatch(/1 cuộc, 1 giờ/u);
    await begin(minh);
    expect((await say('tuần này cả công ty họp bao nhiêu cuộc', minh)).response).toMatch(
      /cho chủ sở hữu và quản trị viên/u,
    );
  });
});
