import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { findClashes, listBusyTimes } from '@hopgon/contract/meetings/busy/routes';
import { endMeeting } from '@hopgon/contract/meetings/lifecycle/routes';
import {
  cancelMeeting,
  createMeeting,
  respondToInvitation,
  updateMeeting,
} from '@hopgon/contract/meetings/routes';
import { createRoom } from '@hopgon/contract/rooms/routes';
import type { CallInput } from '@hopgon/contract/route';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { respond } from '../../../testing/respond.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

type Body = CallInput<typeof createMeeting>['body'];

let app: TestApp;
let company: CompanyOf<'Bình' | 'Chi' | 'Dũng'>;
let roomId: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await givenCompany(app, { owner: 'An', members: ['Bình', 'Chi', 'Dũng'] });
  roomId = (await company.owner.call(createRoom, { body: { name: 'Phòng lớn' } })).value().id;
});

const hour = { startsAt: '2026-12-01T02:00:00Z', endsAt: '2026-12-01T03:00:00Z' };
const nextHour = { startsAt: '2026-12-01T03:00:00Z', endsAt: '2026-12-01T04:00:00Z' };
const book = (person: Person, body: Partial<Body> = {}) =>
  person.call(createMeeting, { body: { title: 'Họp', ...hour, ...body } });
const settle = async (settings: Record<string, unknown>) =>
  (await company.owner.call(updateCompany, { body: { version: 1, settings } })).value();
const codesOf = (replies: readonly { readonly code: string | null }[]) =>
  replies.map(({ code }) => code ?? 'done').sort();

describe('two who ask at once', () => {
  // ASVS v5.0.0-2.3.4
  test('for one room: exactly one has it, however many ask', async () => {
    const { Bình, Chi, Dũng } = company.people;
    const asking = [company.owner, Bình, Chi, Dũng];
    const replies = await Promise.all(asking.map((person) => book(person, { roomId, allowClashes: true })));
    expect(codesOf(replies)).toEqual(['done', 'meeting_overlap', 'meeting_overlap', 'meeting_overlap']);
    const bookings = await app.database.sql('select from bookings where subject_id = $1', [roomId]);
    expect(bookings).toHaveLength(1);
  });

  test('for one person, where the company forbids it: exactly one has them', async () => {
    await settle({ forbidPersonOverlaps: true });
    const { Bình, Chi, Dũng } = company.people;
    const participants = [{ userId: Dũng.userId }];
    const replies = await Promise.all(
      [company.owner, Bình, Chi].map((person) => book(person, { participants, allowClashes: true })),
    );
    expect(codesOf(replies)).toEqual(['done', 'meeting_overlap', 'meeting_overlap']);
  });

  test('to move two meetings into one room and hour: exactly one gets there', async () => {
    const { Bình, Chi } = company.people;
    const one = (await book(Bình)).value();
    const other = (await book(Chi)).value();
    const move = (person: Person, meetingId: string) =>
      person.call(updateMeeting, { params: { meetingId }, body: { version: 1, roomId } });
    const replies = await Promise.all([move(Bình, one.id), move(Chi, other.id)]);
    expect(codesOf(replies)).toEqual(['done', 'meeting_overlap']);
  });

  test('to answer and to move: both are done, in turn', async () => {
    await settle({ forbidPersonOverlaps: true });
    const { Chi } = company.people;
    const { id: meetingId, ...times } = (
      await book(company.owner, { participants: [{ userId: Chi.userId }] })
    ).value();
    const replies = await Promise.all([
      company.owner.call(updateMeeting, { params: { meetingId }, body: { version: 1, ...nextHour } }),
      Chi.call(respondToInvitation, { params: { meetingId }, body: { answer: 'declined', times } }),
    ]);
    const [moved, answered] = codesOf(replies);
    expect(moved).toBe('done');
    expect(['done', 'meeting_moved'], 'before the move or after it').toContain(answered);
  });
});

describe('what is in the way', () => {
  test('is said, and may be overlooked where the company does not forbid it', async () => {
    const { Bình, Chi } = company.people;
    const { id } = (await book(Bình, { title: 'Kín', roomId })).value();
    const body = { ...hour, userIds: [Bình.userId], roomId };
    const person = { userId: Bình.userId, displayName: 'Bình' };
    const times = {
      startsAt: '2026-12-01T02:00:00.000Z',
      endsAt: '2026-12-01T03:00:00.000Z',
      timeZone: 'Asia/Ho_Chi_Minh',
    };
    expect((await Chi.call(findClashes, { body })).value().clashes).toEqual(
      expect.arrayContaining([
        { person, room: null, ...times, meeting: null, forbidden: false },
        { person: null, room: { id: roomId, name: 'Phòng lớn' }, ...times, meeting: null, forbidden: true },
      ]),
    );
    const named = { ...body, exceptMeetingId: id };
    expect((await Chi.call(findClashes, { body: named })).value().clashes).toEqual([]);
    const participants = [{ userId: Bình.userId }];
    const refused = await book(Chi, { participants });
    expect(refused).toMatchObject(refusal('meeting_clashes'));
    expect(refused.body).toMatchObject({
      details: { clashes: [{ person, meeting: null, forbidden: false }] },
    });
    expect((await book(Chi, { participants, allowClashes: true })).status).toBe(200);
    expect(await book(Chi, { roomId, allowClashes: true })).toMatchObject(refusal('meeting_overlap'));
  });

  test('who is only informed, declined, or in a cancelled meeting is free; one hour follows another', async () => {
    await settle({ forbidPersonOverlaps: true });
    const { Bình, Chi, Dũng } = company.people;
    const people = [{ userId: Chi.userId }, { userId: Dũng.userId, role: 'informed' as const }];
    const first = (await book(company.owner, { roomId, participants: people })).value();
    expect((await book(Dũng)).status, 'only informed').toBe(200);
    expect(await book(Chi)).toMatchObject(refusal('meeting_overlap'));
    (await respond(Chi, first.id, { answer: 'declined' })).value();
    const own = (await book(Chi)).value();
    expect(await respond(Chi, first.id, { answer: 'accepted' })).toMatchObject(refusal('meeting_overlap'));
    (await Chi.call(cancelMeeting, { params: { meetingId: own.id } })).value();
    expect((await respond(Chi, first.id, { answer: 'accepted' })).status).toBe(200);
    expect((await book(Bình, { ...nextHour, roomId })).status, 'the next hour').toBe(200);
  });

  test('is free again from when a meeting was ended; to prolong it the room must be free', async () => {
    const soon = { startsAt: '2026-11-20T02:00:00Z', endsAt: '2026-11-20T03:00:00Z', roomId };
    const held = (await book(company.owner, soon)).value();
    const params = { meetingId: held.id };
    const after = { startsAt: '2026-11-20T03:00:00Z', endsAt: '2026-11-20T04:00:00Z', roomId };
    (await book(company.people.Chi, after)).value();
    const longer = { version: 1, endsAt: '2026-11-20T03:30:00Z', allowClashes: true };
    expect(await company.owner.call(updateMeeting, { params, body: longer })).toMatchObject(
      refusal('meeting_overlap'),
    );
    (await company.owner.call(endMeeting, { params, body: { version: 1 } })).value();
    const rest = { startsAt: app.clock.now().toISOString(), endsAt: '2026-11-20T03:00:00Z', roomId };
    expect((await book(company.people.Dũng, rest)).status).toBe(200);
  });

  test('when a company begins to forbid it, what overlaps stays; nothing is added to it', async () => {
    await settle({ forbidRoomOverlaps: false });
    const { Bình, Chi, Dũng } = company.people;
    for (const person of [Bình, Chi]) (await book(person, { roomId, allowClashes: true })).value();
    const body = { version: 2, settings: { forbidRoomOverlaps: true } };
    (await company.owner.call(updateCompany, { body })).value();
    expect(await book(Dũng, { roomId, allowClashes: true })).toMatchObject(refusal('meeting_overlap'));
    expect((await book(Dũng, { ...nextHour, roomId })).status).toBe(200);
    const kept = await app.database.sql('select from bookings where subject_id = $1', [roomId]);
    expect(kept).toHaveLength(3);
  });
});

test('others see times that are taken and nothing more; all of them only who runs the company', async () => {
  const { Bình, Chi } = company.people;
  (await book(Bình, { title: 'Riêng', roomId })).value();
  (await book(Bình, { ...nextHour, title: 'Chung', visibility: 'company' })).value();
  const query = { from: '2026-12-01T00:00:00Z', to: '2026-12-02T00:00:00Z' };
  const busy = async (person: Person, of: { personId?: string; roomId?: string } = {}) =>
    (await person.call(listBusyTimes, { query: { ...query, ...of } })).value().busy;
  const taken = [{ startsAt: '2026-12-01T02:00:00.000Z', endsAt: '2026-12-01T03:00:00.000Z' }];
  expect(await busy(Chi, { personId: Bình.userId })).toEqual(taken);
  expect(await busy(Chi, { roomId })).toEqual(taken);
  expect(await busy(Bình, { roomId }), 'one sees one’s own as a meeting').toEqual([]);
  expect(await busy(Chi)).toEqual([]);
  expect(await busy(company.owner)).toEqual(taken);
  const stranger = (await givenCompany(app, { name: 'Công ty khác' })).owner;
  expect(await busy(stranger, { personId: Bình.userId })).toEqual([]);
});
