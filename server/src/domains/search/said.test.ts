import { createActionItem } from '@hopgon/contract/action-items/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { searchCompany } from '@hopgon/contract/search/routes';
import { createTranscript } from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { findAnswer } from './find-answer.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình' | 'Trần Chi' | 'Hồ Dũng'>;
let theirs: CompanyOf<never>;

type Talk = { readonly title: string; readonly visibility?: 'company'; readonly isDraft?: boolean };

async function givenTalk(by: Person, talk: string, { title, ...more }: Talk): Promise<string> {
  const people = by === company.owner ? [{ userId: company.people['Lê Thị Bình'].userId }] : [];
  const times = { startsAt: '2026-11-20T01:00:00Z', endsAt: '2026-11-20T02:00:00Z' };
  const body = { title, ...times, ...more, participants: people, allowClashes: true };
  const meetingId = (await by.call(createMeeting, { body })).value().id;
  (await by.call(createTranscript, { body: { meetingId, text: talk } })).value();
  return meetingId;
}

const find = async (by: Person, q: string) =>
  (await by.call(searchCompany, { query: { query: q, kinds: 'said' } })).value().said;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, {
    owner: 'Nguyễn Văn An',
    members: ['Lê Thị Bình', 'Trần Chi'],
    admins: ['Hồ Dũng'],
  });
  theirs = await givenCompany(app, { owner: 'Đỗ Xa', name: 'Nơi khác' });
  await givenTalk(company.owner, 'An: Lương quý bốn tăng mười phần trăm.\nBình: Em đồng ý ạ.\n', {
    title: 'Bàn lương',
  });
  await givenTalk(company.owner, 'An: Lương tháng mười ba trả trước Tết.\n', {
    title: 'Cả công ty',
    visibility: 'company',
  });
  await givenTalk(company.owner, 'An: Lương của ban giám đốc để sau.\n', {
    title: 'Còn nháp',
    visibility: 'company',
    isDraft: true,
  });
  await givenTalk(theirs.owner, 'Xa: Lương nơi khác.\n', { title: 'Nơi khác', visibility: 'company' });
});
afterAll(() => app.close());

describe('a transcript is found by everybody who may read it', () => {
  test.each([
    ['who made them', 'owner', ['Bàn lương', 'Cả công ty', 'Còn nháp']],
    ['who is invited', 'Lê Thị Bình', ['Bàn lương', 'Cả công ty']],
    ['who is not', 'Trần Chi', ['Cả công ty']],
    ['an admin who is not', 'Hồ Dũng', ['Cả công ty']],
  ] as const)('%s', async (_, who, expected) => {
    const person = who === 'owner' ? company.owner : company.people[who];
    const found = await find(person, 'luong');
    expect(found.map((one) => one.meetingTitle).toSorted()).toEqual([...expected].toSorted());
  });

  test('another company finds its own alone', async () => {
    expect((await find(theirs.owner, 'lương')).map((one) => one.text)).toEqual(['Lương nơi khác.']);
  });

  test('a task leads to its meeting only for who may see that', async () => {
    const { 'Trần Chi': chi } = company.people;
    const meetingId = await givenTalk(company.owner, 'An: Chào cả nhà.\n', { title: 'Gỗ sồi: bàn riêng' });
    const item = { title: 'Mua keo dán', assigneeId: chi.userId, meetingId };
    (await company.owner.call(createActionItem, { body: item })).value();
    const sourcesOf = async (person: Person) => {
      const scope = app.world.scopes.company(person, company.companyId, 'company');
      const question = { message: 'ai mua keo dán?', query: 'mua keo dán', isAsking: true, past: null };
      return (await findAnswer(app.world, scope, { ...question, scope: 'all', meetingId: null })).sources;
    };
    expect(await sourcesOf(company.owner)).toMatchObject([{ meetingId, meetingTitle: 'Gỗ sồi: bàn riêng' }]);
    const unnamed = { text: 'Mua keo dán', meetingId: null, meetingTitle: '', startsAt: null };
    expect(await sourcesOf(chi)).toMatchObject([unnamed]);
  });

  test('a question is answered from what the person may see, and counts no more', async () => {
    const scope = app.world.scopes.company(company.people['Trần Chi'], company.companyId, 'company');
    const question = { message: 'lương tháng mười ba trả bao giờ?', query: 'lương tháng mười ba trả' };
    const ask = () =>
      findAnswer(app.world, scope, {
        ...question,
        isAsking: true,
        past: null,
        scope: 'all',
        meetingId: null,
      });
    const before = await ask();
    expect(before.sources.map(({ meetingTitle }) => meetingTitle)).toEqual(['Cả công ty']);
    await givenTalk(company.owner, 'An: Lương tháng này, lương tháng sau.\n', { title: 'Riêng' });
    expect(await ask()).toEqual(before);
  });
});

test('a line names its speaker and place, with the words marked', async () => {
  const [found] = await find(company.people['Lê Thị Bình'], 'tăng mười phần');
  expect(found).toMatchObject({
    meetingTitle: 'Bàn lương',
    version: 1,
    index: 0,
    speaker: 'An',
    startMs: null,
  });
  expect(found?.marks.map(({ from, to }) => found.text.slice(from, to))).toEqual(['tăng mười phần']);
});

test('each word must be there, the last at least begun; a word too short finds nothing', async () => {
  const texts = async (q: string) => (await find(company.people['Trần Chi'], q)).map((one) => one.text);
  expect(await texts('lương thá')).toEqual(['Lương tháng mười ba trả trước Tết.']);
  expect(await texts('thá lương')).toEqual([]);
  expect(await texts('lươ')).toHaveLength(1);
  expect(await texts('lư')).toEqual([]);
  expect(await texts("l'); drop table x; --")).toEqual([]);
});

test('only the newest version of a transcript counts', async () => {
  const meetingId = await givenTalk(company.owner, 'An: Con số cũ là bảy.\n', { title: 'Hai bản' });
  const body = { meetingId, text: 'An: Con số mới là tám.\n' };
  (await company.owner.call(createTranscript, { body })).value();
  expect((await find(company.owner, 'con số')).map((one) => [one.version, one.text])).toEqual([
    [2, 'Con số mới là tám.'],
  ]);
});

test('a word of most turns is found in each, and letters without end are no word', async () => {
  const turns = Array.from(
    { length: 700 },
    (_, place) => `${place % 2 ? 'An' : 'Bình'}: Nhánh sông thứ ${place}.`,
  );
  await givenTalk(company.owner, `${turns.join('\n')}\nChi: ${'a'.repeat(5_000)}\n`, { title: 'Sông' });
  expect((await find(company.owner, 'nhánh 650')).map((one) => one.index)).toEqual([650]);
  expect((await find(company.owner, 'nhánh')).length).toBeGreaterThan(1);
});

test('words that stand together once are found behind many newer talks that hold them apart', async () => {
  await givenTalk(company.owner, 'An: Máy bào đặt cạnh máy cưa.\nBình: Vâng.\n', { title: 'Xưởng' });
  for (let count = 0; count < 22; count += 1)
    await givenTalk(company.owner, 'An: Máy bào hỏng.\nBình: Máy cưa thì tốt.\n', {
      title: `Xưởng ${count}`,
    });
  expect((await find(company.owner, 'bào cưa')).map((one) => one.meetingTitle)).toEqual(['Xưởng']);
  expect(await find(company.owner, 'bào hỏn')).toHaveLength(5);
});

test('of a talk in which nobody is named the sentence that answers is quoted', async () => {
  const talk = 'Hôm nay ta nói chuyện xăng xe trước đã. '.repeat(200);
  const text = `WEBVTT\n\n00:01.000 --> 00:09.000\n${talk}Giá vé xe khách tăng từ mùng một. ${talk}`;
  await givenTalk(company.owner, text, { title: 'Ghi âm' });
  const [found] = await find(company.owner, 'giá vé');
  expect(found).toMatchObject({ speaker: null, index: 0 });
  expect(found?.text).toContain('Giá vé xe khách tăng từ mùng một.');
});

test('a turn that asks comes with what was said next', async () => {
  await givenTalk(company.owner, 'An: Bao giờ khai trương cửa hàng?\nBình: Mùng mười ạ.\n', {
    title: 'Cửa hàng',
  });
  expect(await find(company.owner, 'khai trương')).toMatchObject([
    { reply: { speaker: 'Bình', text: 'Mùng mười ạ.' } },
  ]);
});
