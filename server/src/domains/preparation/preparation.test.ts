import { createMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import * as contract from '@hopgon/contract/preparation/routes';
import { createRoom } from '@hopgon/contract/rooms/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { deleteUnusedPapers } from './delete-unused-papers.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình' | 'Trần Văn Cường'>;
let chair: Person;
let binh: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
// Each test has a company of its own, on the same morning.
beforeEach(async () => {
  app.clock.set('2026-11-20T02:00:00Z');
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình', 'Trần Văn Cường'] });
  chair = company.owner;
  binh = company.people['Lê Thị Bình'];
});

async function givenMeeting(day = '2026-11-24', goal = 'Chốt giá bán. Duyệt mẫu mới.'): Promise<string> {
  const body = {
    title: 'Giao ban',
    goal,
    startsAt: `${day}T02:30:00.000Z`,
    endsAt: `${day}T03:30:00.000Z`,
    participants: [{ userId: binh.userId }],
  };
  return (await chair.call(createMeeting, { body })).value().id;
}
const read = async (person: Person, meetingId: string) =>
  (await person.call(contract.readAgenda, { params: { meetingId } })).value();
const save = (person: Person, meetingId: string, version: number, items: readonly object[]) =>
  person.call(contract.saveAgenda, {
    params: { meetingId },
    body: { version, items: items.map((item) => ({ title: '?', ...item })) },
  });

// Proves S7.050
test('an agenda is saved whole and in order; saving an old one is refused and changes nothing', async () => {
  const id = await givenMeeting();
  expect(await read(binh, id)).toEqual({
    version: 0,
    items: [],
    totalMinutes: 0,
    meetingMinutes: 60,
    can: { edit: false },
  });
  const saved = (
    await save(chair, id, 0, [
      { title: 'Giá bán', minutes: 25, presenterId: binh.userId, note: 'Mang bảng giá' },
      { title: 'Mẫu mới' },
    ])
  ).value();
  expect(saved).toMatchObject({ version: 1, totalMinutes: 35, can: { edit: true } });
  expect(saved.items[0]).toMatchObject({
    title: 'Giá bán',
    presenter: { userId: binh.userId, displayName: 'Lê Thị Bình' },
    note: 'Mang bảng giá',
    done: false,
    source: null,
  });
  const turned = saved.items
    .toReversed()
    .map(({ presenter, ...item }) => ({ ...item, presenterId: presenter?.userId ?? null }));
  const again = (await save(chair, id, 1, turned)).value();
  expect(again.items.map((item) => item.id)).toEqual(saved.items.map((item) => item.id).toReversed());
  expect((await save(chair, id, 1, [])).code).toBe('version_stale');
  expect((await save(chair, id, 0, [])).code).toBe('version_stale');
  expect((await read(binh, id)).items.map(({ title }) => title)).toEqual(['Mẫu mới', 'Giá bán']);
});

test('only who leads the meeting saves it, and only members present', async () => {
  const id = await givenMeeting();
  expect((await save(binh, id, 0, [{ title: 'Giá bán' }])).code).toBe('not_allowed');
  expect((await read(chair, id)).version).toBe(0);
  const stranger = '0199a3c0-0000-7000-8000-00000000dead';
  expect((await save(chair, id, 0, [{ presenterId: stranger }])).code).toBe('participant_not_member');
  const many = Array.from({ length: 51 }, () => ({}));
  expect((await save(chair, id, 0, many)).code).toBe('field_invalid');
  expect((await save(chair, id, 0, [{ minutes: 0 }])).code).toBe('field_invalid');
});

test('two who save the first agenda at once: one of them has it', async () => {
  const id = await givenMeeting();
  const codes = await Promise.all(
    ['A', 'B', 'C'].map(async (title) => (await save(chair, id, 0, [{ title }])).code),
  );
  expect(codes.toSorted()).toEqual([null, 'version_stale', 'version_stale']);
});

// Proves S7.049
test('a draft takes up what was not reached and what is open from the last meeting that was held, and saves nothing', async () => {
  const before = await givenMeeting('2026-11-19', '');
  (
    await save(chair, before, 0, [
      { title: 'Đã bàn', done: true },
      { title: 'Ngân sách', minutes: 12 },
    ])
  ).value();
  await app.database.sql(
    `insert into action_items (company_id, id, title, assignee_id, deadline, state, meeting_id, created_by, created_at, updated_at)
     values ($1, $2, 'Gửi báo giá', $3, '2026-11-23', 'accepted', $4, $3, $5, $5)`,
    [company.companyId, app.world.newId(), binh.userId, before, app.clock.now()],
  );
  await givenMeeting('2026-11-23', '');
  const id = await givenMeeting();
  const { items, brief } = (await chair.call(contract.suggestAgenda, { params: { meetingId: id } })).value();
  expect(items.map(({ title, source }) => [title, source.kind, source.meetingId])).toEqual([
    ['Chốt giá bán', 'goal', null],
    ['Duyệt mẫu mới', 'goal', null],
    ['Ngân sách', 'carried', before],
    ['Tình hình: Gửi báo giá', 'task', before],
  ]);
  expect(items[3]?.presenter?.displayName).toBe('Lê Thị Bình');
  expect(brief.last).toMatchObject({ id: before, title: 'Giao ban' });
  expect(brief.openItems.map(({ title, assigneeName }) => [title, assigneeName])).toEqual([
    ['Gửi báo giá', 'Lê Thị Bình'],
  ]);
  expect((await read(chair, id)).version).toBe(0);
  expect((await binh.call(contract.suggestAgenda, { params: { meetingId: id } })).code).toBe('not_allowed');
});

test('a person who may not see the previous meeting learns nothing of it', async () => {
  const before = await givenMeeting('2026-11-19', '');
  (await save(chair, before, 0, [{ title: 'Lương thưởng' }])).value();
  const id = await givenMeeting();
  const cuong = company.people['Trần Văn Cường'];
  const open = { version: 1, visibility: 'company' as const };
  (await chair.call(updateMeeting, { params: { meetingId: id }, body: open })).value();
  const brief = async (person: Person) =>
    (await person.call(contract.readBrief, { params: { meetingId: id } })).value();
  expect((await brief(binh)).notReached).toMatchObject([{ title: 'Lương thưởng', minutes: 10 }]);
  expect(await brief(cuong)).toEqual({
    last: null,
    conclusions: [],
    questions: [],
    openItems: [],
    notReached: [],
    unapproved: 0,
  });
});

// Proves S7.055
test('the agenda is mailed to everybody who has not declined, three times an hour at most', async () => {
  const id = await givenMeeting();
  const { id: roomId } = (await chair.call(createRoom, { body: { name: 'Phòng 3' } })).value();
  const place = {
    roomId,
    location: 'tầng 2',
    joinUrl: 'https://hop.example/giao-ban',
  };
  (await chair.call(updateMeeting, { params: { meetingId: id }, body: { version: 1, ...place } })).value();
  const send = () =>
    chair.call(contract.sendPreparation, { body: { meetingId: id, message: 'Đọc trước nhé.' } });
  expect((await send()).code).toBe('agenda_empty');
  (await save(chair, id, 0, [{ title: 'Giá bán', presenterId: binh.userId }])).value();
  expect((await send()).value()).toEqual({ sent: 1 });
  const [mail] = await app.database.sql<{ message: { subject: string; text: string } }>(
    `select message from outbox_mails where message->>'subject' like 'Chuẩn bị họp%'`,
  );
  expect(mail?.message.subject).toBe('Chuẩn bị họp: Giao ban (Thứ Ba, 24/11/2026, 09:30–10:30)');
  expect(mail?.message.text).toContain('- Giá bán (10 phút, Lê Thị Bình trình bày)');
  expect(mail?.message.text).toContain('Đọc trước nhé.');
  expect(mail?.message.text).toContain('Địa điểm: Phòng 3, tầng 2\n');
  expect(mail?.message.text).toContain('Tham gia tại: https://hop.example/giao-ban\n');
  expect(mail?.message.text).toContain(`/meetings/${id}?tab=chuan-bi`);
  for (let time = 0; time < 2; time += 1) (await send()).value();
  expect((await send()).code).toBe('too_many_requests');
  app.clock.set('2026-11-20T02:10:00Z');
  expect((await binh.call(contract.sendPreparation, { body: { meetingId: id } })).code).toBe('not_allowed');
});

const boundary = 'ranh-gioi';
function add(person: Person, meetingId: string, name: string, content: string) {
  const payload = [
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}`,
    `--${boundary}--\r\n`,
  ].join('\r\n');
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return person.call(contract.uploadPaper, { params: { meetingId } }, { headers, payload });
}
const papersOf = async (person: Person, meetingId: string) =>
  (await person.call(contract.listPapers, { params: { meetingId } })).value();
const open = (person: Person, meetingId: string, paperId: string) =>
  app.server.inject({
    method: 'GET',
    url: `/api/v1/meetings/${meetingId}/papers/${paperId}`,
    headers: { authorization: `Bearer ${person.token}`, 'x-company': company.companyId },
  });

// ASVS v5.0.0-3.2.1, v5.0.0-5.3.1
test('a paper is handed out as it came, to be saved, and says who has opened it', async () => {
  const id = await givenMeeting();
  const paper = (await add(chair, id, 'Bảng giá.pdf', '%PDF-1.7 bảng giá')).value();
  expect(paper).toMatchObject({
    name: 'Bảng giá.pdf',
    size: Buffer.byteLength('%PDF-1.7 bảng giá'),
    readBy: [],
  });
  const opened = await open(binh, id, paper.id);
  expect(opened.body).toBe('%PDF-1.7 bảng giá');
  expect(opened.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="B_ng_gi_.pdf"; filename*=UTF-8''B%E1%BA%A3ng%20gi%C3%A1.pdf`,
    'x-content-type-options': 'nosniff',
  });
  const params = { meetingId: id, paperId: paper.id };
  for (let time = 0; time < 2; time += 1) (await binh.call(contract.recordPaperRead, { params })).value();
  const { papers, can } = await papersOf(binh, id);
  expect(papers[0]?.readBy).toEqual([{ userId: binh.userId, displayName: 'Lê Thị Bình' }]);
  expect(can).toEqual({ add: false });
  const other = await givenMeeting('2026-11-25');
  expect((await open(binh, other, paper.id)).json()).toMatchObject({ code: 'paper_not_found' });
  const elsewhere = { params: { ...params, meetingId: other } };
  expect((await binh.call(contract.recordPaperRead, elsewhere)).code).toBe('paper_not_found');
});

test('what is no paper, or comes from who may not add one, is refused', async () => {
  const id = await givenMeeting();
  expect((await add(chair, id, 'trang.html', '<script>')).code).toBe('paper_type');
  expect((await add(chair, id, 'giả.pdf', 'MZ')).code).toBe('paper_type');
  expect((await add(binh, id, 'Bảng giá.pdf', '%PDF-1.7')).code).toBe('not_allowed');
  expect((await papersOf(chair, id)).papers).toEqual([]);
});

// ASVS v5.0.0-2.3.2
test('papers of a company stay within its quota, also when two come at once', async () => {
  const small = await startTestApp({ PAPERS_QUOTA_MB: '1' });
  const { owner } = await givenCompany(small);
  const times = { startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z' };
  const body = { ...times, title: 'Giao ban', allowClashes: true };
  const id = (await owner.call(createMeeting, { body })).value().id;
  const half = 'a'.repeat(400_000);
  (await add(owner, id, 'a.txt', half)).value();
  const two = await Promise.all([add(owner, id, 'b.txt', half), add(owner, id, 'c.txt', half)]);
  expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = two.find(({ status }) => status === 409);
  expect(refused).toMatchObject({
    code: 'papers_quota_full',
    body: { error: expect.stringContaining('1 MB') },
  });
  const { papers, quota } = await papersOf(owner, id);
  expect(quota).toEqual({ used: 800_000, most: 1_000_000 });
  (
    await owner.call(contract.removePaper, { params: { meetingId: id, paperId: papers[0]?.id ?? '' } })
  ).value();
  expect((await add(owner, id, 'd.txt', half)).status).toBe(200);
  await small.close();
});

test('a paper that is taken away takes its file along; files of nobody are swept after a day', async () => {
  const id = await givenMeeting();
  const [first, second] = [
    (await add(chair, id, 'a.txt', 'một')).value(),
    (await add(chair, id, 'b.txt', 'hai')).value(),
  ];
  const params = { meetingId: id, paperId: first.id };
  (await chair.call(contract.removePaper, { params })).value();
  expect((await chair.call(contract.removePaper, { params })).code).toBe('paper_not_found');
  expect((await binh.call(contract.removePaper, { params: { ...params, paperId: second.id } })).code).toBe(
    'not_allowed',
  );
  const left = await app.database.sql<{ file_id: string }>(
    'select file_id from papers where company_id = $1',
    [company.companyId],
  );
  expect(left).toHaveLength(1);
  const key = { folder: 'papers' as const, id: left[0]?.file_id ?? '' };
  await app.database.sql('delete from papers where company_id = $1', [company.companyId]);
  await deleteUnusedPapers(app.world);
  expect(await app.world.storage.read(key)).not.toBeNull();
  app.clock.advance(10 * 365 * 24 * 60 * 60 * 1000);
  await deleteUnusedPapers(app.world);
  expect(await app.world.storage.read(key)).toBeNull();
});
