import {
  createChatSession,
  listChatMessages,
  readChatSession,
  saveInvalidCommand,
  searchChat,
  sendChatMessage,
} from '@hopgon/contract/chat/routes';
import { invalidCommandReply } from '@hopgon/contract/commands/catalogue';
import { joinCompany, switchCompany } from '@hopgon/contract/companies/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import type { WakeTopic } from '@hopgon/contract/system/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
let owner: Person;
let admin: Person;
let sessionId: string;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', admins: ['Lê Thị Bình'] });
  owner = company.owner;
  admin = company.people['Lê Thị Bình'];
});
afterAll(() => app.close());
beforeEach(async () => {
  sessionId = (await owner.call(createChatSession, { body: {} })).value().id;
});

const send = (message: string, more: { context?: unknown } = {}) =>
  owner.call(sendChatMessage, { body: { message, session_id: sessionId, ...more } });
const messages = async (query: { limit?: number; cursor?: string } = {}) =>
  (await owner.call(listChatMessages, { params: { sessionId }, query })).value();
const count = async () =>
  (await owner.call(readChatSession, { params: { sessionId } })).value().message_count;

describe('a message', () => {
  // Proves S7.026, S7.039, S9.019
  test('is kept with its answer, and both are counted', async () => {
    const reply = (await send('  viết cho tôi một bài thơ ')).value();
    expect(reply).toMatchObject({
      session_id: sessionId,
      message_count: 2,
      message: { role: 'assistant', content: reply.response, timestamp: '2026-11-20T02:00:00.000Z' },
      reading: { kind: 'choices', choices: [{}, { command: '/help' }, {}] },
    });
    expect(reply.response).toMatch(/^Chưa trả lời được câu này/);
    const [asked, answered] = (await messages()).messages;
    expect(asked).toMatchObject({
      role: 'user',
      content: 'viết cho tôi một bài thơ',
      card: null,
      reading: null,
    });
    expect(answered).toMatchObject({ id: reply.message.id, role: 'assistant', content: reply.response });
    expect(await count()).toBe(2);
  });

  // Proves S7.026, S9.019
  test('sent ten times at once is counted twenty times, question beside answer', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(`/help lenlich ${index}`)),
    );
    expect(replies.map((reply) => reply.value().message_count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 10 }, (_, index) => (index + 1) * 2),
    );
    expect(await count()).toBe(20);
    const roles = (await messages()).messages.map((message) => message.role);
    expect(roles).toEqual(Array.from({ length: 10 }, () => ['user', 'assistant']).flat());
  });

  test('sent again under the same key is stored once', async () => {
    const body = { message: 'chào', session_id: sessionId };
    const first = (await owner.call(sendChatMessage, { body }, { idempotencyKey: 'k1' })).value();
    const second = (await owner.call(sendChatMessage, { body }, { idempotencyKey: 'k1' })).value();
    expect(second).toEqual(first);
    expect(await count()).toBe(2);
  });

  // Proves S5.029, S5.035, S6.021, S7.028
  test.each(['', '   ', 'x'.repeat(8_001)])('that is empty or too long is refused', async (message) => {
    expect(await send(message)).toMatchObject(refusalOf('field_invalid'));
    expect(await count()).toBe(0);
  });

  // Proves S7.020, S7.021
  test('wakes the person’s other tabs and nobody else', async () => {
    const woken: string[] = [];
    const subscribe = (person: Person) =>
      app.world.hub.subscribe({
        userId: person.userId,
        sessionId: person.sessionId,
        companyIds: new Set(),
        wake: (_, topics: readonly WakeTopic[]) => woken.push(`${person.displayName} ${topics.join()}`),
        end: () => undefined,
      });
    const leave = [subscribe(owner), subscribe(admin)];
    await send('chào');
    for (const off of leave) off();
    expect(woken).toEqual(['Nguyễn Văn An chat']);
  });

  // Proves S7.022
  test('is answered from the company the call names and the people in it', async () => {
    const second = await givenCompany(app, { owner: 'Hồ Thị Xa', members: ['Vũ Khôi'] });
    await owner.call(joinCompany, { body: { inviteCode: second.inviteCode } });
    await second.owner.call(updateCompany, {
      body: { version: 1, settings: { chatAccess: 'members' } },
    });
    const ask = async (companyId: string) => {
      const options = { company: companyId };
      const { id } = (await owner.call(createChatSession, { body: {} }, options)).value();
      const body = { message: '/lenlich "Khôi" "Họp" "9h mai"', session_id: id };
      return (await owner.call(sendChatMessage, { body }, options)).value();
    };
    expect((await ask(company.companyId)).response).toMatch(/Không thấy “Khôi” trong công ty/);
    const there = await ask(second.companyId);
    expect(there.card?.change).toMatchObject({
      kind: 'meeting',
      people: expect.arrayContaining([{ userId: second.people['Vũ Khôi'].userId, displayName: 'Vũ Khôi' }]),
    });
    await owner.call(switchCompany, { body: { companyId: company.companyId } });
  });

  // Proves S1.004, S7.022, S7.039, S7.040
  test('is answered the same whatever context is claimed', async () => {
    const forged = {
      user_id: admin.userId,
      company: { id: '019a0000-0000-7000-8000-000000000000', name: 'Khác', description: '' },
      employees: [
        { id: 'x', name: 'Kẻ Giả', email: 'gia@x.vn', department: '', position: '', role: 'owner' },
      ],
    };
    const message = '/lenlich "Kẻ Giả" "Họp" "9h mai"';
    const plain = (await send(message)).value();
    const claimed = (await send(message, { context: forged })).value();
    expect(plain.response).toMatch(/Không thấy “Kẻ Giả” trong công ty/);
    expect(claimed.response).toBe(plain.response);
  });
});

const refusalOf = (code: string) => ({ status: 422, body: { code } });

describe('messages are read', () => {
  // Proves S7.021, S7.060, S7.062
  test('the newest page first, each in the order of time', async () => {
    for (const name of ['lenlich', 'tomtat', 'actionitem']) await send(`/help ${name}`);
    const newest = await messages({ limit: 4 });
    expect(newest.messages.map((one) => one.content.split('\n')[0])).toEqual([
      '/help tomtat',
      '/tomtat — Tóm tắt cuộc họp',
      '/help actionitem',
      '/actionitem — Giao việc cần làm',
    ]);
    const older = await messages({ limit: 4, cursor: newest.nextCursor ?? '' });
    expect(older.messages.map((one) => one.role)).toEqual(['user', 'assistant']);
    expect(older.nextCursor).toBe(null);
  });

  test('of an empty conversation there are none', async () => {
    expect(await messages()).toEqual({ messages: [], nextCursor: null, running: null });
  });
});

describe('an invalid command', () => {
  const store = (content: string) =>
    owner.call(saveInvalidCommand, { params: { sessionId }, body: { content } });

  test('is answered with the words of the document', async () => {
    expect((await send('/khongco gì')).value().response).toBe(invalidCommandReply);
  });

  // Proves S7.060
  test.each(['/khongco', '／xyz abc', '/'])('%s that the browser answered is kept', async (content) => {
    const kept = (await store(content)).value();
    expect(kept.message_count).toBe(2);
    expect(kept.messages.map((one) => [one.role, one.content])).toEqual([
      ['user', content],
      ['assistant', invalidCommandReply],
    ]);
    expect((await messages()).messages).toEqual(kept.messages);
  });

  test.each(['chào', '/help', '/LênLịch An', ' ／tomtat x'])(
    '%s is none, and is not kept that way',
    async (content) => {
      expect(await store(content)).toMatchObject(refusal('message_not_a_bad_command'));
      expect(await count()).toBe(0);
    },
  );
});

describe('search', () => {
  const find = async (query: { query: string; session_id?: string; limit?: number; cursor?: string }) =>
    (await owner.call(searchChat, { query })).value();

  // Proves S7.063
  test('finds one’s own messages without diacritics, in all conversations or in one', async () => {
    await send('Kế hoạch Ngân sách 100%');
    const other = (await owner.call(createChatSession, { body: {} })).value().id;
    await owner.call(sendChatMessage, { body: { message: 'Kế hoạch ngân sách 2027', session_id: other } });
    const found = await find({ query: 'NGAN SACH' });
    // An answer that says what was asked for is found as well.
    const own = <M extends { role: string }>(messages: readonly M[]) =>
      messages.filter(({ role }) => role === 'user');
    expect(own(found.messages).map((one) => one.content)).toEqual([
      'Kế hoạch ngân sách 2027',
      'Kế hoạch Ngân sách 100%',
    ]);
    expect((await find({ query: 'ngân sách', session_id: sessionId })).messages).toHaveLength(1);
    expect((await find({ query: '100%' })).messages).toHaveLength(1);
    expect((await find({ query: '_gân' })).messages).toEqual([]);
    const pages = [await find({ query: 'ngan sach', limit: 1 })];
    for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor)
      pages.push(await find({ query: 'ngan sach', limit: 1, cursor }));
    expect(own(pages.flatMap(({ messages }) => messages)).map((one) => one.sessionId)).toEqual([
      other,
      sessionId,
    ]);
    expect((await admin.call(searchChat, { query: { query: 'ngan sach' } })).value().messages).toEqual([]);
    expect(await admin.call(searchChat, { query: { query: 'a', session_id: sessionId } })).toMatchObject(
      refusal('chat_session_not_found'),
    );
  });
});

describe('as a stream', () => {
  const stream = async (message: string, session: string) => {
    const response = await app.server.inject({
      method: 'POST',
      url: sendChatMessage.path,
      headers: { authorization: `Bearer ${owner.token}`, accept: 'text/event-stream' },
      payload: { message, session_id: session },
    });
    const events = response.body
      .split('\n\n')
      .filter(Boolean)
      .map((block) => {
        const [event = '', data = ''] = block.split('\n');
        return { event: event.replace('event: ', ''), data: JSON.parse(data.replace('data: ', '')) };
      });
    return { response, events };
  };

  test('the answer comes in pieces, then as a whole', async () => {
    const { response, events } = await stream('/help', sessionId);
    expect(response.headers['content-type']).toMatch(/^text\/event-stream/);
    const pieces = events.filter((one) => one.event === 'delta').map((one) => one.data.text);
    const done = events.at(-1);
    expect(pieces.length).toBeGreaterThan(1);
    expect(done?.event).toBe('done');
    expect(pieces.join('')).toBe(done?.data.data.response);
    expect(await count()).toBe(2);
  });

  test('a refusal before the first word is a plain refusal', async () => {
    const response = await app.server.inject({
      method: 'POST',
      url: sendChatMessage.path,
      headers: { authorization: `Bearer ${owner.token}`, accept: 'text/event-stream' },
      payload: { message: 'chào', session_id: '019a0000-0000-7000-8000-000000000000' },
    });
    expect(response.statusCode).toBe(404);
  });
});
