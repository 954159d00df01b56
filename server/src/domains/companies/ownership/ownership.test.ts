import { readCompany, removeMember, updateMemberRole } from '@hopgon/contract/companies/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import {
  acceptOwnership,
  createOwnershipOffer,
  declineOwnership,
  readOwnershipOffer,
  withdrawOwnershipOffer,
} from '@hopgon/contract/ownership/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days } from '../../../testing/fake-clock.ts';
import { givenCompany, givenSession, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const givenTeam = () => givenCompany(app, { members: ['Mai', 'Lan'], admins: ['Hà'], owner: 'Quỳnh' });
const offer = (by: Person, { userId }: Person) => by.call(createOwnershipOffer, { body: { userId } });
const accept = (by: Person) => by.call(acceptOwnership);
const decline = (by: Person) => by.call(declineOwnership);
const withdraw = (by: Person) => by.call(withdrawOwnershipOffer);
const offerSeenBy = async (person: Person) => (await person.call(readOwnershipOffer)).value().offer;
const roleOf = async (person: Person) => (await person.call(readCompany)).value().role;
const bellOf = async (person: Person) =>
  (await person.call(listNotifications)).value().notifications.map(({ kind, text }) => ({ kind, text }))[0];

interface Mail {
  readonly subject: string;
  readonly text: string;
}
const mailsTo = (person: Person): Promise<Mail[]> =>
  app.database.sql<Mail & Record<string, unknown>>(
    `select message->>'subject' as subject, message->>'text' as text from outbox_mails
     where message->'to'->0->>'address' = $1 and company_id is not null order by id`,
    [person.email],
  );

describe('handing a company over', () => {
  // Proves S4.004
  test('makes the heir owner once they accept, and the owner before an admin', async () => {
    const { owner, people, companyId } = await givenTeam();
    const made = (await offer(owner, people.Mai)).value();
    const now = app.clock.now();
    expect(made).toEqual({
      userId: people.Mai.userId,
      displayName: 'Mai',
      offeredAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + days(7)).toISOString(),
      can: { answer: false, withdraw: true },
    });
    expect([await roleOf(owner), await roleOf(people.Mai)]).toEqual(['owner', 'member']);

    expect((await accept(people.Mai)).body).toEqual({ success: true, data: {} });
    expect([await roleOf(owner), await roleOf(people.Mai)]).toEqual(['admin', 'owner']);
    expect((await people.Mai.call(readCompany)).value()).toMatchObject({
      ownerId: people.Mai.userId,
      counts: { members: 4, admins: 2, owners: 1 },
    });
    expect(await offerSeenBy(people.Mai)).toBeNull();
    // The new owner is now beyond the reach of the one before.
    const reply = await owner.call(removeMember, { params: { userId: people.Mai.userId } });
    expect(reply).toMatchObject(refusal('owner_cannot_be_removed'));
    expect(await app.database.sql('select from ownership_offers where company_id = $1', [companyId])).toEqual(
      [],
    );
  });

  test('notifies both, in the bell and by mail', async () => {
    const { owner, people } = await givenTeam();
    await offer(owner, people.Mai);
    expect(await bellOf(people.Mai)).toEqual({
      kind: 'ownership-offered',
      text: 'Quỳnh mời bạn nhận quyền sở hữu công ty. Bạn có 7 ngày để trả lời.',
    });
    const [invitation] = await mailsTo(people.Mai);
    expect(invitation?.subject).toBe('Quỳnh mời bạn nhận quyền sở hữu Nội thất Gỗ Vân');
    expect(invitation?.text).toContain(`${app.world.config.publicUrl}/company-management`);
    await accept(people.Mai);
    expect(await bellOf(owner)).toEqual({
      kind: 'ownership-answered',
      text: 'Mai đã nhận quyền sở hữu công ty. Bạn nay là quản trị viên.',
    });
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual([
      'Nội thất Gỗ Vân đã có chủ sở hữu mới',
    ]);
    expect((await mailsTo(people.Mai)).at(-1)?.subject).toBe('Bạn nay là chủ sở hữu của Nội thất Gỗ Vân');
  });

  test('is for the owner alone to offer, to a member, and not to themselves', async () => {
    const { owner, people } = await givenTeam();
    const other = await givenTeam();
    expect(await offer(people.Hà, people.Mai)).toMatchObject(refusal('not_allowed'));
    expect(await offer(owner, owner)).toMatchObject(refusal('ownership_already_yours'));
    expect(await offer(owner, other.people.Mai)).toMatchObject(refusal('member_not_found'));
    await owner.call(removeMember, { params: { userId: people.Lan.userId } });
    expect(await offer(owner, people.Lan)).toMatchObject(refusal('member_not_found'));
  });

  test('is offered to one at a time, also when two offers leave at once', async () => {
    const { owner, people } = await givenTeam();
    const replies = await Promise.all([offer(owner, people.Mai), offer(owner, people.Hà)]);
    const codes = replies.map((reply) => reply.code ?? 'done').toSorted();
    expect(codes).toEqual(['done', 'ownership_already_offered']);
    expect(await offer(owner, people.Lan)).toMatchObject(refusal('ownership_already_offered'));
  });

  test('is seen and answered by whom it is offered to, and by nobody else', async () => {
    const { owner, people } = await givenTeam();
    await offer(owner, people.Mai);
    expect((await offerSeenBy(owner))?.can).toEqual({ answer: false, withdraw: true });
    expect((await offerSeenBy(people.Mai))?.can).toEqual({ answer: true, withdraw: false });
    for (const person of [people.Hà, people.Lan]) expect(await offerSeenBy(person)).toBeNull();
    for (const person of [people.Hà, people.Lan, owner]) {
      expect(await accept(person)).toMatchObject(refusal('ownership_not_offered'));
      expect(await decline(person)).toMatchObject(refusal('ownership_not_offered'));
    }
    expect(await withdraw(people.Hà)).toMatchObject(refusal('not_allowed'));
    expect(await roleOf(owner)).toBe('owner');
  });

  test('can be declined: the owner is notified and may ask somebody else', async () => {
    const { owner, people } = await givenTeam();
    await offer(owner, people.Mai);
    expect((await decline(people.Mai)).status).toBe(200);
    expect((await bellOf(owner))?.text).toBe('Mai không nhận quyền sở hữu công ty. Bạn vẫn là chủ sở hữu.');
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual([
      'Mai không nhận quyền sở hữu Nội thất Gỗ Vân',
    ]);
    expect(await accept(people.Mai)).toMatchObject(refusal('ownership_not_offered'));
    expect((await offer(owner, people.Hà)).status).toBe(200);
  });

  test('can be withdrawn before it is answered', async () => {
    const { owner, people } = await givenTeam();
    expect(await withdraw(owner)).toMatchObject(refusal('ownership_not_offered'));
    await offer(owner, people.Mai);
    expect((await withdraw(owner)).status).toBe(200);
    expect(await accept(people.Mai)).toMatchObject(refusal('ownership_not_offered'));
    expect((await bellOf(people.Mai))?.kind).toBe('ownership-withdrawn');
    expect(await roleOf(owner)).toBe('owner');
  });

  test('withdrawn and accepted at once, one of the two happens', async () => {
    const { owner, people } = await givenTeam();
    await offer(owner, people.Mai);
    const [taken, accepted] = await Promise.all([withdraw(owner), accept(people.Mai)]);
    expect([taken.status, accepted.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await roleOf(people.Mai)).toBe(accepted.status === 200 ? 'owner' : 'member');
  });

  test('expires after seven days', async () => {
    const { owner, people } = await givenTeam();
    await offer(owner, people.Mai);
    app.clock.advance(days(7) - 1_000);
    const [still, again] = [
      await givenSession(app, people.Mai),
      await givenSession(app, { ...owner, address: '10.8.8.8' }),
    ];
    expect(await offerSeenBy(still)).not.toBeNull();
    app.clock.advance(1_000);
    expect(await offerSeenBy(still)).toBeNull();
    expect(await accept(still)).toMatchObject(refusal('ownership_not_offered'));
    expect(await withdraw(again)).toMatchObject(refusal('ownership_not_offered'));
    expect((await offer(again, people.Hà)).status).toBe(200);
  });

  test('goes with the heir when they leave, and does not come back with them', async () => {
    const { owner, people, companyId } = await givenTeam();
    await offer(owner, people.Mai);
    await owner.call(removeMember, { params: { userId: people.Mai.userId } });
    expect(await offerSeenBy(owner)).toBeNull();
    await app.database.sql(
      `update memberships set status = 'active' where company_id = $1 and user_id = $2`,
      [companyId, people.Mai.userId],
    );
    expect(await accept(people.Mai)).toMatchObject(refusal('ownership_not_offered'));
  });

  test('while somebody demotes the heir, leaves one owner and no half of anything', async () => {
    const { owner, people } = await givenTeam();
    await offer(owner, people.Hà);
    const params = { userId: people.Hà.userId };
    const [accepted, demoted] = await Promise.all([
      accept(people.Hà),
      owner.call(updateMemberRole, { params, body: { role: 'member' } }),
    ]);
    expect(accepted.status).toBe(200);
    expect([null, 'owner_role_fixed']).toContain(demoted.code);
    expect([await roleOf(people.Hà), await roleOf(owner)]).toEqual(['owner', 'admin']);
  });
});
