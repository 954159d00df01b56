import type { MinutesSettings } from '@hopgon/contract/minutes/register/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import { readVotingRules } from '../../governance/read-voting-rules.ts';
import type { FirstNumber } from './numbers.rules.ts';
import { settingsStore } from './settings.store.ts';

/** How a company writes its minutes until it says otherwise. */
const usual: Omit<MinutesSettings, 'votingRules' | 'firstNumber'> = {
  abbreviation: '',
  enterpriseCode: '',
  headOffice: '',
  parentName: '',
  adoptedBy: 'chair',
  silenceDays: 3,
  recipients: ['Các thành viên dự họp', 'Lưu: VT, hồ sơ'],
};

/** Without the first number, which is that of a year. */
type CompanySettings = Omit<MinutesSettings, 'firstNumber'>;

const unnumbered: FirstNumber = { first_number: 1, first_number_year: null };

/** The settings of the company the scope is bound to; version 0 before they were saved. */
export async function readCompanySettings(
  scope: Pick<Scope, 'db'>,
): Promise<{ settings: CompanySettings; version: number; stored: FirstNumber }> {
  const row = await settingsStore.find(scope.db);
  const votingRules = await readVotingRules(scope);
  if (!row) return { settings: { ...usual, votingRules }, version: 0, stored: unnumbered };
  return {
    settings: {
      abbreviation: row.abbreviation,
      parentName: row.parent_name,
      adoptedBy: row.adopted_by,
      silenceDays: row.silence_days,
      enterpriseCode: row.enterprise_code,
      headOffice: row.head_office,
      votingRules,
      recipients: row.recipients,
    },
    version: row.version,
    stored: { first_number: row.first_number, first_number_year: row.first_number_year },
  };
}
