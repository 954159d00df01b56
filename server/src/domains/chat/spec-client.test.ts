import { invalidCommandReply } from '@hopgon/contract/commands/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

// A client that knows the document and not our contract: plain requests, replies read by the names written there.

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
  owner = company.owner;
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-20T09:00:00+07:00'));

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Json = Readonly<Record<string, unknown>>;

async function send(method: Method, url: string, body?: Json, token: string | null = owner.token) {
  const response = await app.server.inject({
    method,
    url,
    ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
    ...(body === undefined ? {} : { payload: { ...body } }),
  });
  const reply: Json = response.json();
  return { status: response.statusCode, reply };
}

const field = (value: unknown, name: string): unknown => Object(value)[name];

/** "Reads data when success is true, otherwise the whole body." */
const held = (reply: Json): unknown => (reply.success === true ? reply.data : reply);
const ask = async (method: Method, url: string, body?: Json) => held((await send(method, url, body)).reply);
/** "From response, or else message.content, with 'No response' as the fallback." */
const textOf = (body: unknown): unknown =>
  field(body, 'response') ?? field(field(body, 'message'), 'content') ?? 'No response';
/** "Read from the JSON message field, with the status attached." */
const errorOf = ({ status, reply }: { status: number; reply: Json }) => [status, reply.message];

const idOf = (body: unknown): string => String(field(body, 'id'));
const begin = async (body: Json = {}) => idOf(await ask('POST', '/api/chat/sessions', body));
const say = (message: string, session_id: string, more: Json = {}) =>
  ask('POST', '/api/chat/message', { message, session_id, ...more });
const roles = (body: unknown) => [field(body, 'role'), field(body, 'content')];
const list = (body: unknown, name: string): unknown[] => Object(field(body, name));

describe('the chat client of the document', () => {
  // Proves S3.030, S3.031, S7.023, S7.024, S7.025, S7.058, S7.059, S7.061, S7.062, S7.065
  test('begins a session with a title, lists it, reads it, renames it and deletes it with all its messages', async () => {
    const id = await begin({ title: 'Kế hoạch quý', meeting_id: null });
    const session = {
      id,
      title: 'Kế hoạch quý',
      userId: owner.userId,
      message_count: 0,
      createdAt: '2026-11-20T02:00:00.000Z',
      updatedAt: '2026-11-20T02:00:00.000Z',
      created_at: '2026-11-20T02:00:00.000Z',
      updated_at: '2026-11-20T02:00:00.000Z',
    };
    expect(await ask('GET', `/api/chat/sessions/${id}`)).toMatchObject(session);
    expect(list(await ask('GET', '/api/chat/sessions'), 'sessions')[0]).toMatchObject(session);
    app.clock.advance(60_000);
    expect(await ask('PATCH', `/api/chat/sessions/${id}`, { title: 'Kế hoạch năm' })).toMatchObject({
      title: 'Kế hoạch năm',
      updatedAt: '2026-11-20T02:01:00.000Z',
    });
    await say('/help', id);
    expect(await ask('GET', `/api/chat/sessions/${id}`)).toMatchObject({ message_count: 2 });
    expect((await send('DELETE', `/api/chat/sessions/${id}`)).reply).toEqual({ success: true, data: {} });
    for (const path of [`/api/chat/sessions/${id}`, `/api/chat/sessions/${id}/messages`]) {
      expect(errorOf(await send('GET', path))).toEqual([404, 'Không tìm thấy cuộc trò chuyện này.']);
    }
  });

  // Proves S3.029, S3.032, S3.033, S7.026, S7.039, S7.042, S7.060, S7.062, S7.065
  test('reads the answer from response as from message.content, and messages in the order of time', async () => {
    const id = await begin();
    const reply = await say('/help lenlich', id);
    expect(textOf(reply)).toMatch(/Cách dùng: \/lenlich/);
    expect(textOf({ message: field(reply, 'message') })).toBe(textOf(reply));
    expect(reply).toMatchObject({ session_id: id, message_count: 2 });
    const messages = list(await ask('GET', `/api/chat/sessions/${id}/messages`), 'messages');
    expect(messages.map(roles)).toEqual([
      ['user', '/help lenlich'],
      ['assistant', textOf(reply)],
    ]);
    expect(messages[0]).toMatchObject({ sessionId: id, timestamp: '2026-11-20T02:00:00.000Z' });
    const stored = await app.database.sql<{ role: string; content: string; message_count: number }>(
      `select m.role, m.content, s.message_count from chat_sessions s join chat_messages m on m.session_id = s.id
       where s.id = $1 order by m.id`,
      [id],
    );
    expect(stored).toEqual(
      messages.map(roles).map(([role, content]) => ({ role, content, message_count: 2 })),
    );
  });

  // Proves S7.063
  test('searches all messages, or those of a session', async () => {
    const [one, other] = [await begin(), await begin()];
    await say('Báo giá gỗ sồi', one);
    await say('Gỗ sồi về kho', other);
    const find = async (query: string) =>
      list(await ask('GET', `/api/chat/search?${query}`), 'messages').filter(
        (message) => field(message, 'role') === 'user',
      ).length;
    expect(await find('query=go%20soi')).toBe(2);
    expect(await find(`query=go%20soi&session_id=${one}`)).toBe(1);
  });

  // Proves S5.035, S7.040
  test('sends who it is and is not believed: the context changes nothing', async () => {
    const id = await begin();
    const context = {
      user_id: company.people['Lê Thị Bình'].userId,
      company: { id: company.companyId, name: 'Tên giả', description: 'Bịa' },
      employees: [{ id: 'x', name: 'Kẻ Giả', email: 'x@x.vn', department: '', position: '', role: 'owner' }],
    };
    expect(textOf(await say('/actionitem "Việc" "Kẻ Giả" mai', id, { context }))).toMatch(
      /^Không thấy “Kẻ Giả”/,
    );
    for (const odd of [null, 'chữ', 7, []]) {
      expect(textOf(await say('/help', id, { context: odd }))).toMatch(/^Các lệnh/);
    }
  });
});

describe('the rules of sending hold past the screen', () => {
  // Proves S5.029, S5.035
  test.each([
    ['', 422],
    ['   \n ', 422],
    [null, 422],
    [7, 422],
  ])('a message %j is refused', async (message, status) => {
    const id = await begin();
    const refused = await send('POST', '/api/chat/message', { message, session_id: id });
    expect(refused).toMatchObject({ status, reply: { success: false } });
    expect(refused.reply.error).toBe(refused.reply.message);
    expect(await ask('GET', `/api/chat/sessions/${id}`)).toMatchObject({ message_count: 0 });
  });

  // Proves S5.030
  test('without a session, or in one that is not there, nothing is said', async () => {
    expect((await send('POST', '/api/chat/message', { message: 'chào' })).status).toBe(422);
    const elsewhere = { message: 'chào', session_id: '019a0000-0000-7000-8000-000000000000' };
    expect(errorOf(await send('POST', '/api/chat/message', elsewhere))).toEqual([
      404,
      'Không tìm thấy cuộc trò chuyện này.',
    ]);
  });

  // Proves S5.031, S5.032, S5.033, S5.034, S5.035
  test('a command that is none gets the documented reply, whatever its case and marks; quotes hold words together', async () => {
    const id = await begin();
    for (const message of ['/khongco', '/', '/lenlichh An', '/HELPME'])
      expect(textOf(await say(message, id))).toBe(invalidCommandReply);
    expect(textOf(await say('/HeLp TOMTAT', id))).toMatch(/Cách dùng: \/tomtat/);
    const card = field(
      await say('/LÊNLỊCH "Bình" "Chốt kế hoạch quý" "14h 25/11 trong 45 phút"', id),
      'card',
    );
    expect(field(card, 'change')).toMatchObject({
      kind: 'meeting',
      title: 'Chốt kế hoạch quý',
      when: 'Thứ Tư, 25/11/2026, 14:00–14:45',
    });
  });

  test.each([
    '/lenlich Bình "Giao ban" "14h 25/11 trong 45 phút"',
    '/lenlich Bình "Giao ban" 14h 25/11 trong 45 phút',
    '/lenlich Bình "Giao ban" 25/11 lúc 14 giờ trong 45 phút',
  ])('%s is read with its day, hour and length', async (message) => {
    const card = field(await say(message, await begin()), 'card');
    expect(field(field(card, 'change'), 'when')).toBe('Thứ Tư, 25/11/2026, 14:00–14:45');
  });

  test('"cuối tuần này" said on a Friday is the weekend ahead', async () => {
    const card = field(await say('/actionitem "Gửi bảng giá" "Bình" "cuối tuần này"', await begin()), 'card');
    expect(field(card, 'change')).toMatchObject({ deadline: '2026-11-22' });
  });
});

// Proves S7.064
test('a caller without a session gets a Vietnamese text with the status', async () => {
  const [status, text] = errorOf(await send('GET', '/api/chat/sessions', undefined, null));
  expect(status).toBe(401);
  expect(text).toMatch(/đăng nhập/);
});

// Proves S7.046
test('both health calls answer to anybody', async () => {
  expect(await send('GET', '/api/health/ping', undefined, null)).toMatchObject({
    status: 200,
    reply: { success: true, data: { alive: true } },
  });
  expect((await send('GET', '/api/health', undefined, null)).reply).toMatchObject({
    success: true,
    data: { ready: true },
  });
});

// Proves S7.045, S7.047, S7.051, S7.052, S7.053, S7.054, S7.065
test('the calls of the tables stand in the OpenAPI page', async () => {
  const page = await app.server.inject({ method: 'GET', url: '/api/openapi.json' });
  const paths = Object.keys(Object(page.json()).paths);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/api/auth/login',
      '/api/auth/register',
      '/api/auth/refresh-token',
      '/api/auth/forgot-password',
      '/api/auth/change-password',
      '/api/auth/logout',
      '/api/chat/message',
      '/api/health',
      '/api/health/ping',
      '/api/v1/meetings',
      '/api/v1/meetings/{meetingId}',
      '/api/v1/meetings/company/{companyId}',
      '/api/v1/analysis/transcript/upload',
      '/api/v1/analysis/transcript/analyze',
      '/api/v1/analysis/transcript/text',
      '/api/v1/email/test',
      '/api/chat/sessions',
      '/api/chat/sessions/{sessionId}',
      '/api/chat/sessions/{sessionId}/messages',
      '/api/chat/search',
    ]),
  );
});
