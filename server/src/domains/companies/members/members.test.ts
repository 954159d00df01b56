import {
  approveMember,
  joinCompany,
  listMembers,
  listWaitingMembers,
  readCompany,
  removeMember,
  switchCompany,
  updateMember,
  updateMemberRole,
} from '@hopgon/contract/companies/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenCompany, givenPerson, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const names = ['Trần Thị Đạt', 'Nguyễn Văn An', 'Lê Bình', 'Phạm Ân', 'Bùi Văn An', 'Vũ Đức'] as const;
const list = async (
  person: Person,
  query: { query?: string; limit?: number; cursor?: string; skip?: number } = {},
) => (await person.call(listMembers, { query })).value();
const namesOf = async (person: Person, search: string) =>
  (await list(person, { query: search })).members.map((member) => member.displayName);

describe('the list of members', () => {
  // Proves S7.034
  test('is that of the company the call names, and of no other', async () => {
    const first = await givenCompany(app, { owner: 'Đặng Khánh Quỳnh', members: ['Lê Bình'] });
    const second = await givenCompany(app, { owner: 'Hồ Thị Xa', members: ['Trần Chi'] });
    const { owner } = first;
    await owner.call(joinCompany, { body: { inviteCode: second.inviteCode } });
    const namesIn = async (company: string) =>
      (await owner.call(listMembers, {}, { company })).value().members.map((one) => one.displayName);
    expect(await namesIn(first.companyId)).toEqual(['Lê Bình', 'Đặng Khánh Quỳnh']);
    expect(await namesIn(second.companyId)).toEqual(['Trần Chi', 'Đặng Khánh Quỳnh', 'Hồ Thị Xa']);
    const foreign = await givenCompany(app);
    expect(await owner.call(listMembers, {}, { company: foreign.companyId })).toMatchObject(
      refusal('not_company_member'),
    );
  });

  test('goes by given name, then by the whole name, as Vietnamese sorts', async () => {
    const { people } = await givenCompany(app, { members: names, owner: 'Đặng Khánh Quỳnh' });
    const { members, nextCursor } = await list(people['Lê Bình']);
    expect(members.map((member) => member.displayName)).toEqual([
      'Bùi Văn An',
      'Nguyễn Văn An',
      'Phạm Ân',
      'Lê Bình',
      'Trần Thị Đạt',
      'Vũ Đức',
      'Đặng Khánh Quỳnh',
    ]);
    expect(nextCursor).toBeNull();
  });

  test('comes in pages that neither repeat nor miss anyone, namesakes included', async () => {
    const { owner, people } = await givenCompany(app, { members: names });
    await app.database.sql(`update users set display_name = 'Nguyễn Văn An' where id = any($1)`, [
      Object.values(people).map((person) => person.userId),
    ]);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(owner, { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      expect(page.members.length).toBeLessThanOrEqual(2);
      seen.push(...page.members.map((member) => member.userId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    const all = [owner, ...Object.values(people)].map((person) => person.userId);
    expect(seen.toSorted()).toEqual(all.toSorted());
  });

  test.each(['x', 'WyJ4Il0', 'W10'])('refuses the cursor %j', async (cursor) => {
    const { owner } = await givenCompany(app);
    const reply = await owner.call(listMembers, { query: { cursor } });
    expect(reply).toMatchObject(refusal('bad_request'));
  });

  // Proves S2.100
  test('is searched in name, address, department and position, with marks or without', async () => {
    const { owner, people } = await givenCompany(app, { members: names });
    const { userId } = people['Lê Bình'];
    await owner.call(updateMember, {
      params: { userId },
      body: { department: 'Phòng Kế Toán', position: 'Trưởng Phòng' },
    });
    expect(await namesOf(owner, 'dat')).toEqual(['Trần Thị Đạt']);
    expect(await namesOf(owner, 'ĐẠT')).toEqual(['Trần Thị Đạt']);
    expect(await namesOf(owner, 'an van')).toEqual(['Bùi Văn An', 'Nguyễn Văn An']);
    expect(await namesOf(owner, 'ke toan')).toEqual(['Lê Bình']);
    expect(await namesOf(owner, 'trưởng')).toEqual(['Lê Bình']);
    expect(await namesOf(owner, people['Vũ Đức'].email)).toEqual(['Vũ Đức']);
    expect(await namesOf(owner, '%')).toEqual([]);
    expect(await namesOf(owner, '_')).toEqual([]);
    expect(await namesOf(owner, 'không có ai')).toEqual([]);
  });

  // Proves S2.108, S3.007
  // ASVS v5.0.0-8.2.3, v5.0.0-15.3.1
  test('says of each what the viewer may do, and nothing beyond the contract', async () => {
    const { owner, people } = await givenCompany(app, { members: ['Mai'], admins: ['Hà'], owner: 'Quỳnh' });
    const cans = async (viewer: Person) =>
      Object.fromEntries((await list(viewer)).members.map((member) => [member.displayName, member.can]));
    const none = {
      edit: false,
      changeRole: false,
      remove: false,
      endAccess: false,
      transferOwnership: false,
    };
    const editOnly = { ...none, edit: true };
    const manage = { edit: true, changeRole: true, remove: true, endAccess: true, transferOwnership: false };
    const all = { ...manage, transferOwnership: true };
    expect(await cans(owner)).toEqual({ Quỳnh: editOnly, Hà: all, Mai: all });
    expect(await cans(people.Hà)).toEqual({ Quỳnh: editOnly, Hà: manage, Mai: manage });
    expect(await cans(people.Mai)).toEqual({ Quỳnh: none, Hà: none, Mai: none });
    const [mai] = (await list(owner, { query: 'mai' })).members;
    expect(mai).toEqual({
      userId: people.Mai.userId,
      displayName: 'Mai',
      email: people.Mai.email,
      department: 'Không',
      position: 'Không',
      role: 'member',
      joinedAt: app.clock.now().toISOString(),
      version: 1,
      can: all,
    });
  });

  test('counts all that match, whatever page one is on', async () => {
    const { owner } = await givenCompany(app, { members: names, admins: ['Vũ Đức'] });
    const first = await list(owner, { limit: 3 });
    expect([first.total, first.members.length]).toEqual([7, 3]);
    expect((await list(owner, { limit: 3, cursor: first.nextCursor ?? '' })).total).toBe(7);
    expect((await list(owner, { query: 'van an', limit: 1 })).total).toBe(2);
    expect(await list(owner, { query: 'không có ai' })).toEqual({ members: [], total: 0, nextCursor: null });
  });

  test('is read from any place, and says how many there are also behind the last one', async () => {
    const { owner } = await givenCompany(app, { members: names, owner: 'Hồ Ý' });
    const all = (await list(owner)).members.map((member) => member.displayName);
    const from = async (skip: number) => {
      const { members, total } = await list(owner, { skip, limit: 2 });
      return { names: members.map((member) => member.displayName), total };
    };
    expect(await from(0)).toEqual({ names: all.slice(0, 2), total: 7 });
    expect(await from(3)).toEqual({ names: all.slice(3, 5), total: 7 });
    expect(await from(6)).toEqual({ names: all.slice(6), total: 7 });
    expect(await from(7)).toEqual({ names: [], total: 7 });
  });

  // Proves S4.001
  test('is narrowed to a role', async () => {
    const { owner, people } = await givenCompany(app, { members: names, admins: ['Vũ Đức'], owner: 'Hồ Ý' });
    const namesIn = async (role: 'owner' | 'admin' | 'member', search?: string) =>
      (await people['Lê Bình'].call(listMembers, { query: { role, query: search } }))
        .value()
        .members.map((member) => member.displayName);
    // An admin mark on the owner changes nothing.
    await app.database.sql('update memberships set is_admin = true where user_id = $1', [owner.userId]);
    expect(await namesIn('owner')).toEqual(['Hồ Ý']);
    expect(await namesIn('admin')).toEqual(['Vũ Đức']);
    expect(await namesIn('member', 'van an')).toEqual(['Bùi Văn An', 'Nguyễn Văn An']);
  });

  test('knows people by the name and address they have now', async () => {
    const { owner, people } = await givenCompany(app, { members: ['Phạm Ân', 'Lê Bình'], owner: 'Hồ Ý' });
    await app.database.sql(`update users set display_name = 'Tạ Yến', email = $2 where id = $1`, [
      people['Phạm Ân'].userId,
      'moi@govan.example',
    ]);
    expect(await namesOf(owner, '')).toEqual(['Lê Bình', 'Hồ Ý', 'Tạ Yến']);
    expect(await namesOf(owner, 'moi@govan')).toEqual(['Tạ Yến']);
    expect(await namesOf(owner, 'pham')).toEqual([]);
  });
});

const remove = (by: Person, userId: string) => by.call(removeMember, { params: { userId } });
const setRole = (by: Person, userId: string, role: 'admin' | 'member') =>
  by.call(updateMemberRole, { params: { userId }, body: { role } });
const label = (by: Person, userId: string, department: string, position: string) =>
  by.call(updateMember, { params: { userId }, body: { department, position } });
const mailsTo = async (person: Person): Promise<string[]> => {
  const rows = await app.database.sql<{ subject: string }>(
    `select message->>'subject' as subject from outbox_mails where message->'to'->0->>'address' = $1 and company_id is not null order by id`,
    [person.email],
  );
  return rows.map((row) => row.subject);
};
const givenTeam = () => givenCompany(app, { members: ['Mai', 'Lan'], admins: ['Hà', 'Sơn'], owner: 'Quỳnh' });

describe('removing a member', () => {
  // Proves S4.005, S4.006, S6.002, S7.035
  // ASVS v5.0.0-7.4.2
  test('ends their access with the next call and ends their streams', async () => {
    const { owner, people, companyId } = await givenTeam();
    const received: string[] = [];
    app.world.hub.subscribe({
      userId: people.Mai.userId,
      sessionId: people.Mai.sessionId,
      companyIds: new Set([companyId]),
      wake: (_, topics) => received.push(...topics),
      end: () => undefined,
    });
    expect((await remove(owner, people.Mai.userId)).body).toEqual({ success: true, data: {} });
    expect(received.slice(0, 2), 'that they are out comes before what changed').toEqual(['me', 'company']);
    expect(received).toEqual(expect.arrayContaining(['members', 'meetings']));
    expect(await people.Mai.call(readCompany)).toMatchObject(refusal('company_required'));
    expect(await people.Mai.call(readCompany, {}, { company: companyId })).toMatchObject(
      refusal('not_company_member'),
    );
    expect((await people.Mai.call(readMe)).value()).toMatchObject({ currentCompany: null, companies: [] });
    expect(await namesOf(owner, 'mai')).toEqual([]);
    expect((await people.Lan.call(readCompany)).value().counts).toEqual({ members: 4, admins: 2, owners: 1 });
  });

  // Proves S7.018
  test('is delivered to listeners inside the removal', async () => {
    const { owner, people, companyId } = await givenTeam();
    const received: unknown[] = [];
    let fails = true;
    app.world.bus.on('companies.member-removed', async (_, event) => {
      if (event.userId !== people.Lan.userId) return;
      received.push(event);
      if (fails) throw new Error('a listener fails');
    });
    expect((await remove(owner, people.Lan.userId)).status).toBe(500);
    expect((await people.Lan.call(readCompany)).status).toBe(200);
    fails = false;
    expect((await remove(owner, people.Lan.userId)).status).toBe(200);
    expect(received.at(-1)).toEqual({
      companyId,
      userId: people.Lan.userId,
      standing: 'active',
      removedBy: owner.userId,
    });
  });

  // Proves S1.004, S5.035, S6.007, S6.010, S6.021, S7.028
  test('an admin may, also another admin and themselves; a member may not', async () => {
    const { people } = await givenTeam();
    expect(await remove(people.Mai, people.Lan.userId)).toMatchObject(refusal('not_allowed'));
    expect((await remove(people.Hà, people.Sơn.userId)).status).toBe(200);
    expect((await remove(people.Hà, people.Mai.userId)).status).toBe(200);
    expect((await remove(people.Hà, people.Hà.userId)).status).toBe(200);
    expect((await people.Hà.call(readCompany)).code).toBe('company_required');
  });

  // Proves S5.026, S6.003
  test('nobody removes the owner, themselves included', async () => {
    const { owner, people } = await givenTeam();
    for (const by of [owner, people.Hà]) {
      const reply = await remove(by, owner.userId);
      expect(reply).toMatchObject(refusal('owner_cannot_be_removed'));
      expect(reply.body.error).toBe('Không thể xóa chủ sở hữu công ty!');
    }
  });

  test('writes to the person, but not to who removes themselves', async () => {
    const { owner, people } = await givenTeam();
    await remove(owner, people.Mai.userId);
    await remove(people.Sơn, people.Sơn.userId);
    expect(await mailsTo(people.Mai)).toEqual(['Bạn không còn là thành viên của Nội thất Gỗ Vân']);
    expect(await mailsTo(people.Sơn)).toEqual([]);
  });

  // Proves S5.035, S6.021, S7.028
  test('somebody of another company, somebody removed and nobody are answered alike', async () => {
    const { owner, people } = await givenTeam();
    const other = await givenTeam();
    await remove(owner, people.Lan.userId);
    for (const userId of [
      other.people.Mai.userId,
      other.owner.userId,
      people.Lan.userId,
      app.world.newId(),
    ]) {
      expect(await remove(owner, userId)).toMatchObject(refusal('member_not_found'));
      expect(await setRole(owner, userId, 'admin')).toMatchObject(refusal('member_not_found'));
      expect(await label(owner, userId, '', '')).toMatchObject(refusal('member_not_found'));
    }
    expect((await other.people.Mai.call(readCompany)).status).toBe(200);
  });
});

describe('who waits for approval', () => {
  const givenWaiting = async () => {
    const team = await givenTeam();
    await app.database.sql('update companies set require_approval = true where id = $1', [team.companyId]);
    const person = await givenPerson(app, 'Đỗ Chờ');
    await person.call(joinCompany, { body: { inviteCode: team.inviteCode } });
    return { ...team, person };
  };
  const waiting = async (by: Person) => (await by.call(listWaitingMembers)).value().members;
  const approve = (by: Person, userId: string) => by.call(approveMember, { params: { userId } });

  test('is listed to owner and admins, not among the members', async () => {
    const { owner, people, person } = await givenWaiting();
    const shown = {
      userId: person.userId,
      displayName: 'Đỗ Chờ',
      email: person.email,
      joinedAt: app.clock.now().toISOString(),
    };
    expect(await waiting(owner)).toEqual([shown]);
    expect(await waiting(people.Hà)).toEqual([shown]);
    expect(await people.Mai.call(listWaitingMembers)).toMatchObject(refusal('not_allowed'));
    expect(await namesOf(owner, 'cho')).toEqual([]);
  });

  test('works in the company once approved, and only then', async () => {
    const { owner, people, person, companyId } = await givenWaiting();
    expect(await approve(people.Mai, person.userId)).toMatchObject(refusal('not_allowed'));
    expect((await person.call(readCompany)).code).toBe('company_required');
    expect((await approve(people.Hà, person.userId)).body).toEqual({ success: true, data: {} });
    expect((await person.call(readCompany)).value()).toMatchObject({ id: companyId, role: 'member' });
    expect(await waiting(owner)).toEqual([]);
  });

  test('is approved once, however many approve', async () => {
    const { owner, people, person } = await givenWaiting();
    const received: unknown[] = [];
    app.world.bus.on('companies.member-approved', async (_, event) => {
      received.push(event);
    });
    const both = await Promise.all([approve(owner, person.userId), approve(people.Hà, person.userId)]);
    expect(both.map((reply) => reply.status)).toEqual([200, 200]);
    expect(received).toHaveLength(1);
    expect(await mailsTo(person)).toEqual(['Bạn đã được duyệt vào Nội thất Gỗ Vân']);
  });

  test('can be turned away, but has neither role nor labels', async () => {
    const { owner, person } = await givenWaiting();
    expect(await setRole(owner, person.userId, 'admin')).toMatchObject(refusal('member_not_found'));
    expect(await label(owner, person.userId, '', '')).toMatchObject(refusal('member_not_found'));
    expect((await remove(owner, person.userId)).status).toBe(200);
    expect(await approve(owner, person.userId)).toMatchObject(refusal('member_not_found'));
    expect(await mailsTo(person)).toEqual(['Yêu cầu tham gia Nội thất Gỗ Vân không được duyệt']);
  });
});

describe('of two who act at once, the second is judged by what the first has made true', () => {
  const codesOf = async (replies: readonly Promise<{ code: string | null }>[]) =>
    (await Promise.all(replies)).map((reply) => reply.code ?? 'done').toSorted();

  test('when two admins demote each other, one stays admin', async () => {
    const { owner, people } = await givenTeam();
    const { Hà: one, Sơn: other } = people;
    const codes = await codesOf([setRole(one, other.userId, 'member'), setRole(other, one.userId, 'member')]);
    expect(codes).toEqual(['done', 'not_allowed']);
    expect((await owner.call(readCompany)).value().counts.admins).toBe(1);
  });

  test('when two admins remove each other, one stays', async () => {
    const { owner, people } = await givenTeam();
    const { Hà: one, Sơn: other } = people;
    const codes = await codesOf([remove(one, other.userId), remove(other, one.userId)]);
    // Refused by the membership that ended, or, arriving later, by having no company any more.
    expect(codes.filter((code) => code !== 'done')).toEqual([
      expect.stringMatching(/^(not_company_member|company_required)$/),
    ]);
    expect((await owner.call(readCompany)).value().counts).toMatchObject({ members: 4, admins: 1 });
  });

  test('when two remove the same person, one is refused as the person is gone', async () => {
    const { owner, people } = await givenTeam();
    const { Hà, Mai } = people;
    const codes = await codesOf([remove(owner, Mai.userId), remove(Hà, Mai.userId)]);
    expect(codes).toEqual(['done', 'member_not_found']);
    expect(await setRole(Hà, Mai.userId, 'admin')).toMatchObject(refusal('member_not_found'));
    expect((await setRole(Hà, Mai.userId, 'admin')).body.error).toBe('Không tìm thấy thành viên này.');
  });

  test('an admin who gives up the role manages nobody any more', async () => {
    const { owner, people } = await givenTeam();
    const { Hà, Mai } = people;
    expect((await setRole(Hà, Hà.userId, 'member')).status).toBe(200);
    expect(await setRole(Hà, Hà.userId, 'admin')).toMatchObject(refusal('not_allowed'));
    expect(await label(Hà, Mai.userId, 'Phòng IT', '')).toMatchObject(refusal('not_allowed'));
    expect((await owner.call(readCompany)).value().counts.admins).toBe(1);
  });
});

// Proves S3.012
test('the admins and the members of a company are read from its list, by role', async () => {
  const { owner, people } = await givenTeam();
  const { members } = (await owner.call(listMembers)).value();
  const idsOf = (role: string) => members.filter((one) => one.role === role).map(({ userId }) => userId);
  expect(idsOf('owner')).toEqual([owner.userId]);
  expect(idsOf('admin')).toContain(people.Hà.userId);
  expect(idsOf('member')).toContain(people.Mai.userId);
  const stored = await app.database.sql<{ user_id: string; is_admin: boolean }>(
    'select m.user_id, m.is_admin from memberships m join companies c on c.id = m.company_id where c.owner_id = $1',
    [owner.userId],
  );
  expect(members.map(({ userId }) => userId).toSorted()).toEqual(stored.map((row) => row.user_id).toSorted());
  expect(idsOf('admin').toSorted()).toEqual(
    stored
      .filter((row) => row.is_admin && row.user_id !== owner.userId)
      .map((row) => row.user_id)
      .toSorted(),
  );
});

describe('the role of a member', () => {
  // Proves S2.103, S4.002, S4.003, S6.002, S6.009, S7.036
  test('counts from their next call on', async () => {
    const { owner, people } = await givenTeam();
    expect((await setRole(people.Hà, people.Mai.userId, 'admin')).body).toEqual({ success: true, data: {} });
    const asAdmin = (await people.Mai.call(readCompany)).value();
    expect(asAdmin).toMatchObject({ role: 'admin', can: { openChat: true, manageMembers: true } });
    expect(asAdmin.counts).toEqual({ members: 5, admins: 3, owners: 1 });
    expect((await setRole(owner, people.Mai.userId, 'member')).status).toBe(200);
    expect(await remove(people.Mai, people.Lan.userId)).toMatchObject(refusal('not_allowed'));
  });

  // Proves S4.004, S5.027, S6.003
  test('of the owner is fixed; a member sets none', async () => {
    const { owner, people } = await givenTeam();
    const reply = await setRole(people.Hà, owner.userId, 'member');
    expect(reply).toMatchObject(refusal('owner_role_fixed'));
    expect(reply.body.error).toBe('Không thể thay đổi vai trò của chủ sở hữu công ty!');
    expect(await setRole(people.Mai, people.Mai.userId, 'admin')).toMatchObject(refusal('not_allowed'));
  });

  // Proves S7.036
  test('is admin or member, nothing else', async () => {
    const { owner, people } = await givenTeam();
    const reply = await app.server.inject({
      method: 'PUT',
      url: `/api/v1/members/${people.Mai.userId}/role`,
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { role: 'owner' },
    });
    expect(reply.statusCode).toBe(422);
  });

  test('set to what it is, notifies nobody', async () => {
    const { owner, people } = await givenTeam();
    const received: unknown[] = [];
    app.world.bus.on('companies.member-role-set', async (_, event) => {
      received.push(event);
    });
    await setRole(owner, people.Hà.userId, 'admin');
    expect(received).toEqual([]);
  });
});

describe('department and position', () => {
  // Proves S3.037, S6.002, S6.008, S7.037
  test("are set by a manager, the owner's too, and stand on the person; empty is Không", async () => {
    const { owner, people } = await givenTeam();
    expect((await label(people.Hà, owner.userId, 'Ban Giám Đốc', 'Giám Đốc')).status).toBe(200);
    expect((await owner.call(readMe)).value()).toMatchObject({
      department: 'Ban Giám Đốc',
      position: 'Giám Đốc',
    });
    await label(people.Hà, owner.userId, '  ', '');
    expect((await owner.call(readMe)).value()).toMatchObject({ department: 'Không', position: 'Không' });
  });

  test('seen before somebody else changed them are not written over', async () => {
    const { owner, people } = await givenTeam();
    const { userId } = people.Mai;
    const change = (by: Person, department: string, version?: number) =>
      by.call(updateMember, { params: { userId }, body: { department, position: '', version } });
    const seen = (await list(owner, { query: 'Mai' })).members[0]?.version;
    expect((await change(people.Hà, 'Phòng IT', seen)).status).toBe(200);
    expect(await change(owner, 'Phòng Marketing', seen)).toMatchObject(refusal('version_stale'));
    const [mai] = (await list(owner, { query: 'Mai' })).members;
    expect(mai).toMatchObject({ department: 'Phòng IT', version: 2 });
    // The role is no label: who changes it keeps nobody from editing.
    await setRole(owner, userId, 'admin');
    expect((await change(owner, 'Phòng Marketing', 2)).status).toBe(200);
    // Without a version the last word stands, as the document's own call has it.
    expect((await change(owner, '')).status).toBe(200);
  });

  test('are free text, kept as it is', async () => {
    const { owner, people } = await givenTeam();
    await label(owner, people.Mai.userId, 'Tổ  Mộc 2', 'Thợ cả');
    expect((await people.Mai.call(readMe)).value()).toMatchObject({
      department: 'Tổ Mộc 2',
      position: 'Thợ cả',
    });
  });

  // Proves S6.019
  test("give no rights and are not a member's to set", async () => {
    const { owner, people } = await givenTeam();
    await label(owner, people.Mai.userId, 'Ban Giám Đốc', 'Giám Đốc');
    expect((await people.Mai.call(readCompany)).value().can.manageMembers).toBe(false);
    expect(await label(people.Mai, people.Mai.userId, '', '')).toMatchObject(refusal('not_allowed'));
  });

  // Proves S3.006, S4.009
  test('belong to the membership: the person shows those of the current company', async () => {
    const { owner, people, companyId } = await givenTeam();
    const other = await givenTeam();
    await label(owner, people.Mai.userId, 'Phòng IT', 'Nhân Viên');
    await people.Mai.call(joinCompany, { body: { inviteCode: other.inviteCode } });
    expect((await people.Mai.call(readMe)).value().department).toBe('Không');
    await people.Mai.call(switchCompany, { body: { companyId } });
    expect((await people.Mai.call(readMe)).value().department).toBe('Phòng IT');
  });
});
