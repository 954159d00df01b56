import { updateNotificationChoices } from '@hopgon/contract/account/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { cancelMeeting, createMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { updateNotificationSettings } from '@hopgon/contract/notifications/routes';
import {
  readMeetingReminder,
  readReminderHabits,
  sendReminder,
  updateMeetingReminder,
  updateReminderHabits,
} from '@hopgon/contract/reminders/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenProvedAddress, givenSession } from '../../testing/given.ts';
import { mailsAbout } from '../../testing/mails-to.ts';
import { respond } from '../../testing/respond.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { sendDayDigest } from './send-day-digest.ts';
import { sendDueReminders } from './send-due-reminders.ts';

// Tests share the app: each begins on the same morning, with a company of its own.
const morning = '2026-11-20T02:00:00Z';
let app: TestApp;
let company: CompanyOf<'Lê Thị Bình' | 'Trần Văn Cường'>;
beforeAll(async () => {
  app = await startTestApp();
  // What is due is looked for when a test says so, and not by itself meanwhile.
  await app.reminders.stop(10_000);
});
beforeEach(async () => {
  app.clock.set(morning);
  company = await givenCompany(app, {
    owner: 'Nguyễn Văn An',
    members: ['Lê Thị Bình', 'Trần Văn Cường'],
  });
  await givenProvedAddress(app, company.owner);
});
afterAll(() => app.close());

const binh = () => company.people['Lê Thị Bình'];
const cuong = () => company.people['Trần Văn Cường'];

const start = '2026-11-24T02:30:00.000Z';
async function givenMeeting(): Promise<{ id: string; version: number }> {
  const participants = [{ userId: binh().userId }, { userId: cuong().userId, role: 'informed' as const }];
  const body = { title: 'Họp tuần', startsAt: start, endsAt: '2026-11-24T03:00:00.000Z', participants };
  return (await company.owner.call(createMeeting, { body })).value();
}

/** As the job does it, once. */
const remind = () => sendDueReminders(app.world, app.world.scopes.job(company.companyId));
const at = async (instant: string): Promise<void> => {
  app.clock.set(instant);
  await remind();
};

/** Whom bell or mail reminded, by name, in the order of names. */
const bells = async (kind = 'meeting-reminder') =>
  app.database.sql<{ name: string; text: string }>(
    `select u.display_name as name, n.text from notifications n join users u on u.id = n.user_id
     where n.kind = $1 and n.company_id = $2 order by n.created_at, u.given_name`,
    [kind, company.companyId],
  );
const mails = async (subject: string) =>
  app.database.sql<{ name: string; text: string }>(
    `select message #>> '{to,0,name}' as name, message->>'text' as text from outbox_mails
     where message->>'subject' like $1 || '%' and company_id = $2 order by 1`,
    [subject, company.companyId],
  );
/** What the first mail to somebody outside says of a meeting, sent or not. */
const mailToGuest = async (id: string): Promise<string | undefined> =>
  (await mailsAbout(app, { id })).find(
    ({ subject, to }) => /^(?:Sắp họp|Nhắc họp)/u.test(subject) && to[0]?.address.startsWith('khach'),
  )?.text;
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('before a meeting', () => {
  test('guests from outside who come are mailed once, a day ahead; who declined or said nothing is not', async () => {
    const guests = ['Khách Nhận', 'Khách Chưa Chắc', 'Khách Im', 'Khách Từ Chối', 'Khách Muộn'].map(
      (name, at) => ({
        name,
        email: `khach${at}@ngoai.vn`,
      }),
    );
    const body = { title: 'Họp khách', startsAt: start, endsAt: '2026-11-24T03:00:00.000Z', guests };
    const { id, version } = (await company.owner.call(createMeeting, { body })).value();
    const answer = (name: string, said: string) =>
      app.database.sql(
        'update meeting_guests set answer = $3, answered_at = $4 where meeting_id = $1 and name = $2',
        [id, name, said, app.clock.now()],
      );
    await answer('Khách Nhận', 'accepted');
    await answer('Khách Chưa Chắc', 'tentative');
    await answer('Khách Từ Chối', 'declined');
    await at('2026-11-23T02:30:00Z');
    const outside = async () =>
      (await mails('Sắp họp: Họp khách')).filter(({ name }) => name.startsWith('Khách'));
    expect(names(await outside())).toEqual(['Khách Chưa Chắc', 'Khách Nhận']);
    expect(await mailToGuest(id)).toContain('Xem hoặc đổi câu trả lời:\nhttp://127.0.0.1');
    await answer('Khách Muộn', 'accepted');
    await at('2026-11-23T03:00:00Z');
    expect(await outside()).toHaveLength(2);
    // Moved, everyone is asked again: who says yes to the new hour is reminded of that.
    const moved = { version, startsAt: '2026-11-26T02:30:00.000Z', endsAt: '2026-11-26T03:00:00.000Z' };
    const owner = await givenSession(app, company.owner);
    (await owner.call(updateMeeting, { params: { meetingId: id }, body: moved })).value();
    await answer('Khách Nhận', 'accepted');
    await at('2026-11-25T02:30:00Z');
    expect(names(await outside())).toEqual(['Khách Chưa Chắc', 'Khách Nhận', 'Khách Nhận']);
  });

  test('bell and mail come a day and half an hour ahead, each once, to who is to come', async () => {
    await givenMeeting();
    await at('2026-11-23T02:29:59Z');
    expect(await bells()).toEqual([]);
    await at('2026-11-23T02:30:00Z');
    expect(await bells()).toEqual([
      {
        name: 'Nguyễn Văn An',
        text: '“Họp tuần” bắt đầu sau 1 ngày: Thứ Ba, 24/11/2026, 09:30–10:00.',
      },
      { name: 'Lê Thị Bình', text: '“Họp tuần” bắt đầu sau 1 ngày: Thứ Ba, 24/11/2026, 09:30–10:00.' },
    ]);
    expect(names(await mails('Sắp họp'))).toEqual(['Lê Thị Bình', 'Nguyễn Văn An']);
    await remind();
    await at('2026-11-24T01:59:59Z');
    expect(await bells()).toHaveLength(2);
    await at('2026-11-24T02:00:00Z');
    await remind();
    expect(await bells()).toHaveLength(4);
    expect((await bells()).at(-1)?.text).toContain('bắt đầu sau 30 phút');
    expect(await mails('Sắp họp')).toHaveLength(4);
  });

  test('two that look at once remind once', async () => {
    await givenMeeting();
    app.clock.set('2026-11-24T02:00:00Z');
    await Promise.all([remind(), remind(), remind()]);
    expect(names(await bells())).toEqual(['Nguyễn Văn An', 'Lê Thị Bình']);
  });

  test('what was rolled back is sent the next time, and what came due meanwhile is one reminder', async () => {
    await givenMeeting();
    app.clock.set('2026-11-23T03:00:00Z');
    const dying = app.world.scopes.job(company.companyId).transaction(async (tx) => {
      await sendDueReminders(app.world, tx);
      throw new Error('the machine went down');
    });
    await expect(dying).rejects.toThrow('went down');
    expect(await bells()).toEqual([]);
    await at('2026-11-24T02:10:00Z');
    expect(await bells()).toHaveLength(2);
    expect((await bells())[0]?.text).toContain('bắt đầu sau 20 phút');
    await at('2026-11-24T02:20:00Z');
    expect(await bells()).toHaveLength(2);
  });

  test('nothing comes for a meeting that was cancelled, has begun, or is of a closed company', async () => {
    const cancelled = await givenMeeting();
    (await company.owner.call(cancelMeeting, { params: { meetingId: cancelled.id } })).value();
    await at('2026-11-24T02:00:00Z');
    expect(await bells()).toEqual([]);
    app.clock.set('2026-11-20T02:05:00Z');
    await givenMeeting();
    await at('2026-11-24T02:30:00Z');
    expect(await bells()).toEqual([]);
    await app.database.sql(
      'update companies set closed_at = $2, closed_by = owner_id, removed_after = $3 where id = $1',
      [company.companyId, '2026-11-21T02:00:00Z', '2026-11-28T02:00:00Z'],
    );
    await at('2026-11-24T02:00:00Z');
    expect(await bells()).toEqual([]);
  });

  test('of one all day at the hours at which work begins, the day before and in the morning', async () => {
    const body = {
      title: 'Hội thảo',
      startsAt: '2026-11-23T17:00:00.000Z',
      endsAt: '2026-11-24T17:00:00.000Z',
    };
    (await company.owner.call(createMeeting, { body })).value();
    await at('2026-11-22T17:00:00Z');
    await at('2026-11-23T01:59:00Z');
    expect(await bells()).toEqual([]);
    await at('2026-11-23T02:00:00Z');
    expect((await bells()).at(0)?.text).toContain('“Hội thảo” diễn ra ngày mai: Thứ Ba, 24/11/2026, cả ngày');
    await at('2026-11-23T16:45:00Z');
    expect(await bells()).toHaveLength(1);
    await at('2026-11-24T01:30:00Z');
    expect((await bells()).at(1)?.text).toContain('“Hội thảo” diễn ra hôm nay');
    const expired = await app.database.sql(
      'select id from outbox_mails where company_id = $1 and created_at = $2 and expires_at <= $2',
      [company.companyId, app.clock.now()],
    );
    expect(expired, 'the mail of the morning may still leave').toEqual([]);
  });

  test('a moved meeting is reminded of at its new hour, not at the old, and not repeating the mail about the move', async () => {
    const { id, version } = await givenMeeting();
    await at('2026-11-23T02:30:00Z');
    expect(await bells()).toHaveLength(2);
    app.clock.set('2026-11-20T02:05:00Z');
    const moved = { version, startsAt: '2026-11-25T02:30:00.000Z', endsAt: '2026-11-25T03:00:00.000Z' };
    (await company.owner.call(updateMeeting, { params: { meetingId: id }, body: moved })).value();
    await at('2026-11-24T02:00:00Z');
    expect(await bells()).toHaveLength(2);
    await at('2026-11-24T02:30:00Z');
    expect((await bells()).at(2)?.text).toContain('sau 1 ngày: Thứ Tư, 25/11/2026');
  });

  test('a meeting made at the last moment reminds of nothing that was due before it was made', async () => {
    app.clock.set('2026-11-24T02:10:00Z');
    const at10 = app.clock.now().toISOString();
    await app.database.sql(
      `insert into meetings (company_id, id, title, starts_at, ends_at, time_zone, created_by, created_at, updated_at)
       values ($1, $2, 'Gấp', $3::timestamptz + interval '20 minutes', $3::timestamptz + interval '50 minutes',
         'Asia/Ho_Chi_Minh', $4, $3, $3)`,
      [company.companyId, app.world.newId(), at10, company.owner.userId],
    );
    await app.database.sql(
      `insert into meeting_participants (company_id, meeting_id, user_id)
       select company_id, id, created_by from meetings where company_id = $1`,
      [company.companyId],
    );
    await at('2026-11-24T02:15:00Z');
    expect(await bells()).toEqual([]);
  });

  test('each chooses for a meeting or for all; nobody who declined, or turned reminders off, is reminded', async () => {
    const { id } = await givenMeeting();
    const params = { meetingId: id };
    expect((await binh().call(readMeetingReminder, { params })).value()).toEqual({
      minutes: [30, 1440],
      own: false,
    });
    (await company.owner.call(updateReminderHabits, { body: { minutes: [60, 10, 60] } })).value();
    expect((await company.owner.call(readReminderHabits)).value()).toEqual({ minutes: [10, 60] });
    const chosen = (await binh().call(updateMeetingReminder, { params, body: { minutes: [5] } })).value();
    expect(chosen).toEqual({ minutes: [5], own: true });
    await at('2026-11-24T01:30:00Z');
    await at('2026-11-24T02:00:00Z');
    expect(names(await bells())).toEqual(['Nguyễn Văn An']);
    await at('2026-11-24T02:25:00Z');
    expect(names(await bells())).toEqual(['Nguyễn Văn An', 'Nguyễn Văn An', 'Lê Thị Bình']);
  });

  test('a person who declined is not reminded; the switches of the profile decide between bell and mail', async () => {
    const { id } = await givenMeeting();
    (await respond(binh(), id, { answer: 'declined' })).value();
    (await company.owner.call(updateNotificationChoices, { body: { email: false } })).value();
    await at('2026-11-24T02:00:00Z');
    expect(names(await bells())).toEqual(['Nguyễn Văn An']);
    expect(await mails('Sắp họp')).toEqual([]);
  });

  test('back to the usual choice, or to none at all; more than five, or none of one’s business, is refused', async () => {
    const { id } = await givenMeeting();
    const params = { meetingId: id };
    const none = (await binh().call(updateMeetingReminder, { params, body: { minutes: [] } })).value();
    expect(none).toEqual({ minutes: [], own: true });
    const usual = (await binh().call(updateMeetingReminder, { params, body: { minutes: null } })).value();
    expect(usual).toEqual({ minutes: [30, 1440], own: false });
    for (const minutes of [[0], [20_161], [1, 2, 3, 4, 5, 6], [1.5]]) {
      expect((await binh().call(updateMeetingReminder, { params, body: { minutes } })).code).toBe(
        'field_invalid',
      );
    }
  });
});

describe('asked by who leads the meeting', () => {
  const ask = (meetingId: string, body: { to?: 'all'; message?: string } = {}) =>
    company.owner.call(sendReminder, { body: { meetingId, ...body } });

  // Proves S7.056
  test('those who have not answered are reminded at once, guests too, with the words of the asker', async () => {
    const { id } = await givenMeeting();
    await app.database.sql(
      `insert into meeting_guests (company_id, meeting_id, id, email, name)
       values ($1, $2, $3, 'khach@doitac.vn', 'Ngô Khách')`,
      [company.companyId, id, app.world.newId()],
    );
    expect((await ask(id, { message: 'Nhớ mang báo cáo.' })).value()).toEqual({ reminded: 2 });
    expect(await bells()).toEqual([
      {
        name: 'Lê Thị Bình',
        text: 'Nguyễn Văn An nhắc bạn về “Họp tuần”, Thứ Ba, 24/11/2026, 09:30–10:00. Nhớ mang báo cáo.',
      },
    ]);
    const written = await mails('Nhắc họp');
    expect(names(written)).toEqual(['Lê Thị Bình', 'Ngô Khách']);
    expect(await mailToGuest(id)).toContain('Họp tuần');
    expect(await mailToGuest(id)).not.toContain('/meetings/');
    (await respond(binh(), id, { answer: 'accepted' })).value();
    expect((await ask(id)).value()).toEqual({ reminded: 1 });
    expect((await ask(id, { to: 'all' })).value()).toEqual({ reminded: 2 });
    expect((await ask(id)).code).toBe('too_many_requests');
  });

  test('not by others, and not of a meeting that is off or has begun', async () => {
    const { id } = await givenMeeting();
    expect((await binh().call(sendReminder, { body: { meetingId: id } })).code).toBe('not_allowed');
    (await company.owner.call(cancelMeeting, { params: { meetingId: id } })).value();
    expect((await ask(id)).code).toBe('meeting_cancelled');
    const soon = { startsAt: '2026-11-20T02:05:00.000Z', endsAt: '2026-11-20T03:00:00.000Z' };
    const begun = (await company.owner.call(createMeeting, { body: { title: 'Gấp', ...soon } })).value();
    app.clock.set('2026-11-20T02:06:00Z');
    expect((await ask(begun.id)).code).toBe('meeting_begun');
  });
});

describe('as the day begins', () => {
  const greet = (day = '2026-11-24') =>
    sendDayDigest(app.world, app.world.scopes.job(company.companyId), day);
  const toGreet = () =>
    app.database.sql<{ day: string }>(
      'select day::text from app.companies_to_greet($1) where company_id = $2',
      [app.clock.now(), company.companyId],
    );

  test('each gets one digest of their day; a person with an empty day, or who wants none, gets none', async () => {
    await givenMeeting();
    await app.database.sql(
      `insert into action_items (company_id, id, title, assignee_id, deadline, state, created_by, created_at, updated_at)
       values ($1, $2, 'Gửi báo giá', $3, '2026-11-23', 'accepted', $3, $4, $4)`,
      [company.companyId, app.world.newId(), company.owner.userId, app.clock.now()],
    );
    const none = { 'day-digest': { bell: false, mail: false, push: false } };
    (await binh().call(updateNotificationSettings, { body: { channels: none } })).value();
    await greet();
    await greet();
    expect(await bells('day-digest')).toEqual([
      {
        name: 'Nguyễn Văn An',
        text: 'Hôm nay bạn có 1 cuộc họp và 1 việc đến hạn. Sớm nhất là “Họp tuần” lúc 09:30.',
      },
    ]);
    const [mail, ...more] = await mails('Hôm nay');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('09:30–10:00 Họp tuần');
    expect(mail?.text).toContain('Gửi báo giá (quá hạn từ 23/11/2026)');
  });

  /** An accepted item of the owner, with a meeting of that visibility where one is named. */
  async function givenItem(
    title: string,
    deadline: string,
    { visibility = '', remindedOn = '', isSample = false } = {},
  ) {
    const meetingId = visibility === '' ? null : (await givenMeeting()).id;
    if (meetingId !== null)
      await app.database.sql('update meetings set visibility = $2, is_sample = $3 where id = $1', [
        ...[meetingId, visibility, isSample],
      ]);
    await app.database.sql(
      `insert into action_items
         (company_id, id, title, assignee_id, deadline, state, meeting_id, reminded_on, created_by, created_at, updated_at)
       values ($1, $2, $3, $4, $5, 'accepted', $6, $7, $4, $8, $8)`,
      [
        ...[company.companyId, app.world.newId(), title, company.owner.userId, deadline, meetingId],
        ...[remindedOn || null, app.clock.now()],
      ],
    );
  }

  test('a day before the deadline it is said to be near, counted in working days', async () => {
    await givenItem('Đặt phòng', '2026-11-25');
    await givenItem('Đặt vé', '2026-11-26');
    await givenItem('Mẫu: Gọi nhà cung cấp', '2026-11-23', { visibility: 'company', isSample: true });
    await greet('2026-11-24');
    const mail = (await mails('Hôm nay')).find(({ text }) => text.includes('Đặt phòng (hạn 25/11/2026)'));
    expect(mail?.text).toContain('Mở Họp Gọn');
    expect(mail?.text).not.toMatch(/Đặt vé|Mẫu/u);
  });

  test('a task that its person has not answered is named, and said to wait for that; a declined one is not', async () => {
    await givenItem('Đặt phòng', '2026-11-23');
    await givenItem('Đặt vé', '2026-11-24');
    const set = (title: string, state: string) =>
      app.database.sql('update action_items set state = $2 where title = $1', [title, state]);
    await set('Đặt phòng', 'proposed');
    await set('Đặt vé', 'declined');
    await greet('2026-11-24');
    const [mail] = await mails('Hôm nay bạn có 1 việc đến hạn');
    expect(mail?.text).toContain('Đặt phòng (quá hạn từ 23/11/2026, chờ bạn trả lời)');
    expect(mail?.text).not.toContain('Đặt vé');
  });

  test('on a Friday what is due until Monday is near', async () => {
    await givenItem('Đặt phòng', '2026-11-30');
    await greet('2026-11-27');
    expect((await mails('Hôm nay'))[0]?.text).toContain('Đặt phòng (hạn 30/11/2026)');
  });

  test('what somebody had its person reminded of that day is not in the digest', async () => {
    await givenItem('Đặt phòng', '2026-11-24', { remindedOn: '2026-11-24' });
    await givenItem('Đặt vé', '2026-11-24', { remindedOn: '2026-11-23' });
    await greet('2026-11-24');
    const [mail] = await mails('Hôm nay');
    expect(mail?.text).toContain('Đặt vé');
    expect(mail?.text).not.toContain('Đặt phòng');
  });

  test('but it is for a person who wants no mail about it by itself', async () => {
    await givenItem('Đặt phòng', '2026-11-24', { remindedOn: '2026-11-24' });
    const none = { 'task-reminders': { bell: true, mail: false, push: false } };
    (await company.owner.call(updateNotificationSettings, { body: { channels: none } })).value();
    await greet('2026-11-24');
    expect((await mails('Hôm nay'))[0]?.text).toContain('Đặt phòng');
  });

  test('a task of a closed meeting is in no digest; its person gets a mail without its title', async () => {
    await givenItem('Thay giám đốc', '2026-11-24', { visibility: 'closed' });
    await givenItem('Đặt phòng', '2026-11-24');
    await greet('2026-11-24');
    const digest = await mails('Hôm nay');
    expect(digest).toMatchObject([{ text: expect.stringContaining('Đặt phòng') }]);
    const apart = await mails('Họp kín: 1 việc đến hạn');
    expect(apart).toMatchObject([{ name: 'Nguyễn Văn An' }]);
    const bell = await bells('day-digest');
    expect(bell).toContainEqual({ name: 'Nguyễn Văn An', text: 'Họp kín: bạn có 1 việc đến hạn.' });
    const said = JSON.stringify([digest, apart, bell]);
    expect(said).not.toContain('Thay giám đốc');
  });

  test('nobody on a day that is not worked', async () => {
    await givenMeeting();
    const changed = await company.owner.call(updateCompany, {
      body: { version: 1, settings: { workDays: [1, 3, 4, 5] } },
    });
    changed.value();
    await greet();
    expect(await bells('day-digest')).toEqual([]);
  });

  test.each([
    ['2026-11-24T01:59:59Z', []],
    ['2026-11-24T02:00:00Z', ['2026-11-24']],
    ['2026-11-24T05:00:00Z', ['2026-11-24']],
    ['2026-11-24T05:00:01Z', []],
    // The company was founded at nine that day.
    ['2026-11-20T02:00:30Z', []],
  ])('the day of the company begins with its working hours: at %s', async (instant, days) => {
    app.clock.set(instant);
    expect((await toGreet()).map(({ day }) => day)).toEqual(days);
  });
});
