import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { buildFileFacts } from '../files/build-file-facts.ts';
import { formatMinutesNumber, symbolOf } from '../register/numbers.rules.ts';
import { readCompanySettings } from '../register/read-company-settings.ts';
import type { DerivedRow } from './derived.store.ts';
import type { DerivedFacts } from './derived-sheet.rules.ts';

/** What a document says: the chosen lines of its minutes under their sections. */
export async function buildDerivedFacts(scope: CompanyScope, document: DerivedRow): Promise<DerivedFacts> {
  const { settings } = await readCompanySettings(scope);
  const { kind, title, recipients, line_ids: lineIds, number, symbol, state } = document;
  return {
    ...{ kind, title, recipients, state: state === 'issued' ? 'valid' : state },
    number:
      number === null || symbol === null
        ? `……/${symbolOf(kind, settings.abbreviation)}`
        : formatMinutesNumber(number, symbol),
    minutes: await buildFileFacts(scope, document.minutes_id, new Set(lineIds)),
  };
}
