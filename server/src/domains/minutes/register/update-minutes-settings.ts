import { Failure } from '@hopgon/contract/failure';
import type { updateMinutesSettings as route } from '@hopgon/contract/minutes/register/routes';
import type { BodyOf, ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { saveVotingRules } from '../../governance/save-voting-rules.ts';
import { yearAt } from './numbers.rules.ts';
import { numberStore } from './numbers.store.ts';
import { readCompanySettings } from './read-company-settings.ts';
import { readMinutesSettings } from './read-minutes-settings.ts';
import { settingsStore } from './settings.store.ts';

/** Changes how the company writes its minutes from now on. */
export function updateMinutesSettings(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { version, ...change }: BodyOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const { companyId, timeZone } = await tx.entry();
    const before = await readCompanySettings(tx);
    const year = yearAt(world.clock.now(), timeZone);
    const {
      abbreviation = before.settings.abbreviation,
      parentName = before.settings.parentName,
      adoptedBy = before.settings.adoptedBy,
      silenceDays = before.settings.silenceDays,
      enterpriseCode = before.settings.enterpriseCode,
      headOffice = before.settings.headOffice,
      recipients = before.settings.recipients,
    } = change;
    if (change.firstNumber !== undefined) await requireNewNumber(tx, year, change.firstNumber);
    const saved = await settingsStore.save(tx.db, {
      ...{ company_id: companyId, abbreviation, parent_name: parentName, adopted_by: adoptedBy },
      ...{ silence_days: silenceDays, enterprise_code: enterpriseCode, head_office: headOffice },
      ...(change.firstNumber === undefined
        ? before.stored
        : { first_number: change.firstNumber, first_number_year: year }),
      ...{ recipients, version: version + 1 },
    });
    if (!saved) throw new Failure('version_stale');
    if (change.votingRules) await saveVotingRules(tx, change.votingRules);
    return readMinutesSettings(world, tx);
  });
}

/** Numbers only rise: the register goes on with one that is above the last one given. */
async function requireNewNumber(tx: CompanyScope, year: number, firstNumber: number): Promise<void> {
  const last = await numberStore.last(tx.db, year, 'minutes');
  if (last !== undefined && firstNumber <= last)
    throw new Failure('first_number_given', { last: String(last) });
}
