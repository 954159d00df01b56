import { statutoryRules, usualRules } from '@hopgon/contract/governance/law';
import type { Threshold, VotingRules } from '@hopgon/contract/governance/schemas';
import type { MinutesSettings } from '@hopgon/contract/minutes/register/schemas';
import { expect, test } from 'vitest';
import {
  type SettingsDraft,
  sampleNumber,
  settingsChange,
  settingsDraftOf,
  settingsProblems,
} from './settings.rules.ts';

const saved: MinutesSettings = {
  ...{ abbreviation: 'GV', parentName: '', firstNumber: 1, adoptedBy: 'chair', silenceDays: 3 },
  ...{ enterpriseCode: '', headOffice: '', votingRules: usualRules },
  recipients: ['Các thành viên dự họp', 'Lưu: VT'],
};
const withBoard = (quorum: Threshold): VotingRules => ({
  ...usualRules,
  charter: { ...usualRules.charter, board: { ...statutoryRules.board, quorum } },
});
const draftOf = (part: Partial<SettingsDraft> = {}): SettingsDraft => ({
  ...settingsDraftOf(saved),
  ...part,
});

const problems: readonly [Partial<SettingsDraft>, (keyof SettingsDraft)[]][] = [
  [{}, []],
  [{ abbreviation: 'G V/2' }, ['abbreviation']],
  [{ firstNumber: '0' }, ['firstNumber']],
  [{ firstNumber: 'một' }, ['firstNumber']],
  [{ votingRules: withBoard({ percent: 60, inclusive: true }) }, ['votingRules']],
  [{ votingRules: withBoard({ percent: 80, inclusive: true }) }, []],
  [{ silenceDays: '99' }, []],
  [{ adoptedBy: 'silence', silenceDays: '99' }, ['silenceDays']],
  [{ enterpriseCode: '031234567' }, ['enterpriseCode']],
  [{ enterpriseCode: '0312345678-001' }, []],
  [{ recipients: 'x\n'.repeat(21) }, ['recipients']],
];

test.each(problems)('%o has problems in %o', (part, fields) => {
  expect(Object.keys(settingsProblems(draftOf(part)))).toEqual(fields);
});

test('only what is another than before is saved, tidied', () => {
  expect(settingsChange(draftOf(), saved)).toEqual({});
  expect(
    settingsChange(
      draftOf({
        abbreviation: ' GVN ',
        enterpriseCode: '0312345678',
        recipients: 'Ban Giám đốc\n\n Lưu:  VT ',
      }),
      saved,
    ),
  ).toEqual({ abbreviation: 'GVN', enterpriseCode: '0312345678', recipients: ['Ban Giám đốc', 'Lưu: VT'] });
  const votingRules = {
    ...usualRules,
    charter: { ...usualRules.charter, board: statutoryRules.board },
  };
  expect(settingsChange(draftOf({ votingRules }), saved)).toEqual({ votingRules });
  expect(settingsChange(draftOf({ votingRules: structuredClone(usualRules) }), saved)).toEqual({});
});

test('the next number is shown as it will be printed', () => {
  expect(sampleNumber(draftOf({ firstNumber: '112' }))).toBe('112/BB-GV');
  expect(sampleNumber(draftOf({ abbreviation: '', firstNumber: 'x' }))).toBe('01/BB');
});
