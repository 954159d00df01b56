import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCalendarFeed, readInvitation } from '@hopgon/contract/calendar/routes';
import { cancelMeeting, createMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { saveAgenda, sendPreparation } from '@hopgon/contract/preparation/routes';
import { sendReminder } from '@hopgon/contract/reminders/routes';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenProvedAddress } from './given.ts';
import { sendWaitingMails } from './meeting-mails.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

/** In everything that people write about the meeting. */
const secret = 'Sáp nhập Hồng Hà';
const guestOf = (visibility: string) => `khach.${visibility}@doitac.example`;

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình' | 'Trần Văn Cường'>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** All that mails say, calendars attached to them included, by reader. */
async function readMails(): Promise<Map<string, string[]>> {
  const folder = join(app.dataDir, 'outbox');
  const byReader = new Map<string, string[]>();
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.eml')) continue;
    const mail = await PostalMime.parse(readFileSync(join(folder, file)));
    const files = mail.attachments.map(({ content }) =>
      (typeof content === 'string' ? content : new TextDecoder().decode(content)).replace(/\r?\n[ \t]/g, ''),
    );
    const text = [mail.subject, mail.text, mail.html, ...files].join('\n');
    for (const { address = '' } of mail.to ?? [])
      byReader.set(address, [...(byReader.get(address) ?? []), text]);
  }
  return byReader;
}

/** A meeting from its invitation to its end, with all that is sent about it; what each way out said. */
async function holdMeeting(visibility: 'invited' | 'closed') {
  company = await givenCompany(app, { members: ['Lê Thị Bình', 'Trần Văn Cường'] });
  await givenProvedAddress(app, company.owner);
  const { owner, people } = company;
  const feed = (await people['Lê Thị Bình'].call(createCalendarFeed)).value();
  const body = {
    ...{ title: `${secret} lần 1`, goal: secret, location: secret, visibility, allowClashes: true },
    joinUrl: 'https://hop.example/sap-nhap-hong-ha',
    ...{ startsAt: '2026-11-24T02:30:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' },
    participants: Object.values(people).map(({ userId }) => ({ userId })),
    guests: [{ email: guestOf(visibility), name: 'Chị Khách' }],
  };
  const { id: meetingId } = (await owner.call(createMeeting, { body })).value();
  const params = { meetingId };
  await sendWaitingMails(app);
  const agenda = { version: 0, items: [{ title: secret }] };
  (await owner.call(saveAgenda, { params, body: agenda })).value();
  (await owner.call(sendPreparation, { body: { meetingId, message: secret } })).value();
  (await owner.call(sendReminder, { body: { meetingId, to: 'all', message: secret } })).value();
  // Those that wait when the time changes are withdrawn.
  await app.mails.sendDue();
  const changed = {
    ...{ version: 1, title: `${secret} lần 2`, allowClashes: true },
    ...{ startsAt: '2026-11-24T04:30:00.000Z', endsAt: '2026-11-24T05:00:00.000Z' },
  };
  (await owner.call(updateMeeting, { params, body: changed })).value();
  await sendWaitingMails(app);
  app.clock.advance(10 * 60_000);
  await app.mails.sendDue();
  const url = `/api/calendar/${feed.address.replace(/^.*\/api\/calendar\//, '')}`;
  const fed = (await app.server.inject({ method: 'GET', url })).body.replace(/\r?\n[ \t]/g, '');
  const mails = await readMails();
  const [, token = ''] =
    /invitation#token=([\w.-]+)/.exec(mails.get(guestOf(visibility))?.at(-1) ?? '') ?? [];
  const invitation = await app.call(readInvitation, { body: { token } });
  (await owner.call(cancelMeeting, { params, query: { reason: secret } })).value();
  const ended = await app.call(readInvitation, { body: { token } });
  await sendWaitingMails(app);
  const bell = (await people['Lê Thị Bình'].call(listNotifications, { query: {} })).value();
  return {
    mails: await readMails(),
    feed: fed,
    invitation: JSON.stringify(invitation.body),
    ended: JSON.stringify(ended.body),
    bell: JSON.stringify(bell.notifications),
  };
}

/** Mails about the account have nothing to do with it. */
const aboutMeeting = (texts: readonly string[] = []): string[] =>
  texts.filter((text) => text.includes('/meetings'));

const hasSecret = (text: string): boolean => /sáp nhập hồng hà|sap-nhap-hong-ha/i.test(text);

test('of a meeting that is not closed every way out names what it is about', async () => {
  const { mails, feed, invitation, bell } = await holdMeeting('invited');
  const toCuong = aboutMeeting(mails.get(company.people['Trần Văn Cường'].email));
  expect(toCuong.filter(hasSecret).length).toBe(toCuong.length);
  expect([feed, invitation, bell].map(hasSecret)).toEqual([true, true, true]);
  expect(toCuong.some((text) => text.includes('Lê Thị Bình'))).toBe(true);
});

test('of a closed one mails, feed, invitation and bell name its time and where to find it', async () => {
  const { mails, feed, invitation, ended, bell } = await holdMeeting('closed');
  const toCuong = aboutMeeting(mails.get(company.people['Trần Văn Cường'].email));
  const toGuest = mails.get(guestOf('closed')) ?? [];
  expect(toCuong.length).toBeGreaterThanOrEqual(5);
  expect([...toCuong, ...toGuest].filter(hasSecret)).toEqual([]);
  expect(toCuong.every((text) => text.includes('Họp kín'))).toBe(true);
  expect(toCuong.filter((text) => text.includes('Lê Thị Bình'))).toEqual([]);
  expect([feed, bell].map(hasSecret)).toEqual([false, false]);
  expect(feed).toContain('SUMMARY:Họp kín');
  expect(bell).toContain('Họp kín');
  // A guest who comes needs to know where, and cannot open the page.
  expect(JSON.parse(invitation).data).toMatchObject({
    ...{ title: 'Họp kín', goal: '', chairName: '', location: secret },
  });
  expect(JSON.parse(ended).data).toMatchObject({
    ...{ status: 'cancelled', cancelledReason: '', location: '', joinUrl: '' },
  });
});
