import { updateNotificationChoices } from '@hopgon/contract/account/routes';
import { createChatSession, deleteChatSession } from '@hopgon/contract/chat/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { sendChatMessage } from '../answers/send-chat-message.ts';

let app: TestApp;
let owner: Person;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
  owner = company.owner;
  companyId = company.companyId;
});
afterAll(() => app.close());

const begin = async (title: string) => (await owner.call(createChatSession, { body: { title } })).value().id;
const bell = async () =>
  (await owner.call(listNotifications))
    .value()
    .notifications.filter(({ kind }) => kind === 'chat-answered')
    .map(({ text, path }) => ({ text, path }));

/** As the call does it, once the caller is known to have hung up. */
const ask = (sessionId: string, message: string, gone = true) =>
  sendChatMessage(app.world, app.world.scopes.company(owner, companyId, 'chat-own'), {
    sessionId,
    message,
    asked: null,
    page: { say: () => undefined, restart: () => undefined },
    isGone: () => gone,
  });

test('a person who hung up and has no page open finds the answer, or the waiting card, in the bell', async () => {
  const id = await begin('Việc tuần này');
  await ask(id, '/help', false);
  expect(await bell(), 'the caller read it').toEqual([]);

  const leave = app.world.hub.subscribe({
    userId: owner.userId,
    sessionId: owner.sessionId,
    companyIds: new Set(),
    wake: () => undefined,
    end: () => undefined,
  });
  await ask(id, '/help');
  leave();
  expect(await bell(), 'another page of theirs shows it').toEqual([]);

  await ask(id, '/help');
  const path = `/chat?s=${id}`;
  const answered = { text: 'Trợ lý đã trả lời trong “Việc tuần này”.', path };
  expect(await bell()).toEqual([answered]);
  await ask(id, '/actionitem "Gửi giá" "Bình" "thứ Sáu tuần sau"');
  expect(await bell()).toEqual([{ text: 'Trợ lý chờ bạn xác nhận trong “Việc tuần này”.', path }, answered]);

  await owner.call(deleteChatSession, { params: { sessionId: id } });
  expect(await bell(), 'nothing leads to what is gone').toEqual([]);
});

test('the line of a conversation of a closed meeting says that it is of one', async () => {
  const times = { startsAt: '2027-01-05T02:00:00Z', endsAt: '2027-01-05T03:00:00Z' };
  const body = { title: 'Bàn lương', visibility: 'closed' as const, ...times };
  const { id } = (await owner.call(createMeeting, { body })).value();
  const session = (await owner.call(createChatSession, { body: { meeting_id: id } })).value();
  await ask(session.id, 'vì sao cho chị Lan thôi việc?');
  const { notifications } = (await owner.call(listNotifications)).value();
  expect(notifications[0]).toMatchObject({ kind: 'chat-answered', isOfClosedMeeting: true });
  (await owner.call(deleteChatSession, { params: { sessionId: session.id } })).value();
});

test('not a person who turned it off in their profile', async () => {
  const id = await begin('Yên lặng');
  (await owner.call(updateNotificationChoices, { body: { chat: false } })).value();
  await ask(id, '/help');
  expect(await bell()).toEqual([]);
});
