import { createMinutesComment } from '@hopgon/contract/minutes/remarks/routes';
import { draftMinutes } from '@hopgon/contract/minutes/routes';
import { requestMinutesReview } from '@hopgon/contract/minutes/steps/routes';
import { listWaitingMinutes } from '@hopgon/contract/minutes/waiting/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { givenAdoptedMinutes, givenReadings } from '../../../testing/given-minutes.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let owner: Person;
let member: Person;

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, { owner: 'Trần Văn Hiếu', members: ['Nguyễn Thị Mai'] });
  owner = company.owner;
  member = company.people['Nguyễn Thị Mai'];
});
afterAll(() => app.close());

const waitingFor = async (person: Person) => {
  const { waiting } = (await person.call(listWaitingMinutes, {})).value();
  return waiting.map(({ title, waitsFor }) => [title, waitsFor]);
};
const meetingOf = async (title: string): Promise<string> => {
  const participants = [{ userId: member.userId, role: 'attendee' as const }];
  return (await givenReadings(app, { chair: owner, title, participants })).meetingId;
};

test('asks the chair to adopt and to sign, and the person a comment was assigned to; closed meetings are left out', async () => {
  const first = await meetingOf('Giao ban');
  await owner.call(draftMinutes, { params: { meetingId: first }, body: {} });
  expect(await waitingFor(owner)).toEqual([]);
  await owner.call(requestMinutesReview, { params: { meetingId: first }, body: {} });
  expect(await waitingFor(owner)).toEqual([['Giao ban', 'adopt']]);
  expect(await waitingFor(member)).toEqual([]);
  const body = { text: 'Mai xem lại số này', assigneeId: member.userId };
  (await owner.call(createMinutesComment, { params: { meetingId: first }, body })).value();
  expect(await waitingFor(member)).toEqual([['Giao ban', 'comment']]);

  app.clock.advance(60_000);
  const second = await meetingOf('Dự án');
  await givenAdoptedMinutes(owner, second);
  expect(await waitingFor(owner)).toEqual([
    ['Giao ban', 'adopt'],
    ['Dự án', 'sign'],
  ]);
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [second]);
  expect(await waitingFor(owner)).toEqual([['Giao ban', 'adopt']]);
});
