import '../companies.events.ts';
import { Failure } from '@hopgon/contract/failure';
import type { Scope } from '../../../platform/database/scope.ts';
import type { Origin } from '../../../platform/http/call.ts';
import type { PersonScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { isAddressVerified } from '../../users/is-address-verified.ts';
import { lockPerson } from '../../users/lock-person.ts';
import { readMailbox } from '../../users/read-mailbox.ts';
import { switchCurrentCompany } from '../../users/switch-current-company.ts';
import { areCodesGuessed } from '../companies.limits.ts';
import { companiesPerPerson, isOfDomain } from '../company/companies.rules.ts';
import { companiesStore, type JoinedRow } from '../company/companies.store.ts';
import { requireCompanyByCode } from '../company/require-company-by-code.ts';
import { membersStore } from './members.store.ts';

type JoinWorld = Pick<World, 'database' | 'clock' | 'bus' | 'hub' | 'limiter' | 'log'>;

/** Joins by invite code, or waits where the company requires approval; a member of the company only switches to it. */
export async function joinCompany(
  world: JoinWorld,
  scope: PersonScope,
  origin: Origin,
  inviteCode: string,
): Promise<{ companyId: string; status: 'active' | 'waiting' }> {
  const { userId } = scope.actor;
  const companyId = await requireCompanyByCode(world, scope, origin, inviteCode);
  // Bound to the company as well, so that listeners may write into it.
  const joining = world.database.trusted({ userId, companyId });
  const joined = await joining.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const row = await companiesStore.join(
      tx.db,
      inviteCode,
      userId,
      await areCodesGuessed(world.limiter),
      world.clock.now(),
    );
    // The code may have been replaced since it was looked up.
    if (row?.company_id !== companyId) throw new Failure('invite_code_invalid');
    if (row.before === null || row.before === 'removed') await requireMailDomain(tx, userId, inviteCode);
    await settle(world, tx, userId, row);
    return row;
  });
  return { companyId, status: joined.status };
}

/** An address that nobody has verified may be anybody's. */
async function requireMailDomain(tx: Scope, userId: string, inviteCode: string): Promise<void> {
  const domains = await companiesStore.mailDomainsByCode(tx.db, inviteCode);
  if (domains.length === 0) return;
  const mailbox = await readMailbox(tx, userId);
  const isAllowed = mailbox !== null && isOfDomain(mailbox.address, domains);
  if (!(isAllowed && (await isAddressVerified(tx, userId))))
    throw new Failure('mail_domain_refused', { domains: domains.join(', ') });
}

async function settle(world: JoinWorld, tx: Scope, userId: string, row: JoinedRow): Promise<void> {
  const { company_id: companyId, before, status } = row;
  const isNew = before === null || before === 'removed';
  if (isNew && (await membersStore.countOfPerson(tx.db, userId)) > companiesPerPerson) {
    throw new Failure('company_limit');
  }
  if (status === 'active') await switchCurrentCompany(tx, userId, companyId);
  if (isNew) await world.bus.emit(tx, 'companies.member-joined', { companyId, userId, status });
  tx.afterCommit(() => {
    world.hub.wake({ userIds: [userId], topics: ['me', 'company'] });
    if (isNew) world.hub.wake({ companyId, topics: ['company', 'members'] });
  });
}
