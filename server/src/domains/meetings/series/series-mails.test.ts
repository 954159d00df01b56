import { cancelMeeting, listMeetings, updateMeeting } from '@hopgon/contract/meetings/routes';
import { cancelSeries, createSeries, updateSeries } from '@hopgon/contract/series/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CompanyOf,
  givenCompany,
  givenProvedAddress,
  givenSession,
  type Person,
} from '../../../testing/given.ts';
import { calendarLines, readMeetingMails, sendWaitingMails } from '../../../testing/meeting-mails.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình' | 'Trần Chi'>;
let an: Person;
let binh: Person;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình', 'Trần Chi'] });
  an = company.owner;
  binh = company.people['Lê Thị Bình'];
  await givenProvedAddress(app, binh);
});
afterAll(() => app.close());

let title = '';
const about = async () => (await readMeetingMails(app)).filter(({ subject }) => subject?.includes(title));

/** Mails about this test's series that left, oldest first. */
async function mails(count: number) {
  await sendWaitingMails(app);
  await expect.poll(about).toHaveLength(count);
  return about();
}

let count = 0;

async function givenSeries() {
  count += 1;
  title = `Giao ban ${count}.`;
  const first = (
    await an.call(createSeries, {
      body: {
        title,
        startsAt: '2026-11-23T02:00:00Z',
        endsAt: '2026-11-23T03:00:00Z',
        recurrence: {
          frequency: 'weekly',
          weekdays: [1],
          ends: { by: 'count', count: 4 },
          exceptions: ['2026-12-14'],
        },
        participants: [{ userId: binh.userId }],
        allowClashes: true,
      },
    })
  ).value();
  await mails(1);
  const { meetings } = (await an.call(listMeetings, { query: { query: title } })).value();
  return { first, meetings, uid: `UID:${first.series?.id}@127.0.0.1` };
}

test('the invited get one mail about the whole series, and their calendar knows its rule', async () => {
  const { uid } = await givenSeries();
  const [mail] = await mails(1);
  expect(mail?.to).toEqual([{ name: 'Lê Thị Bình', address: binh.email }]);
  expect(mail?.subject).toBe(`Mời họp: ${title} (Thứ Hai, 23/11/2026, 09:00–10:00)`);
  expect(mail?.text).toContain('Lặp lại: Hằng tuần vào thứ Hai, 4 buổi, trừ 14/12/2026');
  expect(calendarLines(mail)).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      uid,
      'SEQUENCE:0',
      'DTSTART;TZID=Asia/Ho_Chi_Minh:20261123T090000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=4',
      'EXDATE;TZID=Asia/Ho_Chi_Minh:20261214T090000',
    ]),
  );
});

test('one that is moved alone is named by its hour in the series', async () => {
  const { meetings, uid } = await givenSeries();
  const second = meetings[1];
  await an.call(updateMeeting, {
    params: { meetingId: second?.id ?? '' },
    body: {
      version: 1,
      startsAt: '2026-12-02T07:00:00Z',
      endsAt: '2026-12-02T08:00:00Z',
      allowClashes: true,
    },
  });
  const [, mail] = await mails(2);
  const lines = calendarLines(mail);
  expect(lines).toEqual(
    expect.arrayContaining([
      uid,
      'SEQUENCE:1',
      'DTSTART;TZID=Asia/Ho_Chi_Minh:20261202T140000',
      'RECURRENCE-ID;TZID=Asia/Ho_Chi_Minh:20261130T090000',
    ]),
  );
  expect(lines.some((line) => line.startsWith('RRULE'))).toBe(false);
});

test('all moved, there is one mail with a higher number; what was called off stays out', async () => {
  const { first, uid } = await givenSeries();
  await an.call(updateSeries, {
    params: { meetingId: first.id },
    body: {
      span: 'all',
      version: 1,
      startsAt: '2026-11-24T02:00:00Z',
      endsAt: '2026-11-24T03:00:00Z',
      allowClashes: true,
    },
  });
  const [, mail] = await mails(2);
  expect(mail?.subject).toBe(`Thay đổi lịch họp: ${title} (Thứ Ba, 24/11/2026, 09:00–10:00)`);
  expect(calendarLines(mail)).toEqual(
    expect.arrayContaining([
      uid,
      'SEQUENCE:1',
      'DTSTART;TZID=Asia/Ho_Chi_Minh:20261124T090000',
      'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=4',
      'EXDATE;TZID=Asia/Ho_Chi_Minh:20261215T090000',
    ]),
  );
});

test('those that follow become a series of their own, and the one before ends', async () => {
  const { meetings, uid } = await givenSeries();
  const second = meetings[1];
  const after = (
    await an.call(updateSeries, {
      params: { meetingId: second?.id ?? '' },
      body: { span: 'following', version: 1, location: 'Phòng 2', allowClashes: true },
    })
  ).value();
  const [, ...news] = await mails(3);
  expect(news.map(({ subject }) => subject).toSorted()).toEqual([
    `Lịch cũ kết thúc: ${title} (Thứ Hai, 23/11/2026, 09:00–10:00)`,
    `Thay đổi lịch họp: ${title} (Thứ Hai, 30/11/2026, 09:00–10:00)`,
  ]);
  const sent = news.map(calendarLines);
  const ended = sent.find((lines) => lines.includes(uid));
  const begun = sent.find((lines) => lines.includes(`UID:${after.series?.id}@127.0.0.1`));
  expect(ended).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=1']));
  expect(begun).toEqual(
    expect.arrayContaining([
      'SEQUENCE:0',
      'DTSTART;TZID=Asia/Ho_Chi_Minh:20261130T090000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3',
      'LOCATION:Phòng 2',
    ]),
  );
});

test('put back after its mails left, a part stays one, for one mail; in time, the two are one again for none', async () => {
  const { meetings, uid } = await givenSeries();
  const second = meetings[1];
  const params = { meetingId: second?.id ?? '' };
  const later = { startsAt: '2026-12-01T02:00:00Z', endsAt: '2026-12-01T03:00:00Z', allowClashes: true };
  const parted = (
    await an.call(updateSeries, { params, body: { span: 'following', version: 1, ...later } })
  ).value();
  await mails(3);
  const { startsAt, endsAt } = second ?? later;
  const wanted = { span: 'all' as const, version: parted.version, startsAt, endsAt, rejoins: true };
  const back = (await an.call(updateSeries, { params, body: { ...wanted, allowClashes: true } })).value();
  expect(back.series?.id).toBe(parted.series?.id);
  const [mail] = (await mails(4)).slice(3);
  expect(mail?.subject).toBe(`Thay đổi lịch họp: ${title} (Thứ Hai, 30/11/2026, 09:00–10:00)`);
  expect(calendarLines(mail)).not.toContain(uid);
  expect(calendarLines(mail)).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      `UID:${parted.series?.id}@127.0.0.1`,
      'SEQUENCE:1',
      'DTSTART;TZID=Asia/Ho_Chi_Minh:20261130T090000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3',
    ]),
  );
});

test.each([
  ['following', 'METHOD:REQUEST', 'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261129T165959Z'],
  ['all', 'METHOD:CANCEL', 'STATUS:CANCELLED'],
] as const)('cancelling %s sends calendars %s', async (span, method, line) => {
  const { meetings, uid } = await givenSeries();
  const meetingId = meetings[span === 'all' ? 0 : 1]?.id ?? '';
  await an.call(cancelSeries, { params: { meetingId }, query: { span, reason: 'Hết dự án' } });
  const [, mail] = await mails(2);
  expect(mail?.subject).toContain(`Hủy họp: ${title}`);
  expect(mail?.text).toContain('Lý do: Hết dự án');
  expect(calendarLines(mail)).toEqual(expect.arrayContaining([method, uid, 'SEQUENCE:1', line]));
});

test('a change of one meeting before the mail about the series left goes with that mail', async () => {
  count += 1;
  title = `Giao ban ${count}.`;
  const body = {
    title,
    startsAt: '2026-11-23T02:00:00Z',
    endsAt: '2026-11-23T03:00:00Z',
    recurrence: { frequency: 'weekly' as const, weekdays: [1], ends: { by: 'count' as const, count: 3 } },
    participants: [{ userId: binh.userId }],
    allowClashes: true,
    undoable: true,
  };
  (await an.call(createSeries, { body })).value();
  const { meetings } = (await an.call(listMeetings, { query: { query: title } })).value();
  const later = { startsAt: '2026-12-01T07:00:00Z', endsAt: '2026-12-01T08:00:00Z', version: 1 };
  (await an.call(updateMeeting, { params: { meetingId: meetings[1]?.id ?? '' }, body: later })).value();
  (await an.call(cancelMeeting, { params: { meetingId: meetings[2]?.id ?? '' } })).value();
  const [mail] = await mails(1);
  expect(mail?.subject).toMatch(/^Mời họp: /);
  expect(mail?.text).toContain('Riêng buổi Thứ Hai, 30/11/2026: Thứ Ba, 01/12/2026, 14:00–15:00');
  expect(calendarLines(mail)).toEqual(
    expect.arrayContaining([
      'EXDATE;TZID=Asia/Ho_Chi_Minh:20261207T090000',
      'RECURRENCE-ID;TZID=Asia/Ho_Chi_Minh:20261130T090000',
      'DTSTART;TZID=Asia/Ho_Chi_Minh:20261201T140000',
    ]),
  );
});

const atTen = (day: string) => ({ startsAt: `${day}T03:00:00Z`, endsAt: `${day}T04:00:00Z` });
const move = async (meetingId: string, version: number, body: object) =>
  (
    await an.call(updateSeries, {
      params: { meetingId },
      body: { span: 'all', version, allowClashes: true, ...body },
    })
  ).value();

test('a series that is moved and put back before its mails leave is no mail at all, whole or parted', async () => {
  const { first, meetings } = await givenSeries();
  const { version } = await move(first.id, 1, atTen('2026-11-24'));
  const back = { startsAt: first.startsAt, endsAt: first.endsAt };
  await move(first.id, version, back);
  const second = meetings[1];
  const meetingId = second?.id ?? '';
  const parted = await move(meetingId, 3, { span: 'following', ...atTen('2026-12-01') });
  const { startsAt, endsAt } = second ?? back;
  await move(meetingId, parted.version, { startsAt, endsAt, rejoins: true });
  await mails(1);
});

test.each([
  ['moved', atTen('2026-12-02')],
  ['cancelled', null],
])(
  'one of which was %s alone before, a series moved and put back in time is no mail either',
  async (_, there) => {
    const { first, meetings } = await givenSeries();
    const params = { meetingId: meetings[1]?.id ?? '' };
    const alone = there
      ? await an.call(updateMeeting, { params, body: { version: 1, ...there, allowClashes: true } })
      : await an.call(cancelMeeting, { params, query: { reason: '' } });
    alone.value();
    await mails(2);
    const { version } = await move(first.id, 1, atTen('2026-11-24'));
    await move(first.id, version, { startsAt: first.startsAt, endsAt: first.endsAt });
    await mails(2);
  },
);

test('moved twice before a mail leaves, people get one, of the last time', async () => {
  const { first } = await givenSeries();
  const { version } = await move(first.id, 1, atTen('2026-11-24'));
  await move(first.id, version, atTen('2026-11-25'));
  const [, mail] = await mails(2);
  expect(mail?.subject).toBe(`Thay đổi lịch họp: ${title} (Thứ Tư, 25/11/2026, 10:00–11:00)`);
});

test('one moved alone and put back at once is no mail', async () => {
  const { meetings } = await givenSeries();
  const [, second] = meetings;
  const params = { meetingId: second?.id ?? '' };
  const there = { version: 1, ...atTen('2026-12-01'), allowClashes: true };
  await an.call(updateMeeting, { params, body: there });
  const back = { version: 2, startsAt: second?.startsAt ?? '', endsAt: second?.endsAt ?? '' };
  (await an.call(updateMeeting, { params, body: { ...back, allowClashes: true } })).value();
  await mails(1);
});

test('when a series is mailed again, those at a time of their own go with it, in the same mail', async () => {
  const { first, meetings, uid } = await givenSeries();
  const params = { meetingId: meetings[1]?.id ?? '' };
  const apart = { version: 1, startsAt: '2026-12-02T07:00:00Z', endsAt: '2026-12-02T08:00:00Z' };
  await an.call(updateMeeting, { params, body: { ...apart, allowClashes: true } });
  await mails(2);
  await move(first.id, 1, { location: 'Phòng 9' });
  const [whole] = (await mails(3)).slice(2).map(calendarLines);
  expect(whole).toEqual(
    expect.arrayContaining([
      'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=4',
      'RECURRENCE-ID;TZID=Asia/Ho_Chi_Minh:20261130T090000',
      'DTSTART;TZID=Asia/Ho_Chi_Minh:20261202T140000',
    ]),
  );
  expect(whole?.filter((line) => line === uid)).toHaveLength(2);
});

test('people added to a series that has begun are invited by its next meeting', async () => {
  const { meetings } = await givenSeries();
  const params = { meetingId: meetings[1]?.id ?? '' };
  const apart = { version: 1, startsAt: '2026-12-02T07:00:00Z', endsAt: '2026-12-02T08:00:00Z' };
  (await an.call(updateMeeting, { params, body: { ...apart, allowClashes: true } })).value();
  await mails(2);
  app.clock.set('2026-11-24T09:00:00+07:00');
  an = await givenSession(app, an);
  const chi = company.people['Trần Chi'];
  const participants = [
    { userId: an.userId, role: 'chair' as const },
    { userId: binh.userId },
    { userId: chi.userId },
  ];
  const body = { span: 'all' as const, version: 2, participants, allowClashes: true };
  (await an.call(updateSeries, { params, body })).value();
  const toChi = (await mails(3)).filter(({ to }) => to?.[0]?.address === chi.email);
  expect(toChi.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Mời họp: /)]);
});
