import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ReleasedDatabase, type Row, upgradeReleasedDatabase } from './released-database.ts';
import { idIn, sampleId } from './released-rows.ts';

const companies = ['alpha', 'gamma'];
let database: ReleasedDatabase;

beforeAll(async () => {
  database = await upgradeReleasedDatabase(inject('postgres'), companies);
});
afterAll(() => database.drop());

test('an upgrade keeps every row of a released database, except those it replaces', async () => {
  const dropped: Record<string, readonly string[]> = {
    action_items: ['confidence'],
    companies: ['allow_auto_join'],
    idempotency_keys: ['status'],
    reminder_habits: ['digest'],
    transcript_turns: ['words'],
  };
  const after = await database.readContent();
  const lost = new Map<string, number>();
  for (const [table, rows] of database.before) {
    const kept = (row: Row, like: Row) =>
      JSON.stringify(
        Object.keys(like)
          .filter((key) => !dropped[table]?.includes(key))
          .map((key) => row[key]),
      );
    const now = new Set((after.get(table) ?? []).map((row) => kept(row, rows[0] ?? {})));
    const missing = rows.filter((row) => !now.has(kept(row, row))).length;
    if (missing > 0) lost.set(table, missing);
  }
  expect(database.before.size).toBeGreaterThan(20);
  // Two companies: tasks that are readings now or given by who left, notifications about them, bookings of samples, requests
  // without a reply.
  expect(Object.fromEntries(lost)).toEqual({
    action_items: 6,
    bookings: 2,
    idempotency_keys: 2,
    notifications: 2,
  });
});

test.each(companies)('who turned the digest of the day off in %s has its channels off', async (company) => {
  const rows = await database.asOwner(
    `select notification_choices -> 'day-digest' as digest from users where id = any($1) order by email`,
    [[idIn(company, 'owner'), idIn(company, 'member')]],
  );
  const off = { bell: false, mail: false, push: false };
  expect(rows.map(({ digest }) => digest)).toEqual([off, null]);
});

test.each(companies)('search finds turns of the newest transcripts of %s', async (company) => {
  const words = await database.asOwner(
    `select word, transcript_id as of, array_agg(bit_count(turns)::int order by part) as parts,
       min(part * 512 + position(B'1' in turns) - 1) as first
     from transcript_words where company_id = $1 group by word, transcript_id order by word`,
    [idIn(company, 'company')],
  );
  const of = idIn(company, 'queued');
  expect(words).toEqual([
    { word: 'gia', of, parts: [256, 45], first: 0 },
    { word: 'go', of, parts: [512, 90], first: 0 },
    { word: 'son', of, parts: [256, 45], first: 0 },
  ]);
});

test.each(companies)(
  'turns of %s say where two minutes and more were not recorded before them',
  async (company) => {
    const turns = await database.asCompany(
      company,
      `select index, gap_ms from transcript_turns where transcript_id = '${idIn(company, 'older')}' and gap_ms is not null
     order by index`,
    );
    // Turn 1 ends about when its words are said, turn 4 within turn 3, and behind a turn without a time nothing is known.
    expect(turns).toEqual([
      { index: 2, gap_ms: 200_000 - 60_000 - 300 },
      { index: 5, gap_ms: 530_000 - 400_000 },
    ]);
  },
);

test.each(companies)(
  'findings in transcripts of %s become proposed readings with their evidence',
  async (company) => {
    const found = await database.asCompany(
      company,
      `select kind, position, levels, left(text, 30) as text, length(text) as length, round(confidence::numeric, 1)::text as sure,
     evidence[1:3] as evidence, cardinality(evidence) as lines, transcript_id as of, state, text = engine_text as same
     from readings where kind <> 'task' order by kind, position`,
    );
    const shared = { of: idIn(company, 'newer'), state: 'proposed', same: true };
    const statement = { ...shared, levels: [] };
    expect(found).toMatchObject([
      { ...statement, kind: 'decision', position: 0, text: 'Tăng giá', evidence: [1], sure: '0.9' },
      {
        ...statement,
        kind: 'decision',
        position: 1,
        text: 'Gửi thư',
        evidence: [2, 2, 2],
        lines: 50,
        sure: '0.4',
      },
      { ...statement, kind: 'question', position: 0, text: 'Ai liên hệ nhà in?', evidence: [3], sure: '0.8' },
      { ...statement, kind: 'question', position: 1, length: 1000, evidence: [0], sure: '0.7' },
      { ...shared, kind: 'summary', position: 0, levels: ['medium', 'short'], evidence: [1], sure: '1.0' },
      { ...shared, kind: 'summary', position: 1, levels: ['medium'], evidence: [2], sure: '1.0' },
    ]);
  },
);

test.each(companies)(
  'unanswered tasks of %s become proposed readings, answered ones stay items',
  async (company) => {
    const tasks = await database.asCompany(
      company,
      `select text, state, item_id, assignee_id, assignee_name, deadline::text, evidence, transcript_id as of
     from readings where kind = 'task'`,
    );
    const member = idIn(company, 'member');
    const shared = { evidence: [2, 3], of: idIn(company, 'newer'), assignee_name: null, deadline: null };
    const item = (id: string) => ({
      ...shared,
      state: 'approved',
      item_id: idIn(company, id),
      assignee_id: member,
    });
    const waiting = { ...shared, state: 'proposed', item_id: null };
    const byText = Object.fromEntries(tasks.map(({ text, ...rest }) => [text, rest]));
    expect(byText).toEqual({
      'Gửi bảng giá': { ...waiting, assignee_id: member, deadline: '2026-11-27' },
      'Gọi nhà in': { ...waiting, assignee_id: null, assignee_name: 'Anh Ba' },
      'Soạn thư': item('accepted'),
      'Đặt phòng': { ...item('done'), assignee_id: idIn(company, 'owner') },
      'Tính chi phí': item('handed-back'),
      'Mua hoa': item('declined'),
    });
    const items = await database.asCompany(company, 'select state from action_items order by state');
    const states = ['accepted', 'accepted', 'declined', 'done', 'proposed', 'proposed'];
    expect(items.map(({ state }) => state)).toEqual(states);
  },
);

test.each(companies)(
  'in %s what somebody gave outside of meetings who left is its assignee’s own',
  async (company) => {
    const [given] = await database.asCompany(
      company,
      `select created_by, assignee_id, version from action_items where id = '${idIn(company, 'given-by-left')}'`,
    );
    const member = idIn(company, 'member');
    expect(given).toEqual({ created_by: member, assignee_id: member, version: 2 });
  },
);

test.each(companies)(
  'the sample meeting of %s has no bookings; other meetings keep theirs',
  async (company) => {
    const samples = await database.asCompany(company, 'select id from meetings where is_sample order by id');
    expect(samples).toEqual([{ id: sampleId(company) }]);
    const booked = await database.asCompany(
      company,
      'select distinct meeting_id as id from bookings order by 1',
    );
    const others = ['review', 'ahead', 'look-alike', 'weekly'].map((meeting) => ({
      id: idIn(company, meeting),
    }));
    expect(booked).toEqual(others.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  },
);

test.each(companies)(
  'mails of %s get their address, waiting ones to guests their sender',
  async (company) => {
    const rows = await database.asOwner(
      `select id, address, guest_of as of, must_reach as must, expires_at is not null as expires from outbox_mails
     where company_id = $1 or user_id = $2`,
      [idIn(company, 'company'), idIn(company, 'owner')],
    );
    const mailOf = new Map(rows.map(({ id, ...rest }) => [id, rest]));
    const plain = { of: null, must: false, expires: false };
    const [lead, asker] = [idIn(company, 'member'), idIn(company, 'owner')];
    expect(
      ['member', 'guest', 'moved', 'series', 'sent', 'failed', 'voter', 'settled', 'account'].map((mail) =>
        mailOf.get(idIn(company, `mail-${mail}`)),
      ),
    ).toEqual([
      { ...plain, address: `member@${company}.vn` },
      { address: 'guest@xa.vn', of: lead, must: false, expires: true },
      { address: 'guest@xa.vn', of: lead, must: true, expires: false },
      { address: 'guest@xa.vn', of: asker, must: false, expires: false },
      { ...plain, address: 'guest@xa.vn' },
      { ...plain, address: 'guest@xa.vn' },
      { address: 'voter@xa.vn', of: asker, must: false, expires: true },
      { address: 'voter@xa.vn', of: asker, must: true, expires: false },
      { ...plain, address: `owner@${company}.vn` },
    ]);
  },
);

test.each(companies)('open notifications of %s get their subject', async (company) => {
  const lines = await database.asCompany(
    company,
    'select kind, user_id as of, subject_id as subject from notifications order by kind, of',
  );
  const [member, asker] = [idIn(company, 'member'), idIn(company, 'owner')];
  expect(lines).toHaveLength(4);
  expect(lines).toEqual(
    expect.arrayContaining([
      { kind: 'meeting-invited', of: member, subject: idIn(company, 'ahead') },
      { kind: 'meeting-invited', of: asker, subject: null },
      { kind: 'item-proposed', of: member, subject: idIn(company, 'typed') },
      { kind: 'member-waiting', of: asker, subject: idIn(company, 'waiting') },
    ]),
  );
});

test.each(companies)('only unused conversations of %s with a default title are unnamed', async (company) => {
  const unnamed = await database.asCompany(
    company,
    'select id from chat_sessions where not is_named order by id',
  );
  expect(unnamed).toEqual([{ id: idIn(company, 'chat-empty') }]);
});

test('stored replies are kept, requests without a reply may be repeated', async () => {
  const rows = await database.asOwner('select key, reply from idempotency_keys');
  expect(rows).toEqual(companies.map(() => ({ key: 'done', reply: { data: 1 } })));
});

test('queued mails leave, except a guest invitation from a sender without a proved address', async () => {
  const due = await database.asCompany(
    'alpha',
    `select id from app.take_due_mails($1, 100, '{200,1000,5}')`,
    [new Date('2026-11-20T03:00:00Z')],
  );
  const left = ['member', 'moved', 'series', 'voter', 'settled', 'account'];
  const expected = companies.flatMap((company) => left.map((mail) => idIn(company, `mail-${mail}`)));
  expect(due.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
});

test.each(companies)('an open session enters %s', async (company) => {
  const [session, user] = [idIn(company, 'session'), idIn(company, 'owner')];
  const [entered] = await database.asCompany(
    company,
    `select app.enter($1, $2, null, $3, ' owner/admins ') as standing`,
    [session, user, new Date('2026-11-21T00:00:00Z')],
  );
  expect(entered).toEqual({ standing: `owner/admins ${idIn(company, 'company')} Asia/Ho_Chi_Minh` });
});
