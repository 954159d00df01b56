import { confirmCard, createChatSession, sendChatMessage, undoCard } from '@hopgon/contract/chat/routes';
import { removeMember } from '@hopgon/contract/companies/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import {
  createMeeting,
  readMeeting,
  respondToInvitation,
  updateMeeting,
} from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { readAgenda, saveAgenda } from '@hopgon/contract/preparation/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let an: Person;
let ha: Person;
let mai: Person;
let sessionId: string;

beforeAll(async () => {
  app = await startTestApp();
  // A Thursday.
  app.clock.set('2026-11-26T08:30:00+07:00');
  const company = await givenCompany(app, {
    owner: 'Bùi Hải An',
    members: ['Ngô Thị Hà', 'Lê Mai'],
  });
  an = company.owner;
  ha = company.people['Ngô Thị Hà'];
  mai = company.people['Lê Mai'];
  (
    await an.call(updateCompany, { body: { version: 1, settings: { chatAccess: 'members' as const } } })
  ).value();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['chat_sessions', 'notifications', 'meetings'])
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
const confirm = (cardId: string) => an.call(confirmCard, { params: { cardId } });
const undo = (cardId: string) => an.call(undoCard, { params: { cardId } });

const times = { startsAt: '2026-11-27T07:00:00Z', endsAt: '2026-11-27T08:00:00Z' };
const givenMeeting = async (more: { readonly isDraft?: boolean } = {}) =>
  (
    await an.call(createMeeting, {
      body: {
        title: 'Chốt giá sỉ',
        ...times,
        ...more,
        participants: [ha, mai].map(({ userId }) => ({ userId })),
      },
    })
  ).value();
const read = async (meetingId: string) => (await an.call(readMeeting, { params: { meetingId } })).value();
const agendaOf = async (meetingId: string) => (await an.call(readAgenda, { params: { meetingId } })).value();

describe('a cancellation', () => {
  test('of a draft is no card: its page deletes it', async () => {
    const { id } = await givenMeeting({ isDraft: true });
    const { card, response, reading } = await say('hủy họp chốt giá sỉ');
    expect(card).toBeUndefined();
    expect(response).toContain('còn là bản nháp');
    expect(reading).toMatchObject({ kind: 'links', links: [{ path: `/meetings/${id}` }] });
  });

  test('is refused where the meeting has moved since, or has become something else', async () => {
    const { id, version } = await givenMeeting();
    const card = await cardOf('hủy họp chốt giá sỉ');
    const later = { startsAt: '2026-11-27T09:00:00Z', endsAt: '2026-11-27T10:00:00Z' };
    (await an.call(updateMeeting, { params: { meetingId: id }, body: { version, ...later } })).value();
    expect((await confirm(card.id)).code).toBe('version_stale');
    expect((await read(id)).status).toBe('upcoming');
  });
});

test('an undone removal leaves the answer as it was, and no line in the bell', async () => {
  const { id } = await givenMeeting();
  const answer = { answer: 'declined' as const, reason: 'đi Huế', times };
  (await ha.call(respondToInvitation, { params: { meetingId: id }, body: answer })).value();
  const card = await cardOf('bớt chị Hà khỏi họp chốt giá sỉ');
  (await confirm(card.id)).value();
  (await undo(card.id)).value();
  const person = (await read(id)).participants.find(({ userId }) => userId === ha.userId);
  expect(person).toMatchObject({ answer: 'declined', answerReason: 'đi Huế' });
  expect((await ha.call(listNotifications)).value().notifications).toEqual([]);
});

describe('a card of an agenda', () => {
  const items = ['Giá gạo', 'Giá đường', 'Giá dầu'].map((title) => ({ title, minutes: 15 }));
  const givenAgenda = async (presenterId: string | null = null) => {
    const { id } = await givenMeeting();
    const body = { version: 0, items: items.map((item) => ({ ...item, presenterId })) };
    (await an.call(saveAgenda, { params: { meetingId: id }, body })).value();
    return id;
  };

  test('is not undone over what somebody else saved since', async () => {
    const id = await givenAgenda();
    const card = await cardOf(
      'thêm mục "Giá trứng" 10 phút vào chương trình họp chốt giá sỉ',
      'đưa mục 4 lên đầu',
    );
    (await confirm(card.id)).value();
    const { version, items: now } = await agendaOf(id);
    expect(now[0]?.title).toBe('Giá trứng');
    const more = [
      ...now.map(({ presenter, ...item }) => ({ ...item, presenterId: presenter?.userId ?? null })),
      { title: 'Giá sữa', minutes: 5 },
    ];
    (await an.call(saveAgenda, { params: { meetingId: id }, body: { version, items: more } })).value();
    expect((await undo(card.id)).code).toBe('version_stale');
    expect((await agendaOf(id)).items.map(({ title }) => title)).toContain('Giá sữa');
  });

  test('is saved where who presents an item has left the company', async () => {
    const id = await givenAgenda(mai.userId);
    (await an.call(removeMember, { params: { userId: mai.userId } })).value();
    const card = await cardOf('thêm mục "Giá trứng" 10 phút vào chương trình họp chốt giá sỉ');
    (await confirm(card.id)).value();
    const { items: saved, version } = await agendaOf(id);
    expect(saved).toHaveLength(4);
    const given = saved.map(({ presenter: _, ...item }) => ({ ...item, presenterId: mai.userId }));
    const refused = await an.call(saveAgenda, {
      ...{ params: { meetingId: id }, body: { version, items: given } },
    });
    expect(refused.code).toBe('participant_not_member');
  });
});
