import { localDay } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { MinutesRow } from '../minutes.store.ts';
import { minutesSymbol } from './numbers.rules.ts';
import { numberStore } from './numbers.store.ts';
import { readCompanySettings } from './read-company-settings.ts';

/** Gives minutes the next number of their company, year and symbol; those that have one keep it. */
export async function assignNumber(
  world: Pick<World, 'clock' | 'newId'>,
  tx: CompanyScope,
  row: Pick<MinutesRow, 'id' | 'number'>,
): Promise<void> {
  if (row.number !== null) return;
  const { companyId, timeZone } = await tx.entry();
  const now = world.clock.now();
  const { settings } = await readCompanySettings(tx);
  const symbol = minutesSymbol(settings.abbreviation);
  const year = Number(localDay(now, timeZone).slice(0, 4));
  await numberStore.insert(tx.db, {
    ...{ company_id: companyId, id: world.newId(), year, symbol },
    number: await numberStore.next(tx.db, { companyId, year, symbol, first: settings.firstNumber }),
    ...{ minutes_id: row.id, created_at: now },
  });
}
