import { verifyEmail } from '@hopgon/contract/auth/routes';
import {
  cancelMeeting,
  createMeeting,
  listMeetings,
  readMeeting,
  updateMeeting,
} from '@hopgon/contract/meetings/routes';
import { createSeries } from '@hopgon/contract/series/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenProvedAddress, type Person } from '../../../testing/given.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { readMeetingMails, sendWaitingMails } from '../../../testing/meeting-mails.ts';
import { respond } from '../../../testing/respond.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
let an: Person;
let count = 0;
let guest = { email: '', name: 'Trần Khách' };

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  count += 1;
  guest = { email: `khach${count}@doi-tac.example`, name: 'Trần Khách' };
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
  an = company.owner;
});
afterAll(() => app.close());

const body = () => ({
  title: 'Chốt hợp đồng',
  startsAt: '2026-11-24T02:30:00Z',
  endsAt: '2026-11-24T03:00:00Z',
  guests: [guest],
  allowClashes: true,
});
const weekly = {
  frequency: 'weekly' as const,
  weekdays: [2],
  ends: { by: 'count' as const, count: 3 },
};
const given = async (changed: object = {}) =>
  (await an.call(createMeeting, { body: { ...body(), ...changed } })).value();
const change = async (meetingId: string, version: number, changed: object, by = an) =>
  (
    await by.call(updateMeeting, { params: { meetingId }, body: { version, allowClashes: true, ...changed } })
  ).value();

/** Subjects of the mails that have left to the guest. */
async function left(): Promise<string[]> {
  await sendWaitingMails(app);
  const mails = await readMeetingMails(app);
  return mails
    .filter(({ to }) => to?.some(({ address }) => address === guest.email))
    .map(({ subject }) => subject?.split(':')[0] ?? '');
}

async function prove(person: Person): Promise<void> {
  const [mail] = await mailsTo(app, person);
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  (await person.call(verifyEmail, { body: { token } })).value();
}

test('guests of somebody whose address is not proved are mailed when it is, once, as the meeting is by then', async () => {
  const { id, version } = await given();
  expect(await left()).toEqual([]);
  await change(id, version, { endsAt: '2026-11-24T04:00:00Z' });
  expect(await left()).toEqual([]);
  await prove(an);
  expect(await left()).toEqual(['Mời họp']);
  const mail = (await readMeetingMails(app)).find(({ to }) => to?.[0]?.address === guest.email);
  expect(mail?.subject).toContain('09:30–11:00');
  expect(mail?.replyTo).toEqual([{ name: 'Nguyễn Văn An', address: an.email }]);
  expect(mail?.text).toContain(
    'Kính gửi Trần Khách,\n\nNguyễn Văn An (Nội thất Gỗ Vân) trân trọng kính mời Anh/Chị dự cuộc họp “Chốt hợp đồng”.',
  );
});

test('nothing of a series reaches them before, by whichever of its meetings it is tried', async () => {
  const { id } = (await an.call(createSeries, { body: { ...body(), recurrence: weekly } })).value();
  const { meetings } = (await an.call(listMeetings, { query: { query: 'hợp đồng' } })).value();
  const second = meetings[1]?.id ?? '';
  await change(second, 1, { startsAt: '2026-12-02T07:00:00Z', endsAt: '2026-12-02T08:00:00Z' });
  await change(meetings[2]?.id ?? '', 1, { guests: [] });
  (await an.call(cancelMeeting, { params: { meetingId: id } })).value();
  expect(await left()).toEqual([]);
  await prove(an);
  expect(await left()).toEqual(['Mời họp']);
});

test('a meeting cancelled while its invitations wait is never mailed', async () => {
  const { id } = await given();
  await left();
  (await an.call(cancelMeeting, { params: { meetingId: id } })).value();
  await prove(an);
  expect(await left()).toEqual([]);
});

test('an invited guest is mailed a new time and a cancellation, also by a sender whose address is not proved', async () => {
  const binh = company.people['Lê Thị Bình'];
  await givenProvedAddress(app, an);
  const { id, version } = await given({ participants: [{ userId: binh.userId, role: 'secretary' }] });
  expect(await left()).toEqual(['Mời họp']);
  const other = { email: `khac${count}@doi-tac.example`, name: 'Khách Khác' };
  await change(id, version, { endsAt: '2026-11-24T04:00:00Z', guests: [guest, other] }, binh);
  expect(await left()).toEqual(['Mời họp', 'Thay đổi lịch họp']);
  (await binh.call(cancelMeeting, { params: { meetingId: id } })).value();
  expect(await left()).toEqual(['Mời họp', 'Thay đổi lịch họp', 'Hủy họp']);
  const all = (await readMeetingMails(app)).flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
  expect(all, 'newly invited by somebody unproved').not.toContain(other.email);
});

test('many changes at once become one mail, and a meeting put back is none', async () => {
  await givenProvedAddress(app, an);
  let { id, version } = await given();
  expect(await left()).toEqual(['Mời họp']);
  for (const hour of ['04', '05', '06'])
    ({ version } = await change(id, version, {
      endsAt: `2026-11-24T${hour}:00:00Z`,
      location: `Phòng ${hour}`,
    }));
  expect(await left()).toEqual(['Mời họp', 'Thay đổi lịch họp']);
  ({ version } = await change(id, version, { endsAt: '2026-11-24T07:00:00Z' }));
  await change(id, version, { endsAt: '2026-11-24T06:00:00Z' });
  expect(await left()).toEqual(['Mời họp', 'Thay đổi lịch họp']);
});

test('moved and put back, a meeting has the answers people gave', async () => {
  const binh = company.people['Lê Thị Bình'];
  const { id, version } = await given({ participants: [{ userId: binh.userId }] });
  const params = { meetingId: id };
  const answer = { answer: 'declined' as const, reason: 'Bận' };
  (await respond(binh, id, answer)).value();
  const answers = async () =>
    (await an.call(readMeeting, { params }))
      .value()
      .participants.map(({ answer, answerReason }) => [answer, answerReason]);
  const before = await answers();
  const moved = await change(id, version, { endsAt: '2026-11-24T04:00:00Z' });
  expect(await answers()).toContainEqual(['waiting', '']);
  await change(id, moved.version, { endsAt: body().endsAt });
  expect(await answers()).toEqual(before);
  expect(before).toContainEqual(['declined', 'Bận']);
});

test('of a closed meeting guests are notified that its place is another, and of nothing that did not change', async () => {
  await givenProvedAddress(app, an);
  const textsTo = async () =>
    (await readMeetingMails(app))
      .filter(({ to }) => to?.some(({ address }) => address === guest.email))
      .map(({ text }) => text ?? '');
  const closed = await given({ visibility: 'closed', location: 'Phòng 3' });
  expect(await left()).toEqual(['Mời họp']);
  await change(closed.id, closed.version, { location: 'Phòng 5' });
  expect(await left()).toEqual(['Mời họp', 'Thay đổi lịch họp']);
  const [, place = ''] = await textsTo();
  expect(place).toContain('đã thay đổi địa điểm của cuộc họp “Họp kín”');
  expect(place).not.toMatch(/Phòng|Chốt/);

  const known = await given({ location: 'Phòng 3', goal: 'Ký' });
  await left();
  const { version } = await change(known.id, known.version, { visibility: 'closed' });
  const later = { startsAt: '2026-11-25T02:30:00Z', endsAt: '2026-11-25T03:00:00Z' };
  await change(known.id, version, later);
  expect((await left()).slice(2)).toEqual(['Mời họp', 'Thay đổi lịch họp']);
  expect((await textsTo()).at(-1)).toContain('đã thay đổi thời gian của cuộc họp “Họp kín”');
});
