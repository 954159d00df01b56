import { removeMember } from '@hopgon/contract/companies/routes';
import { cancelMeeting, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import {
  cancelPoll,
  completePoll,
  createPoll,
  listPolls,
  readGuestPoll,
  readPoll,
  updatePoll,
  voteAsGuest,
  voteInPoll,
} from '@hopgon/contract/scheduling/routes';
import type { Poll } from '@hopgon/contract/scheduling/schemas';
import { formatMoment } from '@hopgon/contract/time/format-time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { days, hours } from '../../../testing/fake-clock.ts';
import {
  type CompanyOf,
  givenCompany,
  givenProvedAddress,
  givenSession,
  type Person,
} from '../../../testing/given.ts';
import { mailsAbout } from '../../../testing/mails-to.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { removeClosedCompany } from '../../companies/closing/remove-closed-company.ts';
import { deletePollGuests } from '../guests/delete-poll-guests.ts';
import { notifyPollDue } from '../notices/notify-poll-due.ts';

let app: TestApp;
let company: CompanyOf<'Trần An' | 'Lê Bình' | 'Phạm Chi'>;
let an: Person;
let binh: Person;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Trần An', 'Lê Bình', 'Phạm Chi'] });
  an = company.people['Trần An'];
  binh = company.people['Lê Bình'];
  await givenProvedAddress(app, an);
}, 60_000);
// All tests ask the same guest, who may get five mails a day.
beforeEach(async () => {
  await app.database.sql("update outbox_mails set released_at = released_at - interval '1 day'");
});
afterAll(() => app.close());

const slots = [
  { startsAt: '2026-11-24T02:00:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' },
  { startsAt: '2026-11-25T02:00:00.000Z', endsAt: '2026-11-25T03:00:00.000Z' },
];
const guest = { email: 'khach@doitac.example', name: 'Đỗ Khách' };
const asked = (changed: object = {}) => ({
  title: 'Họp với đối tác',
  slots,
  userIds: [binh.userId],
  guests: [guest],
  deadline: '2026-11-23T10:00:00.000Z',
  ...changed,
});
const givenPoll = async (changed: object = {}): Promise<Poll> =>
  (await an.call(createPoll, { body: asked(changed) })).value();
const slotAt = (poll: Pick<Poll, 'slots'>, place: number): string => poll.slots[place]?.id ?? '';
const votes = (poll: Pick<Poll, 'slots'>, ...said: ('yes' | 'maybe' | 'no')[]) =>
  said.map((vote, place) => ({ slotId: slotAt(poll, place), vote }));

const tokenFor = async (poll: Pick<Poll, 'id'>, address = guest.email): Promise<string> => {
  const mail = (await mailsAbout(app, poll)).find(({ to }) => to[0]?.address === address);
  return /\/poll#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const bellOf = async (person: Person): Promise<string[]> => {
  const { notifications } = (await person.call(listNotifications)).value();
  return notifications.map(({ text }) => text);
};

test('members are notified of a poll in the bell and by mail, guests by a link of their own', async () => {
  const poll = await givenPoll();
  expect(poll).toMatchObject({
    status: 'open',
    voterCount: 3,
    votedCount: 0,
    can: { vote: true, manage: true },
  });
  const deadline = formatMoment(poll.deadline, 'Asia/Ho_Chi_Minh');
  const question = 'Trần An hỏi bạn có thể họp “Họp với đối tác” vào lúc nào.';
  const [line] = (await binh.call(listNotifications)).value().notifications;
  expect(line?.text).toBe(`${question} Hãy chọn trước ${deadline}.`);
  expect(line?.time).toMatchObject({ startsAt: poll.deadline, words: deadline, form: 'moment' });
  const mails = await mailsAbout(app, poll);
  expect(mails.map(({ to }) => to[0]?.address).toSorted()).toEqual([guest.email, binh.email].toSorted());
  expect(mails.find(({ to }) => to[0]?.address === binh.email)?.text).toContain(`/meetings/polls/${poll.id}`);
});

test('the link of a guest is forgotten once its mail has left, and their address once the poll is long over', async () => {
  const completed = await givenPoll();
  const open = await givenPoll({
    guests: [{ email: 'vo.danh@doitac.example', name: 'vo.danh@doitac.example' }],
  });
  const token = await tokenFor(completed);
  const kept = () =>
    app.database.sql<{ text: string }>(
      `select message ->> 'text' as text from outbox_mails where subject_id = $1
         and address = $2`,
      [completed.id, guest.email],
    );
  await expect.poll(kept).toEqual([{ text: '' }]);
  const params = { pollId: completed.id };
  (
    await an.call(completePoll, {
      params,
      body: { version: 1, slotId: slotAt(completed, 0), allowClashes: true },
    })
  ).value();

  const guests = async () =>
    app.database.sql(
      'select name, email from poll_voters where poll_id = any ($1) and user_id is null order by id',
      [[completed.id, open.id]],
    );
  const before = await guests();
  const forgetAfter = (count: number) => {
    const now = new Date(app.clock.now().getTime() + days(count));
    return deletePollGuests({ ...app.world, clock: { now: () => now } });
  };
  await forgetAfter(89);
  expect(await guests()).toEqual(before);
  await forgetAfter(91);
  expect(await guests(), 'the other was open until its last time').toEqual([
    { name: guest.name, email: null },
    { name: 'vo.danh@doitac.example', email: 'vo.danh@doitac.example' },
  ]);
  expect((await app.call(readGuestPoll, { body: { token } })).code).toBe('poll_link_invalid');
  await forgetAfter(96);
  expect((await guests())[1]).toEqual({ name: 'Khách mời', email: null });
});

test('votes are counted live, also those of a guest without an account; the creator is notified when all have voted', async () => {
  const poll = await givenPoll();
  const token = await tokenFor(poll);
  const params = { pollId: poll.id };
  (await an.call(voteInPoll, { params, body: { votes: votes(poll, 'yes', 'maybe') } })).value();
  (await binh.call(voteInPoll, { params, body: { votes: votes(poll, 'no', 'maybe') } })).value();

  const before = (await app.call(readGuestPoll, { body: { token } })).value();
  expect(before).toMatchObject({ guestName: guest.name, askedBy: 'Trần An', company: 'Nội thất Gỗ Vân' });
  expect(before.slots.map(({ counts }) => counts)).toEqual([
    { yes: 1, maybe: 0, no: 1 },
    { yes: 0, maybe: 2, no: 0 },
  ]);
  expect(JSON.stringify(before)).not.toContain('Lê Bình');
  expect((await an.call(readPoll, { params })).value().votedCount).toBe(2);

  const after = (await app.call(voteAsGuest, { body: { token, votes: votes(poll, 'yes', 'yes') } })).value();
  expect(after.slots.map(({ myVote }) => myVote)).toEqual(['yes', 'yes']);
  const seen = (await an.call(readPoll, { params })).value();
  expect(seen).toMatchObject({ votedCount: 3, bestSlot: { id: slotAt(poll, 1), ...slots[1] } });
  expect(seen.voters.map(({ name, voted }) => [name, voted])).toEqual([
    ['Trần An', true],
    ['Lê Bình', true],
    ['Đỗ Khách', true],
  ]);
  expect((await bellOf(an))[0]).toBe(
    'Cả 3 người đã chọn giờ cho “Họp với đối tác”. Bạn có thể chốt giờ họp.',
  );

  // A second thought replaces the first.
  await app.call(voteAsGuest, { body: { token, votes: votes(poll, 'no') } });
  const changed = (await an.call(readPoll, { params })).value();
  expect(changed.slots[0]?.counts).toEqual({ yes: 1, maybe: 0, no: 2 });
});

test('a link that was not mailed, or belongs to a closed company, opens nothing; trying many is stopped', async () => {
  const poll = await givenPoll();
  const token = await tokenFor(poll);
  const wrong = `${token.slice(0, -3)}AAA`;
  expect((await app.call(readGuestPoll, { body: { token: wrong } })).code).toBe('poll_link_invalid');
  expect((await app.call(voteAsGuest, { body: { token: 'x', votes: votes(poll, 'yes') } })).code).toBe(
    'poll_link_invalid',
  );
  const close = (by: string) =>
    app.database.sql(
      `update companies set closed_at = ${by}, removed_after = ${by} + interval '7 days',
         closed_by = case when ${by} is not null then owner_id end where id = $1`,
      [company.companyId],
    );
  await close('now()');
  expect((await app.call(readGuestPoll, { body: { token } })).code).toBe('poll_link_invalid');
  await close('null::timestamptz');
  expect((await app.call(readGuestPoll, { body: { token } })).code).toBeNull();
  const from = { address: '203.0.113.9' };
  const codes: (string | null)[] = [];
  for (let tries = 0; tries < 31; tries += 1)
    codes.push((await app.call(readGuestPoll, { body: { token: wrong } }, from)).code);
  expect(codes.at(-2)).toBe('poll_link_invalid');
  expect(codes.at(-1)).toBe('too_many_requests');
});

test('two who complete it at once make one meeting, with everyone asked', async () => {
  const poll = await givenPoll();
  const input = { params: { pollId: poll.id }, body: { version: poll.version, slotId: slotAt(poll, 1) } };
  const replies = await Promise.all([an.call(completePoll, input), an.call(completePoll, input)]);
  expect(replies.map(({ code }) => code).toSorted()).toEqual([null, 'poll_closed'].toSorted());
  const { meetingId } = replies.find(({ code }) => code === null)?.value() ?? { meetingId: '' };
  const meeting = (await an.call(readMeeting, { params: { meetingId } })).value();
  expect(meeting).toMatchObject({ title: 'Họp với đối tác', ...slots[1] });
  expect(meeting.participants.map(({ displayName, role }) => [displayName, role])).toEqual([
    ['Trần An', 'chair'],
    ['Lê Bình', 'attendee'],
  ]);
  expect(meeting.guests.map(({ name, email }) => ({ name, email }))).toEqual([guest]);
  const completed = (await an.call(readPoll, { params: input.params })).value();
  expect(completed).toMatchObject({ status: 'completed', meetingId, chosenSlotId: slotAt(poll, 1) });

  const token = await tokenFor(poll);
  const late = await app.call(voteAsGuest, { body: { token, votes: votes(poll, 'yes') } });
  expect(late.code).toBe('poll_closed');
  expect((await app.call(readGuestPoll, { body: { token } })).value().chosenSlotId).toBe(slotAt(poll, 1));
});

test('a completed poll follows its meeting, for everyone who is still invited', async () => {
  const poll = await givenPoll();
  const token = await tokenFor(poll);
  const chosen = { version: poll.version, slotId: slotAt(poll, 1), allowClashes: true };
  const { meetingId } = (await an.call(completePoll, { params: { pollId: poll.id }, body: chosen })).value();
  const seen = async () => [
    (await binh.call(readPoll, { params: { pollId: poll.id } })).value().meeting,
    (await app.call(readGuestPoll, { body: { token } })).value().meeting,
  ];
  const first = { ...slots[1], isCancelled: false };
  expect(await seen()).toEqual([first, first]);
  const later = { startsAt: '2026-11-27T02:00:00.000Z', endsAt: '2026-11-27T03:00:00.000Z' };
  const params = { meetingId };
  const body = { version: 1, ...later, allowClashes: true };
  (await an.call(updateMeeting, { params, body })).value();
  expect(await seen()).toEqual([
    { ...later, isCancelled: false },
    { ...later, isCancelled: false },
  ]);
  const withoutGuests = { version: 2, guests: [], participants: [{ userId: an.userId }] };
  (await an.call(updateMeeting, { params, body: withoutGuests })).value();
  expect(await seen(), 'not theirs any more').toEqual([null, null]);
  (await an.call(updateMeeting, { params, body: { version: 3, guests: [guest] } })).value();
  (await an.call(cancelMeeting, { params })).value();
  expect(await seen()).toEqual([null, { ...later, isCancelled: true }]);
});

test('after its deadline nobody votes; the creator is notified once, and may extend it or choose a slot', async () => {
  const poll = await givenPoll();
  const params = { pollId: poll.id };
  app.clock.set('2026-11-23T17:00:01+07:00');
  const [lateAn, lateBinh] = [await givenSession(app, an), await givenSession(app, binh)];
  const body = { votes: votes(poll, 'yes') };
  expect((await lateBinh.call(voteInPoll, { params, body })).code).toBe('poll_closed');
  const scope = () => app.world.scopes.job(company.companyId);
  await notifyPollDue(app.world, scope(), poll.id);
  await notifyPollDue(app.world, scope(), poll.id);
  const line = 'Đã hết hạn chọn giờ cho “Họp với đối tác”: 0/3 người đã chọn. Hãy chốt giờ họp.';
  expect((await bellOf(lateAn)).filter((text) => text === line)).toHaveLength(1);

  const over = (await lateAn.call(readPoll, { params })).value();
  expect(over).toMatchObject({ status: 'over', can: { vote: false, manage: true } });
  const move = (deadline: string, version = over.version) =>
    lateAn.call(updatePoll, { params, body: { version, deadline } });
  expect((await move('2026-11-26T00:00:00.000Z')).code).toBe('poll_deadline_wrong');
  expect((await move('2026-11-24T00:00:00.000Z', over.version + 1)).code).toBe('version_stale');
  expect((await move('2026-11-24T00:00:00.000Z')).value().status).toBe('open');
  expect((await lateBinh.call(voteInPoll, { params, body })).code).toBeNull();
  app.clock.set('2026-11-20T09:00:00+07:00');
});

test('a poll that is called off says why, and withdraws mails that had not left', async () => {
  const poll = await givenPoll();
  const params = { pollId: poll.id };
  (await an.call(cancelPoll, { params, query: { reason: 'Đối tác bận' } })).value();
  expect((await bellOf(binh))[0]).toBe(
    'Trần An đã hủy việc hỏi giờ cho “Họp với đối tác”. Lý do: Đối tác bận',
  );
  expect((await binh.call(readPoll, { params })).value()).toMatchObject({
    status: 'cancelled',
    cancelledReason: 'Đối tác bận',
  });
  expect((await mailsAbout(app, poll)).at(-1)?.text).toContain('Lý do: Đối tác bận');
  const choice = { params, body: { version: poll.version + 1, slotId: slotAt(poll, 0) } };
  expect((await an.call(completePoll, choice)).code).toBe('poll_closed');
});

test('who leaves the company leaves no open question, and is not invited by one', async () => {
  const chi = company.people['Phạm Chi'];
  const own = (await chi.call(createPoll, { body: asked({ userIds: [an.userId] }) })).value();
  const poll = await givenPoll({ userIds: [chi.userId] });
  const both = await givenPoll({ title: 'Bình chọn, Chi chưa', userIds: [binh.userId, chi.userId] });
  const ballot = { params: { pollId: both.id }, body: { votes: votes(both, 'yes', 'no') } };
  (await binh.call(voteInPoll, ballot)).value();
  (await an.call(voteInPoll, ballot)).value();
  (await company.owner.call(removeMember, { params: { userId: chi.userId } })).value();
  expect((await bellOf(an)).filter((text) => text.includes('Bình chọn, Chi chưa'))).toHaveLength(1);
  const seen = (await an.call(readPoll, { params: { pollId: both.id } })).value();
  expect([seen.votedCount, seen.voterCount]).toEqual([2, 2]);
  expect((await an.call(readPoll, { params: { pollId: own.id } })).value().status).toBe('cancelled');
  const choice = {
    params: { pollId: poll.id },
    body: { version: 1, slotId: slotAt(poll, 0), allowClashes: true },
  };
  const { meetingId } = (await an.call(completePoll, choice)).value();
  const meeting = (await an.call(readMeeting, { params: { meetingId } })).value();
  expect(meeting.participants.map(({ displayName }) => displayName)).toEqual(['Trần An']);
});

test('one sees the polls one made or is asked in', async () => {
  const poll = await givenPoll({ title: 'Chỉ An và Bình' });
  const titles = async (person: Person) =>
    (await person.call(listPolls)).value().polls.map(({ id, voted }) => [id, voted]);
  expect(await titles(binh)).toContainEqual([poll.id, false]);
  (
    await binh.call(voteInPoll, { params: { pollId: poll.id }, body: { votes: votes(poll, 'no', 'yes') } })
  ).value();
  const seenBy = async (person: Person) =>
    (await person.call(listPolls)).value().polls.find(({ id }) => id === poll.id);
  const best = { id: slotAt(poll, 1), ...slots[1] };
  expect(await seenBy(an)).toMatchObject({ bestSlot: best, can: { vote: true, manage: true }, version: 1 });
  expect(await seenBy(binh)).toMatchObject({ voted: true, can: { vote: true, manage: false } });
  expect((await company.owner.call(listPolls)).value().polls).toEqual([]);
});

test.each([
  [
    'a time that is over',
    { slots: [{ ...slots[0], startsAt: '2026-11-19T02:00:00.000Z' }, slots[1]] },
    'poll_slot_past',
  ],
  ['a deadline after the first time', { deadline: '2026-11-24T03:00:00.000Z' }, 'poll_deadline_wrong'],
  ['one time only', { slots: [slots[0]] }, 'field_invalid'],
  ['the same guest twice', { guests: [guest, guest] }, 'field_invalid'],
  ['a stranger', { userIds: ['0190d9c0-0000-7000-8000-000000000000'] }, 'participant_not_member'],
])('%s is refused', async (_, changed, code) => {
  expect((await an.call(createPoll, { body: asked(changed) })).code).toBe(code);
});

test('a day has room for so many guests', async () => {
  const many = (from: number) =>
    Array.from({ length: 30 }, (_, place) => ({
      email: `k${from + place}@ngoai.example`,
      name: 'Khách mời',
    }));
  const ask = async (from: number) =>
    (await company.owner.call(createPoll, { body: asked({ guests: many(from) }) })).code;
  expect([await ask(0), await ask(30), await ask(60), await ask(90)]).toEqual([
    null,
    null,
    null,
    'too_many_requests',
  ]);
  app.clock.advance(hours(1));
});

test('a company that is removed takes its polls with it', async () => {
  const gone = await givenCompany(app, { members: ['Ngô Lễ'] });
  const body = asked({ userIds: [gone.people['Ngô Lễ'].userId] });
  const poll = (await gone.owner.call(createPoll, { body })).value();
  const choice = { params: { pollId: poll.id }, body: { version: 1, slotId: slotAt(poll, 0) } };
  (await gone.owner.call(completePoll, choice)).value();
  await app.database.sql(
    `update companies set closed_at = '2026-11-01', removed_after = '2026-11-08', closed_by = owner_id where id = $1`,
    [gone.companyId],
  );
  await removeClosedCompany(app.world, app.world.scopes.job(gone.companyId));
  expect(await app.database.sql('select 1 from companies where id = $1', [gone.companyId])).toEqual([]);
  expect(await app.database.sql('select 1 from poll_voters where poll_id = $1', [poll.id])).toEqual([]);
});
