import { createActionItem } from '@hopgon/contract/action-items/routes';
import { createChatSession } from '@hopgon/contract/chat/routes';
import { removeMember, updateMemberRole } from '@hopgon/contract/companies/routes';
import { cancelMeeting, createMeeting } from '@hopgon/contract/meetings/routes';
import { searchCompany } from '@hopgon/contract/search/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

type Members = 'Lê Thị Bình' | 'Trần Chi' | 'Hồ Dũng';

let app: TestApp;
let company: CompanyOf<Members>;
let theirs: CompanyOf<'Vũ Bình'>;
let meetingIds: Readonly<Record<'private' | 'open', string>>;

const on = (day: number) => ({
  startsAt: `2026-11-${day}T02:30:00Z`,
  endsAt: `2026-11-${day}T03:00:00Z`,
});

async function meeting(
  by: Person,
  title: string,
  more: { day?: number; visibility?: 'company'; invited?: readonly Person[] } = {},
): Promise<string> {
  const { day = 24, visibility, invited = [] } = more;
  const participants = invited.map(({ userId }) => ({ userId }));
  const body = { title, ...on(day), participants, ...(visibility ? { visibility } : {}) };
  return (await by.call(createMeeting, { body: { ...body, allowClashes: true } })).value().id;
}

const item = async (by: Person, title: string, of: { meetingId?: string; assignee?: Person } = {}) => {
  const body = { title, assigneeId: (of.assignee ?? by).userId, meetingId: of.meetingId ?? null };
  return (await by.call(createActionItem, { body })).value().id;
};

const find = async (by: Person, q: string, query: { kinds?: string; limit?: number } = {}) =>
  (await by.call(searchCompany, { query: { query: q, ...query } })).value();

const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, {
    owner: 'Nguyễn Văn An',
    members: ['Lê Thị Bình', 'Trần Chi'],
    admins: ['Hồ Dũng'],
  });
  theirs = await givenCompany(app, { owner: 'Đỗ Họp', name: 'Nơi khác', members: ['Vũ Bình'] });
  const { owner, people } = company;
  const binh = people['Lê Thị Bình'];
  meetingIds = {
    private: await meeting(owner, 'Gỗ sồi: bàn riêng', { invited: [binh] }),
    open: await meeting(owner, 'Gỗ sồi: cả công ty', { visibility: 'company' }),
  };
  await item(owner, 'Gỗ sồi: việc riêng', { meetingId: meetingIds.private });
  await item(owner, 'Gỗ sồi: việc chung', { meetingId: meetingIds.open });
  await item(binh, 'Gỗ sồi: việc tự ghi');
  for (const person of [owner, people['Hồ Dũng']]) {
    const body = { title: `Gỗ sồi: ${person.displayName} hỏi` };
    (await person.call(createChatSession, { body })).value();
  }
  await meeting(theirs.owner, 'Gỗ sồi: nơi khác', { visibility: 'company', invited: [] });
  await item(theirs.owner, 'Gỗ sồi: việc nơi khác');
});
afterAll(() => app.close());

describe('what a person may see is what they find', () => {
  const open = 'Gỗ sồi: cả công ty';
  const mine = 'Gỗ sồi: bàn riêng';
  const shared = 'Gỗ sồi: việc chung';
  const own = 'Gỗ sồi: việc tự ghi';
  const secret = 'Gỗ sồi: việc riêng';
  const cases = [
    ['who made it', 'owner', [mine, open], [secret, shared], ['Gỗ sồi: Nguyễn Văn An hỏi']],
    ['who is invited', 'Lê Thị Bình', [mine, open], [secret, shared, own], []],
    ['who is not', 'Trần Chi', [open], [shared], []],
    ['an admin who is not', 'Hồ Dũng', [open], [shared], ['Gỗ sồi: Hồ Dũng hỏi']],
  ] as const;

  test.each(cases)('%s', async (_, who, meetings, items, chats) => {
    const person = who === 'owner' ? company.owner : company.people[who];
    const found = await find(person, 'go soi');
    expect(new Set(titles(found.meetings))).toEqual(new Set(meetings));
    expect(new Set(titles(found.items))).toEqual(new Set(items));
    expect(titles(found.chats)).toEqual(chats);
    expect(JSON.stringify(found)).not.toContain('nơi khác');
  });

  test('another company finds its own alone', async () => {
    const found = await find(theirs.owner, 'go soi');
    expect(titles(found.meetings)).toEqual(['Gỗ sồi: nơi khác']);
    expect(titles(found.items)).toEqual(['Gỗ sồi: việc nơi khác']);
    expect(await find(theirs.people['Vũ Bình'], 'lê thị bình')).toMatchObject({ people: [] });
  });

  // Proves S2.038
  test('an item one holds leads to its meeting only for who may see that', async () => {
    const chi = company.people['Trần Chi'];
    await item(company.owner, 'Mua keo dán', { meetingId: meetingIds.private, assignee: chi });
    expect((await find(chi, 'keo dan')).items).toMatchObject([{ title: 'Mua keo dán', meetingId: null }]);
    expect((await find(company.owner, 'keo dan')).items).toMatchObject([{ meetingId: meetingIds.private }]);
    expect((await find(company.people['Hồ Dũng'], 'keo dan')).items).toEqual([]);
  });

  test('a member who may no longer open the chat finds no conversation', async () => {
    const params = { userId: company.people['Hồ Dũng'].userId };
    const setRole = (role: 'admin' | 'member') =>
      company.owner.call(updateMemberRole, { params, body: { role } });
    (await setRole('member')).value();
    expect((await find(company.people['Hồ Dũng'], 'go soi')).chats).toEqual([]);
    (await setRole('admin')).value();
    expect((await find(company.people['Hồ Dũng'], 'go soi')).chats).toHaveLength(1);
  });

  test('a cancelled meeting is still found, and says so', async () => {
    const meetingId = await meeting(company.owner, 'Kiểm kho cuối năm');
    (await company.owner.call(cancelMeeting, { params: { meetingId } })).value();
    expect((await find(company.owner, 'kiem kho')).meetings).toMatchObject([{ cancelled: true }]);
  });

  test('people who left are found no more, and find nothing', async () => {
    const joined = await givenCompany(app, { members: ['Ngô Phong'] });
    expect((await find(joined.owner, 'ngo phong')).people).toMatchObject([{ displayName: 'Ngô Phong' }]);
    const { userId } = joined.people['Ngô Phong'];
    (await joined.owner.call(removeMember, { params: { userId } })).value();
    expect((await find(joined.owner, 'ngo phong')).people).toEqual([]);
    const asked = await joined.people['Ngô Phong'].call(searchCompany, {}, { company: joined.companyId });
    expect(asked).toMatchObject(refusal('not_company_member'));
  });
});

describe('words', () => {
  let person: Person;

  beforeAll(async () => {
    person = (await givenCompany(app, { owner: 'Phạm Hợp' })).owner;
    for (const title of ['Hộp giấy', 'Bàn lại họp tuần', 'Họp tuần', 'Tuần sau: gặp khách, họp nhanh']) {
      await meeting(person, title);
    }
  });

  test.each([
    ['họp tuần', ['Họp tuần', 'Bàn lại họp tuần', 'Tuần sau: gặp khách, họp nhanh']],
    ['hop tuan', ['Họp tuần', 'Bàn lại họp tuần', 'Tuần sau: gặp khách, họp nhanh']],
    ['HỌP  TUẦN', ['Họp tuần', 'Bàn lại họp tuần', 'Tuần sau: gặp khách, họp nhanh']],
    ['họp tuần'.normalize('NFD'), ['Họp tuần', 'Bàn lại họp tuần', 'Tuần sau: gặp khách, họp nhanh']],
    ['tuan hop', ['Họp tuần', 'Bàn lại họp tuần', 'Tuần sau: gặp khách, họp nhanh']],
    ['nhanh khach', ['Tuần sau: gặp khách, họp nhanh']],
    ['hôp', ['Hộp giấy', 'Họp tuần', 'Bàn lại họp tuần', 'Tuần sau: gặp khách, họp nhanh']],
    ['khách hàng', []],
    ['%', []],
    ['_ọp', []],
  ])('%s', async (q, expected) => {
    const found = titles((await find(person, q)).meetings);
    expect(new Set(found)).toEqual(new Set(expected));
  });

  test.each([
    ['the very marks before others', 'hộp', 'Hộp giấy'],
    ['the other marks, when those were meant', 'họp', 'Họp tuần'],
    ['the beginning before the middle', 'hop tuan', 'Họp tuần'],
    ['the beginning of a word before the rest', 'gap', 'Tuần sau: gặp khách, họp nhanh'],
  ])('rank %s', async (_, q, first) => {
    expect(titles((await find(person, q)).meetings)[0]).toBe(first);
  });

  test('what is near in time stands before what is far', async () => {
    const { owner } = await givenCompany(app);
    for (const day of [29, 21, 25]) await meeting(owner, `Giao ban ngày ${day}`, { day });
    expect(titles((await find(owner, 'giao ban')).meetings)).toEqual([
      'Giao ban ngày 21',
      'Giao ban ngày 25',
      'Giao ban ngày 29',
    ]);
    expect(titles((await find(owner, 'giao ban', { limit: 1 })).meetings)).toEqual(['Giao ban ngày 21']);
  });

  test('a given name stands before letters inside another', async () => {
    const people = await givenCompany(app, {
      owner: 'Đặng Khánh Quỳnh',
      members: ['Hoàng Lan', 'Vũ Thị An'],
    });
    const names = (await find(people.owner, 'an', { kinds: 'people' })).people.map((one) => one.displayName);
    expect(names[0]).toBe('Vũ Thị An');
    expect(names).toContain('Hoàng Lan');
  });

  test('without any, what was touched last, and no people', async () => {
    const found = await find(person, '');
    expect(found.people).toEqual([]);
    expect(found.meetings).toHaveLength(4);
    expect(await find(person, '', { kinds: 'chats' })).toEqual({
      people: [],
      meetings: [],
      items: [],
      chats: [],
      said: [],
    });
  });

  test.each([{ kinds: 'secrets' }, { limit: 21 }, { limit: 0 }, { query: 'x'.repeat(101) }])(
    'refuses %j',
    async (query) => {
      expect((await person.call(searchCompany, { query })).status).toBe(422);
    },
  );
});

describe('in a company with more than is looked at first', () => {
  let owner: Person;
  let other: Person;
  beforeAll(async () => {
    const large = await givenCompany(app, { owner: 'Mai Văn Sơn', members: ['Tô Thị Hà'] });
    owner = large.owner;
    other = large.people['Tô Thị Hà'];
    // 2,100 meetings, from tomorrow to far away, with two of the owner's at the end; 4,100 tasks, of which the first are the oldest.
    await app.database.sql(
      `insert into meetings (company_id, id, title, goal, type, starts_at, ends_at, time_zone, location, visibility, created_by,
         created_at, updated_at)
       select $1, ('00000000-0000-7000-8000-' || lpad(d::text, 12, '0'))::uuid,
         case d when 2100 then 'Giao bán cuối' when 2099 then 'Kiểm kê kho' when 2098 then 'Giao bán áp chót' else 'Giao ban' end, '',
         'in-person', $3::timestamptz + d * interval '1 day', $3::timestamptz + d * interval '1 day 1 hour', 'Asia/Ho_Chi_Minh', '',
         'company', case when d < 2099 then $2::uuid else $4::uuid end, $3, $3
       from generate_series(1, 2100) d`,
      [large.companyId, other.userId, app.clock.now(), owner.userId],
    );
    await app.database.sql(
      `insert into meeting_participants (company_id, meeting_id, user_id, role)
       select company_id, id, created_by, 'chair' from meetings where company_id = $1`,
      [large.companyId],
    );
    await app.database.sql(
      `insert into action_items (company_id, id, title, assignee_id, state, created_by, created_at, updated_at)
       select $1, ('00000000-0000-7000-8000-' || lpad(d::text, 12, '0'))::uuid,
         case d when 1 then 'Gửi bảo cao su' when 2 then 'Thay mực in' else 'Gửi báo cáo' end, $2, 'accepted', $2, $3, $3
       from generate_series(1, 4100) d`,
      [large.companyId, owner.userId, app.clock.now()],
    );
  });

  test('a rare word is found wherever it stands', async () => {
    expect(titles((await find(other, 'kiểm kê')).meetings)).toEqual(['Kiểm kê kho']);
    expect(titles((await find(owner, 'mực in')).items)).toEqual(['Thay mực in']);
  });

  test('of a common one, what is near and what is theirs', async () => {
    const first = async (by: Person) => titles((await find(by, 'giao bán', { limit: 2 })).meetings);
    expect(await first(owner)).toEqual(['Giao bán cuối', 'Giao ban']);
    expect(await first(other)).toEqual(['Giao bán áp chót', 'Giao ban']);
    expect(titles((await find(owner, 'gửi bảo cao', { limit: 2 })).items)).toEqual([
      'Gửi bảo cao su',
      'Gửi báo cáo',
    ]);
  });
});
