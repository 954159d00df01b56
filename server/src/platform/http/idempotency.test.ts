import { createCompany } from '@hopgon/contract/companies/routes';
import { Failure } from '@hopgon/contract/failure';
import { createMeeting, listMeetings } from '@hopgon/contract/meetings/routes';
import { createTranscript } from '@hopgon/contract/transcripts/routes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hours } from '../../testing/fake-clock.ts';
import { type CompanyOf, givenCompany, givenPerson, givenSession, type Person } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { deleteExpiredReplies } from './delete-expired-replies.ts';
import { runOnce } from './idempotency.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Mai'>;
let owner: Person;
let key: string;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Lê Thị Mai'] });
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  key = `key-${count}`;
  // The clock moves on by days in here; a session would not live so long.
  owner = await givenSession(app, company.owner);
});

const meetingOf = (title: string) => ({
  title,
  startsAt: '2027-11-24T02:00:00Z',
  endsAt: '2027-11-24T03:00:00Z',
  allowClashes: true,
});

const create = (person: Person, title: string, idempotencyKey = key) =>
  person.call(createMeeting, { body: meetingOf(title) }, { idempotencyKey });

const countOf = async (title: string): Promise<number> =>
  (await app.database.sql('select from meetings where title = $1', [title])).length;

describe('the same request again', () => {
  test('gets the stored reply unchanged and changes nothing more', async () => {
    const first = await create(owner, 'Một lần');
    const again = await create(owner, 'Một lần');
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await countOf('Một lần')).toBe(1);
  });

  test('with other spelling but equal meaning is the same', async () => {
    const first = await create(owner, 'Cùng nghĩa');
    const again = await owner.call(
      createMeeting,
      { body: { ...meetingOf('  Cùng   nghĩa '), goal: '', participants: [] } },
      { idempotencyKey: key },
    );
    expect(again.body).toEqual(first.body);
  });

  test('at the same moment is made once', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => create(owner, 'Cùng lúc')));
    expect(await countOf('Cùng lúc')).toBe(1);
    for (const reply of replies) {
      if (reply.code === null) expect(reply.status).toBe(200);
      else expect(reply).toMatchObject(refusal('idempotency_running'));
    }
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  });

  test('is refused to a person who has left the company since', async () => {
    const left = await givenCompany(app, { members: ['Vũ Long'] });
    const member = left.people['Vũ Long'];
    await create(member, 'Trước khi đi');
    await app.database.sql(`update memberships set status = 'removed' where user_id = $1`, [member.userId]);
    const again = await member.call(
      createMeeting,
      { body: meetingOf('Trước khi đi') },
      { idempotencyKey: key },
    );
    expect(again).toMatchObject(refusal('company_required'));
  });

  test('without a key is made again', async () => {
    for (let turn = 0; turn < 2; turn += 1)
      await owner.call(createMeeting, { body: meetingOf('Không mã') }, { idempotencyKey: null });
    expect(await countOf('Không mã')).toBe(2);
  });
});

describe('another request with the same key', () => {
  test('is refused: another body, another call, another company', async () => {
    await create(owner, 'Đầu tiên');
    expect(await create(owner, 'Khác')).toMatchObject(refusal('idempotency_conflict'));
    const elsewhere = await owner.call(
      createCompany,
      { body: { name: 'Khác', timeZone: 'Asia/Ho_Chi_Minh' } },
      { idempotencyKey: key },
    );
    expect(elsewhere).toMatchObject(refusal('idempotency_conflict'));
    const named = await owner.call(
      createMeeting,
      { body: meetingOf('Đầu tiên') },
      { idempotencyKey: key, company: company.companyId },
    );
    expect(named).toMatchObject(refusal('idempotency_conflict'));
    expect(await countOf('Khác')).toBe(0);
  });

  test('of another person is a request of its own', async () => {
    const other = company.people['Lê Thị Mai'];
    const [mine, theirs] = [await create(owner, 'Của hai người'), await create(other, 'Của hai người')];
    expect(theirs.value().id).not.toBe(mine.value().id);
    expect(await countOf('Của hai người')).toBe(2);
  });
});

describe('a request that failed', () => {
  test('may be tried again, also with a corrected body', async () => {
    const bad = { ...meetingOf('Thử lại'), endsAt: '2020-01-01T00:00:00Z' };
    const refused = await owner.call(createMeeting, { body: bad }, { idempotencyKey: key });
    expect(refused).toMatchObject(refusal('meeting_end_before_start'));
    expect((await create(owner, 'Thử lại')).status).toBe(200);
    expect(await countOf('Thử lại')).toBe(1);
  });

  test('with an unexpected error may be tried again too', async () => {
    await app.database.sql('alter table meetings rename to gone');
    try {
      expect((await create(owner, 'Sập')).status).toBe(500);
    } finally {
      await app.database.sql('alter table gone rename to meetings');
    }
    expect((await create(owner, 'Sập')).status).toBe(200);
  });

  test('before it was admitted leaves no claim', async () => {
    const stranger = await givenPerson(app);
    const refused = await create(stranger, 'Người lạ');
    expect(refused).toMatchObject(refusal('company_required'));
    const left = await app.database.sql('select from idempotency_keys where user_id = $1', [stranger.userId]);
    expect(left).toEqual([]);
  });
});

describe('time', () => {
  test('a key is kept for 24 hours', async () => {
    const first = await create(owner, 'Một ngày');
    app.clock.advance(hours(24) - 1);
    owner = await givenSession(app, company.owner);
    expect((await create(owner, 'Một ngày')).body).toEqual(first.body);
    app.clock.advance(2);
    expect((await create(owner, 'Một ngày')).value().id).not.toBe(first.value().id);
    expect(await countOf('Một ngày')).toBe(2);
  });

  test('a reply of more than 24 hours is deleted, a younger one is kept', async () => {
    await create(owner, 'Cũ', `${key}-old`);
    app.clock.advance(hours(12));
    owner = await givenSession(app, company.owner);
    await create(owner, 'Mới', `${key}-new`);
    app.clock.advance(hours(12) + 1);
    await deleteExpiredReplies(app.world);
    const left = await app.database.sql('select key from idempotency_keys where key like $1', [`${key}-%`]);
    expect(left).toEqual([{ key: `${key}-new` }]);
  });
});

/** A request that has made its change and waits: nothing of it is committed until the test releases it. */
async function startSlow(title: string, end: 'reply' | 'failure' | 'dead connection' = 'reply') {
  const request = { key, path: 'POST /slow', body: { title }, upload: null };
  const changed = Promise.withResolvers<null>();
  const goOn = Promise.withResolvers<null>();
  const scope = app.world.scopes.company(owner, company.companyId, 'company');
  const answer = runOnce(scope, app.clock, request, async (within) => {
    await within.transaction((tx) =>
      sql`update companies set name = ${title} where id = ${company.companyId}`.execute(tx.db),
    );
    changed.resolve(null);
    await goOn.promise;
    if (end === 'failure') throw new Failure('not_allowed');
    if (end === 'dead connection')
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(within.db);
    return { title };
  });
  answer.catch(() => undefined);
  await Promise.race([changed.promise, answer]);
  return { goOn: () => goOn.resolve(null), answer };
}

const nameOfCompany = async () =>
  (await app.database.sql('select name from companies where id = $1', [company.companyId]))[0];

describe('a request that still runs', () => {
  test('refuses the same one, and commits its change with its reply', async () => {
    const before = await nameOfCompany();
    const first = await startSlow('Tên mới');
    await expect(startSlow('Tên mới')).rejects.toMatchObject({ code: 'idempotency_running' });
    expect(await nameOfCompany()).toEqual(before);
    first.goOn();
    expect(await first.answer).toEqual({ title: 'Tên mới' });
    expect(await nameOfCompany()).toEqual({ name: 'Tên mới' });
    expect(await (await startSlow('Tên mới')).answer).toEqual({ stored: { title: 'Tên mới' } });
  });

  test('leaves nothing when it fails after its change', async () => {
    const before = await nameOfCompany();
    const first = await startSlow('Không thành', 'failure');
    first.goOn();
    await expect(first.answer).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await nameOfCompany()).toEqual(before);
  });

  test('leaves nothing when its connection dies, and may be sent again at once', async () => {
    const before = await nameOfCompany();
    const first = await startSlow('Mất kết nối', 'dead connection');
    first.goOn();
    await expect(first.answer).rejects.toThrow();
    expect(await nameOfCompany()).toEqual(before);
    const second = await startSlow('Mất kết nối');
    second.goOn();
    expect(await second.answer).toEqual({ title: 'Mất kết nối' });
  });

  test('and wrote outside of a transaction is refused: that change would commit without the reply', async () => {
    const scope = app.world.scopes.company(owner, company.companyId, 'company');
    const request = { key, path: 'POST /careless', body: {}, upload: null };
    const answer = runOnce(scope, app.clock, request, async ({ db }) => {
      await sql`update companies set name = 'Ghi lẻ' where id = ${company.companyId}`.execute(db);
    });
    await expect(answer).rejects.toThrow('read-only transaction');
  });
});

test('routes that create nothing ignore the key', async () => {
  await owner.call(listMeetings, {}, { idempotencyKey: key });
  expect(await app.database.sql('select from idempotency_keys where key = $1', [key])).toEqual([]);
});

test('the request body is not stored with the key', async () => {
  const meetingId = (await create(owner, 'Bí mật', `${key}-m`)).value().id;
  const body = { meetingId, text: 'An: chuyện không nên giữ hai lần' };
  (await owner.call(createTranscript, { body }, { idempotencyKey: key })).value();
  const [row] = await app.database.sql<{ row: string }>(
    'select k::text as row from idempotency_keys k where key = $1',
    [key],
  );
  expect(row?.row).toBeDefined();
  expect(row?.row).not.toContain('giữ hai lần');
});
