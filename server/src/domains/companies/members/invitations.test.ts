import {
  approveMember,
  findCompanyByCode,
  inviteByEmail,
  joinCompany,
  listWaitingMembers,
  replaceInviteCode,
  withdrawRequest,
} from '@hopgon/contract/companies/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CompanyOf,
  givenCompany,
  givenPerson,
  givenProvedAddress,
  type Person,
} from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Mai'>;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await givenCompany(app, { owner: 'Đặng Quỳnh', members: ['Lê Thị Mai'], name: 'Gỗ Vân' });
  stranger = await givenPerson(app);
});

describe('the link with a code', () => {
  const ask = (by: Person, inviteCode: string) => by.call(findCompanyByCode, { body: { inviteCode } });

  test('names the company to who is signed in, also where one types marks', async () => {
    const { inviteCode } = company;
    expect((await ask(stranger, ` ${inviteCode.toLowerCase()} `)).value()).toEqual({ companyName: 'Gỗ Vân' });
    expect((await app.call(findCompanyByCode, { body: { inviteCode } })).code).toBe('not_signed_in');
    await company.owner.call(replaceInviteCode);
    expect(await ask(stranger, inviteCode)).toMatchObject(refusal('invite_code_invalid'));
  });

  test('counts wrong codes together with those of joining', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect((await ask(stranger, 'ZZZZZZ')).code).toBe('invite_code_invalid');
      expect((await stranger.call(joinCompany, { body: { inviteCode: 'ZZZZZZ' } })).code).toBe(
        'invite_code_invalid',
      );
    }
    expect((await ask(stranger, company.inviteCode)).status).toBe(429);
  });
});

describe('a request that waits', () => {
  beforeEach(async () => {
    const body = { version: 1, settings: { requireApproval: true } };
    (await company.owner.call(updateCompany, { body })).value();
    (await stranger.call(joinCompany, { body: { inviteCode: company.inviteCode } })).value();
  });
  const withdraw = (by: Person, companyId = company.companyId) =>
    by.call(withdrawRequest, { params: { companyId } });
  const waiting = async () => (await company.owner.call(listWaitingMembers)).value().members;

  test('is withdrawn by its person alone, and can be made again', async () => {
    for (const other of [await givenPerson(app), company.people['Lê Thị Mai'], company.owner])
      expect((await withdraw(other)).status).toBe(200);
    expect((await company.people['Lê Thị Mai'].call(readMe)).value().companies).toHaveLength(1);
    expect((await stranger.call(readMe)).value().requests).toEqual([company.companyId]);
    expect((await withdraw(stranger)).status).toBe(200);
    expect((await stranger.call(readMe)).value().requests).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect((await withdraw(stranger, app.world.newId())).body).toEqual((await withdraw(stranger)).body);
    (await stranger.call(joinCompany, { body: { inviteCode: company.inviteCode } })).value();
    expect(await waiting()).toHaveLength(1);
  });

  test('is none any more once it was granted', async () => {
    (await company.owner.call(approveMember, { params: { userId: stranger.userId } })).value();
    expect((await withdraw(stranger)).status).toBe(200);
    expect((await stranger.call(readMe)).value().companies).toHaveLength(1);
  });
});

describe('an invitation by mail', () => {
  const invite = (emails: readonly string[], by: Person = company.owner) =>
    by.call(inviteByEmail, { body: { emails: [...emails] } });
  const mails = () =>
    app.database.sql<{ address: string; waits_for: string | null; message: Record<string, unknown> }>(
      'select address, waits_for, message from outbox_mails where company_id = $1 and guest_of = $2 order by address',
      [company.companyId, company.owner.userId],
    );

  test('names who invites and leads into the company; members are not mailed', async () => {
    await givenProvedAddress(app, company.owner);
    const member = company.people['Lê Thị Mai'].email;
    const reply = (await invite([' Moi.A@congty.example ', 'moi.a@congty.example', member])).value();
    expect(reply).toEqual({
      invited: ['moi.a@congty.example'],
      known: [member],
      waitsForVerification: false,
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.message).toMatchObject({
      subject: 'Đặng Quỳnh mời bạn vào Gỗ Vân trên Họp Gọn',
      replyTo: { name: 'Đặng Quỳnh', address: company.owner.email },
    });
    const text = String(mail?.message.text);
    expect(text).toContain(`Đặng Quỳnh (${company.owner.email}) mời bạn tham gia Gỗ Vân`);
    expect(text).toContain(`http://127.0.0.1:3000/company-setup?code=${company.inviteCode}`);
  });

  test('waits for the proof of the inviter’s own address, and says so', async () => {
    expect((await invite(['moi.b@congty.example'])).value().waitsForVerification).toBe(true);
  });

  test('is for owner and admins to send, twenty at a time and a hundred a day', async () => {
    expect(await invite(['x@congty.example'], company.people['Lê Thị Mai'])).toMatchObject(
      refusal('not_allowed'),
    );
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, place) => `nguoi${from + place}@noi-khac.example`);
    expect((await invite(many(0, 21))).status).toBe(422);
    for (let round = 0; round < 5; round += 1) expect((await invite(many(round * 20, 20))).status).toBe(200);
    expect((await invite(['mot.nua@noi-khac.example'])).status).toBe(429);
  });
});
