import { createMeeting, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { createRoom, listRooms, updateRoom } from '@hopgon/contract/rooms/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Mai' | 'Hà'>;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Mai'], admins: ['Hà'] });
});
afterAll(() => app.close());

const add = async (name: string) =>
  (await company.people.Hà.call(createRoom, { body: { name, capacity: 8 } })).value();
const change = (roomId: string, body: Record<string, unknown>) =>
  company.owner.call(updateRoom, { params: { roomId }, body: { version: 1, ...body } });

test('rooms are listed by name in Vietnamese order, those put away last, to everyone', async () => {
  for (const name of ['Đà Lạt', 'Ấm trà', 'Bến Tre']) await add(name);
  const { id } = await add('An Giang');
  (await change(id, { archived: true })).value();
  const { rooms } = (await company.people.Mai.call(listRooms)).value();
  expect(rooms.map(({ name }) => name)).toEqual(['Ấm trà', 'Bến Tre', 'Đà Lạt', 'An Giang']);
  expect(rooms[0]).toMatchObject({ capacity: 8, note: '', archivedAt: null, version: 1 });
});

test('are for owner and admins to change, on the version they saw, each name once among those in use', async () => {
  const { id } = await add('Phòng lớn');
  const mai = await company.people.Mai.call(createRoom, { body: { name: 'Phòng của Mai' } });
  expect(mai).toMatchObject(refusal('not_allowed'));
  expect(await company.owner.call(createRoom, { body: { name: 'phòng LỚN' } })).toMatchObject(
    refusal('room_name_taken'),
  );
  expect((await change(id, { note: 'Tầng 3', capacity: null })).value()).toMatchObject({
    note: 'Tầng 3',
    capacity: null,
    version: 2,
  });
  expect(await change(id, { note: 'Tầng 4' })).toMatchObject(refusal('version_stale'));
  (await change(id, { version: 2, archived: true })).value();
  const { id: second } = await add('Phòng lớn');
  expect(await change(id, { version: 3, archived: false })).toMatchObject(refusal('room_name_taken'));
  (await change(second, { name: 'Phòng vừa' })).value();
  expect((await change(id, { version: 3, archived: false })).value()).toMatchObject({ archivedAt: null });
});

test('one put away, or of another company, is given to no meeting; a meeting that has it keeps it', async () => {
  const { id: roomId } = await add('Phòng kính');
  const body = {
    title: 'Duyệt mẫu',
    startsAt: '2026-12-01T02:00:00Z',
    endsAt: '2026-12-01T03:00:00Z',
    roomId,
  };
  const meeting = (await company.owner.call(createMeeting, { body })).value();
  expect(meeting.room).toEqual({ id: roomId, name: 'Phòng kính' });
  (await change(roomId, { archived: true })).value();
  const again = { ...body, startsAt: '2026-12-02T02:00:00Z', endsAt: '2026-12-02T03:00:00Z' };
  expect(await company.owner.call(createMeeting, { body: again })).toMatchObject(refusal('room_not_found'));
  const params = { meetingId: meeting.id };
  const kept = await company.owner.call(updateMeeting, {
    params,
    body: { version: 1, title: 'Mới', roomId },
  });
  expect(kept.value().room?.name).toBe('Phòng kính');
  const left = await company.owner.call(updateMeeting, { params, body: { version: 2, roomId: null } });
  expect(left.value().room).toBeNull();
  const other = await givenCompany(app, { name: 'Công ty khác' });
  expect(await other.owner.call(createMeeting, { body })).toMatchObject(refusal('room_not_found'));
  expect((await company.owner.call(readMeeting, { params })).value().room).toBeNull();
});
