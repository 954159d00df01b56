import { removeMember } from '@hopgon/contract/companies/routes';
import {
  cancelMotion,
  closeMotion,
  listMotions,
  openMotion,
  readMotionDefaults,
  recordPaperVote,
  voteOnMotion,
} from '@hopgon/contract/live/motions/routes';
import type { Motion, MotionChoice } from '@hopgon/contract/live/motions/schemas';
import {
  endLiveMeeting,
  readLiveMeeting,
  recordAttendance,
  startLiveMeeting,
} from '@hopgon/contract/live/routes';
import type { AttendanceAct } from '@hopgon/contract/live/schemas';
import { restoreMeeting } from '@hopgon/contract/meetings/lifecycle/routes';
import { cancelMeeting, createMeeting } from '@hopgon/contract/meetings/routes';
import { draftMinutes } from '@hopgon/contract/minutes/routes';
import type { CallInput } from '@hopgon/contract/route';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { days, minutes } from '../../../testing/fake-clock.ts';
import {
  type CompanyOf,
  givenCompany,
  givenProvedAddress,
  givenSession,
  type Person,
} from '../../../testing/given.ts';
import { mailsAbout } from '../../../testing/mails-to.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { notifyWrittenVoteDue } from './notify-written-vote-due.ts';

type NewMotion = CallInput<typeof openMotion>['body'];

let app: TestApp;
let company: CompanyOf<'Trường Lễ' | 'Phương Uyên' | 'Đức Thịnh' | 'Khách Nội Bộ' | 'Sắp Nghỉ'>;
let chair: Person;
let le: Person;
let uyen: Person;
let thinh: Person;
let guest: Person;
let params: { meetingId: string };

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, {
    members: ['Trường Lễ', 'Phương Uyên', 'Đức Thịnh', 'Khách Nội Bộ', 'Sắp Nghỉ'],
  });
  chair = company.owner;
  le = company.people['Trường Lễ'];
  uyen = company.people['Phương Uyên'];
  thinh = company.people['Đức Thịnh'];
  guest = company.people['Khách Nội Bộ'];
});
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00+07:00');
  const now = app.clock.now().getTime();
  const body = {
    ...{ title: 'Họp hội đồng', allowClashes: true },
    startsAt: new Date(now).toISOString(),
    endsAt: new Date(now + minutes(45)).toISOString(),
    participants: [
      { userId: le.userId, role: 'secretary' as const },
      { userId: uyen.userId, role: 'attendee' as const },
      { userId: thinh.userId, role: 'attendee' as const },
      { userId: guest.userId, role: 'guest' as const },
    ],
  };
  params = { meetingId: (await chair.call(createMeeting, { body })).value().id };
  (await chair.call(startLiveMeeting, { params })).value();
});

const record = async (act: AttendanceAct, ...people: Person[]) => {
  const body = { people: people.map(({ userId }) => ({ id: userId, act })) };
  (await le.call(recordAttendance, { params, body })).value();
};
const open = async (rest: Partial<NewMotion> = {}): Promise<Motion> =>
  (await le.call(openMotion, { params, body: { text: 'Dừng máy số 3', ...rest } })).value();
const cast = (person: Person, { id: motionId }: Motion, choice: MotionChoice, userId?: string) =>
  person.call(voteOnMotion, { params: { ...params, motionId }, body: { choice, userId } });
const close = async ({ id: motionId }: Motion): Promise<Motion> =>
  (await chair.call(closeMotion, { params: { ...params, motionId } })).value();
const seenBy = async (person: Person, { id }: Motion): Promise<Motion> => {
  const { motions } = (await person.call(listMotions, { params })).value();
  const motion = motions.find((each) => each.id === id);
  if (!motion) throw new Error('not in the list');
  return motion;
};
const votes = ({ counts }: Motion) => counts && [counts.for.votes, counts.against.votes, counts.none.votes];

async function givenPaper(): Promise<string> {
  const paperId = app.world.newId();
  await app.database.sql(
    `insert into papers (company_id, meeting_id, id, name, media_type, size, file_id, uploaded_by, created_at)
     values ($1, $2, $3::uuid, 'Giấy ủy quyền.pdf', 'application/pdf', 1, replace($3::uuid::text, '-', ''), $4, $5)`,
    [company.companyId, params.meetingId, paperId, chair.userId, app.clock.now()],
  );
  return paperId;
}

describe('an open vote by heads', () => {
  test('is cast on own devices, shows counts to who has voted, and names at its end', async () => {
    await record('in-person', chair, le, uyen);
    const motion = await open();
    expect(motion).toMatchObject({ needed: 2, base: { votes: 3 }, hasQuorum: true, counts: null });
    (await cast(chair, motion, 'for')).value();
    expect((await seenBy(uyen, motion)).counts).toBeNull();
    expect(votes((await cast(uyen, motion, 'against')).value())).toEqual([1, 1, 0]);
    const own = await seenBy(uyen, motion);
    expect(own.voters.filter(({ ballot }) => ballot !== null).map(({ displayName }) => displayName)).toEqual([
      'Phương Uyên',
    ]);
    (await cast(uyen, motion, 'for')).value();
    const closed = await close(motion);
    expect(closed).toMatchObject({ state: 'closed', isPassed: true, presentCount: 3 });
    expect(votes(closed)).toEqual([2, 0, 0]);
    expect(
      (await seenBy(guest, motion)).voters.map(({ displayName, ballot }) => [displayName, ballot?.choice]),
    ).toEqual(
      expect.arrayContaining([
        ['Đặng Khánh Quỳnh', 'for'],
        ['Trường Lễ', undefined],
        ['Phương Uyên', 'for'],
        ['Đức Thịnh', undefined],
      ]),
    );
  });

  test('takes the vote of those present without a device from the secretary, and shows it so', async () => {
    await record('in-person', uyen, thinh);
    const motion = await open();
    (await cast(le, motion, 'for', thinh.userId)).value();
    (await cast(uyen, motion, 'for')).value();
    expect((await cast(le, motion, 'against', uyen.userId)).code).toBe('ballot_cast');
    expect((await cast(uyen, motion, 'against', thinh.userId)).code).toBe('not_allowed');
    const ways = (await close(motion)).voters.flatMap(({ ballot }) => ballot?.way ?? []);
    expect(ways.toSorted()).toEqual(['own', 'secretary']);
  });

  test('knows who left before they came only as a mistake', async () => {
    app.clock.advance(minutes(10));
    await record('in-person', uyen);
    const at = new Date(app.clock.now().getTime() - minutes(2)).toISOString();
    const body = { people: [{ id: uyen.userId, act: 'left' as const, at }] };
    expect((await le.call(recordAttendance, { params, body })).code).toBe('attendance_left_early');
  });

  test('is for those recorded as present, and not for guests', async () => {
    await record('in-person', guest, uyen);
    const motion = await open();
    expect((await cast(guest, motion, 'for')).code).toBe('motion_not_voter');
    expect((await cast(thinh, motion, 'for')).code).toBe('motion_not_present');
    expect(motion.attending.votes).toBe(1);
    await record('online', thinh);
    expect((await cast(thinh, motion, 'for')).code).toBeNull();
    expect((await seenBy(chair, motion)).attending.votes).toBe(2);
  });

  test('keeps its result when it is closed, whatever is corrected later', async () => {
    await record('in-person', chair, le, uyen);
    const motion = await open();
    for (const person of [chair, le]) (await cast(person, motion, 'for')).value();
    const closed = await close(motion);
    await record('in-person', thinh);
    await record('absent', uyen, le);
    expect((await cast(thinh, motion, 'against')).code).toBe('motion_closed');
    expect(await seenBy(chair, motion)).toEqual({ ...closed, can: { ...closed.can } });
  });

  test('leaves out who may not vote on it, who counts for the quorum all the same', async () => {
    await record('in-person', chair, uyen, thinh);
    const motion = await open({ voters: [{ userId: thinh.userId, exclusion: 'Có lợi ích liên quan' }] });
    expect(motion).toMatchObject({ attending: { votes: 3 }, base: { votes: 2 }, needed: 2 });
    expect((await cast(thinh, motion, 'for')).code).toBe('motion_excluded');
  });

  test('is one at a time, holds up the end of the meeting, and can be called off', async () => {
    const motion = await open();
    expect((await le.call(openMotion, { params, body: { text: 'Thêm' } })).code).toBe('motion_open');
    expect((await chair.call(endLiveMeeting, { params })).code).toBe('motion_open');
    const motionParams = { ...params, motionId: motion.id };
    expect((await uyen.call(cancelMotion, { params: motionParams })).code).toBe('not_allowed');
    expect((await le.call(cancelMotion, { params: motionParams })).value()).toMatchObject({
      state: 'cancelled',
      counts: null,
    });
    expect((await chair.call(endLiveMeeting, { params })).code).toBeNull();
  });

  test('is cancelled with a reason once it is closed: it stays on record, and no minutes count it', async () => {
    await record('in-person', chair, le, uyen);
    const motion = await open();
    (await cast(chair, motion, 'for')).value();
    const motionParams = { ...params, motionId: motion.id };
    (await chair.call(closeMotion, { params: motionParams })).value();
    expect(await le.call(cancelMotion, { params: motionParams })).toMatchObject(
      refusal('motion_reason_missing'),
    );
    const query = { reason: 'Tính theo đầu người, phải tính theo phần vốn' };
    expect(await uyen.call(cancelMotion, { params: motionParams, query })).toMatchObject(
      refusal('not_allowed'),
    );
    expect((await le.call(cancelMotion, { params: motionParams, query })).value()).toMatchObject({
      ...{ state: 'cancelled', isPassed: null, counts: { for: { votes: 1 } }, can: { cancel: false } },
      cancelled: query,
    });
    expect(await le.call(cancelMotion, { params: motionParams, query })).toMatchObject(
      refusal('motion_cancelled'),
    );
    expect(
      (await le.call(draftMinutes, { params, body: {} })).value().sections.flatMap(({ lines }) => lines),
    ).toEqual([]);
  });
});

describe('a vote by shares of the capital', () => {
  const shares = () => [
    { userId: chair.userId, weight: 51 },
    { userId: le.userId, weight: 24 },
    { userId: uyen.userId, weight: 15.5 },
    { userId: thinh.userId, weight: 9.5 },
  ];

  test('weighs each ballot, with quorum and ratio as they are set', async () => {
    await record('in-person', le, uyen, thinh);
    const rest = { weighting: 'share' as const, voters: shares() };
    const few = await open(rest);
    expect(few).toMatchObject({ hasQuorum: false, attending: { votes: 3, weight: 49 } });
    await record('online', chair);
    expect(await seenBy(chair, few)).toMatchObject({ hasQuorum: true, needed: 50.01 });
    for (const person of [le, uyen, thinh]) (await cast(person, few, 'for')).value();
    expect(await close(few)).toMatchObject({ isPassed: false, counts: { for: { votes: 3, weight: 49 } } });
    const ratio = { percent: 40, inclusive: true };
    const next = await open({ ...rest, ratio });
    for (const person of [le, uyen]) (await cast(person, next, 'for')).value();
    expect(await close(next)).toMatchObject({
      isPassed: false,
      counts: { for: { weight: 39.5 } },
      needed: 40,
    });
  });

  test('asks for the share of everybody, and remembers it for the next', async () => {
    const body = { text: 'Tăng vốn', weighting: 'share' as const, voters: shares().slice(1) };
    expect((await le.call(openMotion, { params, body })).code).toBe('motion_share_missing');
    await open({ weighting: 'share', voters: shares() });
    const defaults = (await le.call(readMotionDefaults, { params })).value();
    expect(defaults.rules.ordinary).toMatchObject({
      quorum: { percent: 50, inclusive: false },
      ratio: { percent: 50 },
    });
    expect(new Map(defaults.shares.map(({ userId, weight }) => [userId, weight])).get(uyen.userId)).toBe(
      15.5,
    );
  });
});

describe('a vote of owners', () => {
  const asked = () => ({
    text: 'Tăng vốn',
    body: 'members-council' as const,
    voters: [chair, le, uyen, thinh].map(({ userId }) => ({ userId, weight: 20 })),
  });

  test.each([
    ['without what all own', {}, 'motion_total_missing'],
    ['of more than all own', { total: 79 }, 'motion_total_wrong'],
    ['of a board that was called twice', { body: 'board' as const, call: 3 }, 'motion_call_wrong'],
  ])('%s is refused', async (_, rest, code) => {
    expect((await le.call(openMotion, { params, body: { ...asked(), ...rest } })).code).toBe(code);
  });

  test('is measured against all that is owned, which the next one begins with', async () => {
    await record('in-person', chair, le, uyen, thinh);
    const motion = await open({ ...asked(), total: 200 });
    expect(motion).toMatchObject({ hasQuorum: false, entitled: { votes: 4, weight: 200 } });
    const defaults = (await le.call(readMotionDefaults, { params })).value();
    expect(defaults.totals).toEqual([{ body: 'members-council', total: 200 }]);
    const live = (await le.call(readLiveMeeting, { params })).value();
    expect(live.quorum).toMatchObject({ isMet: false, share: { present: 40, needed: 65 } });
  });

  test('on paper may be secret, and keeps sums alone', async () => {
    const of = (votes: number, weight: number, names = '') => ({ votes, weight, names });
    const count = {
      ...{ entitled: of(4, 100), attending: of(4, 100), excluded: of(0, 0), invalid: of(0, 0) },
      ...{ for: of(3, 80, 'Trường Lễ'), against: of(1, 20), none: of(0, 0) },
    };
    const body = { text: 'Tăng vốn', body: 'shareholders' as const, isSecret: true, note: 'Đếm tay', count };
    const motion = (
      await le.call(recordPaperVote, { params, body: { ...body, chairChoice: 'for' } })
    ).value();
    expect(motion).toMatchObject({ isSecret: true, weighting: 'share', isPassed: true });
    expect(motion.paper).toMatchObject({ chairChoice: null, names: { for: '', against: '', none: '' } });
    const thirdCall = { ...body, body: 'board' as const, call: 3 };
    expect((await le.call(recordPaperVote, { params, body: thirdCall })).code).toBe('motion_call_wrong');
  });
});

describe('a secret vote', () => {
  test('shows counts at its end alone, and nobody ever who chose what: not in a reply and not in a row', async () => {
    await record('in-person', chair, le, uyen, thinh);
    const motion = await open({ isSecret: true });
    const choices: [Person, MotionChoice][] = [
      [uyen, 'for'],
      [chair, 'against'],
      [thinh, 'for'],
    ];
    for (const [person, choice] of choices) {
      const reply = (await cast(person, motion, choice)).value();
      expect(reply).toMatchObject({ counts: null, isPassed: null });
      expect(reply.voters.every(({ ballot }) => ballot === null)).toBe(true);
    }
    expect((await seenBy(le, motion)).cast.votes).toBe(3);
    const closed = await close(motion);
    expect(votes(closed)).toEqual([2, 1, 0]);
    expect(closed.voters.every(({ ballot }) => ballot === null)).toBe(true);
    const rows = await app.database.sql<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from motion_turnout t where motion_id = $1
       union all select to_jsonb(b) from motion_ballots b where motion_id = $1`,
      [motion.id],
    );
    expect(rows.map(({ row }) => Object.keys(row).toSorted())).toEqual(
      [1, 2, 3].map(() => ['company_id', 'motion_id', 'user_id']),
    );
  });

  test('leaves no trace of which row of the tally a ballot changed', async () => {
    await record('in-person', chair, le, uyen);
    const motion = await open({ isSecret: true });
    (await cast(uyen, motion, 'against')).value();
    const rows = await app.database.sql<{ writer: string }>(
      'select distinct xmin::text as writer from motion_tallies where motion_id = $1',
      [motion.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('is final for each, and cast by nobody for another without a proxy', async () => {
    await record('in-person', chair, le, uyen);
    const motion = await open({ isSecret: true });
    (await cast(uyen, motion, 'for')).value();
    expect((await cast(uyen, motion, 'against')).code).toBe('ballot_cast');
    expect((await cast(le, motion, 'for', chair.userId)).code).toBe('motion_own_device');
    expect(votes(await close(motion))).toEqual([1, 0, 0]);
  });

  test('is not weighed by shares, whose sums would show who chose what', async () => {
    const voters = [chair, le, uyen, thinh].map(({ userId }) => ({ userId, weight: 25 }));
    const body = { text: 'Bầu', isSecret: true, weighting: 'share' as const, voters };
    expect((await le.call(openMotion, { params, body })).code).toBe('motion_secret_weighted');
  });

  test('cannot have open ballots even by a mistake of the server', async () => {
    const motion = await open({ isSecret: true });
    const insert = app.database.sql(
      `insert into motion_ballots (company_id, motion_id, user_id, choice, way, cast_by, cast_at)
       values ($1, $2, $3, 'for', 'own', $3, now())`,
      [company.companyId, motion.id, uyen.userId],
    );
    await expect(insert).rejects.toThrow(/foreign key/);
  });
});

describe('a proxy', () => {
  test('with its paper is voted by who holds it, while they are there', async () => {
    await record('in-person', chair, uyen);
    await record('absent', thinh);
    const proxy = { holderId: uyen.userId, paperId: await givenPaper() };
    const motion = await open({ voters: [{ userId: thinh.userId, proxy }] });
    expect(motion.attending.votes).toBe(3);
    expect((await cast(thinh, motion, 'for')).code).toBe('motion_proxy_given');
    (await cast(uyen, motion, 'for', thinh.userId)).value();
    (await cast(uyen, motion, 'against')).value();
    const closed = await close(motion);
    expect(votes(closed)).toEqual([1, 1, 0]);
    expect(closed.voters.find(({ displayName }) => displayName === 'Đức Thịnh')).toMatchObject({
      proxy: { holderName: 'Phương Uyên', paperId: proxy.paperId },
      ballot: { choice: 'for', way: 'proxy' },
    });
  });

  test.each<[string, (paperId: string) => NewMotion['voters']]>([
    [
      'a paper of no meeting',
      () => [{ userId: thinh.userId, proxy: { holderId: uyen.userId, paperId: app.world.newId() } }],
    ],
    ['oneself', (paperId) => [{ userId: thinh.userId, proxy: { holderId: thinh.userId, paperId } }]],
    [
      'somebody not invited',
      (paperId) => [{ userId: thinh.userId, proxy: { holderId: app.world.newId(), paperId } }],
    ],
    [
      'somebody who gave away their own',
      (paperId) => [
        { userId: thinh.userId, proxy: { holderId: uyen.userId, paperId } },
        { userId: uyen.userId, proxy: { holderId: chair.userId, paperId } },
      ],
    ],
  ])('with %s is refused', async (_, votersWith) => {
    const body = { text: 'Dừng máy', voters: votersWith(await givenPaper()) };
    expect((await le.call(openMotion, { params, body })).code).toBe('motion_proxy_wrong');
  });
});

describe('written opinions', () => {
  const ids = (...people: Person[]) => people.map(({ userId }) => userId).toSorted();
  const emails = (...people: Person[]) => people.map(({ email }) => email).toSorted();
  /** The lines of the bell about a vote, and the mails of the outbox about its meeting that ask for an opinion. */
  const noticesOf = async ({ id }: Motion) => {
    const lines = await app.database.sql<{ kind: string; user_id: string; text: string }>(
      'select kind, user_id, text from notifications where subject_id = $1',
      [id],
    );
    const mails = await mailsAbout(app, { id });
    return {
      lines,
      mails: mails.filter(({ subject }) => /ý kiến/.test(subject)),
      readers: (kind: string) => lines.flatMap((line) => (line.kind === kind ? line.user_id : [])).toSorted(),
      receivers: (lead: string) =>
        mails
          .flatMap(({ subject, to }) => (subject.startsWith(lead) ? to.map(({ address }) => address) : []))
          .toSorted(),
    };
  };
  const asks = 'Lấy ý kiến bằng văn bản';
  const reminds = 'Sắp hết hạn cho ý kiến';
  const remind = ({ id: motionId }: Motion) =>
    notifyWrittenVoteDue(app.world, app.world.scopes.job(company.companyId), { ...params, motionId });
  const invite = (person: Person) =>
    app.database.sql(
      `insert into meeting_participants (company_id, meeting_id, user_id, role, answer)
       values ($1, $2, $3, 'attendee', 'waiting')`,
      [company.companyId, params.meetingId, person.userId],
    );

  test('are asked for by bell and by a mail of the outbox: not of who asks, nor of guests', async () => {
    // Mails to who has not verified their address wait for a budget that other tests use.
    for (const person of [chair, uyen, thinh]) await givenProvedAddress(app, person);
    const motion = await open({ way: 'written', deadline: inDays(3) });
    const { lines, mails, readers, receivers } = await noticesOf(motion);
    expect(readers('vote-opened')).toEqual(ids(chair, uyen, thinh));
    expect(lines[0]?.text).toContain('“Họp hội đồng”. Hãy cho ý kiến trước ');
    expect(receivers(`${asks}: Họp hội đồng`)).toEqual(emails(chair, uyen, thinh));
    for (const { text } of mails) expect(text).toContain('Nội dung: Dừng máy số 3');
    const jobs = await app.database.sql<{ start_after: Date }>(
      `select start_after from jobs.job where name = 'live.written-vote-due' and data->'data'->>'motionId' = $1`,
      [motion.id],
    );
    expect(jobs.map((job) => job.start_after.toISOString())).toEqual([inDays(2)]);
    await app.mails.sendDue();
    await expect
      .poll(() =>
        app.database.sql(
          "select from outbox_mails where subject_id = $1 and message->>'subject' like $2 and sent_at is not null",
          [motion.id, `${asks}%`],
        ),
      )
      .toHaveLength(3);
  });

  test('are asked for again before the deadline of those alone who have not answered', async () => {
    const motion = await open({ way: 'written', deadline: inDays(3) });
    (await cast(uyen, motion, 'for')).value();
    (await cast(le, motion, 'for', thinh.userId)).value();
    app.clock.advance(days(2));
    await remind(motion);
    const reminded = await noticesOf(motion);
    expect(reminded.readers('vote-due')).toEqual(ids(chair, le));
    expect(reminded.receivers(reminds)).toEqual(emails(chair, le));
    // A job that ran and was not marked done runs again.
    await remind(motion);
    app.clock.advance(days(2));
    await remind(motion);
    const late = await noticesOf(motion);
    expect([late.lines.length, late.mails.length]).toEqual([reminded.lines.length, reminded.mails.length]);
  });

  test.each([
    ['closed', closeMotion],
    ['called off', cancelMotion],
  ])('are not asked for any more once the vote was %s early: no line asks, no mail waits', async (_, end) => {
    const motion = await open({ way: 'written', deadline: inDays(3) });
    const before = await noticesOf(motion);
    expect([before.lines.length, before.mails.length]).toEqual([3, 3]);
    // None is on its way while they are made to wait.
    await app.mails.sendDue();
    const unsent = 'select from outbox_mails where subject_id = $1 and sent_at is null';
    await expect.poll(() => app.database.sql(unsent, [motion.id])).toEqual([]);
    await app.database.sql(
      `update outbox_mails set sent_at = null, attempts = 0, send_after = send_after + interval '1 day'
       where subject_id = $1`,
      [motion.id],
    );
    (await chair.call(end, { params: { ...params, motionId: motion.id } })).value();
    expect(await noticesOf(motion)).toMatchObject({ lines: [], mails: [] });
    const outcomes = await app.database.sql<{ outcome: string }>(
      "select distinct outcome from notifications where kind = 'vote-opened' and user_id = $1 and outcome is not null",
      [thinh.userId],
    );
    expect(outcomes).toContainEqual({ outcome: 'Việc lấy ý kiến này đã kết thúc.' });
  });

  test('are not asked for while the meeting is called off, and are again once it is not', async () => {
    const motion = await open({ way: 'written', deadline: inDays(3) });
    (await cast(uyen, motion, 'for')).value();
    (await chair.call(cancelMeeting, { params, query: { undoable: 'true' } })).value();
    expect((await noticesOf(motion)).lines.filter(({ kind }) => kind === 'vote-opened')).toEqual([]);
    (await chair.call(restoreMeeting, { params })).value();
    expect((await noticesOf(motion)).readers('vote-opened')).toEqual(ids(chair, thinh));
  });

  test('in secret are not asked for again of who has answered', async () => {
    const motion = await open({ way: 'written', isSecret: true, deadline: inDays(3) });
    (await cast(uyen, motion, 'for')).value();
    app.clock.advance(days(2));
    await remind(motion);
    const { readers, receivers } = await noticesOf(motion);
    expect(readers('vote-due')).toEqual(ids(chair, le, thinh));
    expect(receivers(reminds)).toEqual(emails(chair, le, thinh));
  });

  test('are not asked for of who left the meeting or the company since, nor of a cancelled vote', async () => {
    const leaver = company.people['Sắp Nghỉ'];
    await invite(leaver);
    const motion = await open({ way: 'written', deadline: inDays(3) });
    expect((await noticesOf(motion)).readers('vote-opened')).toEqual(ids(chair, uyen, thinh, leaver));
    await app.database.sql('delete from meeting_participants where meeting_id = $1 and user_id = $2', [
      params.meetingId,
      thinh.userId,
    ]);
    (await chair.call(removeMember, { params: { userId: leaver.userId } })).value();
    const called = await open({ way: 'written', deadline: inDays(3) });
    (await chair.call(cancelMotion, { params: { ...params, motionId: called.id } })).value();
    app.clock.advance(days(2));
    for (const each of [motion, called]) await remind(each);
    const { readers, receivers } = await noticesOf(motion);
    expect(readers('vote-due')).toEqual(ids(chair, le, uyen));
    expect(receivers(reminds)).toEqual(emails(chair, le, uyen));
    expect((await noticesOf(called)).readers('vote-due')).toEqual([]);
  });

  test('of a closed meeting reach its people alone, and say neither its title nor the question', async () => {
    await app.database.sql("update meetings set visibility = 'closed' where id = $1", [params.meetingId]);
    const motion = await open({ way: 'written', deadline: inDays(3) });
    await remind(motion);
    expect((await noticesOf(motion)).readers('vote-due'), 'too early').toEqual([]);
    app.clock.advance(days(2));
    await remind(motion);
    const { lines, mails, readers, receivers } = await noticesOf(motion);
    expect(readers('vote-opened')).toEqual(ids(chair, uyen, thinh));
    expect(readers('vote-due')).toEqual(ids(chair, le, uyen, thinh));
    expect(receivers(`${asks}: họp kín`)).toEqual(emails(chair, uyen, thinh));
    expect(receivers(`${reminds}: họp kín`)).toEqual(emails(chair, le, uyen, thinh));
    expect([lines.length, mails.length]).toEqual([7, 7]);
    for (const { text } of [...lines, ...mails]) expect(text).not.toMatch(/Họp hội đồng|Dừng máy/);
    for (const { subject } of mails) expect(subject).not.toMatch(/Họp hội đồng|Dừng máy/);
  });

  const inDays = (count: number) => new Date(app.clock.now().getTime() + days(count)).toISOString();

  test('come from anywhere until the deadline, which closes by itself; the ratio is of everybody', async () => {
    (await chair.call(endLiveMeeting, { params })).value();
    const motion = await open({ way: 'written', deadline: inDays(3) });
    expect(motion).toMatchObject({ base: { votes: 4 }, needed: 3, hasQuorum: true });
    for (const person of [uyen, thinh]) (await cast(person, motion, 'for')).value();
    (await cast(le, motion, 'for', chair.userId)).value();
    app.clock.advance(days(3));
    const late = await givenSession(app, le);
    const client = await givenSession(app, uyen);
    expect((await cast(late, motion, 'against')).code).toBe('motion_closed');
    expect(await seenBy(client, motion)).toMatchObject({
      state: 'closed',
      isPassed: true,
      presentCount: null,
    });
  });

  test.each([
    ['without one', null],
    ['in the past', -1],
    ['beyond a season', 91],
  ])('have a deadline: %s is refused', async (_, ahead) => {
    const deadline = ahead === null ? null : inDays(ahead);
    const body = { text: 'Ý kiến', way: 'written' as const, deadline };
    expect((await le.call(openMotion, { params, body })).code).toBe('motion_deadline_wrong');
  });
});
