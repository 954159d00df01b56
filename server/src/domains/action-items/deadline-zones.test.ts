import { listFollowUps, printFollowUps } from '@hopgon/contract/action-items/follow-ups/routes';
import { createActionItem, listActionItems, respondToActionItem } from '@hopgon/contract/action-items/routes';
import { createCalendarFeed } from '@hopgon/contract/calendar/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { pathOf } from '@hopgon/contract/route';
import { localDay } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, givenSession, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let owner: Person;
let mai: Person;
let version = 1;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-20T09:00:00+07:00');
  const company = await givenCompany(app, { members: ['Nguyễn Mai'] });
  owner = company.owner;
  mai = company.people['Nguyễn Mai'];
});
afterAll(() => app.close());

const place = fc.record({
  zone: fc.constantFrom('Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Ho_Chi_Minh', 'America/New_York'),
  /** Minutes until the next look at it. */
  minutes: fc.integer({ min: 1, max: 20 * 24 * 60 }),
  /** Days from the day it is for the company. */
  ahead: fc.oneof(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -400, max: 400 })),
});

/** Excel's number of a day. */
const serialOf = (day: string): number => (Date.parse(`${day}T00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

// Deadlines are days: no clock and no zone may move them on any way out.
test('a deadline is the same day in every zone and on every way out, and overdue on the day after it', async () => {
  await fc.assert(
    fc.asyncProperty(place, async ({ zone, minutes, ahead }) => {
      app.clock.advance(minutes * 60_000);
      const chair = await givenSession(app, owner);
      const doer = await givenSession(app, mai);
      const settings = { timeZone: zone };
      version = (await chair.call(updateCompany, { body: { version, settings } })).value().version;
      const now = app.clock.now();
      const deadline = addDays(localDay(now, zone), ahead);
      const times = { startsAt: now.toISOString(), endsAt: new Date(now.getTime() + 60_000).toISOString() };
      const meeting = {
        title: 'Giao ban',
        ...times,
        participants: [{ userId: mai.userId }],
        allowClashes: true,
      };
      const { id: meetingId } = (await chair.call(createMeeting, { body: meeting })).value();
      const title = `Việc ${meetingId}`;
      const body = { title, deadline, assigneeId: mai.userId, meetingId };
      const { id: itemId } = (await chair.call(createActionItem, { body })).value();
      (await doer.call(respondToActionItem, { params: { itemId }, body: { accept: true } })).value();
      const overdue = ahead < 0;
      const own = (await doer.call(listActionItems, { query: { meetingId } })).value().items;
      expect(own).toMatchObject([{ deadline, overdue }]);
      const { followUps } = (await chair.call(listFollowUps, { query: { search: title } })).value();
      expect(followUps.map(({ item }) => [item.deadline, item.overdue])).toEqual([[deadline, overdue]]);
      const late = (await chair.call(listFollowUps, { query: { search: title, state: 'overdue' } })).value();
      expect(late.followUps).toHaveLength(overdue ? 1 : 0);
      const table = await app.server.inject({
        url: `${pathOf(printFollowUps, {})}?format=xlsx&search=${encodeURIComponent(title)}`,
        headers: { authorization: `Bearer ${chair.token}` },
      });
      const cells = strFromU8(unzipSync(table.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      expect(cells).toContain(`<v>${serialOf(deadline)}</v>`);
      const { address } = (await doer.call(createCalendarFeed)).value();
      const feed = await app.server.inject({ url: new URL(address).pathname });
      expect(feed.body).toContain(`DUE;VALUE=DATE:${deadline.replaceAll('-', '')}\r\n`);
    }),
    { numRuns: 12 },
  );
});
