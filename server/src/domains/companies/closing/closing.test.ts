import { requestPasswordReset } from '@hopgon/contract/auth/routes';
import { joinCompany, readCompany, switchCompany } from '@hopgon/contract/companies/routes';
import { closeCompany, readClosing, reopenCompany } from '@hopgon/contract/company-settings/routes';
import { exportCompanyData } from '@hopgon/contract/exports/routes';
import { createMeeting, listMeetings } from '@hopgon/contract/meetings/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { givenObjects } from '../../../testing/access/objects.ts';
import { days, minutes } from '../../../testing/fake-clock.ts';
import {
  type CompanyOf,
  givenCompany,
  givenPerson,
  givenSession,
  type Person,
} from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { removeClosedCompany } from './remove-closed-company.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const name = 'Nội thất Gỗ Vân';
const given = () => givenCompany(app, { members: ['Mai'], admins: ['Hà'] });
const close = (person: Person, typed = name) => person.call(closeCompany, { body: { name: typed } });
const inCompany = ({ companyId }: CompanyOf<string>) => ({ company: companyId });
const runRemoval = ({ companyId }: CompanyOf<string>) =>
  removeClosedCompany(app.world, app.world.scopes.job(companyId));

test('closing asks for the name, typed to the letter, and for the owner', async () => {
  const { owner, people } = await given();
  expect(await close(people.Hà)).toMatchObject(refusal('not_allowed'));
  expect(await close(people.Mai)).toMatchObject(refusal('not_allowed'));
  for (const typed of ['', 'Nội thất', 'NỘI THẤT GỖ VÂN', 'Noi that Go Van'])
    expect(await close(owner, typed), typed).toMatchObject(refusal('company_name_wrong'));
  const closing = (await close(owner, ` ${name.normalize('NFD')} `)).value();
  const closedAt = app.clock.now();
  expect(closing).toMatchObject({
    name,
    closedAt: closedAt.toISOString(),
    closedBy: { userId: owner.userId },
    removedAfter: new Date(closedAt.getTime() + days(7)).toISOString(),
  });
});

test('a closed company is gone for its members at once, and reaches no further than undo and export for the others', async () => {
  const company = await given();
  const { owner, people, companyId, inviteCode } = company;
  (await close(owner)).value();

  expect(await people.Mai.call(readCompany, {}, inCompany(company))).toMatchObject(
    refusal('not_company_member'),
  );
  expect((await people.Mai.call(readMe)).value().companies).toEqual([]);
  expect(await people.Mai.call(switchCompany, { body: { companyId } })).toMatchObject(
    refusal('not_company_member'),
  );
  expect(await people.Mai.call(reopenCompany, {}, inCompany(company))).toMatchObject(
    refusal('not_company_member'),
  );
  for (const person of [owner, people.Hà]) {
    expect(await person.call(readCompany)).toMatchObject(refusal('company_closed'));
    expect(await person.call(listMeetings)).toMatchObject(refusal('company_closed'));
    expect((await person.call(readMe)).value().companies).toEqual([
      { id: companyId, name, role: person === owner ? 'owner' : 'admin', closed: true, obstacle: null },
    ]);
    expect((await person.call(readClosing)).value().name).toBe(name);
    expect((await person.call(exportCompanyData)).status).toBe(200);
  }
  const stranger = await givenPerson(app);
  expect(await stranger.call(joinCompany, { body: { inviteCode } })).toMatchObject(
    refusal('invite_code_invalid'),
  );
  expect(await owner.call(closeCompany, { body: { name } })).toMatchObject(refusal('company_closed'));
});

test('owner and admins are mailed until when it can be undone', async () => {
  const { owner, people, companyId } = await given();
  (await close(owner)).value();
  const mails = await app.database.sql<{ to: string; text: string }>(
    `select message->'to'->0->>'address' as to, message->>'text' as text from outbox_mails
     where company_id = $1 and message->>'subject' = $2 order by 1`,
    [companyId, `Công ty ${name} sẽ bị xóa`],
  );
  expect(mails.map(({ to }) => to).toSorted()).toEqual([owner.email, people.Hà.email].toSorted());
  expect(mails[0]?.text).toContain('27/11/2026');
});

test('what it had to mail waits until it is opened again; mails about accounts leave', async () => {
  const { owner, people, companyId } = await given();
  const { email: address } = people.Mai;
  const waiting = { to: [{ name: 'Mai', address }], subject: 'Mời họp', text: 'Mời Mai dự họp.' };
  const sendAfter = new Date(app.clock.now().getTime() + minutes(1));
  await queueMail(app.world.scopes.job(companyId), app.world, { companyId }, { ...waiting, sendAfter });
  const sent = () =>
    app.database.sql<{ subject: string }>(
      `select message->>'subject' as subject from outbox_mails
       where sent_at is not null and message->'to'->0->>'address' = $1 order by id offset 1`,
      [address],
    );
  (await close(owner)).value();
  app.clock.advance(minutes(2));
  (await app.call(requestPasswordReset, { body: { email: address } })).value();
  await expect.poll(sent).toEqual([{ subject: 'Đặt lại mật khẩu Họp Gọn' }]);
  (await (await givenSession(app, people.Hà)).call(reopenCompany)).value();
  await expect.poll(sent).toEqual([{ subject: 'Mời họp' }, { subject: 'Đặt lại mật khẩu Họp Gọn' }]);
});

test('within the week an admin opens it again, and everyone is back where they were', async () => {
  const company = await given();
  const { owner, people } = company;
  (await close(owner)).value();
  app.clock.advance(days(7) - 1);
  await runRemoval(company);
  const admin = await givenSession(app, people.Hà);
  (await admin.call(reopenCompany)).value();
  const member = await givenSession(app, people.Mai);
  expect((await member.call(readCompany)).value().counts.members).toBe(3);
  expect(await admin.call(reopenCompany)).toMatchObject(refusal('company_not_closed'));
  expect(await admin.call(readClosing)).toMatchObject(refusal('company_not_closed'));

  app.clock.advance(days(1));
  await runRemoval(company);
  const again = await givenSession(app, people.Mai);
  expect((await again.call(readCompany)).value().name).toBe(name);
});

test('closed again, it has a full week again, even when the job of the first closing runs', async () => {
  const company = await given();
  (await close(company.owner)).value();
  (await company.owner.call(reopenCompany)).value();
  app.clock.advance(days(3));
  const owner = await givenSession(app, company.owner);
  (await close(owner)).value();
  app.clock.advance(days(5));
  await runRemoval(company);
  expect((await (await givenSession(app, company.owner)).call(readClosing)).value().name).toBe(name);
  app.clock.advance(days(2));
  await runRemoval(company);
  expect((await (await givenSession(app, company.owner)).call(readMe)).value().companies).toEqual([]);
});

const rowsLeft = async (companyId: string): Promise<Record<string, number>> => {
  const tables = await app.database.sql<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id'`,
  );
  const left: Record<string, number> = {};
  for (const { name: table } of tables) {
    const rows = await app.database.sql(`select from ${table} where company_id = $1`, [companyId]);
    if (rows.length > 0) left[table] = rows.length;
  }
  return left;
};

test('after the week nothing of it is left, and nothing of others is gone', async () => {
  const company = await given();
  const other = await given();
  const { owner, people, companyId } = company;
  for (const { companyId: id, owner: chair, people: invited } of [company, other]) {
    await givenObjects(
      app.database,
      {
        companyId: id,
        ownerId: chair.userId,
        invitedId: invited.Mai.userId,
        chatterId: invited.Hà.userId,
        itemState: 'accepted',
        cardState: 'confirmed',
      },
      app.clock.now(),
    );
  }
  // What is held cannot be closed.
  await app.database.sql('delete from retention_holds where company_id = $1', [companyId]);
  const participants = [{ userId: people.Mai.userId }];
  const body = {
    title: 'Họp',
    startsAt: '2027-03-24T02:00:00Z',
    endsAt: '2027-03-24T03:00:00Z',
    participants,
  };
  (await owner.call(createMeeting, { body })).value();
  expect(Object.keys(await rowsLeft(companyId)).length).toBeGreaterThan(8);
  const untouched = await rowsLeft(other.companyId);

  (await close(owner)).value();
  const [queued] = await app.database.sql<{ start_after: Date }>(
    `select start_after from jobs.job where name = 'companies.remove' and data->>'companyId' = $1`,
    [companyId],
  );
  expect(queued?.start_after).toEqual(new Date(app.clock.now().getTime() + days(7)));
  app.clock.advance(days(7));
  await runRemoval(company);

  expect(await rowsLeft(companyId)).toEqual({});
  expect(await app.database.sql('select from companies where id = $1', [companyId])).toEqual([]);
  expect(await rowsLeft(other.companyId)).toEqual(untouched);
});
