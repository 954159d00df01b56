import { confirmCard, createChatSession, sendChatMessage, undoCard } from '@hopgon/contract/chat/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { readMinutes, updateMinutes } from '@hopgon/contract/minutes/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let an: Person;
let chi: Person;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-20T10:20:00+07:00');
  const company = await givenCompany(app, { owner: 'Nguyễn Văn An', admins: ['Trần Chi'] });
  an = company.owner;
  chi = company.people['Trần Chi'];
});
afterAll(() => app.close());
beforeEach(() => app.database.sql('delete from meetings'));

const meetingAt = async (title: string, startsAt: string): Promise<string> => {
  const endsAt = new Date(Date.parse(startsAt) + 30 * 60_000).toISOString();
  const participants = [{ userId: chi.userId, role: 'attendee' as const }];
  const body = { title, startsAt, endsAt, participants, allowClashes: true };
  return (await an.call(createMeeting, { body })).value().id;
};

async function send(message: string, person = an) {
  const { id } = (await person.call(createChatSession, { body: {} })).value();
  return (await person.call(sendChatMessage, { body: { message, session_id: id } })).value();
}

const minutesOf = async (meetingId: string) =>
  (await an.call(readMinutes, { params: { meetingId } })).value().minutes;

test('minutes are drafted once their card is confirmed, and undoing leaves no trace', async () => {
  const meetingId = await meetingAt('Giao ban', '2026-11-20T01:00:00Z');
  await meetingAt('Giao ban', '2026-11-19T01:00:00Z');
  const { card } = await send('soạn biên bản họp giao ban sáng nay');
  expect(card?.change).toMatchObject({ kind: 'minutes', meetingId, title: 'Giao ban' });
  expect(await minutesOf(meetingId), 'before it is confirmed').toBeNull();
  const params = { cardId: card?.id ?? '' };
  (await an.call(confirmCard, { params })).value();
  expect(await minutesOf(meetingId)).toMatchObject({ state: 'draft', edition: 1, title: 'Giao ban' });
  const again = await send('soạn biên bản họp giao ban sáng nay');
  expect(again.response).toMatch(/đã có biên bản/);
  (await an.call(undoCard, { params })).value();
  expect(await minutesOf(meetingId)).toBeNull();
});

test('a draft that somebody changed meanwhile is not undone', async () => {
  const meetingId = await meetingAt('Giao ban', '2026-11-20T01:00:00Z');
  const { card } = await send(`Soạn biên bản cuộc họp ${meetingId}`);
  const params = { cardId: card?.id ?? '' };
  (await an.call(confirmCard, { params })).value();
  const body = { version: 1, place: 'Phòng 2' };
  (await an.call(updateMinutes, { params: { meetingId }, body })).value();
  expect(await an.call(undoCard, { params })).toMatchObject(refusal('undo_too_late'));
  expect(await minutesOf(meetingId)).toMatchObject({ place: 'Phòng 2' });
});

test('of several meetings it is asked which one; a choice names one', async () => {
  const meetingId = await meetingAt('Giao ban', '2026-11-20T01:00:00Z');
  await meetingAt('Giao ban', '2026-11-19T01:00:00Z');
  const { reading, card } = await send('soạn biên bản họp giao ban');
  expect(card).toBeUndefined();
  const commands = reading?.kind === 'choices' ? reading.choices.map(({ command }) => command) : [];
  expect(commands).toHaveLength(2);
  const chosen = await send(commands.find((command) => command.includes(meetingId)) ?? '');
  expect(chosen.card?.change).toMatchObject({ kind: 'minutes', meetingId });
});

test('who may not draft them gets no card', async () => {
  const meetingId = await meetingAt('Giao ban', '2026-11-20T01:00:00Z');
  const { card, response } = await send(`Soạn biên bản cuộc họp ${meetingId}`, chi);
  expect(card).toBeUndefined();
  expect(response).toMatch(/Chỉ người tạo, chủ trì hoặc thư ký/);
});
