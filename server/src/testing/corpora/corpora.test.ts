import { listAuditEntries } from '@hopgon/contract/audit/routes';
import { listMembers } from '@hopgon/contract/companies/routes';
import { csvLine } from '@hopgon/contract/csv';
import { createMeeting, listMeetings, readMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer } from '../../platform/http/server.ts';
import { serveWebApp } from '../../platform/http/web-app.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { isPublicAddress } from '../../platform/push/is-public-address.ts';
import { createPushSender } from '../../platform/push/push-sender.ts';
import { createVapid } from '../../platform/push/vapid.ts';
import { type CompanyOf, givenCompany } from '../given.ts';
import { startTestApp, type TestApp } from '../start-test-app.ts';
import { privateAddresses, strangeAddresses } from './addresses.ts';
import { formulas, hostileTexts, lines, scripts, templates } from './texts.ts';

let app: TestApp;
let company: CompanyOf<never>;
beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app);
});
afterAll(() => app.close());

const corpora = Object.entries(hostileTexts);
const times = { startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' };

// ASVS v5.0.0-1.2.1, v5.0.0-1.2.4, v5.0.0-1.3.3
test.each(corpora)('%s are kept as text or refused in words, and change nothing else', async (_, texts) => {
  const { owner } = company;
  const before = (await app.database.sql('select from users')).length;
  for (const typed of texts) {
    const body = { title: typed, goal: typed, ...times, allowClashes: true };
    const reply = await owner.call(createMeeting, { body });
    if (reply.status === 422) {
      expect(reply.body.error, JSON.stringify(typed)).toMatch(/\p{L}/u);
      continue;
    }
    const { id } = reply.value();
    const { title, goal } = (await owner.call(readMeeting, { params: { meetingId: id } })).value();
    const kept = typed.toWellFormed().normalize('NFC').trim().replace(/\s+/g, ' ');
    expect([title, goal.replace(/\s+/g, ' ')], JSON.stringify(typed)).toEqual([kept, kept]);
  }
  expect((await app.database.sql('select from users')).length).toBe(before);
});

// ASVS v5.0.0-1.2.9
test.each(corpora)('to search for %s finds what holds them, or nothing', async (_, texts) => {
  const { owner } = company;
  for (const typed of texts) {
    const replies = [
      await owner.call(listMeetings, { query: { query: typed } }),
      await owner.call(listMembers, { query: { query: typed } }),
      await owner.call(listAuditEntries, { query: { words: typed } }),
    ];
    for (const { status } of replies) expect([200, 422], JSON.stringify(typed)).toContain(status);
  }
});

// ASVS v5.0.0-1.2.1, v5.0.0-1.3.7
test.each([...scripts, ...templates])('%j is text in a mail', (typed) => {
  const { html, text } = writeMail([
    { is: 'words', text: typed },
    { is: 'facts', facts: [[typed, typed]] },
    { is: 'list', title: typed, items: [typed] },
  ]);
  expect(text).toContain(typed);
  const tags = new Set([...html.matchAll(/<\/?([^\s>/]+)/g)].map(([, name = '']) => name.toLowerCase()));
  for (const tag of tags)
    expect([
      '!doctype',
      'html',
      'head',
      'meta',
      'title',
      'body',
      'div',
      'p',
      'b',
      'ul',
      'li',
      'br',
    ]).toContain(tag);
  expect(html).not.toMatch(/<[^>]*\son\w+=/i);
  expect(html).not.toMatch(/\b49\b/);
});

// ASVS v5.0.0-1.3.11, v5.0.0-16.4.1
test.each(lines)('%j begins no second line where names and subjects stand', async (typed) => {
  const body = { title: typed, ...times, allowClashes: true };
  const reply = await company.owner.call(createMeeting, { body });
  if (reply.status !== 422) expect(reply.value().title).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}/u);
});

// ASVS v5.0.0-1.3.3
test.each(formulas)('%j is no formula in a table', (typed) => {
  const line = csvLine([typed]).replace(/\r\n$/, '');
  const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
  expect(cell).not.toMatch(/^[\s]*[=+\-@＝]/);
});

describe('addresses that people type', () => {
  const vapid = () => createVapid(app.world.config);

  // ASVS v5.0.0-1.3.6
  test.each(privateAddresses)('%s is nothing to connect to', (typed) => {
    if (!URL.canParse(typed)) return;
    const { hostname } = new URL(typed);
    expect(isPublicAddress(hostname.replace(/^\[|\]$/g, '').replace(/\.$/, ''))).toBe(false);
    expect(createPushSender(vapid()).mayReach(typed)).toBe(false);
  });

  // ASVS v5.0.0-1.3.6
  test.each(strangeAddresses)('%j is no address to post to', (typed) => {
    expect(createPushSender(vapid()).mayReach(typed)).toBe(false);
  });
});

describe('JSON', () => {
  const post = (payload: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/v1/meetings',
      headers: { authorization: `Bearer ${company.owner.token}`, 'content-type': 'application/json' },
      payload,
    });
  const nested = (depth: number, open: string, close: string) =>
    `{"title":${open.repeat(depth)}1${close.repeat(depth)}}`;

  // ASVS v5.0.0-1.5.2, v5.0.0-15.3.6
  test.each<[string, string]>([
    ...[10, 1_000, 50_000].map((depth): [string, string] => [`${depth} lists deep`, nested(depth, '[', ']')]),
    ...[10, 1_000, 50_000].map((depth): [string, string] => [
      `${depth} objects deep`,
      nested(depth, '{"a":', '}'),
    ]),
    ['of 80,000 keys', `{${Array.from({ length: 80_000 }, (_, place) => `"k${place}":1`).join(',')}}`],
    ['of 300,000 items', `{"participants":[${'1,'.repeat(299_999)}1]}`],
    ['with a number beyond all', '{"version":1e400}'],
    ['with a number of 10,000 digits', `{"version":${'9'.repeat(10_000)}}`],
    ['with a key twice', '{"title":"a","title":{"b":1}}'],
    ['with a key named like a method', '{"toString":1,"valueOf":1,"hasOwnProperty":1}'],
    ['with escapes without a partner', '{"title":"\\ud800\\udbff"}'],
    ['that is a list', '[]'],
    ['that is a text', '"x"'],
    ['that is nothing', 'null'],
  ])('%s is refused', async (_, payload) => {
    const { statusCode, body } = await post(payload);
    expect([400, 413, 422], body.slice(0, 200)).toContain(statusCode);
  });
});

// ASVS v5.0.0-1.2.3
test('a setting that stands in the page ends neither its attribute nor the head', async () => {
  const { mkdtemp, writeFile } = await import('node:fs/promises');
  const folder = await mkdtemp(`${app.dataDir}/web-`);
  await writeFile(`${folder}/index.html`, '<!doctype html><head></head><body></body>');
  const server = await createHttpServer({ ...app.world.config, logger: app.world.log });
  await serveWebApp(server, { folder, facts: { a: '"></head><script>alert(1)</script>\u2028$&' } });
  const { body } = await server.inject({ url: '/' });
  await server.close();
  expect(body).toBe(
    '<!doctype html><head><meta name="a" content="&quot;></head><script>alert(1)</script>\u2028$&amp;" /></head><body></body>',
  );
});
