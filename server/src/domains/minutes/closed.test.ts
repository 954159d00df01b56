import { listActionItems } from '@hopgon/contract/action-items/routes';
import { routesByDomain } from '@hopgon/contract/all-routes';
import { listMinutesNumbers } from '@hopgon/contract/minutes/register/routes';
import { readMinutes } from '@hopgon/contract/minutes/routes';
import { adoptMinutes, reopenMinutes } from '@hopgon/contract/minutes/steps/routes';
import { listWaitingMinutes } from '@hopgon/contract/minutes/waiting/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../testing/given.ts';
import { givenAdoptedMinutes, givenReadings } from '../../testing/given-minutes.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
/** Owns the company, and was not invited. */
let owner: Person;
let chair: Person;
let member: Person;
let outsider: Person;
let meetingId: string;

const secret = 'Sa thải trưởng kho';

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Nguyễn Thị Mai', 'Phạm Anh Tuấn', 'Lê Quốc Bảo'],
  });
  owner = company.owner;
  chair = company.people['Nguyễn Thị Mai'];
  member = company.people['Phạm Anh Tuấn'];
  outsider = company.people['Lê Quốc Bảo'];
  const participants = [
    { userId: chair.userId, role: 'chair' as const },
    { userId: member.userId, role: 'attendee' as const },
  ];
  ({ meetingId } = await givenReadings(app, {
    ...{ chair, participants, title: secret },
    readings: [
      {
        ...{ kind: 'task', text: 'Soạn quyết định', state: 'approved' },
        ...{ assigneeId: member.userId, assigneeName: 'Phạm Anh Tuấn' },
      },
    ],
  }));
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [meetingId]);
  await givenAdoptedMinutes(chair, meetingId);
});
afterAll(() => app.close());

/** Every way to something of one meeting's minutes that reads. */
const readingWays = Object.entries(routesByDomain.minutes).filter(
  ([, { method, path }]) => method === 'GET' && path.includes(':meetingId'),
);

const urlOf = (path: string): string =>
  path
    .replace(':meetingId', meetingId)
    .replace(':number', '1')
    .replace(':part', 'chair')
    .replace(/:\w+/g, () => uuidv7());

test.each(readingWays)('%s hides a closed meeting from everybody who was not invited', async (_, route) => {
  for (const person of [owner, outsider])
    for (const format of route.path.endsWith('/file') ? ['pdf', 'docx', 'md', 'txt', 'json'] : ['']) {
      const reply = await app.server.inject({
        url: `${urlOf(route.path)}${format && `?format=${format}`}`,
        headers: { authorization: `Bearer ${person.token}` },
      });
      // Before anything else is looked at; a format that the route does not know is refused alike.
      expect([404, 422, 400]).toContain(reply.statusCode);
      expect(reply.body).not.toContain(secret);
      if (reply.statusCode === 404) expect(reply.json().code).toBe('meeting_not_found');
    }
});

test('register, waiting list and work say nothing of it to others; the register says nothing to its own people', async () => {
  for (const person of [owner, outsider]) {
    const { numbers } = (await person.call(listMinutesNumbers, { query: { year: 2026 } })).value();
    expect(numbers.map(({ minutes }) => minutes)).toEqual([null]);
    expect((await person.call(listWaitingMinutes, {})).value().waiting).toEqual([]);
    expect(JSON.stringify((await person.call(listActionItems, { query: {} })).value())).not.toContain(
      'Soạn quyết định',
    );
  }
  const { numbers } = (await chair.call(listMinutesNumbers, { query: { year: 2026 } })).value();
  expect(numbers.map(({ number, minutes }) => [number, minutes])).toEqual([['01/BB', null]]);
  expect((await chair.call(listWaitingMinutes, {})).value().waiting).toEqual([]);
});

test('its own people read it on its page, and notices about it do not say its title', async () => {
  const { minutes } = (await member.call(readMinutes, { params: { meetingId } })).value();
  expect(minutes).toMatchObject({ title: secret, state: 'adopted' });
  const { notifications } = (await member.call(listNotifications, { query: {} })).value();
  const texts = notifications.map(({ text }) => text).filter((text) => text.includes('iên bản'));
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).not.toContain(secret);
  expect(texts.join()).toContain('Họp kín');
});

test('goes back to comments and is adopted again under its number', async () => {
  const params = { meetingId };
  const { revision } = (await chair.call(reopenMinutes, { params, body: {} })).value();
  const again = (await chair.call(adoptMinutes, { params, body: { revision } })).value();
  expect(again.number?.number).toBe('01/BB');
});
