import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { firstNumberOf, type NumberedKind, symbolOf, yearAt } from './numbers.rules.ts';
import { numberStore } from './numbers.store.ts';
import { readCompanySettings } from './read-company-settings.ts';

interface Numbered {
  readonly kind: NumberedKind;
  readonly minutesId?: string;
  readonly documentId?: string;
}

/** Gives the next number of the company, year and kind. */
export async function assignNumber(
  world: Pick<World, 'clock' | 'newId'>,
  tx: CompanyScope,
  { kind, minutesId, documentId }: Numbered,
): Promise<void> {
  const { companyId, timeZone } = await tx.entry();
  const now = world.clock.now();
  const { settings, stored } = await readCompanySettings(tx);
  const symbol = symbolOf(kind, settings.abbreviation);
  const year = yearAt(now, timeZone);
  // Only minutes go on from a register on paper.
  const first = kind === 'minutes' ? firstNumberOf(stored, year) : 1;
  await numberStore.insert(tx.db, {
    ...{ company_id: companyId, id: world.newId(), year, symbol },
    number: await numberStore.next(tx.db, { companyId, year, kind, first }),
    ...{ minutes_id: minutesId ?? null, document_id: documentId ?? null, created_at: now },
  });
}
