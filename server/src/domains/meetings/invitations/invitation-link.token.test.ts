import { updatePassword } from '@hopgon/contract/auth/routes';
import { importCalendarReply, readInvitation, respondByLink } from '@hopgon/contract/calendar/routes';
import { closeCompany } from '@hopgon/contract/company-settings/routes';
import { cancelMeeting, createMeeting, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { createSeries, updateSeries } from '@hopgon/contract/series/routes';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type CompanyOf,
  givenCompany,
  givenProvedAddress,
  type Person,
  password,
} from '../../../testing/given.ts';
import { readMeetingMails, sendWaitingMails } from '../../../testing/meeting-mails.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { signInvitation } from './invitation-link.token.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
let binh: Person;
let meetingId: string;

const times = { startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z' };
const guest = { email: 'khach@doitac.example', name: 'Trần Khách' };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
let count = 0;

beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00+07:00');
  count += 1;
  guest.email = `khach${count}@doitac.example`;
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
  binh = company.people['Lê Thị Bình'];
  await givenProvedAddress(app, company.owner);
  const body = {
    title: 'Chốt kế hoạch quý',
    ...times,
    location: 'Phòng họp 1',
    participants: [{ userId: binh.userId }],
    guests: [guest],
  };
  meetingId = (await company.owner.call(createMeeting, { body })).value().id;
});

async function mailTo(address: string, about = 'Mời họp'): Promise<Email> {
  const find = async () =>
    (await readMeetingMails(app)).find(
      ({ to, subject }) => to?.some((one) => one.address === address) && subject?.startsWith(about),
    );
  await expect.poll(find).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error('no mail');
  return mail;
}

const tokenIn = ({ text }: Email): string => /\/invitation#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const meeting = async () => (await company.owner.call(readMeeting, { params: { meetingId } })).value();
const partOf = async (person: Person) =>
  (await meeting()).participants.find(({ userId }) => userId === person.userId);

test('a guest from outside gets the mail, reads the invitation, and answers without an account', async () => {
  const mail = await mailTo(guest.email);
  expect(mail.html).toContain('answer=declined');
  expect(mail.text).not.toContain('/meetings/');
  const token = tokenIn(mail);
  const read = (await app.call(readInvitation, { body: { token } })).value();
  expect(read).toMatchObject({
    companyName: 'Nội thất Gỗ Vân',
    title: 'Chốt kế hoạch quý',
    chairName: 'Nguyễn Văn An',
    person: { name: 'Trần Khách', role: 'guest', answer: 'waiting', isMember: false },
    canAnswer: true,
  });
  expect((await meeting()).guests, 'reading answers nothing').toMatchObject([{ answer: 'waiting' }]);

  const body = { token, answer: 'declined' as const, reason: 'Bận công tác', times };
  expect((await app.call(respondByLink, { body })).value().person).toMatchObject({
    answer: 'declined',
    answerReason: 'Bận công tác',
  });
  expect((await meeting()).guests).toMatchObject([{ answer: 'declined', answerReason: 'Bận công tác' }]);
  const { notifications } = (await company.owner.call(listNotifications)).value();
  expect(notifications.map(({ text }) => text)).toContainEqual(expect.stringContaining('Trần Khách'));
});

test('after a new time the link says when it was to be and what was answered, until there is an answer for it', async () => {
  const token = tokenIn(await mailTo(guest.email));
  const read = async () => (await app.call(readInvitation, { body: { token } })).value().person;
  expect((await read()).earlier).toBeNull();
  (await app.call(respondByLink, { body: { token, times, answer: 'accepted' } })).value();
  await move();
  expect(await read()).toMatchObject({
    answer: 'waiting',
    earlier: {
      answer: 'accepted',
      startsAt: '2026-11-24T02:30:00.000Z',
      endsAt: '2026-11-24T03:00:00.000Z',
    },
  });
  (await app.call(respondByLink, { body: { token, times: later, answer: 'tentative' } })).value();
  expect(await read()).toMatchObject({ answer: 'tentative', earlier: null });
});

const later = { startsAt: '2026-11-25T02:30:00Z', endsAt: '2026-11-25T03:00:00Z' };

async function move(): Promise<void> {
  const { version } = await meeting();
  const body = { version, ...later, allowClashes: true };
  (await company.owner.call(updateMeeting, { params: { meetingId }, body })).value();
}

test('the mail of a move names both times, and says to guest and member that their answers do not count', async () => {
  for (const address of [guest.email, binh.email]) {
    const token = tokenIn(await mailTo(address));
    (await app.call(respondByLink, { body: { token, times, answer: 'accepted' } })).value();
  }
  await move();
  await sendWaitingMails(app);
  for (const address of [guest.email, binh.email]) {
    const { text } = await mailTo(address, 'Thay đổi lịch họp');
    expect(text).toContain('Giờ cũ: Thứ Ba, 24/11/2026, 09:30–10:00');
    expect(text).toContain('Giờ mới: Thứ Tư, 25/11/2026, 09:30–10:00');
    expect(text).toMatch(/Câu trả lời “nhận lời” của (bạn|Anh\/Chị) là cho giờ cũ/);
  }
});

test('an answer by a link counts only for the time its reader has read', async () => {
  const token = tokenIn(await mailTo(guest.email));
  await move();
  const answer = { token, answer: 'accepted' as const };
  expect(await app.call(respondByLink, { body: { ...answer, times } })).toMatchObject(
    refusal('meeting_moved'),
  );
  expect((await meeting()).guests).toMatchObject([{ answer: 'waiting' }]);
  (await app.call(respondByLink, { body: { ...answer, times: later } })).value();
  expect((await meeting()).guests).toMatchObject([{ answer: 'accepted' }]);
});

test('a member answers by the link of their mail, and may think again', async () => {
  const token = tokenIn(await mailTo(binh.email));
  (await app.call(respondByLink, { body: { token, times, answer: 'accepted' } })).value();
  expect(await partOf(binh)).toMatchObject({ answer: 'accepted' });
  (
    await app.call(respondByLink, { body: { token, times, answer: 'tentative', reason: 'Chờ lịch xe' } })
  ).value();
  expect(await partOf(binh)).toMatchObject({ answer: 'tentative', answerReason: 'Chờ lịch xe' });
});

test('a new password ends the links of mails sent before, and those sent after it work', async () => {
  const before = tokenIn(await mailTo(binh.email));
  const body = { idToken: binh.token, currentPassword: password, newPassword: 'Khac-9Gon-dung' };
  expect((await binh.call(updatePassword, { body })).status).toBe(200);
  const answer = { token: before, answer: 'accepted' as const, times };
  expect(await app.call(respondByLink, { body: answer })).toMatchObject(refusal('invitation_link_invalid'));
  expect(await app.call(readInvitation, { body: { token: before } })).toMatchObject(
    refusal('invitation_link_invalid'),
  );

  await move();
  await sendWaitingMails(app);
  const after = tokenIn(await mailTo(binh.email, 'Thay đổi lịch họp'));
  (await app.call(respondByLink, { body: { ...answer, times: later, token: after } })).value();
  expect(await partOf(binh)).toMatchObject({ answer: 'accepted' });
});

const replyOf = (mail: Email, partstat: string): string => {
  const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content ?? '';
  const text = typeof file === 'string' ? file : new TextDecoder().decode(file);
  const unfolded = text.replace(/\r?\n[ \t]/g, '');
  return unfolded
    .replace('METHOD:REQUEST', 'METHOD:REPLY')
    .replace(/ATTENDEE;.*(?:an|nguoi).*\r?\n/g, (line) => (line.includes(binh.email) ? line : ''))
    .replace(/ATTENDEE;.*khach.*\r?\n/, '')
    .replace(/PARTSTAT=[A-Z-]+/, `PARTSTAT=${partstat}`)
    .replace('END:VEVENT', 'COMMENT:Tôi ở Huế\r\nEND:VEVENT');
};

test("a calendar's own answer counts where it is about this meeting and of this person", async () => {
  const mail = await mailTo(binh.email);
  const token = tokenIn(mail);
  const calendar = replyOf(mail, 'DECLINED');
  (await app.call(importCalendarReply, { body: { token, calendar } })).value();
  expect(await partOf(binh)).toMatchObject({ answer: 'declined', answerReason: 'Tôi ở Huế' });
  for (const wrong of [
    calendar.replace(binh.email, 'ai@do.example'),
    calendar.replace(/UID:.*/, 'UID:khac@127.0.0.1'),
    'BEGIN:VCALENDAR',
  ]) {
    expect(await app.call(importCalendarReply, { body: { token, calendar: wrong } })).toMatchObject(
      refusal('invitation_reply_unreadable'),
    );
  }
});

test("a calendar's answer for an earlier time does not count, by whichever of its signs", async () => {
  const mail = await mailTo(binh.email);
  const token = tokenIn(mail);
  const calendar = replyOf(mail, 'ACCEPTED');
  await move();
  const withoutTimes = calendar.replaceAll(/DT(START|END).*\r?\n/g, '');
  for (const outdated of [calendar, withoutTimes]) {
    expect(await app.call(importCalendarReply, { body: { token, calendar: outdated } })).toMatchObject(
      refusal('invitation_reply_outdated'),
    );
  }
  expect(await partOf(binh)).toMatchObject({ answer: 'waiting' });
  await sendWaitingMails(app);
  const fresh = replyOf(await mailTo(binh.email, 'Thay đổi lịch họp'), 'ACCEPTED');
  (await app.call(importCalendarReply, { body: { token, calendar: fresh } })).value();
  expect(await partOf(binh)).toMatchObject({ answer: 'accepted' });
});

test('a link that was changed, is of somebody else, or whose person is invited no more opens nothing', async () => {
  const token = tokenIn(await mailTo(binh.email));
  const link = { companyId: company.companyId, meetingId, seed: null, ofSeries: false };
  const strangers = [
    `${token.slice(0, -3)}AAA`,
    signInvitation(app.world.config, { ...link, kind: 'guest', personId: binh.userId }),
    signInvitation({ appSecret: 'x'.repeat(32) }, { ...link, kind: 'member', personId: binh.userId }),
    signInvitation(app.world.config, { ...link, kind: 'member', personId: meetingId }),
  ];
  for (const stranger of strangers) {
    expect(await app.call(readInvitation, { body: { token: stranger } })).toMatchObject(
      refusal('invitation_link_invalid'),
    );
    const body = { token: stranger, answer: 'accepted' as const, times };
    expect((await app.call(respondByLink, { body })).code).toBe('invitation_link_invalid');
  }
  const { version } = await meeting();
  const participants = [{ userId: company.owner.userId }];
  const params = { meetingId };
  (await company.owner.call(updateMeeting, { params, body: { version, participants } })).value();
  expect((await app.call(readInvitation, { body: { token } })).code).toBe('invitation_link_invalid');
});

test('a meeting that is off or over is shown as such, and takes no answer', async () => {
  const token = tokenIn(await mailTo(binh.email));
  const body = { token, answer: 'accepted' as const, times };
  (
    await company.owner.call(cancelMeeting, { params: { meetingId }, query: { reason: 'Khách bận' } })
  ).value();
  expect((await app.call(readInvitation, { body: { token } })).value()).toMatchObject({
    status: 'cancelled',
    cancelledReason: 'Khách bận',
    canAnswer: false,
  });
  expect(await app.call(respondByLink, { body })).toMatchObject(refusal('meeting_cancelled'));
  await app.database.sql('update meetings set cancelled_at = null, cancelled_by = null where id = $1', [
    meetingId,
  ]);
  app.clock.set('2026-11-24T03:00:00Z');
  expect(await app.call(respondByLink, { body })).toMatchObject(refusal('invitation_over'));
});

test('links of a closed company open nothing', async () => {
  const token = tokenIn(await mailTo(guest.email));
  (await company.owner.call(closeCompany, { body: { name: 'Nội thất Gỗ Vân' } })).value();
  expect((await app.call(readInvitation, { body: { token } })).code).toBe('invitation_link_invalid');
});

test('a network that tries many links is limited; the bearer of a valid one is not', async () => {
  const token = tokenIn(await mailTo(binh.email));
  const options = { address: '10.7.7.7' };
  for (let turn = 0; turn < 60; turn += 1) {
    await app.call(readInvitation, { body: { token: `sai-${turn}` } }, options);
  }
  expect((await app.call(readInvitation, { body: { token: 'sai' } }, options)).status).toBe(429);
  expect((await app.call(readInvitation, { body: { token } }, { address: '10.7.7.8' })).status).toBe(200);
});

test('the response to a series counts for its upcoming instances, of a member and of a guest; its leaders are notified once', async () => {
  const before = (await company.owner.call(listNotifications)).value().notifications.length;
  const series = (
    await company.owner.call(createSeries, {
      body: {
        title: 'Giao ban',
        startsAt: '2026-12-07T02:00:00Z',
        endsAt: '2026-12-07T02:30:00Z',
        participants: [{ userId: binh.userId }],
        guests: [guest],
        recurrence: {
          frequency: 'weekly',
          interval: 1,
          weekdays: [1],
          ends: { by: 'count', count: 3 },
          exceptions: [],
        },
        allowClashes: true,
      },
    })
  ).value();
  for (const address of [binh.email, guest.email]) {
    const token = tokenIn(await mailTo(address, 'Mời họp: Giao ban'));
    (
      await app.call(respondByLink, {
        body: {
          token,
          times: { startsAt: series.startsAt, endsAt: series.endsAt },
          answer: 'declined',
          reason: 'Nghỉ phép',
        },
      })
    ).value();
  }
  const answers = await app.database.sql(
    `select a.answer from meetings m join (select meeting_id, answer, user_id::text as who from meeting_participants
       union all select meeting_id, answer, email from meeting_guests) a on a.meeting_id = m.id
     where m.series_id = $1 and a.who in ($2, $3)`,
    [series.series?.id, binh.userId, guest.email],
  );
  expect(answers).toEqual(Array.from({ length: 6 }, () => ({ answer: 'declined' })));
  const { notifications } = (await company.owner.call(listNotifications)).value();
  expect(notifications.length - before).toBe(2);

  const [, second] = await app.database.sql<{ id: string }>(
    'select id from meetings where series_id = $1 order by series_start',
    [series.series?.id],
  );
  const params = { meetingId: second?.id ?? '' };
  const body = {
    version: 1,
    startsAt: '2026-12-15T02:00:00Z',
    endsAt: '2026-12-15T02:30:00Z',
    allowClashes: true,
  };
  (await company.owner.call(updateMeeting, { params, body })).value();
  app.clock.set('2026-12-08T02:00:00Z');
  for (const address of [binh.email, guest.email]) {
    const token = tokenIn(await mailTo(address, 'Mời họp: Giao ban'));
    const coming = (await app.call(readInvitation, { body: { token } })).value();
    expect(coming, 'the first is over, the second has a time of its own').toMatchObject({
      startsAt: '2026-12-21T02:00:00.000Z',
      canAnswer: true,
    });
    const { startsAt, endsAt } = coming;
    const given = { token, answer: 'accepted' as const, times: { startsAt, endsAt } };
    expect((await app.call(respondByLink, { body: given })).value().person.answer).toBe('accepted');
  }
  const perMeeting = await app.database.sql(
    `select distinct m.series_start, a.answer from meetings m join (select meeting_id, answer, user_id::text as who
       from meeting_participants union all select meeting_id, answer, email from meeting_guests) a on a.meeting_id = m.id
     where m.series_id = $1 and a.who in ($2, $3) order by m.series_start`,
    [series.series?.id, binh.userId, guest.email],
  );
  expect(perMeeting).toMatchObject([{ answer: 'declined' }, { answer: 'waiting' }, { answer: 'accepted' }]);
});

test("a calendar's answer to a series counts for the times the series has", async () => {
  const series = (
    await company.owner.call(createSeries, {
      body: {
        title: 'Giao ban',
        startsAt: '2026-12-07T02:00:00Z',
        endsAt: '2026-12-07T02:30:00Z',
        participants: [{ userId: binh.userId }],
        recurrence: {
          frequency: 'weekly',
          interval: 1,
          weekdays: [1],
          ends: { by: 'count', count: 3 },
          exceptions: [],
        },
        allowClashes: true,
      },
    })
  ).value();
  const mail = await mailTo(binh.email, 'Mời họp: Giao ban');
  const body = { token: tokenIn(mail), calendar: replyOf(mail, 'ACCEPTED') };
  (await app.call(importCalendarReply, { body })).value();
  const answers = () =>
    app.database.sql(
      `select p.answer from meetings m join meeting_participants p on p.meeting_id = m.id
       where m.series_id = $1 and p.user_id = $2`,
      [series.series?.id, binh.userId],
    );
  expect(await answers()).toEqual(Array.from({ length: 3 }, () => ({ answer: 'accepted' })));
  const moved = { startsAt: '2026-12-07T03:00:00Z', endsAt: '2026-12-07T03:30:00Z' };
  const change = { span: 'all' as const, version: series.version, ...moved, allowClashes: true };
  (await company.owner.call(updateSeries, { params: { meetingId: series.id }, body: change })).value();
  expect(await app.call(importCalendarReply, { body })).toMatchObject(refusal('invitation_reply_outdated'));
  expect(await answers()).toEqual(Array.from({ length: 3 }, () => ({ answer: 'waiting' })));
});
