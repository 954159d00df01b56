import { cancelMeeting, listMeetings, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import type { CallInput } from '@hopgon/contract/route';
import {
  cancelSeries,
  createSeries,
  previewSeries,
  readSeries,
  respondToSeries,
  updateSeries,
} from '@hopgon/contract/series/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { givenCompany, givenSession, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { respond } from '../../../testing/respond.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { createLaterOccurrences } from './create-later-occurrences.ts';

type Body = CallInput<typeof createSeries>['body'];

let app: TestApp;
let companyId: string;
let an: Person;
let binh: Person;
let chi: Person;

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, { members: ['Lê Thị Bình', 'Trần Chi'] });
  companyId = company.companyId;
  an = company.owner;
  binh = company.people['Lê Thị Bình'];
  chi = company.people['Trần Chi'];
});
afterAll(() => app.close());
const morning = '2026-11-20T09:00:00+07:00';
beforeEach(() => app.clock.set(morning));

/** Sessions do not last until then; and those of then have not begun when the next test begins. */
async function letItBe(instant: string): Promise<void> {
  app.clock.set(instant);
  an = await givenSession(app, an);
  onTestFinished(async () => {
    app.clock.set(morning);
    an = await givenSession(app, an);
    binh = await givenSession(app, binh);
    chi = await givenSession(app, chi);
  });
}

let count = 0;

/** Mondays at nine from 23 November on, four of them, under a title of its own. */
async function weekly(body: Partial<Body> = {}) {
  count += 1;
  const title = `Giao ban số ${count}.`;
  const first = (
    await an.call(createSeries, {
      body: {
        title,
        startsAt: '2026-11-23T02:00:00Z',
        endsAt: '2026-11-23T03:00:00Z',
        recurrence: { frequency: 'weekly', weekdays: [1], ends: { by: 'count', count: 4 } },
        participants: [{ userId: binh.userId }],
        allowClashes: true,
        ...body,
      },
    })
  ).value();
  return { title, first, list: async () => meetingsOf(title) };
}

async function meetingsOf(title: string, person = an) {
  const { meetings } = (
    await person.call(listMeetings, { query: { query: title, limit: 500, cancelled: 'true' } })
  ).value();
  return meetings;
}

const times = (meetings: readonly { startsAt: string; status: string }[]): string[] =>
  meetings.map(({ startsAt, status }) => `${startsAt.slice(5, 16)}${status === 'cancelled' ? ' off' : ''}`);

const change = async (meetingId: string, body: CallInput<typeof updateSeries>['body'], person = an) =>
  person.call(updateSeries, { params: { meetingId }, body: { allowClashes: true, ...body } });

const place = async (meetingId: string, person = an) =>
  (await person.call(readSeries, { params: { meetingId } })).value().series;

const nth = <T>(list: readonly T[], index: number): T => {
  const found = list.at(index);
  if (found === undefined) throw new Error(`there is no ${index}`);
  return found;
};

describe('a new series', () => {
  test('is a meeting for each of its times, and each says which it is', async () => {
    const { first, list } = await weekly();
    const meetings = await list();
    expect(times(meetings)).toEqual(['11-23T02:00', '11-30T02:00', '12-07T02:00', '12-14T02:00']);
    expect(meetings.every(({ series }) => series?.id === first.series?.id)).toBe(true);
    expect(meetings.map(({ participantCount }) => participantCount)).toEqual([2, 2, 2, 2]);
    expect(await place(nth(meetings, 2).id, binh)).toEqual({
      id: first.series?.id,
      recurrence: {
        frequency: 'weekly',
        interval: 1,
        weekdays: [1],
        ends: { by: 'count', count: 4 },
        exceptions: [],
      },
      number: 3,
      total: 4,
      following: 2,
      all: 4,
      previousId: nth(meetings, 1).id,
      nextId: nth(meetings, 3).id,
    });
    expect((await an.call(readSeries, { params: { meetingId: first.id } })).value().series?.number).toBe(1);
    const rings = (await binh.call(listNotifications, {})).value().notifications;
    expect(rings.filter(({ text }) => text.includes(first.title))).toHaveLength(1);
  });

  test('begins on the first of its days, and keeps the clock of its zone through its changes', async () => {
    const { list } = await weekly({
      timeZone: 'America/New_York',
      startsAt: '2027-03-02T14:00:00Z',
      endsAt: '2027-03-02T15:00:00Z',
      recurrence: {
        frequency: 'weekly',
        weekdays: [4],
        ends: { by: 'until', day: '2027-03-25' },
        exceptions: ['2027-03-18'],
      },
    });
    expect(times(await list())).toEqual(['03-04T14:00', '03-11T14:00', '03-25T13:00']);
  });

  test.each([
    [{ frequency: 'yearly', month: 2, on: { by: 'day', day: 30 } }, 'series_empty'],
    [{ frequency: 'daily', ends: { by: 'until', day: '2026-11-22' } }, 'series_empty'],
    [{ frequency: 'daily', ends: { by: 'until', day: '2028-01-01' } }, 'series_too_long'],
    [
      { frequency: 'yearly', month: 11, on: { by: 'day', day: 23 }, ends: { by: 'count', count: 60 } },
      'series_too_long',
    ],
  ] as const)('%j is refused', async (recurrence, code) => {
    const body = {
      title: 'Không thành',
      startsAt: '2026-11-23T02:00:00Z',
      endsAt: '2026-11-23T03:00:00Z',
      recurrence,
    };
    expect(await an.call(createSeries, { body })).toMatchObject(refusal(code));
    expect(await meetingsOf('Không thành')).toEqual([]);
  });

  test('reports beforehand how many meetings there will be, and which would conflict', async () => {
    await weekly({ startsAt: '2027-01-11T02:00:00Z', endsAt: '2027-01-11T03:00:00Z' });
    const wanted = {
      startsAt: '2027-01-04T02:30:00Z',
      endsAt: '2027-01-04T03:30:00Z',
      recurrence: { frequency: 'weekly' as const, weekdays: [1], ends: { by: 'count' as const, count: 3 } },
    };
    const seen = (await an.call(previewSeries, { body: { ...wanted, userIds: [binh.userId] } })).value();
    expect(seen).toEqual({
      total: 3,
      firstAt: '2027-01-04T02:30:00.000Z',
      lastAt: '2027-01-18T02:30:00.000Z',
      clashes: 2,
      clashesAt: ['2027-01-11T02:30:00.000Z', '2027-01-18T02:30:00.000Z'],
    });
    const body = { ...wanted, title: 'Trùng lịch', participants: [{ userId: binh.userId }] };
    expect(await an.call(createSeries, { body })).toMatchObject(refusal('meeting_clashes'));
    expect(await meetingsOf('Trùng lịch')).toEqual([]);
  });

  test('without an end has meetings for a year, and is filled on', async () => {
    const { first, list } = await weekly({ recurrence: { frequency: 'weekly', weekdays: [1] } });
    expect(await place(first.id)).toMatchObject({ number: 1, total: null, all: 53 });
    const [job] = await app.database.sql<{ start_after: Date }>(
      `select start_after from jobs.job where name = 'series.fill' and data->'data'->>'seriesId' = $1`,
      [first.series?.id],
    );
    expect(job?.start_after).toEqual(new Date('2026-12-20T02:00:00Z'));

    await letItBe('2027-01-19T09:00:00+07:00');
    await createLaterOccurrences(app.world, app.world.scopes.job(companyId), first.series?.id ?? '');
    const meetings = await list();
    expect(meetings).toHaveLength(61);
    expect(new Set(meetings.map(({ startsAt }) => startsAt)).size).toBe(61);
    expect(nth(meetings, -1)).toMatchObject({ startsAt: '2028-01-17T02:00:00.000Z', participantCount: 2 });
  });
});

test('who sees one meeting of a series learns nothing of how many there are', async () => {
  const { list } = await weekly();
  const third = nth(await list(), 2);
  const participants = [{ userId: an.userId, role: 'chair' as const }, { userId: chi.userId }];
  const body = { version: third.version, participants, allowClashes: true };
  (await an.call(updateMeeting, { params: { meetingId: third.id }, body })).value();
  expect(await place(third.id, chi)).toMatchObject({
    ...{ number: 1, total: 1, all: 1, following: 1, previousId: null, nextId: null },
    recurrence: { ends: { by: 'never' } },
  });
  expect(await place(third.id)).toMatchObject({ number: 3, total: 4, recurrence: { ends: { by: 'count' } } });
});

describe('a change of one', () => {
  test('leaves the others, and stands when all are changed', async () => {
    const { list } = await weekly();
    const [, second] = await list();
    const moved = nth([second], 0);
    (
      await an.call(updateMeeting, {
        params: { meetingId: moved?.id ?? '' },
        body: {
          version: moved?.version ?? 1,
          startsAt: '2026-12-02T07:00:00Z',
          endsAt: '2026-12-02T08:00:00Z',
          allowClashes: true,
        },
      })
    ).value();
    expect(times(await list())).toEqual(['11-23T02:00', '12-02T07:00', '12-07T02:00', '12-14T02:00']);

    const [first] = await list();
    const answered = nth([first], 0);
    (
      await change(answered?.id ?? '', {
        span: 'all',
        version: answered?.version ?? 1,
        title: `${answered?.title} Mới`,
        startsAt: '2026-11-24T03:00:00Z',
        endsAt: '2026-11-24T04:30:00Z',
      })
    ).value();
    const meetings = await list();
    expect(times(meetings)).toEqual(['11-24T03:00', '12-02T07:00', '12-08T03:00', '12-15T03:00']);
    expect(meetings.every(({ title }) => title.endsWith('Mới'))).toBe(true);
    expect(nth(meetings, 1).series).toMatchObject({ detached: true, start: '2026-12-01T03:00:00.000Z' });
    expect(nth(meetings, 3).endsAt).toBe('2026-12-15T04:30:00.000Z');
  });

  test('called off, it is off whatever the others do', async () => {
    const { first, list } = await weekly();
    const [, second] = await list();
    await an.call(cancelMeeting, { params: { meetingId: second?.id ?? '' } });
    await change(first.id, {
      span: 'all',
      version: first.version,
      startsAt: '2026-11-23T01:00:00Z',
      endsAt: '2026-11-23T02:00:00Z',
    });
    expect(times(await list())).toEqual(['11-23T01:00', '11-30T01:00 off', '12-07T01:00', '12-14T01:00']);
    expect(await place(second?.id ?? '')).toMatchObject({ number: null, total: 3 });
  });
});

describe('a change of all', () => {
  test('keeps answers where the time stays, and asks again where it does not', async () => {
    const { first, list } = await weekly();
    await binh.call(respondToSeries, {
      params: { meetingId: first.id },
      body: { span: 'all', answer: 'accepted', times: { startsAt: first.startsAt, endsAt: first.endsAt } },
    });
    const answers = async () => (await meetingsOf(first.title, binh)).map(({ myAnswer }) => myAnswer);
    expect(await answers()).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    (await change(first.id, { span: 'all', version: first.version, location: 'Phòng 2' })).value();
    expect(await answers()).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    const [again] = await list();
    // Two weeks apart from now on: the second and the fourth of before take other times.
    await change(first.id, {
      span: 'all',
      version: again?.version ?? 1,
      recurrence: { frequency: 'weekly', interval: 2, weekdays: [1], ends: { by: 'count', count: 4 } },
    });
    expect(times(await list())).toEqual(['11-23T02:00', '12-07T02:00', '12-21T02:00', '01-04T02:00']);
    expect(await answers()).toEqual(['accepted', 'accepted', 'waiting', 'waiting']);
  });

  test('there and back it is as it was', async () => {
    const { first, list } = await weekly();
    const before = await list();
    const move = async (startsAt: string, endsAt: string) => {
      const meeting = (await an.call(readMeeting, { params: { meetingId: first.id } })).value();
      (await change(first.id, { span: 'all', version: meeting.version, startsAt, endsAt })).value();
    };
    await move('2026-11-30T08:00:00Z', '2026-11-30T09:00:00Z');
    expect(times(await list())).toEqual(['11-30T08:00', '12-07T08:00', '12-14T08:00', '12-21T08:00']);
    await move('2026-11-23T02:00:00Z', '2026-11-23T03:00:00Z');
    const after = await list();
    expect(times(after)).toEqual(times(before));
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('has one kind in each of its meetings, and another when all are changed', async () => {
    const { first, list } = await weekly({ kind: 'training' });
    const kinds = async () => [...new Set((await list()).map(({ kind }) => kind))];
    expect(await kinds()).toEqual(['training']);
    const body = { version: first.version, kind: 'hiring' as const, span: 'all' as const };
    (await an.call(updateSeries, { params: { meetingId: first.id }, body })).value();
    expect(await kinds()).toEqual(['hiring']);
  });

  test('takes people in and out of each', async () => {
    const { first, list } = await weekly();
    (
      await change(first.id, {
        span: 'all',
        version: first.version,
        participants: [{ userId: an.userId, role: 'chair' }, { userId: chi.userId }],
      })
    ).value();
    expect((await meetingsOf(first.title, chi)).map(({ myAnswer }) => myAnswer)).toEqual(
      Array(4).fill('waiting'),
    );
    expect(await meetingsOf(first.title, binh)).toEqual([]);
    expect((await list()).map(({ version }) => version)).toEqual([2, 2, 2, 2]);
  });

  test('leaves what has begun, and counts through', async () => {
    const { list } = await weekly();
    await letItBe('2026-11-30T10:30:00+07:00');
    const [, , third] = await list();
    (
      await change(third?.id ?? '', {
        span: 'all',
        version: third?.version ?? 1,
        startsAt: '2026-12-08T02:00:00Z',
        endsAt: '2026-12-08T03:00:00Z',
      })
    ).value();
    const meetings = await list();
    expect(times(meetings)).toEqual(['11-23T02:00', '11-30T02:00', '12-08T02:00', '12-15T02:00']);
    expect(await place(nth(meetings, 3).id)).toMatchObject({
      recurrence: { weekdays: [2], ends: { by: 'count', count: 2 } },
      number: 4,
      total: 4,
      all: 2,
      previousId: nth(meetings, 2).id,
    });
    expect(await place(nth(meetings, 0).id)).toMatchObject({
      recurrence: { ends: { by: 'count', count: 2 } },
    });
  });

  test('is refused to who leads none of them, on an old version, and where nothing follows', async () => {
    const { first, list } = await weekly();
    const wish = { span: 'all' as const, version: first.version, title: 'Khác' };
    expect(await change(first.id, wish, binh)).toMatchObject(refusal('not_allowed'));
    expect(await change(first.id, wish, chi)).toMatchObject(refusal('meeting_not_found'));
    expect(await change(first.id, { ...wish, version: 7 })).toMatchObject({
      status: 409,
      code: 'version_stale',
    });
    await letItBe('2026-12-20T09:00:00+07:00');
    const last = nth(await list(), 3);
    expect(await change(last.id, { ...wish, version: last.version })).toMatchObject(refusal('series_over'));
    expect(
      await an.call(cancelSeries, { params: { meetingId: last.id }, query: { span: 'all' } }),
    ).toMatchObject(refusal('series_over'));
  });
});

describe('this and the following', () => {
  test('part from those before and go their own way', async () => {
    const { list } = await weekly();
    const before = await list();
    const third = nth(before, 2);
    (
      await change(third.id, {
        span: 'following',
        version: third.version,
        title: `${third.title} Sau`,
        startsAt: '2026-12-09T02:00:00Z',
        endsAt: '2026-12-09T03:00:00Z',
      })
    ).value();
    const after = await list();
    expect(times(after)).toEqual(['11-23T02:00', '11-30T02:00', '12-09T02:00', '12-16T02:00']);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.map(({ title }) => title.endsWith('Sau'))).toEqual([false, false, true, true]);
    expect(nth(after, 2).series?.id).not.toBe(nth(after, 1).series?.id);
    expect(await place(nth(after, 0).id)).toMatchObject({ number: 1, total: 4, all: 2 });
  });

  test('undone, they are one series with those before again, as it was', async () => {
    const { first, list } = await weekly({ recurrence: { frequency: 'weekly', weekdays: [1] } });
    const before = await list();
    const third = nth(before, 2);
    await an.call(cancelMeeting, { params: { meetingId: nth(before, 4).id } });
    await an.call(cancelMeeting, { params: { meetingId: nth(before, 1).id } });
    const [whole, part] = [await place(first.id), { span: 'following' as const, version: third.version }];
    const later = { startsAt: '2026-12-09T07:00:00Z', endsAt: '2026-12-09T08:30:00Z' };
    const parted = (await change(third.id, { ...part, ...later })).value();
    expect(parted.series?.id).not.toBe(first.series?.id);
    const { startsAt, endsAt } = third;
    const back = { span: 'all' as const, version: parted.version, startsAt, endsAt, rejoins: true };
    (await change(third.id, back)).value();
    const after = await list();
    expect(after.map(({ startsAt: start }) => start)).toEqual(before.map(({ startsAt: start }) => start));
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.map(({ series }) => series)).toEqual(before.map(({ series }) => series));
    expect(await place(first.id)).toEqual(whole);
    const kept = await app.database.sql('select from meeting_series where id = $1', [parted.series?.id]);
    expect(kept).toEqual([]);
  });

  test.each([
    ['every second week', { interval: 2 }, ['11-30T02:00', '12-07T02:00 off', '12-14T02:00']],
    [
      'twice a week',
      { weekdays: [1, 4] },
      ['11-30T02:00', '12-03T02:00', '12-07T02:00', '12-10T02:00', '12-14T02:00'],
    ],
  ])(
    'held %s and undone are the same meetings again, and nothing is left of others',
    async (_, other, held) => {
      const rule = {
        frequency: 'weekly' as const,
        weekdays: [1],
        ends: { by: 'until' as const, day: '2026-12-14' },
      };
      const { first, list } = await weekly({ recurrence: rule });
      const before = await list();
      const second = nth(before, 1);
      const whole = await place(first.id);
      const part = { span: 'following' as const, version: second.version };
      const parted = (await change(second.id, { ...part, recurrence: { ...rule, ...other } })).value();
      expect(times(await list())).toEqual(['11-23T02:00', ...held]);
      const back = { span: 'all' as const, version: parted.version, recurrence: rule, rejoins: true };
      (await change(second.id, back)).value();
      const after = await list();
      expect(times(after)).toEqual(times(before));
      expect(after.map(({ id, series }) => ({ id, series }))).toEqual(
        before.map(({ id, series }) => ({ id, series })),
      );
      expect(await place(first.id)).toEqual(whole);
    },
  );

  test('of a series without an end leave one job to fill it on, however often they were parted and put back', async () => {
    const { first, list } = await weekly({ recurrence: { frequency: 'weekly', weekdays: [1] } });
    const fillings = () =>
      app.database.sql(
        `select data->'data'->>'seriesId' as id from jobs.job
          where name = 'series.fill' and state = 'created' and data->'data'->>'seriesId' = $1`,
        [first.series?.id],
      );
    const third = nth(await list(), 2);
    const there = { span: 'following' as const, startsAt: '2026-12-08T02:00:00Z' };
    const parted = (
      await change(third.id, { ...there, endsAt: '2026-12-08T03:00:00Z', version: third.version })
    ).value();
    const { startsAt, endsAt } = third;
    const back = { span: 'all' as const, version: parted.version, startsAt, endsAt, rejoins: true };
    expect((await change(third.id, back)).value().series?.id).toBe(first.series?.id);
    expect(await fillings()).toHaveLength(1);
  });

  test('whose rule is another by then, or of which one has begun, stay a series of their own', async () => {
    const { first, list } = await weekly();
    const third = nth(await list(), 2);
    const wish = {
      span: 'following' as const,
      startsAt: '2026-12-08T02:00:00Z',
      endsAt: '2026-12-08T03:00:00Z',
    };
    const parted = (await change(third.id, { ...wish, version: third.version })).value();
    const back = { span: 'all' as const, startsAt: third.startsAt, rejoins: true };
    const longer = { ...back, version: parted.version, endsAt: '2026-12-07T04:00:00Z' };
    const stays = (await change(third.id, longer)).value();
    expect(stays.series?.id).toBe(parted.series?.id);
    await letItBe('2026-12-08T10:30:00+07:00');
    const fourth = nth(await list(), 3);
    const same = { startsAt: fourth.startsAt, endsAt: '2026-12-14T03:00:00Z' };
    const last = (await change(fourth.id, { ...back, ...same, version: fourth.version })).value();
    expect(last.series?.id).not.toBe(first.series?.id);
  });

  test('called off, they stay to be read, and those before go on', async () => {
    const { list } = await weekly();
    const meetings = await list();
    (
      await an.call(cancelSeries, {
        params: { meetingId: nth(meetings, 2).id },
        query: { span: 'following', reason: 'Hết dự án' },
      })
    ).value();
    expect(times(await list())).toEqual(['11-23T02:00', '11-30T02:00', '12-07T02:00 off', '12-14T02:00 off']);
    const off = (await binh.call(readMeeting, { params: { meetingId: nth(meetings, 3).id } })).value();
    expect(off.cancelledReason).toBe('Hết dự án');
    expect(await place(nth(meetings, 1).id)).toMatchObject({
      recurrence: { ends: { by: 'until', day: '2026-12-06' } },
      number: 2,
      total: 2,
    });
  });

  test('are answered together', async () => {
    const { first, list } = await weekly();
    const third = nth(await list(), 2);
    const given = {
      answer: 'declined' as const,
      reason: 'Nghỉ phép',
      times: { startsAt: third.startsAt, endsAt: third.endsAt },
    };
    const body = { span: 'following' as const, ...given };
    const times = { startsAt: first.startsAt, endsAt: first.endsAt };
    expect(
      await binh.call(respondToSeries, { params: { meetingId: third.id }, body: { ...body, times } }),
    ).toMatchObject(refusal('meeting_moved'));
    (await binh.call(respondToSeries, { params: { meetingId: third.id }, body })).value();
    const mine = await meetingsOf(first.title, binh);
    expect(mine.map(({ myAnswer }) => myAnswer)).toEqual(['waiting', 'waiting', 'declined', 'declined']);
    expect(await chi.call(respondToSeries, { params: { meetingId: third.id }, body })).toMatchObject(
      refusal('meeting_not_found'),
    );
    (await respond(binh, third.id, { answer: 'accepted' })).value();
  });

  test('one that was moved alone keeps waiting for an answer to its own time', async () => {
    const { first, list } = await weekly();
    const third = nth(await list(), 2);
    const moved = { startsAt: '2026-12-09T02:00:00Z', endsAt: '2026-12-09T03:00:00Z' };
    const params = { meetingId: third.id };
    (
      await an.call(updateMeeting, { params, body: { version: third.version, ...moved, allowClashes: true } })
    ).value();
    const all = (answer: 'accepted' | 'declined') =>
      binh.call(respondToSeries, {
        params: { meetingId: first.id },
        body: { span: 'all', answer, times: { startsAt: first.startsAt, endsAt: first.endsAt } },
      });
    const answers = async () => (await meetingsOf(first.title, binh)).map(({ myAnswer }) => myAnswer);
    expect((await all('accepted')).value()).toEqual({ leftOpen: 1 });
    expect(await answers()).toEqual(['accepted', 'accepted', 'waiting', 'accepted']);
    // Once its time was answered, an answer to all means it, too.
    (await respond(binh, third.id, { answer: 'accepted' })).value();
    expect((await all('declined')).value()).toEqual({ leftOpen: 0 });
    expect(await answers()).toEqual(['declined', 'declined', 'declined', 'declined']);
  });
});
