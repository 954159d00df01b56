import type { readMinutesSettings as route } from '@hopgon/contract/minutes/register/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { firstNumberOf, yearAt } from './numbers.rules.ts';
import { readCompanySettings } from './read-company-settings.ts';

/** The settings, with the first number of this year. */
export async function readMinutesSettings(
  { clock }: Pick<World, 'clock'>,
  scope: CompanyScope,
): Promise<ReplyOf<typeof route>> {
  const { role, timeZone } = await scope.entry();
  const { settings, version, stored } = await readCompanySettings(scope);
  const firstNumber = firstNumberOf(stored, yearAt(clock.now(), timeZone));
  return { settings: { ...settings, firstNumber }, version, can: { edit: role !== 'member' } };
}
