import { createActionItem } from '@hopgon/contract/action-items/routes';
import {
  createChatSession,
  listChatMessages,
  searchChat,
  sendChatMessage,
} from '@hopgon/contract/chat/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import type { Visibility } from '@hopgon/contract/meetings/schemas';
import { createRoom } from '@hopgon/contract/rooms/routes';
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
  const company = await givenCompany(app, {
    owner: 'Bùi Hải An',
    members: ['Ngô Thị Hà', 'Vũ Đức Minh'],
  });
  an = company.owner;
  ha = company.people['Ngô Thị Hà'];
  minh = company.people['Vũ Đức Minh'];
  (
    await an.call(updateCompany, { body: { version: 1, settings: { chatAccess: 'members' as const } } })
  ).value();
  roomId = (await an.call(createRoom, { body: { name: 'Phòng Trúc' } })).value().id;
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['chat_sessions', 'action_items', 'meetings'])
    await app.database.sql(`delete from ${table}`);
  sessionId = (await ha.call(createChatSession, { body: {} })).value().id;
});

const say = async (message: string) =>
  (await ha.call(sendChatMessage, { body: { message, session_id: sessionId } })).value();
const answers = async () =>
  (await ha.call(listChatMessages, { params: { sessionId } }))
    .value()
    .messages.filter(({ role }) => role === 'assistant')
    .map(({ content, reading, card }) => JSON.stringify({ content, reading, card }));

/** This afternoon, led by An, with Hà and Minh. */
const givenMeeting = async (title: string, visibility: Visibility = 'invited', room = true) =>
  (
    await an.call(createMeeting, {
      body: {
        ...{ title, visibility, allowClashes: true, ...(room && { roomId }) },
        ...{ startsAt: '2026-11-26T07:00:00Z', endsAt: '2026-11-26T08:00:00Z' },
        participants: [ha, minh].map(({ userId }) => ({ userId })),
      },
    })
  ).value().id;

describe('an answer that names a meeting is gone for who may not see it any more', () => {
  test.each([
    ['who has not answered', ['ai chưa trả lời lời mời sáp nhập Hồng Hà vậy?']],
    ['what one answered', ['chị Hà trả lời sao họp sáp nhập Hồng Hà']],
    ['who may change it', ['dời họp sáp nhập Hồng Hà sang 16h']],
    ['which of several', ['hủy cuộc họp Hồng Hà']],
    ['which of several, asked again', ['hủy cuộc họp Hồng Hà', 'hôm qua trời mưa to quá']],
    ['that one learns of by a greeting', ['chào bạn']],
    ['in a room', ['phòng Trúc 14h chiều nay trống không']],
    ['what the open card says', ['cho tôi vắng họp sáp nhập Hồng Hà nhé', 'cuộc đó lúc mấy giờ vậy']],
  ])('%s', async (_, messages) => {
    await givenMeeting('Sáp nhập Hồng Hà');
    await givenMeeting('Bàn giao Hồng Hà', 'invited', false);
    for (const message of messages) await say(message);
    const before = await answers();
    expect(before.at(-1)).toContain('Hồng Hà');
    await app.database.sql('delete from meeting_participants where user_id = $1', [ha.userId]);
    const after = await answers();
    expect(after.filter((one) => one.includes('Hồng Hà'))).toEqual([]);
    expect(after.at(-1)).toContain('không còn xem được');
    expect((await ha.call(searchChat, { query: { query: 'Hồng Hà' } })).value().messages).not.toContainEqual(
      expect.objectContaining({ role: 'assistant' }),
    );
  });
});

describe('a closed meeting', () => {
  test('is named as that by a greeting, its offers and the use of its room, which stay for its people', async () => {
    await givenMeeting('Sáp nhập Hồng Hà', 'closed');
    await say('chào bạn');
    await say('phòng Trúc 14h chiều nay trống không');
    const said = await answers();
    expect(said.join('\n')).not.toContain('Hồng Hà');
    expect(said[0]).toContain('Xem cuộc họp tới: Họp kín');
    expect(said[1]).toContain('14:00–15:00 (Họp kín)');
  });

  test('and its tasks are not named by a reminder or a nudge', async () => {
    const meetingId = await givenMeeting('Sáp nhập Hồng Hà', 'closed');
    const item = { title: 'Soạn quyết định thôi việc', assigneeId: ha.userId, deadline: '2026-12-04' };
    await an.call(createActionItem, { body: { ...item, meetingId } });
    await say('lịch của tôi hôm nay');
    const { card: ofMeeting } = await say('nhắc tôi 13h chiều nay');
    expect(ofMeeting?.change).toMatchObject({ kind: 'note', text: 'Họp kín' });
    sessionId = (await ha.call(createChatSession, { body: {} })).value().id;
    await say('việc của tôi');
    const { card: ofTask } = await say('nhắc tôi 13h chiều nay');
    expect(ofTask?.change).toMatchObject({ kind: 'note', text: 'Việc của một cuộc họp kín' });
  });
});
