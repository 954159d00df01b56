import {
  approveMember,
  createCompany,
  joinCompany,
  readCompany,
  removeMember,
  replaceInviteCode,
  switchCompany,
  withdrawRequest,
} from '@hopgon/contract/companies/routes';
import { leaveCompany } from '@hopgon/contract/company-settings/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours } from '../../../testing/fake-clock.ts';
import { givenCompany, givenPerson, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const found = (person: Person, name = 'Nội thất Gỗ Vân', timeZone = 'Asia/Ho_Chi_Minh') =>
  person.call(createCompany, { body: { name, timeZone } });
const join = (person: Person, inviteCode: string, address?: string) =>
  person.call(joinCompany, { body: { inviteCode } }, address === undefined ? {} : { address });
const companyOf = async (person: Person) => (await person.call(readCompany)).value();
const meOf = async (person: Person) => (await person.call(readMe)).value();

/** The topics a person's stream is woken by. */
function listen({ userId, sessionId }: Person, companyIds: readonly string[] = []): string[] {
  const received: string[] = [];
  app.world.hub.subscribe({
    userId,
    sessionId,
    companyIds: new Set(companyIds),
    wake: (_, topics) => received.push(...topics),
    end: () => received.push('end'),
  });
  return received;
}

// Proves S3.004, S7.016
test('the companies of a person are those they are a member of, and no others', async () => {
  const [own, joined, left, foreign] = [
    await givenCompany(app, { name: 'Của mình' }),
    await givenCompany(app, { name: 'Đã vào' }),
    await givenCompany(app, { name: 'Đã rời' }),
    await givenCompany(app, { name: 'Của người khác' }),
  ];
  const { owner: person } = own;
  await join(person, joined.inviteCode);
  await join(person, left.inviteCode);
  await left.owner.call(removeMember, { params: { userId: person.userId } });
  const ids = (await meOf(person)).companies.map(({ id }) => id);
  expect(ids.toSorted()).toEqual([own.companyId, joined.companyId].toSorted());
  expect(ids).not.toContain(foreign.companyId);
});

describe('founding a company', () => {
  // Proves S1.011, S2.103, S3.009, S3.010, S3.011, S3.014, S3.015, S3.016, S3.017, S3.018
  // Proves S3.019, S3.020, S3.021, S3.022, S3.023, S3.024, S4.013, S4.014, S7.018, S7.019
  // Proves S9.007, S9.008, S9.009, S9.010, S9.011
  test('makes its founder owner and member, and it their current one, with the defaults of the document', async () => {
    const person = await givenPerson(app);
    const received = listen(person);
    const { companyId } = (await found(person, '  Nội thất   Gỗ Vân ', 'Asia/Saigon')).value();
    expect(received).toContain('me');
    expect(await meOf(person)).toMatchObject({
      currentCompany: companyId,
      companies: [{ id: companyId, name: 'Nội thất Gỗ Vân', role: 'owner' }],
    });
    const now = app.clock.now().toISOString();
    expect((await person.call(readCompany)).body).toEqual({
      success: true,
      data: {
        id: companyId,
        name: 'Nội thất Gỗ Vân',
        description: '',
        plan: 'free',
        ownerId: person.userId,
        inviteCode: expect.stringMatching(/^[BCFGHJKLMNPQRSTVXZ0-9]{6}$/),
        role: 'owner',
        settings: {
          timeZone: 'Asia/Ho_Chi_Minh',
          workingHours: { start: '09:00', end: '18:00' },
          workDays: [1, 2, 3, 4, 5],
          lunch: { start: '12:00', end: '13:00' },
          defaultMeetingDuration: 30,
          meetingFree: { mornings: [], afternoons: [] },
          weeklyMeetingHours: null,
          sessionHours: null,
          mailDomains: [],
          hourlyCost: null,
          monthlyReport: true,
          escalationDays: 3,
          aiSummaryEnabled: true,
          recordingEnabled: false,
          requireApproval: false,
          allowAutoJoin: true,
          chatAccess: 'admins',
          figuresAccess: 'admins',
          requireSecondFactor: false,
          forbidRoomOverlaps: true,
          forbidPersonOverlaps: false,
        },
        counts: { members: 1, admins: 0, owners: 1 },
        can: {
          openChat: true,
          seeFigures: true,
          manageMembers: true,
          replaceInviteCode: true,
          seeInviteCard: true,
          changeSettings: true,
          changeChatAccess: true,
          changeHourlyCost: true,
          seeAudit: true,
          leave: false,
          close: true,
        },
        version: 1,
        createdAt: now,
        updatedAt: now,
      },
    });
  });

  // Proves S7.032
  test('needs no more than its name: without a zone it is in Việt Nam', async () => {
    const person = await givenPerson(app);
    const { companyId } = (await person.call(createCompany, { body: { name: 'Gỗ Vân' } })).value();
    expect(await companyOf(person)).toMatchObject({
      id: companyId,
      name: 'Gỗ Vân',
      settings: { timeZone: 'Asia/Ho_Chi_Minh' },
    });
  });

  // Proves S5.020
  test.each([
    ['', 'Asia/Ho_Chi_Minh', 'Vui lòng nhập tên công ty'],
    ['   ', 'Asia/Ho_Chi_Minh', 'Vui lòng nhập tên công ty'],
    ['x'.repeat(121), 'Asia/Ho_Chi_Minh', 'Tên công ty tối đa 120 ký tự'],
    ['Gỗ Vân', 'Mars/Olympus', 'Múi giờ không hợp lệ.'],
    ['Gỗ Vân', '+0700', 'Múi giờ không hợp lệ.'],
  ])('named %j in %s is refused', async (name, timeZone, text) => {
    const reply = await found(await givenPerson(app), name, timeZone);
    expect([reply.status, reply.body.error]).toEqual([422, text]);
  });

  test('is done once for one Idempotency-Key', async () => {
    const person = await givenPerson(app);
    const body = { name: 'Gỗ Vân', timeZone: 'Asia/Ho_Chi_Minh' };
    const once = { idempotencyKey: 'mot-lan' };
    const [first, second] = [
      await person.call(createCompany, { body }, once),
      await person.call(createCompany, { body }, once),
    ];
    expect(second.value()).toEqual(first.value());
    expect((await meOf(person)).companies).toHaveLength(1);
  });

  // Proves S7.018
  test('is refused beyond twenty companies, also when many are founded at once', async () => {
    const person = await givenPerson(app);
    const replies = await Promise.all(Array.from({ length: 22 }, (_, round) => found(person, `Gỗ ${round}`)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(20);
    const refused = replies.find((reply) => reply.status !== 200);
    expect(refused).toMatchObject(refusal('company_limit'));
    const other = await givenCompany(app);
    expect(await join(person, other.inviteCode)).toMatchObject(refusal('company_limit'));
    expect((await meOf(person)).companies).toHaveLength(20);
  });
});

describe('joining a company', () => {
  // Proves S3.006, S4.007, S4.008, S4.009, S7.017, S7.018, S7.033
  test('by its code makes a member without rights, and the company current', async () => {
    const { inviteCode, companyId, owner } = await givenCompany(app);
    const person = await givenPerson(app);
    const received = listen(owner, [companyId]);
    expect((await join(person, inviteCode)).value()).toEqual({ companyId, status: 'active' });
    expect(received).toEqual(expect.arrayContaining(['company', 'members']));
    expect(await meOf(person)).toMatchObject({
      currentCompany: companyId,
      department: 'Không',
      position: 'Không',
      companies: [{ id: companyId, role: 'member' }],
    });
    expect(await companyOf(person)).toMatchObject({
      role: 'member',
      inviteCode,
      counts: { members: 2, admins: 0, owners: 1 },
      can: { openChat: false, manageMembers: false, replaceInviteCode: false, seeInviteCard: false },
    });
  });

  // Proves S9.006
  test('is used again and again, and does not grow old', async () => {
    const { inviteCode, companyId } = await givenCompany(app);
    for (let year = 0; year < 3; year += 1) {
      const reply = await join(await givenPerson(app), inviteCode);
      expect(reply.value()).toEqual({ companyId, status: 'active' });
      app.clock.advance(400 * 86_400_000);
    }
  });

  // Proves S5.025
  test('takes a code in any case, with blanks and marks around it', async () => {
    const { inviteCode, companyId } = await givenCompany(app);
    const reply = await join(await givenPerson(app), `  ${inviteCode.toLowerCase()} `);
    expect(reply.value().companyId).toBe(companyId);
  });

  // Proves S4.010
  test('twice only makes it current again, and keeps what one is there', async () => {
    const { inviteCode, companyId, people } = await givenCompany(app, { admins: ['Phạm Hà'] });
    const admin = people['Phạm Hà'];
    await found(admin, 'Của Hà');
    expect((await meOf(admin)).currentCompany).not.toBe(companyId);
    await join(admin, inviteCode);
    const me = await meOf(admin);
    expect(me.currentCompany).toBe(companyId);
    expect(me.companies.find(({ id }) => id === companyId)?.role).toBe('admin');
  });

  // Proves S5.025
  test.each([
    ['', 422, 'Vui lòng nhập mã mời'],
    ['ABC12', 422, 'Mã mời gồm đúng 6 chữ cái hoặc chữ số'],
    ['AAAAAA', 404, 'Mã mời không hợp lệ hoặc đã hết hạn'],
  ])('by %j answers %i', async (code, status, text) => {
    const reply = await join(await givenPerson(app), code);
    expect([reply.status, reply.body.error]).toEqual([status, text]);
  });

  // Proves S7.017
  test('is refused for an hour after ten wrong codes', async () => {
    const { inviteCode } = await givenCompany(app);
    const person = await givenPerson(app);
    for (let round = 0; round < 10; round += 1) await join(person, `AAAAA${round}`, `10.4.4.${round}`);
    const refused = await join(person, inviteCode, '10.4.4.99');
    expect(refused.status).toBe(429);
    expect(refused.body.error).toBe('Bạn thử quá nhiều lần. Vui lòng thử lại sau 60 phút.');
    const later = await givenPerson(app);
    expect((await join(later, inviteCode)).status).toBe(200);
  });

  // Proves S4.007, S4.008
  test.each([['wants approval', 'require_approval = true']])(
    'waits when the company %s',
    async (_, setting) => {
      const { inviteCode, companyId, owner } = await givenCompany(app);
      await app.database.sql(`update companies set ${setting} where id = $1`, [companyId]);
      const person = await givenPerson(app);
      expect((await join(person, inviteCode)).value()).toEqual({ companyId, status: 'waiting' });
      expect(await meOf(person)).toMatchObject({
        currentCompany: null,
        companies: [],
        requests: [companyId],
      });
      expect(await person.call(readCompany)).toMatchObject(refusal('company_required'));
      expect(await person.call(switchCompany, { body: { companyId } })).toMatchObject(
        refusal('not_company_member'),
      );
      expect((await companyOf(owner)).counts.members).toBe(1);
      expect((await join(person, inviteCode)).value().status).toBe('waiting');
      const { userId } = person;
      (await owner.call(removeMember, { params: { userId } })).value();
      expect(await meOf(person)).toMatchObject({ companies: [], requests: [] });
    },
  );

  test('waits everywhere while somebody guesses codes', async () => {
    const { inviteCode } = await givenCompany(app);
    for (let round = 0; round < 1_000; round += 1) {
      await app.world.limiter.count({ most: 1_000, window: hours(1) }, 'invite-code/all');
    }
    expect((await join(await givenPerson(app), inviteCode)).value().status).toBe('waiting');
    await app.world.limiter.forget('invite-code/all');
    expect((await join(await givenPerson(app), inviteCode)).value().status).toBe('active');
  });

  // Proves S4.005, S4.006
  test('again after a removal waits for approval until somebody grants it, and starts from nothing', async () => {
    const { companyId, inviteCode, owner, people } = await givenCompany(app, { admins: ['Phạm Hà'] });
    const admin = people['Phạm Hà'];
    const { userId } = admin;
    const removed = async () => (await owner.call(removeMember, { params: { userId } })).value();
    await removed();
    expect((await join(admin, inviteCode)).value().status).toBe('waiting');
    await removed();
    expect((await join(admin, inviteCode)).value().status, 'refused').toBe('waiting');
    (await admin.call(withdrawRequest, { params: { companyId } })).value();
    expect((await join(admin, inviteCode)).value().status, 'withdrawn by themselves').toBe('waiting');
    (await owner.call(approveMember, { params: { userId } })).value();
    expect((await meOf(admin)).companies[0]?.role).toBe('member');
    (await admin.call(leaveCompany)).value();
    expect((await join(admin, inviteCode)).value().status, 'who left by themselves').toBe('active');
  });
});

describe('the invite code', () => {
  // Proves S3.013, S9.005
  test('is replaced by the owner alone; the old one stops working at once', async () => {
    const { inviteCode, owner, people } = await givenCompany(app, { members: ['Mai'], admins: ['Hà'] });
    for (const person of [people.Mai, people.Hà]) {
      expect(await person.call(replaceInviteCode)).toMatchObject(refusal('not_allowed'));
    }
    const fresh = (await owner.call(replaceInviteCode)).value().inviteCode;
    expect(fresh).toMatch(/^[BCFGHJKLMNPQRSTVXZ0-9]{6}$/);
    expect(fresh).not.toBe(inviteCode);
    const person = await givenPerson(app);
    expect((await join(person, inviteCode)).code).toBe('invite_code_invalid');
    expect((await join(person, fresh)).status).toBe(200);
    expect((await companyOf(people.Mai)).inviteCode).toBe(fresh);
  });
});

describe('several companies', () => {
  // Proves S3.005, S3.009
  test('one switches between; without a word the current one counts, with X-Company the named one', async () => {
    const person = await givenPerson(app);
    const first = (await found(person, 'Một')).value().companyId;
    const second = (await found(person, 'Hai')).value().companyId;
    expect((await companyOf(person)).id).toBe(second);
    expect((await person.call(readCompany, {}, { company: first })).value().name).toBe('Một');
    expect((await person.call(switchCompany, { body: { companyId: first } })).value()).toEqual({
      companyId: first,
    });
    expect((await companyOf(person)).id).toBe(first);
    expect((await person.call(readCompany, {}, { company: second })).value().name).toBe('Hai');
  });

  // Proves S1.001, S4.011
  test('a foreign one and one that does not exist are refused alike', async () => {
    const { companyId } = await givenCompany(app);
    const { owner } = await givenCompany(app);
    const ids = [companyId, app.world.newId()];
    const switched = await Promise.all(
      ids.map((id) => owner.call(switchCompany, { body: { companyId: id } })),
    );
    const read = await Promise.all(ids.map((id) => owner.call(readCompany, {}, { company: id })));
    for (const reply of [...switched, ...read]) {
      expect(reply).toMatchObject(refusal('not_company_member'));
      expect(reply.body.error).toBe('Bạn không phải là thành viên của công ty này.');
    }
  });

  // Proves S4.005, S4.006, S4.012
  test('a member removed from the current company goes on in another', async () => {
    const { owner, people, companyId } = await givenCompany(app, { members: ['Mai'] });
    const own = (await found(people.Mai, 'Của Mai')).value().companyId;
    await people.Mai.call(switchCompany, { body: { companyId } });
    await owner.call(removeMember, { params: { userId: people.Mai.userId } });
    expect(await meOf(people.Mai)).toMatchObject({ currentCompany: own, companies: [{ id: own }] });
    expect((await companyOf(people.Mai)).id).toBe(own);
  });
});
