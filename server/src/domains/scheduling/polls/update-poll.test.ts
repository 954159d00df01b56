import { listNotifications } from '@hopgon/contract/notifications/routes';
import {
  createPoll,
  listPolls,
  readGuestPoll,
  readPoll,
  readSharedPoll,
  updatePoll,
  voteAsGuest,
  voteInPoll,
  voteInSharedPoll,
} from '@hopgon/contract/scheduling/routes';
import type { Poll, Vote } from '@hopgon/contract/scheduling/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenProvedAddress, type Person } from '../../../testing/given.ts';
import { mailsAbout } from '../../../testing/mails-to.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Trần An' | 'Lê Bình' | 'Phạm Chi'>;
let an: Person;
let binh: Person;
let chi: Person;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Trần An', 'Lê Bình', 'Phạm Chi'] });
  an = company.people['Trần An'];
  binh = company.people['Lê Bình'];
  chi = company.people['Phạm Chi'];
  await givenProvedAddress(app, an);
}, 60_000);
afterAll(() => app.close());

const timeOn = (day: number) => ({
  startsAt: `2026-11-${day}T02:00:00.000Z`,
  endsAt: `2026-11-${day}T03:00:00.000Z`,
});
const guest = { email: 'khach@doitac.example', name: 'Đỗ Khách' };

const givenPoll = async (): Promise<Poll> =>
  (
    await an.call(createPoll, {
      body: {
        title: 'Họp với đối tác',
        slots: [timeOn(24), timeOn(25)],
        userIds: [binh.userId, chi.userId],
        guests: [guest],
        deadline: '2026-11-23T10:00:00.000Z',
      },
    })
  ).value();

const votes = ({ slots }: Pick<Poll, 'slots'>, ...cast: Vote[]) =>
  cast.map((vote, place) => ({ slotId: slots[place]?.id ?? '', vote }));

const change = (person: Person, poll: Poll, days: readonly number[]) =>
  person.call(updatePoll, {
    params: { pollId: poll.id },
    body: { version: poll.version, slots: days.map(timeOn) },
  });

const linesOf = async (person: Person, { id }: Poll) =>
  (await person.call(listNotifications))
    .value()
    .notifications.filter(({ path }) => path.endsWith(id))
    .map(({ kind, read }) => [kind, read]);

const tokenOf = (text: string | null | undefined, name: 'link' | 'token'): string =>
  new RegExp(`#${name}=([\\w-]+)`).exec(text ?? '')?.[1] ?? '';

test('a line that asks for a vote is read once its reader has voted, and stays unread for others', async () => {
  const poll = await givenPoll();
  expect(await linesOf(binh, poll)).toEqual([['poll-opened', false]]);
  await binh.call(voteInPoll, { params: { pollId: poll.id }, body: { votes: votes(poll, 'yes') } });
  expect(await linesOf(binh, poll)).toEqual([['poll-opened', true]]);
  expect(await linesOf(chi, poll)).toEqual([['poll-opened', false]]);
});

test('times change after sending: votes for times that stay are kept, and who had voted gets one mail', async () => {
  const poll = await givenPoll();
  const params = { pollId: poll.id };
  const mails = await mailsAbout(app, poll);
  const token = tokenOf(mails.find(({ to }) => to[0]?.address === guest.email)?.text, 'token');
  await binh.call(voteInPoll, { params, body: { votes: votes(poll, 'yes', 'no') } });
  await app.call(voteAsGuest, { body: { token, votes: votes(poll, 'maybe') } });

  expect((await change(binh, poll, [25, 26])).code, 'the organizer alone').toBe('not_allowed');
  expect((await change(an, poll, [19, 25])).code).toBe('poll_slot_past');
  expect((await change(an, poll, [25])).code).toBe('field_invalid');
  await change(an, poll, [25, 27]).then((reply) => reply.value());
  expect((await change(an, poll, [25, 26])).code).toBe('version_stale');
  const again = (await an.call(readPoll, { params })).value();
  const changed = (await change(an, again, [25, 26])).value();

  expect(changed.slots.map(({ startsAt, counts }) => [startsAt, counts.no])).toEqual([
    [timeOn(25).startsAt, 1],
    [timeOn(26).startsAt, 0],
  ]);
  expect(
    changed.voters.map(({ name, voted }) => [name, voted]),
    'who voted only for a time that went has not voted',
  ).toContainEqual([guest.name, false]);
  expect(changed.votedCount, 'nobody has voted on the new time').toBe(0);
  const listed = async () => (await binh.call(listPolls)).value().polls.find(({ id }) => id === poll.id);
  expect(await listed()).toMatchObject({ votedCount: 0, voted: false, votedInPart: true });
  const later = (await mailsAbout(app, poll)).filter(({ subject }) => subject.startsWith('Đổi giờ'));
  expect(later.map(({ to, subject }) => [to[0]?.address, subject]).toSorted()).toEqual(
    [
      [guest.email, 'Đổi giờ để chọn: Họp với đối tác'],
      [binh.email, 'Đổi giờ để chọn: Họp với đối tác'],
    ].toSorted(),
  );
  expect(later.find(({ to }) => to[0]?.address === binh.email)?.text).toContain(
    '- Thứ Tư, 25/11/2026, 09:00–10:00\n- Thứ Năm, 26/11/2026, 09:00–10:00 (chưa có lựa chọn)',
  );
  expect(await linesOf(binh, poll)).toContainEqual(['poll-changed', false]);
  expect(await linesOf(chi, poll)).toEqual([['poll-opened', false]]);
  const opened = (await app.call(readGuestPoll, { body: { token } })).value();
  expect(opened.slots.map(({ myVote }) => myVote)).toEqual([null, null]);

  await binh.call(voteInPoll, { params, body: { votes: votes(changed, 'no', 'yes') } });
  expect(await listed()).toMatchObject({ votedCount: 1, voted: true, votedInPart: false });
  (await change(an, changed, [25, 26, 27])).value();
  expect(await listed(), 'a time more').toMatchObject({ votedCount: 0, voted: false, votedInPart: true });
  const wider = (await an.call(readPoll, { params })).value();
  (await change(an, wider, [25, 26])).value();
  expect(await listed(), 'and less again').toMatchObject({ votedCount: 1, voted: true });
});

test('a member with the shared link votes and is then asked; nobody else can use it', async () => {
  const poll = (
    await an.call(createPoll, {
      body: { title: 'Liên hoan', slots: [timeOn(24), timeOn(25)], deadline: '2026-11-23T10:00:00.000Z' },
    })
  ).value();
  const params = { pollId: poll.id };
  const token = tokenOf(poll.shareLink, 'link');
  expect(poll.shareLink).toContain(`/meetings/polls/${poll.id}#link=`);
  expect((await binh.call(readPoll, { params })).code).toBe('poll_not_found');

  const seen = (await binh.call(readSharedPoll, { body: { token } })).value();
  expect(seen).toMatchObject({ title: 'Liên hoan', voterCount: 1, shareLink: null });
  expect(seen.can).toEqual({ vote: true, manage: false });
  const cast = { body: { token, votes: votes(poll, 'yes', 'maybe') } };
  (await binh.call(voteInSharedPoll, cast)).value();
  (await binh.call(voteInSharedPoll, cast)).value();
  const after = (await binh.call(readPoll, { params })).value();
  expect(after.voters.map(({ name, voted }) => [name, voted])).toEqual([
    ['Trần An', false],
    ['Lê Bình', true],
  ]);

  const elsewhere = await givenCompany(app, { members: ['Ngô Lễ'] });
  const stranger = elsewhere.people['Ngô Lễ'];
  expect((await stranger.call(readSharedPoll, { body: { token } })).code).toBe('poll_link_invalid');
  expect((await stranger.call(voteInSharedPoll, cast)).code).toBe('poll_link_invalid');
  expect((await chi.call(readSharedPoll, { body: { token: `${token.slice(0, -3)}AAA` } })).code).toBe(
    'poll_link_invalid',
  );
});
