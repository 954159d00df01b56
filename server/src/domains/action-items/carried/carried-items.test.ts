import { listCarriedItems, listFollowUps } from '@hopgon/contract/action-items/follow-ups/routes';
import { createActionItem, respondToActionItem, updateItemState } from '@hopgon/contract/action-items/routes';
import { cancelMeeting, createMeeting } from '@hopgon/contract/meetings/routes';
import { createSeries } from '@hopgon/contract/series/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenCompany, givenSession, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let chair: Person;
let mai: Person;
let tuan: Person;
/** Four Fridays. */
let weeks: string[];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-05T09:00:00+07:00');
  const { owner, people } = await givenCompany(app, { members: ['Nguyễn Mai', 'Phạm Tuấn'] });
  chair = owner;
  mai = people['Nguyễn Mai'];
  tuan = people['Phạm Tuấn'];
  const body = {
    title: 'Giao ban',
    ...{ startsAt: '2026-11-06T02:00:00.000Z', endsAt: '2026-11-06T03:00:00.000Z' },
    participants: [{ userId: mai.userId }],
    recurrence: { frequency: 'weekly' as const, weekdays: [5], ends: { by: 'count' as const, count: 4 } },
  };
  const { id } = (await chair.call(createSeries, { body })).value();
  const meetings = await app.database.sql<{ id: string }>(
    `select m.id from meetings m join meetings first using (company_id, series_id) where first.id = $1
     order by m.starts_at`,
    [id],
  );
  weeks = meetings.map((meeting) => meeting.id);
});

/** Sessions do not last until then. */
async function setClock(instant: string): Promise<void> {
  app.clock.set(instant);
  chair = await givenSession(app, chair);
  mai = await givenSession(app, mai);
  tuan = await givenSession(app, tuan);
}

const week = (index: number): string => weeks[index] ?? '';
async function givenAccepted(title: string, meetingId: string, deadline: string | null = null) {
  const body = { title, assigneeId: mai.userId, deadline, meetingId };
  const { id: itemId } = (await chair.call(createActionItem, { body })).value();
  return (await mai.call(respondToActionItem, { params: { itemId }, body: { accept: true } })).value();
}
const carriedTo = async (person: Person, meetingId: string) =>
  (await person.call(listCarriedItems, { params: { meetingId } }))
    .value()
    .items.map(({ item, carriedOver }) => [item.title, carriedOver]);

test('an accepted open item stands on the next agenda with how often it was carried over, and on no later one', async () => {
  await setClock('2026-11-06T11:00:00+07:00');
  await givenAccepted('Gửi bảng giá', week(0), '2026-11-20');
  await givenAccepted('Đặt xe', week(0), '2026-11-12');
  await chair.call(createActionItem, {
    body: { title: 'Chưa nhận', assigneeId: mai.userId, meetingId: week(0) },
  });
  const both = [
    ['Đặt xe', 1],
    ['Gửi bảng giá', 1],
  ];
  expect(await carriedTo(chair, week(1))).toEqual(both);
  expect(await carriedTo(mai, week(1))).toEqual(both);
  expect(await carriedTo(chair, week(0))).toEqual([]);
  expect(await carriedTo(chair, week(2))).toEqual([]);
  await setClock('2026-11-13T11:00:00+07:00');
  await givenAccepted('Gọi khách', week(1), '2026-11-30');
  expect(await carriedTo(chair, week(2))).toEqual([
    ['Đặt xe', 2],
    ['Gửi bảng giá', 2],
    ['Gọi khách', 1],
  ]);
});

test('a meeting that is over keeps what was open when it began; a cancelled one is passed over', async () => {
  await setClock('2026-11-06T11:00:00+07:00');
  const { id: itemId, version } = await givenAccepted('Gửi bảng giá', week(0));
  (await chair.call(cancelMeeting, { params: { meetingId: week(1) } })).value();
  expect(await carriedTo(chair, week(1))).toEqual([]);
  expect(await carriedTo(chair, week(2))).toEqual([['Gửi bảng giá', 1]]);
  await setClock('2026-11-21T09:00:00+07:00');
  const done = { version, state: 'done' as const };
  (await mai.call(updateItemState, { params: { itemId }, body: done })).value();
  expect(await carriedTo(chair, week(2))).toEqual([['Gửi bảng giá', 1]]);
  expect(await carriedTo(chair, week(3))).toEqual([]);
});

test('a series that was parted goes on as one', async () => {
  await setClock('2026-11-06T11:00:00+07:00');
  await givenAccepted('Gửi bảng giá', week(0));
  await app.database.sql(
    `with rest as (
       insert into meeting_series select (jsonb_populate_record(s, jsonb_build_object('id', $2::uuid))).*
       from meeting_series s join meetings m on m.company_id = s.company_id and m.series_id = s.id where m.id = $1
       returning company_id, id
     )
     update meetings m set series_id = rest.id from rest where m.company_id = rest.company_id and m.id = any($3)`,
    [week(0), app.world.newId(), weeks.slice(1)],
  );
  expect(await carriedTo(chair, week(1))).toEqual([['Gửi bảng giá', 1]]);
  await setClock('2026-11-14T09:00:00+07:00');
  const { followUps } = (await chair.call(listFollowUps, { query: {} })).value();
  expect(followUps.map(({ carriedOver }) => carriedOver)).toEqual([1]);
});

test('shows only what one may see, and nothing of a meeting one may not see', async () => {
  await setClock('2026-11-06T11:00:00+07:00');
  await givenAccepted('Gửi bảng giá', week(0));
  const params = { meetingId: week(1) };
  expect(await tuan.call(listCarriedItems, { params })).toMatchObject(refusal('meeting_not_found'));
  await app.database.sql(`update meetings set visibility = 'company' where id = $1`, [week(1)]);
  expect(await carriedTo(tuan, week(1))).toEqual([]);
});

test('what is of a closed meeting goes onto the agenda of a closed one alone', async () => {
  await setClock('2026-11-06T11:00:00+07:00');
  await givenAccepted('Tăng lương', week(0));
  const close = (id: string) =>
    app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [id]);
  await close(week(0));
  expect(await carriedTo(chair, week(1))).toEqual([]);
  await close(week(1));
  expect(await carriedTo(chair, week(1))).toEqual([['Tăng lương', 1]]);
});

test('a meeting of no series has none', async () => {
  const body = { title: 'Riêng', startsAt: '2026-11-10T02:00:00Z', endsAt: '2026-11-10T03:00:00Z' };
  const { id } = (await chair.call(createMeeting, { body })).value();
  expect(await carriedTo(chair, id)).toEqual([]);
});
