import { endMeeting, listMeetingChanges } from '@hopgon/contract/meetings/lifecycle/routes';
import {
  cancelMeeting,
  createMeeting,
  listMeetings,
  readMeeting,
  respondToInvitation,
  updateMeeting,
} from '@hopgon/contract/meetings/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { createRoom } from '@hopgon/contract/rooms/routes';
import type { CallInput } from '@hopgon/contract/route';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { respond } from '../../../testing/respond.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Bình' | 'Chi'>;
let binh: Person;
let chi: Person;
beforeAll(async () => {
  app = await startTestApp({ MEET_BASE_URL: 'https://meet.congty.example/rooms' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00+07:00');
  company = await givenCompany(app, { owner: 'An', members: ['Bình', 'Chi'] });
  binh = company.people.Bình;
  chi = company.people.Chi;
});

type Body = Partial<CallInput<typeof createMeeting>['body']>;
const soon = { startsAt: '2026-11-20T02:05:00Z', endsAt: '2026-11-20T03:00:00Z' };
const given = async (body: Body = {}) => {
  const participants = [{ userId: chi.userId }];
  return (
    await binh.call(createMeeting, { body: { title: 'Giao ban', ...soon, participants, ...body } })
  ).value();
};
type Changes = Omit<CallInput<typeof updateMeeting>['body'], 'version'>;
const change = (person: Person, { id: meetingId, version }: Meeting, body: Changes) =>
  person.call(updateMeeting, { params: { meetingId }, body: { version, ...body } });
const read = async (person: Person, { id: meetingId }: Meeting) =>
  (await person.call(readMeeting, { params: { meetingId } })).value();
const historyOf = async (person: Person, { id: meetingId }: Meeting) =>
  (await person.call(listMeetingChanges, { params: { meetingId } })).value().changes;

describe('a meeting that goes on', () => {
  test('is ended by who leads it, not before it began, and is among those held', async () => {
    const meeting = await given();
    const end = (person: Person) =>
      person.call(endMeeting, { params: { meetingId: meeting.id }, body: { version: 1 } });
    expect(await end(binh)).toMatchObject(refusal('meeting_not_ongoing'));
    app.clock.advance(minutes(10));
    expect(await end(chi)).toMatchObject(refusal('not_allowed'));
    expect((await read(binh, meeting)).can.end).toBe(true);
    expect((await end(binh)).value()).toMatchObject({
      status: 'completed',
      endedAt: '2026-11-20T02:10:00.000Z',
      endsAt: '2026-11-20T03:00:00.000Z',
      can: { end: false },
    });
    const now = app.clock.now().toISOString();
    const over = (await chi.call(listMeetings, { query: { endedBy: now } })).value().meetings;
    expect(over.map(({ id }) => id)).toEqual([meeting.id]);
    expect((await chi.call(listMeetings, { query: { from: now } })).value().meetings).toEqual([]);
  });

  test('is prolonged in silence: answers stay, nobody is mailed', async () => {
    const meeting = await given();
    (await respond(chi, meeting.id, { answer: 'accepted' })).value();
    app.clock.advance(minutes(10));
    const longer = (await change(binh, meeting, { endsAt: '2026-11-20T03:30:00Z' })).value();
    expect(longer).toMatchObject({ status: 'ongoing', version: 2 });
    expect(longer.participants.map(({ answer }) => answer)).toEqual(['accepted', 'accepted']);
    const mails = `select coalesce(message->>'subject', 'not written yet') as subject from outbox_mails
      where subject_id = $1`;
    const subjects = async () =>
      (await app.database.sql<{ subject: string }>(mails, [meeting.id])).map(({ subject }) => subject);
    await expect.poll(subjects).toEqual([expect.stringMatching(/^Mời họp/)]);
  });
});

test('who had answered reads the earlier time until they answer for the new one, or the meeting is put back', async () => {
  const meeting = await given();
  const answer = async () => (await respond(chi, meeting.id, { answer: 'accepted' })).value();
  const earlier = { answer: 'accepted', startsAt: meeting.startsAt, endsAt: meeting.endsAt };
  const later = { startsAt: '2026-11-20T06:00:00Z', endsAt: '2026-11-20T07:00:00Z' };
  await answer();
  const moved = (await change(binh, meeting, later)).value();
  expect(moved.myEarlierAnswer).toBeNull();
  expect(await read(chi, meeting)).toMatchObject({ myAnswer: 'waiting', myEarlierAnswer: earlier });
  const now = app.clock.now().toISOString();
  const listed = (await chi.call(listMeetings, { query: { from: now } })).value().meetings;
  expect(listed).toMatchObject([{ myAnswer: 'waiting', myEarlierAnswer: earlier }]);
  await answer();
  expect(await read(chi, meeting)).toMatchObject({ myAnswer: 'accepted', myEarlierAnswer: null });
  (await change(binh, moved, { startsAt: meeting.startsAt, endsAt: meeting.endsAt })).value();
  expect(await read(chi, meeting)).toMatchObject({ myAnswer: 'accepted', myEarlierAnswer: null });
});

test("a member's answer counts only for the time they have read", async () => {
  const meeting = await given();
  const later = { startsAt: '2026-11-20T06:00:00Z', endsAt: '2026-11-20T07:00:00Z' };
  (await change(binh, meeting, later)).value();
  const answer = (times: typeof later) =>
    chi.call(respondToInvitation, {
      params: { meetingId: meeting.id },
      body: { times, answer: 'accepted' },
    });
  const before = { startsAt: meeting.startsAt, endsAt: meeting.endsAt };
  expect(await answer(before)).toMatchObject(refusal('meeting_moved'));
  expect(await read(chi, meeting)).toMatchObject({ myAnswer: 'waiting' });
  (await answer(later)).value();
  expect(await read(chi, meeting)).toMatchObject({ myAnswer: 'accepted' });
});

test('the history shows who changed what, from what to what, by the names of today', async () => {
  const roomId = (await company.owner.call(createRoom, { body: { name: 'Phòng lớn' } })).value().id;
  const meeting = await given();
  const people = [{ userId: binh.userId, role: 'chair' as const }, { userId: company.owner.userId }];
  const guests = [{ email: 'Khach@Doitac.example', name: 'Chị Hoa' }];
  const endsAt = '2026-11-20T03:30:00Z';
  const changed = (
    await change(binh, meeting, { title: 'Giao ban tuần', endsAt, roomId, participants: people, guests })
  ).value();
  expect(changed.guests).toMatchObject([
    { name: 'Chị Hoa', email: 'khach@doitac.example', answer: 'waiting' },
  ]);
  (await binh.call(cancelMeeting, { params: { meetingId: meeting.id }, query: { reason: 'Bận' } })).value();
  expect((await read(company.owner, meeting)).cancelledBy?.displayName).toBe('Bình');
  expect((await read(company.owner, meeting)).guests[0]?.email, 'to who only attends').toBeNull();
  const [cancelled, edited, created] = await historyOf(company.owner, meeting);
  expect([cancelled?.kind, edited?.kind, created?.kind]).toEqual(['cancelled', 'changed', 'created']);
  expect(edited).toMatchObject({ version: 2, by: { userId: binh.userId, displayName: 'Bình' } });
  expect(edited?.fields).toEqual([
    { field: 'title', from: 'Giao ban', to: 'Giao ban tuần', subject: null },
    { field: 'endsAt', from: '2026-11-20T03:00:00.000Z', to: '2026-11-20T03:30:00.000Z', subject: null },
    { field: 'room', from: null, to: 'Phòng lớn', subject: null },
    { field: 'participant', from: null, to: 'attendee', subject: 'An' },
    { field: 'participant', from: 'attendee', to: null, subject: 'Chi' },
    { field: 'guest', from: null, to: 'guest', subject: 'Chị Hoa' },
  ]);
});

test('a change of an old version is refused with what others changed meanwhile', async () => {
  const participants = [{ userId: chi.userId, role: 'secretary' as const }];
  const meeting = await given({ participants });
  (await change(chi, meeting, { location: 'Tầng 5' })).value();
  const late = await change(binh, meeting, { location: 'Tầng 6' });
  expect(late).toMatchObject(refusal('version_stale'));
  expect(late.body).toMatchObject({
    details: {
      changes: [
        { by: { displayName: 'Chi' }, version: 2, fields: [{ field: 'location', from: null, to: 'Tầng 5' }] },
      ],
    },
  });
});

describe('where and when', () => {
  test('a zone of its own is kept by its name of today; one nobody knows is refused', async () => {
    expect((await given({ timeZone: 'Asia/Saigon' })).timeZone).toBe('Asia/Ho_Chi_Minh');
    const mars = await binh.call(createMeeting, {
      body: { title: 'Họp', ...soon, timeZone: 'Mars/Olympus', allowClashes: true },
    });
    expect(mars).toMatchObject(refusal('time_zone_unknown'));
  });

  test('a link is one of http or https, or made by the server: another one each time', async () => {
    const create = (body: Body) =>
      binh.call(createMeeting, { body: { title: 'Họp', ...soon, allowClashes: true, ...body } });
    expect((await create({ joinUrl: 'https://meet.example/abc' })).value().joinUrl).toBe(
      'https://meet.example/abc',
    );
    for (const joinUrl of ['javascript:alert(1)', 'https://an:mat@meet.example/', 'meet.example/abc'])
      expect((await create({ joinUrl })).status, joinUrl).toBe(422);
    const made = (await create({ makeJoinUrl: true })).value();
    expect(made.joinUrl).toMatch(/^https:\/\/meet\.congty\.example\/rooms\/hop-[0-9a-f]{24}$/);
    const again = (await change(binh, made, { makeJoinUrl: true })).value();
    expect(again.joinUrl).not.toBe(made.joinUrl);
  });

  test('a guest is invited once by an address', async () => {
    const guests = [
      { email: 'hoa@doitac.example', name: 'Hoa' },
      { email: 'HOA@doitac.example', name: 'Chị Hoa' },
    ];
    const twice = await binh.call(createMeeting, { body: { title: 'Họp', ...soon, guests } });
    expect(twice).toMatchObject(refusal('guest_twice'));
  });

  test('the list is narrowed to the caller’s, a person’s, a room’s, and those that are on', async () => {
    const roomId = (await company.owner.call(createRoom, { body: { name: 'Phòng kính' } })).value().id;
    const own = await given({ title: 'Của Bình', visibility: 'company', roomId });
    const other = { title: 'Của An', ...soon, visibility: 'company' as const };
    const off = (await company.owner.call(createMeeting, { body: other })).value();
    (await company.owner.call(cancelMeeting, { params: { meetingId: off.id } })).value();
    const titles = async (query: Record<string, string>) =>
      (await binh.call(listMeetings, { query })).value().meetings.map(({ title }) => title);
    expect(await titles({})).toHaveLength(2);
    expect(await titles({ mine: 'true' })).toEqual(['Của Bình']);
    expect(await titles({ personId: chi.userId })).toEqual(['Của Bình']);
    expect(await titles({ personId: company.owner.userId })).toEqual(['Của An']);
    expect(await titles({ roomId })).toEqual(['Của Bình']);
    expect(await titles({ cancelled: 'false' })).toEqual(['Của Bình']);
    expect((await read(binh, own)).room?.name).toBe('Phòng kính');
  });
});
