import {
  createChatSession,
  deleteChatSession,
  listChatMessages,
  listChatSessions,
  readChatSession,
  saveInvalidCommand,
  sendChatMessage,
  updateChatSession,
} from '@hopgon/contract/chat/routes';
import { createCompany, switchCompany } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình' | 'Trần Chi'>;
let owner: Person;
let admin: Person;
let member: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, {
    owner: 'Nguyễn Văn An',
    admins: ['Lê Thị Bình'],
    members: ['Trần Chi'],
  });
  owner = company.owner;
  admin = company.people['Lê Thị Bình'];
  member = company.people['Trần Chi'];
  stranger = (await givenCompany(app, { owner: 'Hồ Thị Xa' })).owner;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00+07:00');
  await app.database.sql('delete from chat_sessions');
});

type Body = { title?: string; meeting_id?: string | null };
const started = async (person: Person, body: Body = {}) =>
  (await person.call(createChatSession, { body })).value();
const titles = async (person: Person) =>
  (await person.call(listChatSessions)).value().sessions.map((session) => session.title);

describe('a new conversation', () => {
  // Proves S7.023, S9.018
  test('is numbered after those the person has in this company', async () => {
    expect((await started(owner)).title).toBe('Cuộc trò chuyện mới 1');
    const second = await started(owner);
    expect(second.title).toBe('Cuộc trò chuyện mới 2');
    expect((await started(admin)).title).toBe('Cuộc trò chuyện mới 1');
    await owner.call(deleteChatSession, { params: { sessionId: second.id } });
    expect((await started(owner)).title).toBe('Cuộc trò chuyện mới 2');
    const other = (
      await owner.call(createCompany, { body: { name: 'Công ty hai', timeZone: 'Asia/Ho_Chi_Minh' } })
    ).value();
    const there = await owner.call(createChatSession, { body: {} }, { company: other.companyId });
    await owner.call(switchCompany, { body: { companyId: company.companyId } });
    expect(there.value().title).toBe('Cuộc trò chuyện mới 1');
  });

  // Proves S9.018
  test('begun ten times at once is numbered from one to ten', async () => {
    const begun = await Promise.all(Array.from({ length: 10 }, () => started(owner)));
    expect(
      begun.map(({ title }) => Number(title.slice('Cuộc trò chuyện mới '.length))).toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  // Proves S3.030, S3.031, S7.058, S7.059, S7.061, S7.062
  test('carries the names of the document, and the title it was given', async () => {
    const session = await started(owner, { title: '  Kế   hoạch quý ' });
    expect(session).toEqual({
      id: session.id,
      title: 'Kế hoạch quý',
      userId: owner.userId,
      meeting_id: null,
      message_count: 0,
      createdAt: '2026-11-20T02:00:00.000Z',
      updatedAt: '2026-11-20T02:00:00.000Z',
      created_at: '2026-11-20T02:00:00.000Z',
      updated_at: '2026-11-20T02:00:00.000Z',
    });
    const again = await owner.call(readChatSession, { params: { sessionId: session.id } });
    expect(again.value()).toEqual(session);
  });

  test('is named after its first answered message, unless the person named it', async () => {
    const ask = (sessionId: string, message: string) =>
      owner.call(sendChatMessage, { body: { message, session_id: sessionId } });
    const titleOf = async (sessionId: string) =>
      (await owner.call(readChatSession, { params: { sessionId } })).value().title;
    const [unnamed, given, renamed] = [
      await started(owner),
      await started(owner, { title: 'Quý Một' }),
      await started(owner),
    ];
    await owner.call(saveInvalidCommand, {
      params: { sessionId: unnamed.id },
      body: { content: '/khongco' },
    });
    expect(await titleOf(unnamed.id)).toBe('Cuộc trò chuyện mới 1');
    await ask(unnamed.id, 'chào bạn');
    expect(await titleOf(unnamed.id)).toBe('chào bạn');
    await ask(unnamed.id, '/help');
    expect(await titleOf(unnamed.id), 'once').toBe('chào bạn');

    await ask(given.id, 'chào bạn');
    expect(await titleOf(given.id)).toBe('Quý Một');
    const body = { title: renamed.title };
    await owner.call(updateChatSession, { params: { sessionId: renamed.id }, body });
    await ask(renamed.id, 'chào bạn');
    expect(await titleOf(renamed.id), 'the number was chosen').toBe('Cuộc trò chuyện mới 3');
  });

  // Proves S7.061
  test('is about a meeting only if the person may see it', async () => {
    const body = { title: 'Riêng', startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z' };
    const meeting = (await member.call(createMeeting, { body: { ...body, allowClashes: true } })).value();
    expect(await owner.call(createChatSession, { body: { meeting_id: meeting.id } })).toMatchObject(
      refusal('meeting_not_found'),
    );
    const own = (await owner.call(createMeeting, { body: { ...body, allowClashes: true } })).value();
    expect((await started(owner, { meeting_id: own.id })).meeting_id).toBe(own.id);
  });
});

describe('the list', () => {
  // Proves S7.020, S7.058, S7.062
  test('shows one’s own, the last used first, a page at a time', async () => {
    const first = await started(owner, { title: 'A' });
    app.clock.advance(minutes(1));
    await started(owner, { title: 'B' });
    app.clock.advance(minutes(1));
    await started(owner, { title: 'C' });
    await started(admin, { title: 'Của Bình' });
    expect(await titles(owner)).toEqual(['C', 'B', 'A']);
    app.clock.advance(minutes(1));
    await owner.call(sendChatMessage, { body: { message: 'chào', session_id: first.id } });
    expect(await titles(owner)).toEqual(['A', 'C', 'B']);

    const page = (await owner.call(listChatSessions, { query: { limit: 2 } })).value();
    const cursor = page.nextCursor ?? '';
    const next = (await owner.call(listChatSessions, { query: { limit: 2, cursor } })).value();
    expect([...page.sessions, ...next.sessions].map((one) => one.title)).toEqual(['A', 'C', 'B']);
    expect(next.nextCursor).toBe(null);
  });

  test.each(['x', 'W10', 'WyJ4IiwieSJd'])('refuses the cursor %s', async (cursor) => {
    expect(await owner.call(listChatSessions, { query: { cursor } })).toMatchObject(refusal('bad_request'));
  });
});

// Proves S4.029, S4.030, S7.024, S7.025, S7.059, S7.062
test('a conversation is renamed and deleted with its messages', async () => {
  const { id } = await started(owner);
  const params = { sessionId: id };
  await owner.call(sendChatMessage, { body: { message: '/lenlich', session_id: id } });
  const renamed = (await owner.call(updateChatSession, { params, body: { title: 'Tên mới' } })).value();
  expect(renamed).toMatchObject({ id, title: 'Tên mới', message_count: 2 });
  expect((await owner.call(deleteChatSession, { params })).value()).toEqual({});
  expect(await owner.call(readChatSession, { params })).toMatchObject(refusal('chat_session_not_found'));
  expect(await titles(owner)).toEqual([]);
  const left = await app.database.sql('select 1 from chat_messages where session_id = $1', [id]);
  expect(left).toEqual([]);
});

test('a conversation of somebody else answers like one that does not exist', async () => {
  const { id } = await started(owner);
  const unknown = '019a0000-0000-7000-8000-000000000000';
  for (const person of [admin, stranger]) {
    for (const sessionId of [id, unknown]) {
      const params = { sessionId };
      const replies = [
        await person.call(readChatSession, { params }),
        await person.call(updateChatSession, { params, body: { title: 'Của tôi' } }),
        await person.call(deleteChatSession, { params }),
        await person.call(listChatMessages, { params }),
        await person.call(sendChatMessage, { body: { message: 'chào', session_id: sessionId } }),
        await person.call(sendChatMessage, {
          body: { message: '/lenlich An "x" mai', session_id: sessionId },
        }),
      ];
      for (const reply of replies) expect(reply).toMatchObject(refusal('chat_session_not_found'));
    }
  }
  expect(await titles(owner)).toEqual(['Cuộc trò chuyện mới 1']);
});

// Proves S1.004, S5.035, S6.018, S6.021, S7.028
test('who may not chat is denied', async () => {
  const { id } = await started(owner);
  expect(await member.call(listChatSessions)).toMatchObject(refusal('chat_not_allowed'));
  expect(await member.call(createChatSession, { body: {} })).toMatchObject(refusal('chat_not_allowed'));
  expect(await member.call(sendChatMessage, { body: { message: 'chào', session_id: id } })).toMatchObject(
    refusal('chat_not_allowed'),
  );
  expect(await admin.call(listChatSessions)).toMatchObject({ status: 200 });
});
