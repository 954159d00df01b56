import { deleteAccount, updateMe } from '@hopgon/contract/account/routes';
import { createActionItem, listActionItems } from '@hopgon/contract/action-items/routes';
import { login, refreshToken, register } from '@hopgon/contract/auth/routes';
import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { joinCompany, listMembers } from '@hopgon/contract/companies/routes';
import { createMeeting, readMeeting } from '@hopgon/contract/meetings/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldMails } from '../../platform/mail/delete-old-mails.ts';
import { days } from '../../testing/fake-clock.ts';
import { givenCompany, givenPerson, givenSession, password } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { companyTables, personTables } from './account.store.ts';

let app: TestApp | undefined;
const start = async (): Promise<TestApp> => {
  app ??= await startTestApp();
  return app;
};
beforeEach(start);
afterAll(async () => app?.close());

const right = { word: 'XÓA', password };
const day = 24 * 60 * 60 * 1000;

describe('deleting the own account asks', () => {
  test.each([
    ['for the word', { word: 'xoay', password }, 'field_invalid'],
    ['for the password', { word: 'XÓA' }, 'password_wrong'],
    ['for the right password', { word: 'XÓA', password: 'Sai9sai' }, 'password_wrong'],
  ] as const)('%s', async (_, body, code) => {
    const person = await givenPerson(await start());
    expect((await person.call(deleteAccount, { body })).code).toBe(code);
    expect((await person.call(readMe)).status).toBe(200);
  });

  test.each(['XÓA', 'xoá', ' Xóa ', 'XOA'])('takes the word as %j', async (word) => {
    const person = await givenPerson(await start());
    expect((await person.call(deleteAccount, { body: { word, password } })).status).toBe(200);
  });

  test('no more than ten wrong passwords', async () => {
    const person = await givenPerson(await start());
    const body = { word: 'XÓA', password: 'Sai9sai' };
    for (let count = 0; count < 10; count += 1) {
      expect((await person.call(deleteAccount, { body })).code).toBe('password_wrong');
    }
    expect((await person.call(deleteAccount, { body: right })).code).toBe('too_many_requests');
  });

  test('for a new sign-in where there is no password', async () => {
    const app = await start();
    const person = await givenPerson(app);
    await app.database.sql('delete from credentials where user_id = $1', [person.userId]);
    app.clock.advance(10 * 60_000 + 1);
    const late = await person.call(deleteAccount, { body: { word: 'XÓA' } });
    expect(late).toMatchObject({ status: 403, code: 'sign_in_again' });
    expect(late.body.error).toContain('10 phút');
    await app.database.sql('update sessions set created_at = $1 where user_id = $2', [
      app.clock.now(),
      person.userId,
    ]);
    expect((await person.call(deleteAccount, { body: { word: 'XÓA' } })).status).toBe(200);
  });

  test('an owner to hand over or delete their companies first, by name, and changes nothing', async () => {
    const app = await start();
    const own = await givenCompany(app, { name: 'Gỗ Vân' });
    const other = await givenCompany(app, { owner: 'Bùi Uyên' });
    (await own.owner.call(joinCompany, { body: { inviteCode: other.inviteCode } })).value();
    const reply = await own.owner.call(deleteAccount, { body: right });
    expect(reply).toMatchObject({ status: 409, code: 'account_owns_company' });
    expect(reply.body.error).toBe(
      'Bạn là chủ sở hữu của “Gỗ Vân”. Hãy chuyển quyền sở hữu hoặc xóa công ty trước.',
    );
    expect((await own.owner.call(readMe)).value().companies).toHaveLength(2);
  });
});

const soon = (app: TestApp, days: number) => new Date(app.clock.now().getTime() + days * day).toISOString();

async function givenWorker() {
  const app = await start();
  const company = await givenCompany(app, { members: ['Lê Thị Mai'], admins: ['Trần Văn Tuấn'] });
  const leaver = company.people['Trần Văn Tuấn'];
  const meet = async (days: number) => {
    const body = {
      title: 'Giao ban xưởng',
      startsAt: soon(app, days),
      endsAt: soon(app, days + 0.04),
      participants: [{ userId: leaver.userId, role: 'attendee' as const }],
    };
    return (await company.owner.call(createMeeting, { body: { ...body, allowClashes: true } })).value();
  };
  const past = await meet(1);
  const future = await meet(3);
  app.clock.advance(2 * day);
  const owner = await givenSession(app, company.owner);
  const item = { title: 'Báo giá sơn', assigneeId: leaver.userId };
  (await owner.call(createActionItem, { body: item })).value();
  const again = await givenSession(app, leaver);
  const { id } = (await again.call(createChatSession, { body: {} })).value();
  (await again.call(sendChatMessage, { body: { message: '/help', session_id: id } })).value();
  return { app, owner, leaver: again, past, future };
}

/** Every table with a row in which these words stand. */
async function placesOf(app: TestApp, words: string): Promise<string[]> {
  const tables = await app.database.sql<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await app.database.sql(`select from ${name} t where t::text like $1 limit 1`, [
      `%${words}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('a deleted account', () => {
  test('leaves nothing of the person behind but the name in what companies keep', async () => {
    const { app, owner, leaver, past, future } = await givenWorker();
    const { version, labelsVersion } = (await leaver.call(readMe)).value();
    const profile = {
      version,
      labelsVersion: labelsVersion ?? undefined,
      phone: '0901 234 567',
      bio: 'Riêng tư',
      department: 'Phòng IT',
    };
    (await leaver.call(updateMe, { body: profile })).value();
    const id = [leaver.userId];

    expect((await leaver.call(deleteAccount, { body: right })).value()).toEqual({});

    const [row] = await app.database.sql('select * from users where id = $1', id);
    expect(row).toMatchObject({
      display_name: 'Trần Văn Tuấn',
      email: `${leaver.userId}@deleted.invalid`,
      phone: '',
      bio: '',
      photo_url: null,
      last_login: null,
      current_company_id: null,
      deleted_at: app.clock.now(),
    });
    for (const table of [...personTables, ...companyTables]) {
      expect(await app.database.sql(`select from ${table} where user_id = $1`, id), table).toEqual([]);
    }
    expect(await placesOf(app, '0901 234 567')).toEqual([]);
    expect(await placesOf(app, leaver.email)).toEqual(['outbox_mails']);
    const mails = await app.database.sql<{ subject: string }>(
      `select message ->> 'subject' as subject from outbox_mails where message::text like $1`,
      [`%${leaver.email}%`],
    );
    expect(mails).toEqual([{ subject: 'Tài khoản Họp Gọn của bạn đã được xóa' }]);
    await expect
      .poll(() => app.database.sql('select from outbox_mails where user_id = $1 and sent_at is null', id))
      .toEqual([]);
    app.clock.advance(days(30) + 1);
    await deleteOldMails(app.world);
    expect(await placesOf(app, leaver.email)).toEqual([]);
    app.clock.advance(-days(30) - 1);

    const { members } = (await owner.call(listMembers)).value();
    expect(members.map(({ displayName }) => displayName)).not.toContain('Trần Văn Tuấn');
    const namesIn = async (meetingId: string) => {
      const { participants } = (await owner.call(readMeeting, { params: { meetingId } })).value();
      return participants.map(({ displayName }) => displayName);
    };
    expect(await namesIn(past.id)).toContain('Trần Văn Tuấn');
    expect(await namesIn(future.id)).not.toContain('Trần Văn Tuấn');
    const { items } = (await owner.call(listActionItems)).value();
    expect(items.find(({ title }) => title === 'Báo giá sơn')).toMatchObject({ assigneeId: null });
  });

  // ASVS v5.0.0-7.4.2
  test('ends its sessions and streams, and signs nobody in', async () => {
    const { app, leaver } = await givenWorker();
    let streamEnded = false;
    app.world.hub.subscribe({
      userId: leaver.userId,
      sessionId: leaver.sessionId,
      companyIds: new Set(),
      wake: () => undefined,
      end: () => {
        streamEnded = true;
      },
    });
    (await leaver.call(deleteAccount, { body: right })).value();
    expect(streamEnded).toBe(true);
    expect(await leaver.call(readMe)).toMatchObject(refusal('session_ended'));
    const renewed = await app.call(refreshToken, { body: { refreshToken: leaver.refreshToken } });
    expect(renewed.code).toBe('refresh_refused');
    const signedIn = await app.call(login, { body: { email: leaver.email, password } });
    expect(signedIn.code).toBe('credentials_wrong');
  });

  test('frees its address for a new account, which has nothing of the old one', async () => {
    const app = await start();
    const company = await givenCompany(app, { members: ['Lê Thị Mai'] });
    const mai = company.people['Lê Thị Mai'];
    (await mai.call(deleteAccount, { body: right })).value();
    const body = { email: mai.email, password, displayName: 'Lê Thị Mai' };
    (await app.call(register, { body })).value();
    const again = await givenSession(app, mai);
    expect(again.userId).not.toBe(mai.userId);
    expect((await again.call(readMe)).value().companies).toEqual([]);
  });

  test('of somebody who waits for approval waits no more', async () => {
    const app = await start();
    const company = await givenCompany(app);
    await app.database.sql('update companies set require_approval = true where id = $1', [company.companyId]);
    const person = await givenPerson(app, 'Ngô Lễ');
    (await person.call(joinCompany, { body: { inviteCode: company.inviteCode } })).value();
    (await person.call(deleteAccount, { body: right })).value();
    const rows = await app.database.sql('select status from memberships where user_id = $1', [person.userId]);
    expect(rows).toEqual([{ status: 'removed' }]);
  });
});

test('every table that names a person is either emptied of them, or kept for a reason', async () => {
  const app = await start();
  const rows = await app.database.sql<{ table: string }>(
    `select distinct c.conrelid::regclass::text as table from pg_constraint c
     where c.contype = 'f' and c.confrelid in ('users'::regclass, 'memberships'::regclass, 'totp_factors'::regclass)
     order by 1`,
  );
  const kept: Readonly<Record<string, string>> = {
    users: 'the bare row, for the name',
    companies: 'whoever owns one cannot delete their account',
    memberships: 'removed, without labels, for the name',
    model_settings: 'records of the company',
    meetings: 'records of the company',
    meeting_participants: 'records of the company; those to come are left',
    transcripts: 'records of the company',
    action_items: 'records of the company; what was to be done is handed back',
    readings: 'records of the company',
    reading_changes: 'records of the company',
    meeting_speakers: 'records of the company',
    turn_corrections: 'records of the company',
    minutes: 'records of the company',
    minutes_lines: 'records of the company',
    minutes_people: 'records of the company',
    minutes_changes: 'records of the company',
    minutes_snapshots: 'records of the company',
    minutes_comments: 'records of the company',
    minutes_signatures: 'records of the company',
    minutes_documents: 'records of the company',
    minutes_reads: 'records of the company',
    live_meetings: 'records of the company',
    live_visits: 'says only that a page was open once',
    attendance_records: 'records of the company',
    live_speakers: 'records of the company',
    live_notes: 'records of the company',
    signing_certificates: 'what the signatures are checked by; the key is destroyed',
    motions: 'records of the company',
    motion_voters: 'records of the company',
    motion_ballots: 'records of the company',
    action_item_changes: 'records of the company',
    action_item_comments: 'records of the company',
    figure_person_weeks: 'sums over meetings, which are records of the company',
    promise_verdicts: 'records of the company',
    decision_contradictions: 'records of the company',
    retention_holds: 'records of the company',
    removed_action_items: 'records of the company',
    chat_cards: 'gone with the messages of the conversations',
    outbox_mails: 'those to the person are deleted',
    audit_entries: 'records of the company',
    meeting_changes: 'records of the company',
    meeting_series: 'records of the company',
    polls: 'records of the company; open ones are called off',
    poll_voters: 'records of the company',
    agendas: 'records of the company',
    agenda_items: 'records of the company',
    papers: 'records of the company',
    paper_reads: 'records of the company',
    ownership_offers: 'gone when its person leaves the company',
  };
  const handled = new Set([...personTables, ...companyTables, ...Object.keys(kept)]);
  expect(rows.map((row) => row.table).filter((table) => !handled.has(table))).toEqual([]);
});
