import { createActionItem, listActionItems } from '@hopgon/contract/action-items/routes';
import { dismissCard } from '@hopgon/contract/chat/cards/routes';
import {
  confirmCard,
  createChatSession,
  listChatMessages,
  sendChatMessage,
  undoCard,
} from '@hopgon/contract/chat/routes';
import { removeMember, updateMemberRole } from '@hopgon/contract/companies/routes';
import { createMeeting, listMeetings, readMeeting } from '@hopgon/contract/meetings/routes';
import { readSeries } from '@hopgon/contract/series/routes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { givenCompany, givenSession, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let an: Person;
let binh: Person;
let chi: Person;
let sessionId: string;

beforeAll(async () => {
  app = await startTestApp();
  await givenPeople();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T10:20:00+07:00');
  for (const table of ['chat_sessions', 'meetings', 'action_items', 'notifications', 'outbox_mails']) {
    await app.database.sql(`delete from ${table}`);
  }
  sessionId = (await an.call(createChatSession, { body: {} })).value().id;
});

async function givenPeople(): Promise<void> {
  app.clock.set('2026-11-20T10:20:00+07:00');
  const company = await givenCompany(app, {
    owner: 'Nguyễn Văn An',
    admins: ['Lê Thị Bình'],
    members: ['Trần Chi'],
  });
  an = company.owner;
  binh = company.people['Lê Thị Bình'];
  chi = company.people['Trần Chi'];
}

const lenlich = '/lenlich "Bình, Chi" "Chốt kế hoạch quý" "9h30 thứ Ba tuần sau" "Phòng họp 1"';

const send = async (message: string) =>
  (await an.call(sendChatMessage, { body: { message, session_id: sessionId } })).value();

async function cardOf(message: string) {
  const { card, response } = await send(message);
  if (!card) throw new Error(`no card: ${response}`);
  return card;
}

const confirm = (id: string, person = an) => person.call(confirmCard, { params: { cardId: id } });
const meetingsOf = async (person: Person) => (await person.call(listMeetings)).value().meetings;
const mails = () =>
  app.database.sql<{ send_after: Date; sent_at: Date | null }>(
    'select send_after, sent_at from outbox_mails',
  );

describe('a meeting asked for in chat', () => {
  test('is first a card that says everything and has done nothing', async () => {
    const card = await cardOf(lenlich);
    expect(card).toMatchObject({
      state: 'open',
      command: lenlich,
      expiresAt: '2026-11-20T03:35:00.000Z',
      undoUntil: null,
      meetingId: null,
      change: {
        kind: 'meeting',
        title: 'Chốt kế hoạch quý',
        startsAt: '2026-11-24T02:30:00.000Z',
        endsAt: '2026-11-24T03:00:00.000Z',
        timeZone: 'Asia/Ho_Chi_Minh',
        when: 'Thứ Ba, 24/11/2026, 09:30–10:00',
        location: 'Phòng họp 1',
        people: [
          { displayName: 'Nguyễn Văn An' },
          { displayName: 'Lê Thị Bình' },
          { displayName: 'Trần Chi' },
        ],
        mails: 2,
        warnings: [],
      },
    });
    expect(await meetingsOf(an)).toEqual([]);
  });

  // Proves S1.014, S1.015
  test('once confirmed, stands in everyone’s list, and mails wait twenty seconds', async () => {
    const card = await cardOf(lenlich);
    const done = (await confirm(card.id)).value().card;
    expect(done).toMatchObject({ state: 'confirmed', undoUntil: '2026-11-20T03:20:20.000Z' });
    for (const person of [an, binh, chi]) {
      expect((await meetingsOf(person)).map((one) => [one.id, one.title])).toEqual([
        [done.meetingId, 'Chốt kế hoạch quý'],
      ]);
    }
    const meeting = (await chi.call(readMeeting, { params: { meetingId: done.meetingId ?? '' } })).value();
    expect(meeting).toMatchObject({
      goal: 'Chốt kế hoạch quý',
      location: 'Phòng họp 1',
      createdBy: { userId: an.userId },
      participants: [
        { userId: an.userId, role: 'chair', answer: 'accepted' },
        { userId: binh.userId, answer: 'waiting' },
        { userId: chi.userId, answer: 'waiting' },
      ],
    });
    const queued = await mails();
    expect(queued.map((mail) => mail.send_after.toISOString())).toEqual(
      Array.from({ length: 2 }, () => '2026-11-20T03:20:20.000Z'),
    );
    const { messages } = (await an.call(listChatMessages, { params: { sessionId } })).value();
    expect(messages.at(-1)?.card).toEqual(done);
  });

  test('is made once, however often it is confirmed', async () => {
    const card = await cardOf(lenlich);
    const replies = await Promise.all([confirm(card.id), confirm(card.id), confirm(card.id)]);
    expect(replies.map((reply) => reply.code).toSorted()).toEqual(['chat_card_used', 'chat_card_used', null]);
    expect(await meetingsOf(an)).toHaveLength(1);
    expect(await confirm(card.id)).toMatchObject(refusal('chat_card_used'));
  });

  test('cannot be confirmed by anyone else', async () => {
    const card = await cardOf(lenlich);
    expect(await confirm(card.id, binh)).toMatchObject(refusal('chat_card_not_found'));
    expect(await binh.call(dismissCard, { params: { cardId: card.id } })).toMatchObject(
      refusal('chat_card_not_found'),
    );
    expect(await binh.call(undoCard, { params: { cardId: card.id } })).toMatchObject(
      refusal('chat_card_not_found'),
    );
    expect(await confirm('019a0000-0000-7000-8000-000000000000')).toMatchObject(
      refusal('chat_card_not_found'),
    );
  });

  test('cannot be confirmed after a quarter of an hour', async () => {
    const card = await cardOf(lenlich);
    app.clock.advance(minutes(15));
    const later = await givenSession(app, an);
    const { messages } = (await later.call(listChatMessages, { params: { sessionId } })).value();
    expect(messages.at(-1)?.card?.state).toBe('expired');
    expect(await confirm(card.id, later)).toMatchObject(refusal('chat_card_expired'));
    expect(await meetingsOf(later)).toEqual([]);
  });

  test('can be dropped, and then no longer confirmed', async () => {
    const card = await cardOf(lenlich);
    const dismiss = () => an.call(dismissCard, { params: { cardId: card.id } });
    expect((await dismiss()).value().card.state).toBe('dismissed');
    expect(await dismiss()).toMatchObject(refusal('chat_card_used'));
    expect(await confirm(card.id)).toMatchObject(refusal('chat_card_used'));
  });

  test('is confirmed with the same key only once', async () => {
    const card = await cardOf(lenlich);
    const once = { idempotencyKey: 'xac-nhan' };
    const first = await an.call(confirmCard, { params: { cardId: card.id } }, once);
    const second = await an.call(confirmCard, { params: { cardId: card.id } }, once);
    expect(second.value()).toEqual(first.value());
  });

  const giaoBan = '/lenlich "Bình, Chi" "Họp giao ban" "thứ hai hằng tuần 9h, 4 buổi"';

  test('again and again is a card that says how, and once confirmed a series that can be undone', async () => {
    const busy = { title: 'Kiểm kê', startsAt: '2026-11-30T02:00:00Z', endsAt: '2026-11-30T03:00:00Z' };
    (await binh.call(createMeeting, { body: busy })).value();
    const card = await cardOf(giaoBan);
    expect(card.change).toMatchObject({
      when: 'Hằng tuần vào thứ Hai, từ 09:00 đến 09:30, bắt đầu 23/11/2026, 4 buổi',
      startsAt: '2026-11-23T02:00:00.000Z',
      mails: 2,
      warnings: ['1 buổi trùng lịch của người dự: 30/11.'],
    });
    expect(await meetingsOf(an)).toEqual([]);

    const done = (await confirm(card.id)).value().card;
    const titles = (await meetingsOf(chi)).map(({ title, startsAt }) => `${startsAt.slice(0, 10)} ${title}`);
    expect(titles).toEqual(
      ['23', '30']
        .map((day) => `2026-11-${day} Họp giao ban`)
        .concat(['07', '14'].map((day) => `2026-12-${day} Họp giao ban`)),
    );
    const params = { meetingId: done.meetingId ?? '' };
    expect((await chi.call(readSeries, { params })).value().series).toMatchObject({ number: 1, total: 4 });
    expect((await mails()).map(({ send_after }) => send_after.toISOString())).toEqual(
      Array.from({ length: 2 }, () => '2026-11-20T03:20:20.000Z'),
    );

    (await an.call(undoCard, { params: { cardId: card.id } })).value();
    expect(await meetingsOf(chi)).toEqual([]);
    expect(await mails()).toEqual([]);
    expect(await app.database.sql('select from meeting_series')).toEqual([]);
  });

  test('again and again is asked back about where that lacks something, and refused in words where it never ends', async () => {
    const said = await send('/lenlich Bình "Giao ban" "mỗi sáng thứ 6"');
    const choices = said.reading?.kind === 'choices' ? said.reading.choices : [];
    expect(choices[0]).toEqual({
      label: '09:00',
      command: '/lenlich "Bình" "Giao ban" "09:00 mỗi sáng thứ 6"',
    });
    expect((await cardOf(choices[0]?.command ?? '')).change).toMatchObject({
      when: 'Hằng tuần vào thứ Sáu, từ 09:00 đến 09:30, bắt đầu 27/11/2026',
    });
    const endless = await send('/lenlich Bình "Giao ban" "hằng ngày 9h đến 31/12/2030"');
    expect(endless.response).toMatch(/366/);
  });
});

describe('when a card is confirmed', () => {
  afterEach(givenPeople);

  test('people are asked for again', async () => {
    const card = await cardOf(lenlich);
    (await an.call(removeMember, { params: { userId: chi.userId } })).value();
    expect(await confirm(card.id)).toMatchObject(refusal('participant_not_member'));
    expect(await meetingsOf(an)).toEqual([]);
    const again = await cardOf('/lenlich Bình "Chốt" "9h30 thứ Ba"');
    expect((await confirm(again.id)).value().card.state).toBe('confirmed');
  });

  test('so is the right to chat', async () => {
    const session = (await binh.call(createChatSession, { body: {} })).value().id;
    const body = { message: '/lenlich An "Chốt" "9h30 thứ Ba"', session_id: session };
    const { card } = (await binh.call(sendChatMessage, { body })).value();
    (await an.call(updateMemberRole, { params: { userId: binh.userId }, body: { role: 'member' } })).value();
    expect(await confirm(card?.id ?? '', binh)).toMatchObject(refusal('chat_not_allowed'));
  });
});

describe('taking back', () => {
  const undo = (id: string) => an.call(undoCard, { params: { cardId: id } });

  test('within twenty seconds leaves no trace', async () => {
    const card = await cardOf(lenlich);
    await confirm(card.id);
    app.clock.advance(19_000);
    const undone = (await undo(card.id)).value().card;
    expect(undone).toMatchObject({ state: 'undone', meetingId: null, undoUntil: null });
    expect((await undo(card.id)).value().card).toEqual(undone);
    for (const person of [an, binh, chi]) expect(await meetingsOf(person)).toEqual([]);
    expect(await mails()).toEqual([]);
    expect(await app.database.sql('select 1 from notifications')).toEqual([]);
  });

  test('works for a meeting with nobody else', async () => {
    const card = await cardOf('/lenlich tôi "Làm việc riêng" "9h30 thứ Ba tuần sau"');
    expect(card.change).toMatchObject({ mails: 0, people: [{ userId: an.userId }] });
    await confirm(card.id);
    expect((await undo(card.id)).value().card.state).toBe('undone');
    expect(await meetingsOf(an)).toEqual([]);
  });

  test('is too late afterwards', async () => {
    const card = await cardOf(lenlich);
    await confirm(card.id);
    app.clock.advance(20_000);
    expect(await undo(card.id)).toMatchObject(refusal('undo_too_late'));
    expect(await meetingsOf(binh)).toHaveLength(1);
  });

  test('of what was never confirmed is nothing', async () => {
    const card = await cardOf(lenlich);
    expect(await undo(card.id)).toMatchObject(refusal('chat_card_not_found'));
  });
});

describe('a task asked for in chat', () => {
  // Proves S1.014, S1.015
  test('is a card, then an item that its assignee is asked to take on, or never was', async () => {
    const card = await cardOf('/actionitem "Gửi bảng giá" "Chi" "thứ Ba" cao');
    expect(card.change).toEqual({
      kind: 'action-item',
      title: 'Gửi bảng giá',
      assignee: { userId: chi.userId, displayName: 'Trần Chi' },
      deadline: '2026-11-24',
      when: 'Thứ Ba, 24/11/2026',
      priority: 'cao',
      warnings: [],
    });
    const items = async () => (await chi.call(listActionItems, { query: { mine: 'true' } })).value().items;
    expect(await items()).toEqual([]);
    const done = (await confirm(card.id)).value().card;
    expect(await items()).toMatchObject([
      {
        id: done.actionItemId,
        title: 'Gửi bảng giá',
        deadline: '2026-11-24',
        priority: 'cao',
        state: 'proposed',
      },
    ]);
    (await an.call(undoCard, { params: { cardId: card.id } })).value();
    expect(await items()).toEqual([]);
  });
});

describe('before there is a card', () => {
  const choicesOf = async (message: string) => {
    const { response, reading, card } = await send(message);
    expect(card).toBeUndefined();
    return {
      question: response,
      choices: reading?.kind === 'choices' ? reading.choices.map((choice) => choice.command) : [],
    };
  };

  test.each([
    [
      '/lenlich "Bình" "Chốt" "9h hôm nay"',
      /^“9h hôm nay” đã qua/,
      '/lenlich "Bình" "Chốt" "09:00-09:30 21/11/2026"',
    ],
    [
      '/lenlich "Bình" "Chốt" "thứ Ba tuần sau"',
      /chưa có giờ họp/,
      '/lenlich "Bình" "Chốt" "09:00-09:30 24/11/2026"',
    ],
    [
      '/lenlich "Bình" "Chốt" "7h thứ Ba"',
      /hai giờ khác nhau/,
      '/lenlich "Bình" "Chốt" "19:00-19:30 24/11/2026"',
    ],
    [
      '/lenlich "Bình" "Chốt" "16h thứ Sáu" "P1"',
      /nhiều ngày/,
      '/lenlich "Bình" "Chốt" "16:00-16:30 20/11/2026" "P1"',
    ],
    ['/lenlich "Bình" "Chốt" "lúc nào rảnh"', /^Chưa hiểu thời gian/, undefined],
    [
      '/lenlich "Bình, Khang" "Chốt" "9h mai"',
      /Không thấy “Khang” trong công ty/,
      '/lenlich "Bình" "Chốt" "9h mai"',
    ],
    ['/lenlich "Khang" "Chốt" "9h mai"', /Không thấy “Khang” trong công ty/, undefined],
    ['/lenlich "Bình"', /^Lệnh \/lenlich còn thiếu 2 thông tin/, undefined],
    ['/actionitem "Gửi" "Chi" "hôm qua"', /^Hạn “hôm qua” đã qua/, '/actionitem "Gửi" "Chi" "20/11/2026"'],
    ['/actionitem "Gửi" "Chi"', /^Lệnh \/actionitem còn thiếu 1 thông tin/, undefined],
  ])('%s is asked back', async (message, question, firstChoice) => {
    const asked = await choicesOf(message);
    expect(asked.question).toMatch(question);
    expect(asked.choices[0]).toBe(firstChoice);
  });

  test('a name of two people is asked back, and each choice leads to the card', async () => {
    const { choices } = await choicesOf('/lenlich "T" "Chốt" "9h thứ Ba"');
    expect(choices).toEqual([]);
    const second = await givenCompany(app, { owner: 'Phạm Tuấn', members: ['Lê Anh Tuấn', 'Vũ Tuấn'] });
    const session = (await second.owner.call(createChatSession, { body: {} })).value().id;
    const ask = async (message: string) =>
      (await second.owner.call(sendChatMessage, { body: { message, session_id: session } })).value();
    const { reading } = await ask('/lenlich "anh Tuấn" "Chốt" "9h thứ Ba"');
    expect(reading?.kind).toBe('choices');
    const commands = reading?.kind === 'choices' ? reading.choices.map((choice) => choice.command) : [];
    expect(commands).toHaveLength(3);
    const cards = await Promise.all(commands.map(ask));
    const names = cards.map(({ card }) =>
      card?.change.kind === 'meeting' ? card.change.people.map((person) => person.displayName).at(-1) : null,
    );
    expect(names.toSorted()).toEqual(['Lê Anh Tuấn', 'Phạm Tuấn', 'Vũ Tuấn']);
  });

  test('quotes of every kind, a full-width slash and missing diacritics make the same card', async () => {
    const forms = [
      '/lenlich "Bình" "Chốt giá" "9h30 thứ Ba tuần sau"',
      '／LENLICH “Bình” «Chốt giá» 「9h30 thứ Ba tuần sau」',
      "/LênLịch 'binh' ‘Chốt giá’ 9h30 thu ba tuan sau",
      'Đặt lịch họp với Bình lúc 9h30 thứ Ba tuần sau về Chốt giá',
    ];
    for (const form of forms) {
      const card = await cardOf(form);
      expect(card.change).toMatchObject({
        title: 'Chốt giá',
        when: 'Thứ Ba, 24/11/2026, 09:30–10:00',
        people: [{ userId: an.userId }, { userId: binh.userId }],
      });
    }
  });
});

describe('a card warns', () => {
  const warningsOf = async (message: string) => {
    const { change } = await cardOf(message);
    return change.kind === 'several' ? [] : change.warnings;
  };

  test('of who is busy, and names the meeting only to who may see it', async () => {
    const busy = { startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' };
    await an.call(createMeeting, {
      body: { ...busy, title: 'Họp tuần', participants: [{ userId: binh.userId }] },
    });
    await chi.call(createMeeting, { body: { ...busy, title: 'Việc riêng', allowClashes: true } });
    expect((await warningsOf(lenlich)).toSorted()).toEqual([
      'Bạn bận 09:00–10:00 (Họp tuần).',
      'Lê Thị Bình bận 09:00–10:00 (Họp tuần).',
      'Trần Chi bận 09:00–10:00.',
    ]);
    const { reading } = await send('/lenlich "Chi" "Chốt" "sáng thứ Ba tuần sau"');
    const labels = reading?.kind === 'choices' ? reading.choices.map((choice) => choice.label) : [];
    expect(labels).toEqual(['Thứ Ba, 24/11/2026, 10:00–10:30', 'Thứ Ba, 24/11/2026, 11:00–11:30']);
  });

  test('of holidays, of days and hours outside work', async () => {
    expect(await warningsOf('/lenlich Bình "Chốt" "9h 01/01/2027"')).toEqual([
      'Ngày này là ngày nghỉ lễ: Tết Dương lịch.',
    ]);
    expect(await warningsOf('/lenlich Bình "Chốt" "20h Chủ Nhật"')).toEqual([
      'Chủ Nhật không phải ngày làm việc của công ty.',
      'Ngoài giờ làm việc của công ty (09:00–18:00).',
    ]);
  });
});

test('a task for oneself is confirmed without asking anyone', async () => {
  const card = await cardOf('/actionitem "gọi khách hàng" "tôi" "trước thứ Ba"');
  expect(card.change).toMatchObject({ kind: 'action-item', assignee: { userId: an.userId } });
  const done = (await confirm(card.id)).value().card;
  const own = (await an.call(listActionItems, { query: { mine: 'true' } })).value().items;
  expect(own).toMatchObject([{ id: done.actionItemId, title: 'gọi khách hàng', state: 'accepted' }]);
  const body = { title: 'Khác', assigneeId: an.userId };
  expect((await an.call(createActionItem, { body })).value().id).not.toBe(done.actionItemId);
});

test('a card about a meeting, with its words, is gone for who may not view it any more', async () => {
  const times = { startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' };
  const body = { title: 'Sáp nhập Hồng Hà', ...times, participants: [{ userId: an.userId }] };
  const { id } = (await binh.call(createMeeting, { body })).value();
  const { change } = await cardOf('cho tôi vắng cuộc họp Sáp nhập Hồng Hà nhé');
  expect(change).toMatchObject({ kind: 'answer', meetingId: id });
  const answered = async () =>
    (await an.call(listChatMessages, { params: { sessionId } })).value().messages.at(-1);
  expect((await answered())?.card?.change).toMatchObject({ title: 'Sáp nhập Hồng Hà' });
  await app.database.sql('delete from meeting_participants where meeting_id = $1 and user_id = $2', [
    ...[id, an.userId],
  ]);
  expect(JSON.stringify(await answered())).not.toContain('Hồng Hà');
  expect(await answered()).toMatchObject({ content: expect.stringMatching(/không còn xem được/) });
  expect((await answered())?.card).toBeNull();
});
