import { createChatSession } from '@hopgon/contract/chat/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { searchCompany } from '@hopgon/contract/search/routes';
import { createTranscript } from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { readTools } from './read-tools.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Lan'>;

async function givenMeeting(title: string, visibility: 'company' | 'closed'): Promise<string> {
  const times = { startsAt: '2026-11-24T01:00:00Z', endsAt: '2026-11-24T02:00:00Z' };
  const body = { title, ...times, visibility, joinUrl: 'https://hop.example/phong-lan', allowClashes: true };
  return (await company.owner.call(createMeeting, { body })).value().id;
}

const ask = (title: string, meetingId: string | null) =>
  company.owner.call(createChatSession, { body: { title, meeting_id: meetingId } });

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Lan'] });
  const open = await givenMeeting('Lan: giao ban', 'company');
  const closed = await givenMeeting('Lan: nhân sự', 'closed');
  const body = { meetingId: open, text: 'An: Chị Lan phụ trách giá gỗ sồi nhé.\n' };
  (await company.owner.call(createTranscript, { body })).value();
  (await ask('Hỏi thăm chị Lan', null)).value();
  (await ask('Lan báo cáo gì ở giao ban', open)).value();
  (await ask('Vì sao cho chị Lan thôi việc', closed)).value();
});
afterAll(() => app.close());

const read = async (
  calls: readonly { name: string; input: object }[],
  { readsTranscripts }: { readonly readsTranscripts: boolean },
): Promise<string> => {
  const { companyId, owner } = company;
  const scope = app.world.scopes.company(owner, companyId, 'company');
  return JSON.stringify(
    (await readTools(app.world, scope, { companyId, calls, pasted: '', readsTranscripts })).data,
  );
};

test('no conversation of a closed meeting is found, and no conversation at all goes to a model', async () => {
  const { chats } = (await company.owner.call(searchCompany, { query: { query: 'lan' } })).value();
  expect(chats.map(({ title }) => title).sort()).toEqual(['Hỏi thăm chị Lan', 'Lan báo cáo gì ở giao ban']);
  const input = { query: 'lan', kinds: 'people,meetings,items,chats,said' };
  const data = await read([{ name: 'search', input }], { readsTranscripts: true });
  expect(data).toContain('Lan: giao ban');
  expect(data).not.toMatch(/thôi việc|báo cáo gì|Hỏi thăm|gỗ sồi/);
});

test('what was said is read only where the company lets transcripts be read', async () => {
  const names = (readsTranscripts: boolean) =>
    app.world.tools.list({ readsTranscripts }).map(({ name }) => name);
  expect(names(true)).toContain('search_said');
  expect(names(false)).not.toContain('search_said');
  const calls = [
    { name: 'search_said', input: { query: 'gỗ sồi' } },
    { name: 'search', input: { query: 'gỗ sồi', kinds: 'said' } },
  ];
  expect(await read(calls, { readsTranscripts: false })).not.toContain('giá gỗ');
  expect(await read(calls, { readsTranscripts: true })).toContain('giá gỗ');
});

test('neither addresses of people nor links to join go to a model', async () => {
  const calls = [
    { name: 'search', input: { query: 'lan' } },
    { name: 'meetings', input: { query: 'giao ban' } },
  ];
  const data = await read(calls, { readsTranscripts: true });
  expect(data).toContain('Lê Thị Lan');
  expect(data).toContain('Lan: giao ban');
  expect(data).not.toContain(company.people['Lê Thị Lan'].email);
  expect(data).not.toContain('hop.example');
});
