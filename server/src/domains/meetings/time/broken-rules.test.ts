import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { findClashes } from '@hopgon/contract/meetings/busy/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { suggestTimes } from '@hopgon/contract/scheduling/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let owner: Person;
let chi: Person;
beforeAll(async () => {
  app = await startTestApp();
  // Friday 20/11/2026; the rules are those of the week of 23/11.
  const company = await givenCompany(app, { members: ['Lê Chi'] });
  owner = company.owner;
  chi = company.people['Lê Chi'];
  const settings = { meetingFree: { mornings: [], afternoons: [5] }, weeklyMeetingHours: 3 };
  (await owner.call(updateCompany, { body: { version: 1, settings } })).value();
  (
    await owner.call(createMeeting, {
      body: { title: 'Kho', ...at('23', '09:00', '11:00'), participants: [{ userId: chi.userId }] },
    })
  ).value();
});
afterAll(() => app.close());

const at = (day: string, from: string, to: string) => ({
  startsAt: new Date(`2026-11-${day}T${from}:00+07:00`).toISOString(),
  endsAt: new Date(`2026-11-${day}T${to}:00+07:00`).toISOString(),
});

const rulesOf = async (times: ReturnType<typeof at>, more: object = {}) =>
  (await owner.call(findClashes, { body: { ...times, userIds: [chi.userId], ...more } })).value().brokenRules;

test('a meeting that breaks a rule is warned of in its words, and may be made', async () => {
  expect(await rulesOf(at('24', '09:00', '10:00'))).toEqual([]);
  expect(await rulesOf(at('27', '14:00', '14:30'))).toEqual(['Công ty không họp chiều thứ Sáu.']);
  expect(await rulesOf(at('24', '09:00', '10:30'))).toEqual([
    'Lê Chi sẽ có 3 giờ 30 phút họp trong tuần này; công ty đặt tối đa 3 giờ.',
  ]);
  const all = { userIds: [owner.userId, chi.userId] };
  expect(await rulesOf(at('24', '09:00', '10:30'), all)).toEqual([
    expect.stringMatching(/^.+ và .+ sẽ họp quá 3 giờ trong tuần này, mức tối đa của công ty\.$/),
  ]);
  // The meeting that is moved does not count twice, and another week is another matter.
  const made = await owner.call(createMeeting, {
    body: { title: 'Bất thường', ...at('27', '14:00', '16:00'), participants: [{ userId: chi.userId }] },
  });
  const { id: exceptMeetingId } = made.value();
  expect(await rulesOf(at('24', '14:00', '15:00'), { exceptMeetingId })).toEqual([]);
  expect(await rulesOf(at('30', '09:00', '11:00'))).toEqual([]);
  const wholeFriday = { startsAt: '2026-11-26T17:00:00.000Z', endsAt: '2026-11-27T17:00:00.000Z' };
  expect(await rulesOf(wholeFriday), 'whole days take no hours').toEqual([]);
});

test('suggested times avoid them', async () => {
  const body = {
    people: [{ userId: chi.userId }],
    minutes: 60,
    from: '2026-11-26T17:00:00.000Z',
    to: '2026-12-04T17:00:00.000Z',
    most: 12,
  };
  const { slots } = (await owner.call(suggestTimes, { body })).value();
  // This week Lê Chi has no hour left, and next Friday only its morning is offered.
  expect(slots.length).toBeGreaterThan(0);
  expect(slots.every(({ startsAt }) => startsAt > '2026-11-30')).toBe(true);
  expect(slots.some(({ startsAt }) => startsAt > '2026-12-04T05:00')).toBe(false);
});
