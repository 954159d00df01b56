import { removeMember } from '@hopgon/contract/companies/routes';
import { cancelMeeting, createMeeting, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import type { CallInput } from '@hopgon/contract/route';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { respond } from '../../../testing/respond.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

type Body = CallInput<typeof createMeeting>['body'];

let app: TestApp;
let binh: Person;
let chi: Person;
let dung: Person;

beforeAll(async () => {
  app = await startTestApp();
  const { people } = await givenCompany(app, { members: ['Lê Thị Bình', 'Trần Chi', 'Phạm Dũng'] });
  binh = people['Lê Thị Bình'];
  chi = people['Trần Chi'];
  dung = people['Phạm Dũng'];
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-20T09:00:00+07:00'));

const inWords = {
  title: 'Chốt kế hoạch quý',
  startsAt: '2026-11-24T02:30:00Z',
  endsAt: '2026-11-24T03:00:00Z',
};

async function meetingOf(creator: Person, body: Partial<Body> = {}) {
  return (await creator.call(createMeeting, { body: { allowClashes: true, ...inWords, ...body } })).value();
}
const read = async (person: Person, meetingId: string) =>
  (await person.call(readMeeting, { params: { meetingId } })).value();

describe('a new meeting', () => {
  // Proves S3.039, S7.047
  test('is in the company’s zone, its creator chairs it and comes, the others are asked', async () => {
    const meeting = await meetingOf(binh, {
      location: 'Phòng họp 1',
      participants: [{ userId: chi.userId, role: 'secretary' }],
    });
    expect(meeting).toMatchObject({
      title: 'Chốt kế hoạch quý',
      type: 'in-person',
      status: 'upcoming',
      startsAt: '2026-11-24T02:30:00.000Z',
      timeZone: 'Asia/Ho_Chi_Minh',
      participantCount: 2,
      myAnswer: 'accepted',
      createdBy: { userId: binh.userId, displayName: 'Lê Thị Bình' },
      participants: [
        { userId: binh.userId, role: 'chair', answer: 'accepted' },
        { userId: chi.userId, role: 'secretary', answer: 'waiting' },
      ],
      can: { edit: true, answer: true, enter: true, uploadTranscript: true, publish: false, end: false },
      version: 1,
    });
    expect(await read(chi, meeting.id)).toMatchObject({
      myAnswer: 'waiting',
      can: { edit: true, answer: true },
    });
  });

  test('has an end after its start, within two weeks, and people of the company', async () => {
    const create = (body: Partial<Body>) =>
      binh.call(createMeeting, { body: { allowClashes: true, ...inWords, ...body } });
    expect(await create({ endsAt: inWords.startsAt })).toMatchObject(refusal('meeting_end_before_start'));
    expect(await create({ endsAt: '2026-12-25T03:00:00Z' })).toMatchObject(refusal('meeting_too_long'));
    const stranger = (await givenCompany(app, { name: 'Công ty khác' })).owner;
    const unknown = [{ userId: stranger.userId }];
    expect(await create({ participants: unknown })).toMatchObject(refusal('participant_not_member'));
  });

  test('sent twice with one key is one meeting', async () => {
    const body = { ...inWords, title: 'Gửi hai lần', allowClashes: true };
    const first = await binh.call(createMeeting, { body }, { idempotencyKey: 'hai-lan' });
    const second = await binh.call(createMeeting, { body }, { idempotencyKey: 'hai-lan' });
    expect(second.value().id).toBe(first.value().id);
  });

  // Proves S3.040, S4.032
  test('changes its status with the hours', async () => {
    const { id } = await meetingOf(binh, {
      startsAt: '2026-11-20T02:05:00Z',
      endsAt: '2026-11-20T02:10:00Z',
    });
    const statuses = [(await read(binh, id)).status];
    app.clock.advance(minutes(5));
    statuses.push((await read(binh, id)).status);
    app.clock.advance(minutes(5));
    statuses.push((await read(binh, id)).status);
    expect(statuses).toEqual(['upcoming', 'ongoing', 'completed']);
  });
});

describe('a change', () => {
  // Proves S7.048
  test('of what somebody else has just changed to something else is refused', async () => {
    const { id } = await meetingOf(binh, { participants: [{ userId: chi.userId, role: 'secretary' }] });
    const params = { meetingId: id };
    const first = await binh.call(updateMeeting, { params, body: { version: 1, title: 'Bản một' } });
    expect(first.value()).toMatchObject({ title: 'Bản một', version: 2 });
    const stale = await chi.call(updateMeeting, { params, body: { version: 1, title: 'Bản hai' } });
    expect(stale).toMatchObject(refusal('version_stale'));
    expect((await read(chi, id)).title).toBe('Bản một');
  });

  test('of the hour asks everyone again but who moved it; of the title nobody', async () => {
    const { id } = await meetingOf(binh, { participants: [{ userId: chi.userId }] });
    const params = { meetingId: id };
    await respond(chi, id, { answer: 'accepted' });
    const titled = await binh.call(updateMeeting, { params, body: { version: 1, title: 'Tên mới' } });
    expect(titled.value().participants.map((person) => person.answer)).toEqual(['accepted', 'accepted']);
    const moved = await binh.call(updateMeeting, {
      params,
      body: { version: 2, endsAt: '2026-11-24T03:30:00Z', allowClashes: true },
    });
    expect(moved.value().participants.map((person) => person.answer)).toEqual(['accepted', 'waiting']);
  });

  test('to an end before the start is refused', async () => {
    const { id } = await meetingOf(binh);
    const body = { version: 1, startsAt: inWords.endsAt };
    expect(await binh.call(updateMeeting, { params: { meetingId: id }, body })).toMatchObject(
      refusal('meeting_end_before_start'),
    );
  });
});

// Proves S7.048
test('a cancelled meeting stays readable with its reason, and takes no change and no answer', async () => {
  const { id } = await meetingOf(binh, { participants: [{ userId: chi.userId }] });
  const params = { meetingId: id };
  (await binh.call(cancelMeeting, { params, query: { reason: 'Khách bận' } })).value();
  expect(await read(chi, id)).toMatchObject({
    status: 'cancelled',
    cancelledReason: 'Khách bận',
    can: { edit: false, answer: false },
  });
  const late = [
    await binh.call(cancelMeeting, { params }),
    await binh.call(updateMeeting, { params, body: { version: 2, title: 'Khác' } }),
    await respond(chi, params.meetingId, { answer: 'accepted' }),
  ];
  for (const reply of late) expect(reply).toMatchObject(refusal('meeting_cancelled'));
});

test('a response is saved with its words, and the chair is notified once', async () => {
  const { id } = await meetingOf(chi, {
    title: 'Hỏi ý kiến',
    participants: [{ userId: binh.userId, role: 'chair' }, { userId: dung.userId }],
  });
  const answer = (word: 'accepted' | 'tentative' | 'declined', reason?: string) =>
    respond(dung, id, { answer: word, reason });
  await answer('declined', 'Đi công tác');
  await answer('declined', 'Đi công tác');
  expect((await read(dung, id)).participants).toContainEqual(
    expect.objectContaining({ userId: dung.userId, answer: 'declined', answerReason: 'Đi công tác' }),
  );
  const isNotified = (await binh.call(listNotifications))
    .value()
    .notifications.filter(({ path }) => path === `/meetings/${id}`);
  expect(isNotified.map(({ text }) => text)).toEqual([
    'Phạm Dũng không dự được “Hỏi ý kiến”. Lý do: Đi công tác',
    expect.stringContaining('Trần Chi mời bạn dự “Hỏi ý kiến”'),
  ]);
  await answer('accepted', 'Tôi vào từ Cần Thơ');
  const reasonNow = async () =>
    (await read(dung, id)).participants.find(({ userId }) => userId === dung.userId)?.answerReason;
  expect(await reasonNow()).toBe('Tôi vào từ Cần Thơ');
  await answer('accepted');
  expect(await reasonNow()).toBe('');
});

test('who leaves the company leaves its future meetings; the creator takes the chair again', async () => {
  const { owner, people } = await givenCompany(app, {
    name: 'Sắp vắng',
    members: ['Bùi Giang', 'Lê Ghi', 'Vũ Dự'],
  });
  const gone = people['Bùi Giang'];
  const invited = { participants: [{ userId: gone.userId, role: 'chair' as const }] };
  const past = await meetingOf(owner, {
    ...invited,
    startsAt: '2026-11-19T02:00:00Z',
    endsAt: '2026-11-19T03:00:00Z',
  });
  const future = await meetingOf(owner, invited);
  const to = (name: 'Lê Ghi' | 'Vũ Dự', role?: 'secretary') => ({
    userId: people[name].userId,
    ...(role && { role }),
  });
  // Made by who leaves, so that neither creator nor chair is left.
  const withSecretary = await meetingOf(gone, { participants: [to('Vũ Dự'), to('Lê Ghi', 'secretary')] });
  const closed = await meetingOf(gone, { participants: [to('Vũ Dự')], visibility: 'closed' });
  (await owner.call(removeMember, { params: { userId: gone.userId } })).value();
  expect((await read(owner, past.id)).participants.map(({ userId }) => userId)).toContain(gone.userId);
  expect((await read(owner, future.id)).participants).toMatchObject([
    { userId: owner.userId, role: 'chair' },
  ]);
  const chairOf = async (viewer: Person, id: string) =>
    (await read(viewer, id)).participants.find(({ role }) => role === 'chair')?.userId;
  expect(await chairOf(people['Lê Ghi'], withSecretary.id)).toBe(people['Lê Ghi'].userId);
  expect(await chairOf(people['Vũ Dự'], closed.id)).toBe(people['Vũ Dự'].userId);
});
