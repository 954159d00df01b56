import type { MinutesSettings } from '@hopgon/contract/minutes/register/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import { readVotingRules } from '../../governance/read-voting-rules.ts';
import { settingsStore } from './settings.store.ts';

/** How a company writes its minutes until it says otherwise. */
const usual: Omit<MinutesSettings, 'votingRules'> = {
  abbreviation: '',
  enterpriseCode: '',
  headOffice: '',
  parentName: '',
  adoptedBy: 'chair',
  silenceDays: 3,
  firstNumber: 1,
  recipients: ['Các thành viên dự họp', 'Lưu: VT, hồ sơ'],
};

/** The settings of the company the scope is bound to; version 0 before they were saved. */
export async function readCompanySettings(
  scope: Pick<Scope, 'db'>,
): Promise<{ settings: MinutesSettings; version: number }> {
  const row = await settingsStore.find(scope.db);
  const votingRules = await readVotingRules(scope);
  if (!row) return { settings: { ...usual, votingRules }, version: 0 };
  return {
    settings: {
      abbreviation: row.abbreviation,
      parentName: row.parent_name,
      adoptedBy: row.adopted_by,
      silenceDays: row.silence_days,
      enterpriseCode: row.enterprise_code,
      headOffice: row.head_office,
      votingRules,
      firstNumber: row.first_number,
      recipients: row.recipients,
    },
    version: row.version,
  };
}
