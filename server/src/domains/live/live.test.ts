import {
  endLiveMeeting,
  inviteSpeaker,
  joinLiveMeeting,
  moveAgenda,
  readLiveMeeting,
  recordAttendance,
  registerSpeaker,
  removeSpeaker,
  startLiveMeeting,
  updateItemTime,
} from '@hopgon/contract/live/routes';
import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import { cancelMeeting, createMeeting, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { readAgenda, saveAgenda } from '@hopgon/contract/preparation/routes';
import { createRoom } from '@hopgon/contract/rooms/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '../../testing/fake-clock.ts';
import { type CompanyOf, givenCompany } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

const chairName = 'Đặng Khánh Quỳnh';

let app: TestApp;
let company: CompanyOf<'Trường Lễ' | 'Phương Uyên' | 'Người Ngoài'>;
let params: { meetingId: string };
let itemIds: string[];

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Trường Lễ', 'Phương Uyên', 'Người Ngoài'] });
});
afterAll(() => app.close());

async function givenMeeting(visibility: 'invited' | 'company' = 'invited') {
  const { owner, people } = company;
  const now = app.clock.now().getTime();
  const body = {
    title: 'Giao ban xưởng',
    startsAt: new Date(now).toISOString(),
    endsAt: new Date(now + minutes(45)).toISOString(),
    allowClashes: true,
    visibility,
    participants: [
      { userId: people['Trường Lễ'].userId, role: 'secretary' as const },
      { userId: people['Phương Uyên'].userId, role: 'attendee' as const },
    ],
    guests: [{ email: 'khach@doitac.example', name: 'Mạc Hương Giang' }],
  };
  const meeting = (await owner.call(createMeeting, { body })).value();
  params = { meetingId: meeting.id };
  const items = [
    { title: 'Tiến độ', minutes: 15 },
    { title: 'An toàn', minutes: 10 },
  ];
  const agenda = (await owner.call(saveAgenda, { params, body: { version: 0, items } })).value();
  itemIds = agenda.items.map(({ id }) => id);
  return meeting;
}

beforeEach(async () => {
  // A token is good for a quarter of an hour.
  app.clock.set('2026-11-20T09:00:00+07:00');
  await givenMeeting();
});

const personIn = (live: LiveMeeting, name: string) => {
  const person = live.people.find((each) => each.name === name);
  if (!person) throw new Error(`${name} is not in the meeting`);
  return person;
};

const start = async () => (await company.owner.call(startLiveMeeting, { params })).value();

describe('the course of a meeting', () => {
  test('begins with the first agenda item, moves on and back, and adds up the time of each', async () => {
    const { owner, people } = company;
    const started = await start();
    expect(started).toMatchObject({ state: 'running', currentItemId: itemIds[0] });
    app.clock.advance(minutes(5));
    const body = { agendaItemId: itemIds[1] ?? '' };
    (await people['Trường Lễ'].call(moveAgenda, { params, body })).value();
    app.clock.advance(minutes(3));
    (await owner.call(moveAgenda, { params, body: { agendaItemId: itemIds[0] ?? '' } })).value();
    app.clock.advance(minutes(2));
    const ended = (await owner.call(endLiveMeeting, { params })).value();
    expect(ended).toMatchObject({ state: 'ended', currentItemId: null });
    const lengths = ended.items.map(({ spans }) =>
      spans.map(({ from, to }) => (Date.parse(to ?? '') - Date.parse(from)) / minutes(1)),
    );
    expect(lengths).toEqual([[5, 2], [3]]);
  });

  test('one that is moved to twice is not started again, and a start or end twice changes nothing', async () => {
    const { owner } = company;
    const { startedAt } = await start();
    app.clock.advance(minutes(4));
    const again = await start();
    expect(again.startedAt).toBe(startedAt);
    const body = { agendaItemId: itemIds[0] ?? '' };
    expect((await owner.call(moveAgenda, { params, body })).value().items[0]?.spans).toHaveLength(1);
    const { endedAt } = (await owner.call(endLiveMeeting, { params })).value();
    app.clock.advance(minutes(1));
    expect((await owner.call(endLiveMeeting, { params })).value().endedAt).toBe(endedAt);
  });

  test('an end before its hour frees room and people; it can be gone on with', async () => {
    const { owner } = company;
    await start();
    app.clock.advance(minutes(12));
    const { endedAt } = (await owner.call(endLiveMeeting, { params })).value();
    expect((await owner.call(readMeeting, { params })).value()).toMatchObject({
      status: 'completed',
      endedAt,
    });
    const again = await start();
    expect(again).toMatchObject({ state: 'running', endedAt: null, currentItemId: itemIds[0] });
    const resumed = (await owner.call(readMeeting, { params })).value();
    expect(resumed).toMatchObject({ status: 'ongoing', endedAt: null, can: { end: true } });
  });

  test('is not gone on with in a room that somebody booked after its end', async () => {
    const { owner } = company;
    const { id: roomId } = (await owner.call(createRoom, { body: { name: 'Phòng 3' } })).value();
    const { version, endsAt } = (await owner.call(readMeeting, { params })).value();
    (await owner.call(updateMeeting, { params, body: { version, roomId, allowClashes: true } })).value();
    await start();
    app.clock.advance(minutes(12));
    (await owner.call(endLiveMeeting, { params })).value();
    const startsAt = new Date(app.clock.now().getTime() + minutes(5)).toISOString();
    const body = { title: 'Họp khách', startsAt, endsAt, roomId, allowClashes: true };
    (await company.people['Người Ngoài'].call(createMeeting, { body })).value();
    expect((await owner.call(startLiveMeeting, { params })).code).toBe('live_time_taken');
    expect((await owner.call(readLiveMeeting, { params })).value().state).toBe('ended');
  });

  test('an item gets more minutes, and nothing else of the agenda changes', async () => {
    const { owner } = company;
    const input = { params: { ...params, agendaItemId: itemIds[1] ?? '' }, body: { extraMinutes: 5 } };
    const live = (await owner.call(updateItemTime, input)).value();
    expect(live.items.map(({ extraMinutes }) => extraMinutes)).toEqual([0, 5]);
    expect((await owner.call(readAgenda, { params })).value().items[1]?.minutes).toBe(10);
  });

  test('without an agenda it runs as well', async () => {
    const { owner } = company;
    (await owner.call(saveAgenda, { params, body: { version: 1, items: [] } })).value();
    expect(await start()).toMatchObject({ state: 'running', currentItemId: null, items: [] });
  });

  test('refuses what is not possible', async () => {
    const { owner } = company;
    const body = { agendaItemId: itemIds[0] ?? '' };
    expect((await owner.call(moveAgenda, { params, body })).code).toBe('live_not_running');
    expect((await owner.call(endLiveMeeting, { params })).code).toBe('live_not_started');
    const unknown = { agendaItemId: app.world.newId() };
    await start();
    expect((await owner.call(moveAgenda, { params, body: unknown })).code).toBe('agenda_item_not_found');
  });

  test('does not begin more than a day ahead, nor when called off', async () => {
    const { owner } = company;
    const { version, startsAt, endsAt } = (await owner.call(readMeeting, { params })).value();
    const later = (time: string) => new Date(Date.parse(time) + minutes(24 * 60 + 1)).toISOString();
    const body = { version, startsAt: later(startsAt), endsAt: later(endsAt), allowClashes: true };
    (await owner.call(updateMeeting, { params, body })).value();
    expect((await owner.call(startLiveMeeting, { params })).code).toBe('live_too_early');
    app.clock.advance(minutes(1));
    expect((await owner.call(startLiveMeeting, { params })).code).toBeNull();
    (await owner.call(cancelMeeting, { params, query: {} })).value();
    expect((await owner.call(startLiveMeeting, { params })).code).toBe('meeting_cancelled');
  });
});

describe('attendance', () => {
  const record = (name: string, act: 'in-person' | 'online' | 'left' | 'absent' | 'unrecorded', rest = {}) =>
    company.people['Trường Lễ'].call(readLiveMeeting, { params }).then((reply) =>
      company.people['Trường Lễ'].call(recordAttendance, {
        params,
        body: { people: [{ id: personIn(reply.value(), name).id, act, ...rest }] },
      }),
    );

  test('is recorded by the secretary with the minute, and the number present follows', async () => {
    await start();
    expect((await record(chairName, 'in-person')).value().quorum).toEqual({
      ...{ present: 1, of: 3, needed: 2, isMet: false, share: null },
    });
    const arrivedAt = app.clock.now().toISOString();
    const two = (await record('Phương Uyên', 'online')).value();
    expect(two.quorum).toMatchObject({ present: 2, isMet: true });
    app.clock.advance(minutes(11));
    const left = (await record('Phương Uyên', 'left')).value();
    expect(left.quorum).toMatchObject({ present: 1, isMet: false });
    expect(personIn(left, 'Phương Uyên')).toMatchObject({
      attendance: 'online',
      isPresent: false,
      stays: [{ way: 'online', arrivedAt, leftAt: app.clock.now().toISOString() }],
    });
  });

  test('of guests stands apart and counts for nothing', async () => {
    const live = (await record('Mạc Hương Giang', 'online')).value();
    expect(personIn(live, 'Mạc Hương Giang')).toMatchObject({
      isMember: false,
      part: 'guest',
      isPresent: true,
    });
    expect(live.quorum.present).toBe(0);
  });

  test('holds the reason of an absence, which goes when the person comes', async () => {
    const absent = (await record('Phương Uyên', 'absent', { reason: 'Đi công tác' })).value();
    expect(personIn(absent, 'Phương Uyên')).toMatchObject({ attendance: 'absent', reason: 'Đi công tác' });
    const came = (await record('Phương Uyên', 'in-person')).value();
    expect(personIn(came, 'Phương Uyên')).toMatchObject({ attendance: 'in-person', reason: '' });
  });

  test('of several people is recorded at once; said twice, it is recorded once', async () => {
    const live = (await company.owner.call(readLiveMeeting, { params })).value();
    const body = { people: live.people.map(({ id }) => ({ id, act: 'in-person' as const })) };
    for (const _ of [1, 2]) (await company.owner.call(recordAttendance, { params, body })).value();
    const [{ count } = { count: 0 }] = await app.database.sql<{ count: number }>(
      'select count(*)::int as count from attendance_records where meeting_id = $1',
      [params.meetingId],
    );
    expect(count).toBe(4);
  });

  test('of somebody who was forgotten is from the start of a meeting that is over, and never later than its end', async () => {
    const { startedAt } = await start();
    app.clock.advance(minutes(5));
    const { endedAt } = (await company.owner.call(endLiveMeeting, { params })).value();
    app.clock.advance(minutes(5));
    const live = (await record('Phương Uyên', 'in-person')).value();
    expect(personIn(live, 'Phương Uyên')).toMatchObject({
      ...{ attendance: 'in-person', isPresent: true },
      stays: [{ arrivedAt: startedAt, leftAt: null }],
    });
    const left = (await record('Phương Uyên', 'left')).value();
    expect(personIn(left, 'Phương Uyên').stays).toMatchObject([{ arrivedAt: startedAt, leftAt: endedAt }]);
    const at = app.clock.now().toISOString();
    expect((await record(chairName, 'in-person', { at })).code).toBe('attendance_time_wrong');
  });

  test('takes no time in the future, and nobody who is not invited', async () => {
    const at = new Date(app.clock.now().getTime() + minutes(1)).toISOString();
    expect((await record(chairName, 'in-person', { at })).code).toBe('attendance_time_wrong');
    const body = { people: [{ id: company.people['Người Ngoài'].userId, act: 'in-person' as const }] };
    expect((await company.owner.call(recordAttendance, { params, body })).code).toBe('live_person_not_found');
  });

  test('is never guessed: a person who opens the page is shown as visiting, for a minute', async () => {
    const { people } = company;
    const uyen = people['Phương Uyên'];
    expect((await uyen.call(joinLiveMeeting, { params })).value()).toEqual({ visitorIds: [uyen.userId] });
    const visiting = async () =>
      personIn((await people['Trường Lễ'].call(readLiveMeeting, { params })).value(), 'Phương Uyên');
    expect(await visiting()).toMatchObject({ isVisiting: true, attendance: 'unrecorded', isPresent: false });
    app.clock.advance(minutes(2));
    expect(await visiting()).toMatchObject({ isVisiting: false });
  });
});

describe('the list of speakers', () => {
  const names = ({ speakers }: LiveMeeting) =>
    speakers.map(({ displayName, invitedAt }) => `${displayName}${invitedAt ? ' nói' : ''}`);

  test('is in the order of asking; the chair gives the floor to one at a time', async () => {
    const { owner, people } = company;
    await start();
    const [le, uyen] = [people['Trường Lễ'], people['Phương Uyên']];
    (await uyen.call(registerSpeaker, { params })).value();
    app.clock.advance(1000);
    (await le.call(registerSpeaker, { params })).value();
    const twice = (await uyen.call(registerSpeaker, { params })).value();
    expect(names(twice)).toEqual(['Phương Uyên', 'Trường Lễ']);
    const invite = (userId: string) => owner.call(inviteSpeaker, { params: { ...params, userId } });
    expect(names((await invite(uyen.userId)).value())).toEqual(['Phương Uyên nói', 'Trường Lễ']);
    expect(names((await invite(le.userId)).value())).toEqual(['Trường Lễ nói']);
    expect((await invite(uyen.userId)).code).toBe('speaker_not_registered');
  });

  test('is left by oneself, or at the word of who runs the meeting', async () => {
    const { owner, people } = company;
    await start();
    const [le, uyen] = [people['Trường Lễ'], people['Phương Uyên']];
    const of = (userId: string) => ({ params: { ...params, userId } });
    for (const person of [le, uyen]) (await person.call(registerSpeaker, { params })).value();
    expect((await uyen.call(removeSpeaker, of(le.userId))).code).toBe('not_allowed');
    expect(names((await uyen.call(removeSpeaker, of(uyen.userId))).value())).toEqual(['Trường Lễ']);
    expect(names((await owner.call(removeSpeaker, of(le.userId))).value())).toEqual([]);
  });

  test('exists only while the meeting runs', async () => {
    const { owner, people } = company;
    expect((await people['Phương Uyên'].call(registerSpeaker, { params })).code).toBe('live_not_running');
    await start();
    (await people['Phương Uyên'].call(registerSpeaker, { params })).value();
    expect(names((await owner.call(endLiveMeeting, { params })).value())).toEqual([]);
  });
});

describe('who enters', () => {
  test('a meeting of the whole company is seen by all and entered by those invited', async () => {
    await givenMeeting('company');
    const outsider = company.people['Người Ngoài'];
    expect((await outsider.call(readMeeting, { params })).code).toBeNull();
    expect((await outsider.call(readLiveMeeting, { params })).code).toBe('not_invited');
    expect((await company.people['Phương Uyên'].call(readLiveMeeting, { params })).code).toBeNull();
  });

  test('a closed meeting exists for its own people alone, and wakes nobody else', async () => {
    await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [params.meetingId]);
    expect((await company.people['Người Ngoài'].call(readLiveMeeting, { params })).code).toBe(
      'meeting_not_found',
    );
    expect((await company.people['Phương Uyên'].call(readLiveMeeting, { params })).code).toBeNull();
    const woken: (readonly string[] | undefined)[] = [];
    const { wake } = app.world.hub;
    app.world.hub.wake = (call) => {
      woken.push(call.userIds);
      wake(call);
    };
    try {
      await start();
    } finally {
      app.world.hub.wake = wake;
    }
    expect(woken).toEqual([
      [company.owner.userId, company.people['Trường Lễ'].userId, company.people['Phương Uyên'].userId],
    ]);
  });
});
