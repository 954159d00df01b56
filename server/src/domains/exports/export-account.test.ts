import { updateMe } from '@hopgon/contract/account/routes';
import { createActionItem } from '@hopgon/contract/action-items/routes';
import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { exportAccount } from '@hopgon/contract/exports/routes';
import { openMotion, voteOnMotion } from '@hopgon/contract/live/motions/routes';
import { startLiveMeeting } from '@hopgon/contract/live/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { saveAgenda } from '@hopgon/contract/preparation/routes';
import { updateReminderHabits } from '@hopgon/contract/reminders/routes';
import { createTranscript } from '@hopgon/contract/transcripts/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenSession, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Mai' | 'Trần Văn Tuấn'>;
let mai: Person;
let files: Readonly<Record<string, string>>;

const hour = 60 * 60 * 1000;
const at = (hours: number) => new Date(app.clock.now().getTime() + hours * hour).toISOString();
const span = (hours: number) => ({ startsAt: at(hours), endsAt: at(hours + 1) });

const download = ({ token }: Person) =>
  app.server.inject({ url: exportAccount.path, headers: { authorization: `Bearer ${token}` } });

async function unpack(person: Person): Promise<Record<string, string>> {
  const entries = Object.entries(unzipSync((await download(person)).rawPayload));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const json = (name: string): Record<string, unknown>[] => JSON.parse(files[name] ?? 'null');
const all = () => JSON.stringify(files);

/** A closed meeting in which Mai presented, read and voted, and which she may not view any more. */
async function leaveClosedMeeting(): Promise<void> {
  const { companyId, owner } = company;
  const closed = {
    ...{ title: 'BÍ MẬT sáp nhập', visibility: 'closed' as const, allowClashes: true, ...span(0) },
    participants: [{ userId: mai.userId, role: 'attendee' as const }],
  };
  const params = { meetingId: (await owner.call(createMeeting, { body: closed })).value().id };
  const items = [{ title: 'BÍ MẬT giá mua', presenterId: mai.userId }];
  (await owner.call(saveAgenda, { params, body: { version: 0, items } })).value();
  (await owner.call(startLiveMeeting, { params })).value();
  for (const [isSecret, choice] of [
    [false, 'for'],
    [true, 'against'],
  ] as const) {
    const body = { text: 'BÍ MẬT mua Hồng Hà', isSecret, way: 'written' as const, deadline: at(48) };
    const { id } = (await owner.call(openMotion, { params, body })).value();
    (await mai.call(voteOnMotion, { params: { ...params, motionId: id }, body: { choice } })).value();
  }
  const paperId = app.world.newId();
  await app.database.sql(
    `insert into papers (company_id, meeting_id, id, name, media_type, size, file_id, uploaded_by, created_at)
     values ($1, $2, $3::uuid, 'BÍ MẬT.pdf', 'application/pdf', 1, replace($3::uuid::text, '-', ''), $4, $5)`,
    [companyId, params.meetingId, paperId, owner.userId, app.clock.now()],
  );
  await app.database.sql(
    'insert into paper_reads (company_id, paper_id, user_id, read_at) values ($1, $2, $3, $4)',
    [companyId, paperId, mai.userId, app.clock.now()],
  );
  await app.database.sql('delete from meeting_participants where meeting_id = $1 and user_id = $2', [
    ...[params.meetingId, mai.userId],
  ]);
}

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, {
    name: 'Gỗ Vân',
    members: ['Lê Thị Mai'],
    admins: ['Trần Văn Tuấn'],
  });
  const { owner, people } = company;
  mai = people['Lê Thị Mai'];
  const tuan = people['Trần Văn Tuấn'];
  await app.database.sql(`update companies set chat_access = 'members'`);
  const version = (await mai.call(readMe)).value().version;
  (await mai.call(updateMe, { body: { version, phone: '0901 234 567', bio: 'Thích trà' } })).value();

  const invited = {
    title: 'Giao ban xưởng',
    goal: 'Chốt đơn tháng 12',
    ...span(2),
    participants: [{ userId: mai.userId, role: 'attendee' as const }],
  };
  const { id: meetingId } = (await owner.call(createMeeting, { body: invited })).value();
  (await mai.call(createMeeting, { body: { title: 'Họp của Mai', ...span(4) } })).value();
  (await owner.call(createMeeting, { body: { title: 'BÍ MẬT lương thưởng', ...span(6) } })).value();
  const items = [{ title: 'Giá bán', presenterId: mai.userId }, { title: 'BÍ MẬT của người khác' }];
  (await owner.call(saveAgenda, { params: { meetingId }, body: { version: 0, items } })).value();
  (await mai.call(updateReminderHabits, { body: { minutes: [10] } })).value();
  const pollId = app.world.newId();
  await app.database.sql(
    `insert into polls (company_id, id, title, time_zone, created_by, deadline, created_at, updated_at)
     values ($1, $2, 'Họp khách', 'Asia/Ho_Chi_Minh', $3, $4::timestamptz + interval '1 day', $4, $4)`,
    [company.companyId, pollId, owner.userId, app.clock.now()],
  );
  for (const userId of [mai.userId, tuan.userId]) {
    await app.database.sql(
      'insert into poll_voters (company_id, poll_id, id, user_id) values ($1, $2, $3, $4)',
      [company.companyId, pollId, app.world.newId(), userId],
    );
  }
  const text = 'Lê Thị Mai: Tôi sẽ gửi báo giá sơn.\nĐặng Khánh Quỳnh: BÍ MẬT của chủ.';
  (await owner.call(createTranscript, { body: { meetingId, text } })).value();
  const task = { title: 'Gửi báo giá', assigneeId: mai.userId };
  (await owner.call(createActionItem, { body: task })).value();
  const secret = { title: 'BÍ MẬT việc riêng', assigneeId: tuan.userId };
  (await owner.call(createActionItem, { body: secret })).value();
  for (const [person, message] of [
    [mai, '/help'],
    [tuan, '/help BÍ MẬT'],
  ] as const) {
    const { id } = (
      await person.call(createChatSession, { body: { title: `Hỏi của ${person.displayName}` } })
    ).value();
    (await person.call(sendChatMessage, { body: { message, session_id: id } })).value();
  }
  await leaveClosedMeeting();
  files = await unpack(mai);
});
afterAll(() => app.close());

describe('the export of the own data', () => {
  test('is a zip to be saved, which nothing keeps', async () => {
    const reply = await download(mai);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="hop-gon-du-lieu-cua-toi-\d{4}-\d\d-\d\d\.zip"/,
    );
  });

  test('says first what it holds', () => {
    expect(files['DOC-TRUOC.txt']).toContain('Họ tên: Lê Thị Mai');
  });

  test('holds the account: profile, companies, sessions, ways to sign in, and no secret', () => {
    expect(json('tai-khoan.json')).toMatchObject({
      id: mai.userId,
      email: mai.email,
      display_name: 'Lê Thị Mai',
      phone: '0901 234 567',
      bio: 'Thích trà',
      sign_in_methods: ['mật khẩu'],
      companies: [{ name: 'Gỗ Vân', role: 'member', status: 'active' }],
      sessions: [{ user_agent: expect.any(String) }],
    });
    expect(files['tai-khoan.txt']).toContain('Điện thoại: 0901 234 567');
    expect(all()).not.toContain('argon2');
    expect(all()).not.toContain('password_hash');
  });

  test('holds the meetings the person made or was invited to, with their own part in them', () => {
    expect(json('001 Gỗ Vân/cuoc-hop.json')).toMatchObject([
      { title: 'Giao ban xưởng', goal: 'Chốt đơn tháng 12', made_by_me: false, my_role: 'attendee' },
      { title: 'Họp của Mai', made_by_me: true },
    ]);
    const [head, first] = (files['001 Gỗ Vân/cuoc-hop.csv'] ?? '')
      .split('\r\n')
      .map((line) => line.split(','));
    expect(first?.[head?.indexOf('Tên cuộc họp') ?? -1]).toBe('Giao ban xưởng');
    expect(first?.[head?.indexOf('Mục tiêu') ?? -1]).toBe('Chốt đơn tháng 12');
    expect(first?.[head?.indexOf('Vai trò của tôi') ?? -1]).toBe('Tham gia');
  });

  test('holds their items, notifications and what was said under their name', () => {
    expect(json('001 Gỗ Vân/viec.json')).toMatchObject([{ title: 'Gửi báo giá', assigned_to_me: true }]);
    expect(json('001 Gỗ Vân/loi-cua-toi.json')).toMatchObject([{ text: 'Tôi sẽ gửi báo giá sơn.' }]);
    expect(json('001 Gỗ Vân/thong-bao.json').map(({ kind }) => kind)).toContain('meeting-invited');
  });

  test('holds what they presented, read and voted, and when they are reminded', () => {
    expect(json('001 Gỗ Vân/chuan-bi.json')).toMatchObject([
      { what: 'trình bày', name: 'Giá bán', meeting: 'Giao ban xưởng' },
      { what: 'trình bày', name: null, meeting: null },
      { what: 'đã đọc', name: null, meeting: null },
    ]);
    expect(json('001 Gỗ Vân/trong-phong-hop.json').map(({ what, text }) => [what, text])).toEqual([
      ['biểu quyết', 'Tán thành'],
      ['bỏ phiếu kín', ''],
    ]);
    expect(json('001 Gỗ Vân/hoi-gio-hop.json')).toMatchObject([
      { poll: 'Họp khách', made_by_me: false, vote: null, voted_at: null },
    ]);
    expect(JSON.parse(files['001 Gỗ Vân/nhac-va-lich.json'] ?? 'null')).toEqual({
      reminders: { minutes: [10] },
      meetingReminders: [],
      notes: [],
      feed: null,
      imported: [],
    });
  });

  test('holds what they chose of a model', () => {
    expect(JSON.parse(files['001 Gỗ Vân/mo-hinh-ai.json'] ?? 'null')).toEqual({ notice: null, usage: [] });
  });

  test('holds what the record of the company says they did', () => {
    const kinds = json('001 Gỗ Vân/nhat-ky.json').map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThan(0);
    expect(files['001 Gỗ Vân/nhat-ky.csv']).toContain(String(kinds[0]));
  });

  test('holds their conversations to be read', () => {
    const text = files['001 Gỗ Vân/tro-chuyen/001 Hỏi của Lê Thị Mai.txt'];
    expect(text).toContain('Bạn:\n/help');
    expect(text).toContain('Trợ lý:');
  });

  test('holds no answer about a meeting they may no longer see', async () => {
    await app.database.sql(
      `insert into chat_sources (company_id, message_id, number, kind, meeting_id, source_id, hash)
       select company_id, id, 1, 'meeting', gen_random_uuid(), gen_random_uuid(), '' from chat_messages where role = 'assistant'`,
    );
    const text = (await unpack(mai))['001 Gỗ Vân/tro-chuyen/001 Hỏi của Lê Thị Mai.txt'];
    expect(text).toContain('Trợ lý:\nBạn không còn xem được cuộc họp mà câu trả lời này nói tới.');
    await app.database.sql(`delete from chat_sources where kind = 'meeting'`);
  });

  test('holds nothing of anybody else', () => {
    expect(all()).not.toContain('BÍ MẬT');
    for (const { email } of [company.owner, company.people['Trần Văn Tuấn']])
      expect(all()).not.toContain(email);
  });

  test('holds nothing of a company that was left but that one was there', async () => {
    await app.database.sql(`update memberships set status = 'removed' where user_id = $1`, [mai.userId]);
    const left = await unpack(mai);
    await app.database.sql(`update memberships set status = 'active' where user_id = $1`, [mai.userId]);
    expect(Object.keys(left).sort()).toEqual(['DOC-TRUOC.txt', 'tai-khoan.json', 'tai-khoan.txt']);
    expect(left['tai-khoan.json']).toContain('"status": "removed"');
  });

  test('is made five times an hour', async () => {
    const tuan = company.people['Trần Văn Tuấn'];
    for (let count = 0; count < 5; count += 1) expect((await download(tuan)).statusCode).toBe(200);
    const refused = await download(tuan);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    app.clock.advance(hour);
    expect((await download(await givenSession(app, tuan))).statusCode).toBe(200);
  });
});

test('every table that names a person is either exported, or left out for a reason', async () => {
  const rows = await app.database.sql<{ table: string }>(
    `select distinct c.conrelid::regclass::text as table from pg_constraint c
     where c.contype = 'f' and c.confrelid in ('users'::regclass, 'memberships'::regclass)
     order by 1`,
  );
  const exported = [
    ...[
      'users',
      'memberships',
      'sessions',
      'push_subscriptions',
      'credentials',
      'identities',
      'totp_factors',
      'passkeys',
    ],
    ...['meetings', 'meeting_participants', 'action_items', 'transcripts', 'notifications'],
    ...['chat_sessions', 'chat_cards', 'audit_entries', 'agenda_items', 'papers', 'paper_reads'],
    ...['minutes_people', 'minutes_comments', 'minutes_signatures', 'minutes_reads'],
    ...['attendance_records', 'live_speakers', 'live_notes'],
    ...['motion_ballots', 'motion_turnout'],
    ...['model_notices', 'model_usage'],
    ...['polls', 'poll_voters', 'reminder_habits', 'own_notes', 'calendar_feeds', 'imported_events'],
  ];
  const leftOut: Readonly<Record<string, string>> = {
    password_resets: 'hashes of links that are used up or run out',
    email_verifications: 'hashes of links that are used up or run out',
    recovery_codes: 'hashes of secrets',
    spent_challenges: 'ids that mean nothing once they are spent',
    idempotency_keys: 'replies kept for a day so that a repeated call does nothing twice',
    outbox_mails: 'mails the person has',
    sent_week_digests: 'only prevents a second mail',
    companies: 'that one owns it stands with the membership',
    model_settings: 'who agreed that texts leave for a model, which is the company’s record',
    readings: 'the record of a meeting, which is the company’s; one’s own tasks are exported',
    reading_changes: 'who approved or changed a line of that record',
    meeting_speakers:
      'who said what is a company’s record; what was said in one’s name is exported with the turns',
    turn_corrections: 'who corrected a line of a transcript, which is the company’s record',
    minutes:
      'the record of a meeting, which is the company’s; one’s own part, comments and signatures are exported',
    minutes_lines: 'who wrote or accepted a line of that record; one’s own tasks are exported',
    minutes_changes: 'who changed that record',
    minutes_snapshots: 'what that record said before',
    minutes_documents: 'who wrote a notice, an extract or a resolution from that record',
    live_meetings: 'who started and ended a meeting, which is the company’s record',
    motions: 'who opened and closed a vote, which is the company’s record',
    motion_voters: 'who had a vote and for whom; ballots are exported',
    live_visits: 'who has a page open, which is old after a minute',
    signing_certificates: 'the name and what was signed under it, which are exported, and a sealed key',
    action_item_comments: 'comments on tasks, which are the company’s',
    imported_transcripts: 'which import brought a transcript; the transcripts are exported',
    figure_person_weeks: 'sums over the meetings of a week, which are exported',
    promise_verdicts: 'what was said of promises, which are the company’s',
    retention_holds: 'what the company keeps, and why',
    decision_contradictions: 'what was said of decisions, which are the company’s',
    action_item_changes: 'the history of tasks, which is the company’s; one’s own tasks are exported',
    removed_action_items: 'deleted tasks, kept to be restored',
    agendas: 'who saved one last; what one presents is exported',
    meeting_series: 'each of its meetings is exported',
    meeting_changes:
      'the history of meetings, which is the company’s; one’s own meetings are exported as they are',
    ownership_offers: 'a question that is open for a week, shown on the screen and in the bell',
  };
  const handled = new Set([...exported, ...Object.keys(leftOut)]);
  expect(rows.map((row) => row.table).filter((table) => !handled.has(table))).toEqual([]);
});
