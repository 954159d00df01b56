import { createMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { cancelMeeting } from '../core/cancel-meeting.ts';
import { resolveMeeting } from './resolve-meeting.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
let binh: Person;
let budget: string;

async function meetingOf(person: Person, title: string, day: number): Promise<string> {
  const at = `2026-11-${day}T02:00:00Z`;
  const body = { title, startsAt: at, endsAt: `2026-11-${day}T03:00:00Z` };
  return (await person.call(createMeeting, { body: { ...body, allowClashes: true } })).value().id;
}

const scopeOf = (person: Person) => app.world.scopes.company(person, company.companyId, 'company');
const meant = async (said: string, person = binh) =>
  (await resolveMeeting(app.world, scopeOf(person), said)).map(
    ({ title, startsAt }) => `${title} ${startsAt.slice(8, 10)}`,
  );

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Lê Thị Bình'] });
  binh = company.people['Lê Thị Bình'];
  await meetingOf(binh, 'Họp giao ban', 13);
  await meetingOf(binh, 'Họp giao ban', 20);
  await meetingOf(binh, 'Họp giao ban', 27);
  budget = await meetingOf(binh, 'Họp giao ban về đơn hàng', 24);
  await meetingOf(company.owner, 'Họp kín giao ban', 20);
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-20T09:00:00+07:00'));

test('an id or a whole title names one meeting or those of that name, nearest first', async () => {
  expect(await meant(budget)).toEqual(['Họp giao ban về đơn hàng 24']);
  expect(await meant('hop giao ban ve don hang')).toEqual(['Họp giao ban về đơn hàng 24']);
  expect(await meant('Họp giao ban')).toEqual(['Họp giao ban 20', 'Họp giao ban 27', 'Họp giao ban 13']);
});

test('a part of a title names every meeting that has it', async () => {
  expect(await meant('đơn hàng')).toEqual(['Họp giao ban về đơn hàng 24']);
  expect(await meant('giao ban')).toHaveLength(4);
  expect(await meant('không có')).toEqual([]);
  expect(await meant('   ')).toEqual([]);
});

test('what one may not see is not meant, by title, id or nearness', async () => {
  expect(await meant('Họp kín')).toEqual([]);
  const [hidden] = await resolveMeeting(app.world, scopeOf(company.owner), 'Họp kín giao ban');
  expect(await meant(hidden?.id ?? '')).toEqual([]);
  expect(await meant(app.world.newId())).toEqual([]);
});

test('"gần nhất" is the newest that has begun, else the next; cancelled ones do not count', async () => {
  app.clock.set('2026-11-20T09:05:00+07:00');
  expect(await meant('gần nhất')).toEqual(['Họp giao ban 20']);
  app.clock.set('2026-11-20T08:59:00+07:00');
  expect(await meant('Gần nhất')).toEqual(['Họp giao ban 13']);
  const owned = scopeOf(company.owner);
  expect(await meant('gần nhất', company.owner)).toEqual(['Họp kín giao ban 20']);
  const [own] = await resolveMeeting(app.world, owned, 'gần nhất');
  await cancelMeeting(app.world, owned, own?.id ?? '', '');
  expect(await meant('gần nhất', company.owner)).toEqual([]);
});
