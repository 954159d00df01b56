import { createMeeting, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { createRoom } from '@hopgon/contract/rooms/routes';
import type { CallInput } from '@hopgon/contract/route';
import { createSeries, updateSeries } from '@hopgon/contract/series/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Bình' | 'Chi' | 'Dung'>;
let binh: Person;
let chi: Person;
let dung: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00+07:00');
  company = await givenCompany(app, { owner: 'An', members: ['Bình', 'Chi', 'Dung'] });
  ({ Bình: binh, Chi: chi, Dung: dung } = company.people);
});

const asked = { title: 'Giao ban', startsAt: '2026-11-24T02:00:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' };
const later = { startsAt: '2026-11-24T07:00:00.000Z', endsAt: '2026-11-24T08:00:00.000Z' };
const parts = () => [
  { userId: binh.userId, role: 'chair' as const },
  { userId: chi.userId, role: 'secretary' as const },
];
const given = async (): Promise<Meeting> =>
  (await binh.call(createMeeting, { body: { ...asked, participants: parts() } })).value();

type Changes = Omit<CallInput<typeof updateMeeting>['body'], 'version'>;
/** Of the meeting as it was read when it was new. */
const change = (person: Person, { id: meetingId }: Meeting, body: Changes) =>
  person.call(updateMeeting, { params: { meetingId }, body: { version: 1, ...body } });
const read = async ({ id: meetingId }: Meeting) =>
  (await binh.call(readMeeting, { params: { meetingId } })).value();
const rolesOf = ({ participants }: Meeting) =>
  participants.map(({ displayName, role }) => [displayName, role]);

describe('two people who change one meeting from the same version', () => {
  test('keep both where one sets the kind, which the history shows', async () => {
    const meeting = await given();
    (await change(binh, meeting, { kind: 'briefing' })).value();
    const merged = (await change(chi, meeting, { kind: 'other', goal: 'Có bảng giá' })).value();
    expect(merged).toMatchObject({ kind: 'briefing', goal: 'Có bảng giá' });
    expect(await change(chi, meeting, { kind: 'client' })).toMatchObject(refusal('version_stale'));
  });

  test('keep both changes when they changed different fields, also where a form sends all it holds', async () => {
    const meeting = await given();
    (
      await binh.call(updateMeeting, {
        params: { meetingId: meeting.id },
        body: { version: 1, title: 'Chốt giá' },
      })
    ).value();
    const merged = (
      await change(chi, meeting, { ...asked, goal: 'Có bảng giá', location: 'Tầng 3' })
    ).value();
    expect(merged).toMatchObject({
      version: 3,
      title: 'Chốt giá',
      goal: 'Có bảng giá',
      location: 'Tầng 3',
      startsAt: asked.startsAt,
    });
  });

  test('keep a title and a move, in either order of saving', async () => {
    const meeting = await given();
    (await change(chi, meeting, later)).value();
    expect((await change(binh, meeting, { ...asked, title: 'Chốt giá' })).value()).toMatchObject({
      title: 'Chốt giá',
      ...later,
    });
  });

  test('keep both changes of people and of guests', async () => {
    const meeting = await given();
    const hoa = { email: 'hoa@doitac.example', name: 'Chị Hoa' };
    const nam = { email: 'nam@doitac.example', name: 'Anh Nam' };
    (
      await change(chi, meeting, {
        participants: [...parts(), { userId: dung.userId }],
        guests: [hoa],
      })
    ).value();
    const [chair] = parts();
    const merged = (
      await change(binh, meeting, { participants: chair ? [chair] : [], guests: [nam] })
    ).value();
    expect(rolesOf(merged)).toEqual([
      ['Bình', 'chair'],
      ['Dung', 'attendee'],
    ]);
    expect(merged.guests.map(({ name }) => name)).toEqual(['Anh Nam', 'Chị Hoa']);
  });

  test('agree where both wrote the same', async () => {
    const meeting = await given();
    (await change(chi, meeting, { title: 'Chốt giá' })).value();
    expect((await change(binh, meeting, { title: 'Chốt giá' })).value().title).toBe('Chốt giá');
  });

  test.each<[string, () => Changes, () => Changes, string]>([
    ['the title', () => ({ title: 'Bản một' }), () => ({ title: 'Bản hai', goal: 'Khác' }), 'title'],
    ['the time', () => later, () => ({ endsAt: '2026-11-24T03:30:00.000Z' }), 'endsAt'],
    [
      'one person’s part',
      () => ({
        participants: parts().map((part) => ({
          ...part,
          role: part.userId === chi.userId ? 'guest' : part.role,
        })),
      }),
      () => ({
        participants: parts().map((part) => ({
          ...part,
          role: part.userId === chi.userId ? 'attendee' : part.role,
        })),
      }),
      'participant',
    ],
    [
      'the chair',
      () => ({ participants: [{ userId: chi.userId, role: 'chair' }, { userId: binh.userId }] }),
      () => ({
        participants: [
          { userId: dung.userId, role: 'chair' },
          { userId: chi.userId, role: 'secretary' },
          { userId: binh.userId },
        ],
      }),
      'participant',
    ],
  ])(
    'are asked where both changed %s, and nothing of the later change is written',
    async (_, first, second, field) => {
      const meeting = await given();
      const one = (await change(chi, meeting, first())).value();
      const stale = await change(binh, meeting, second());
      expect(stale).toMatchObject(refusal('version_stale'));
      expect(stale.body).toMatchObject({
        details: { fields: [field], changes: [{ by: { displayName: 'Chi' } }] },
      });
      const { version, title, endsAt, participants } = one;
      expect(await read(meeting)).toMatchObject({ version, title, endsAt, participants });
    },
  );

  test('are distinguished by the room', async () => {
    const room = async (name: string) =>
      (await company.owner.call(createRoom, { body: { name } })).value().id;
    const [big, small] = [await room('Phòng lớn'), await room('Phòng nhỏ')];
    const meeting = await given();
    (await change(chi, meeting, { roomId: big })).value();
    expect((await change(binh, meeting, { title: 'Chốt giá', roomId: null })).value().room?.name).toBe(
      'Phòng lớn',
    );
    expect(await change(binh, meeting, { roomId: small })).toMatchObject(refusal('version_stale'));
  });

  test('keep both when one of them changes the whole series', async () => {
    const recurrence = {
      frequency: 'weekly' as const,
      weekdays: [2],
      ends: { by: 'count' as const, count: 3 },
    };
    const meeting = (
      await binh.call(createSeries, { body: { ...asked, recurrence, participants: parts() } })
    ).value();
    (await change(chi, meeting, { goal: 'Có bảng giá' })).value();
    const body = { version: meeting.version, span: 'all' as const, ...asked, goal: '', title: 'Chốt giá' };
    const merged = (await binh.call(updateSeries, { params: { meetingId: meeting.id }, body })).value();
    expect(merged).toMatchObject({ title: 'Chốt giá', goal: 'Có bảng giá' });
  });

  test('are asked where a version is named that never was', async () => {
    const meeting = await given();
    const stale = await binh.call(updateMeeting, {
      params: { meetingId: meeting.id },
      body: { version: 7, title: 'Khác' },
    });
    expect(stale).toMatchObject(refusal('version_stale'));
  });
});
