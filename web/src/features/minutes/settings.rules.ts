import { forbidden } from '@hopgon/contract/governance/minima';
import type { VotingRules } from '@hopgon/contract/governance/schemas';
import type { MinutesSettings } from '@hopgon/contract/minutes/register/schemas';
import { readRecipients, recipientsProblem } from '../../data/meetings/recipients.rules.ts';

/** The settings as they are typed. */
export interface SettingsDraft {
  readonly abbreviation: string;
  readonly parentName: string;
  readonly firstNumber: string;
  readonly adoptedBy: MinutesSettings['adoptedBy'];
  readonly silenceDays: string;
  readonly enterpriseCode: string;
  readonly headOffice: string;
  readonly votingRules: VotingRules;
  /** One a line. */
  readonly recipients: string;
}

export const settingsDraftOf = (settings: MinutesSettings): SettingsDraft => ({
  abbreviation: settings.abbreviation,
  parentName: settings.parentName,
  firstNumber: String(settings.firstNumber),
  adoptedBy: settings.adoptedBy,
  silenceDays: String(settings.silenceDays),
  enterpriseCode: settings.enterpriseCode,
  headOffice: settings.headOffice,
  votingRules: settings.votingRules,
  recipients: settings.recipients.join('\n'),
});

export type SettingsProblems = Partial<Record<keyof SettingsDraft, string>>;

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

const isWithin = (text: string, least: number, most: number): boolean =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

export function settingsProblems(draft: SettingsDraft): SettingsProblems {
  const recipients = recipientsProblem(draft.recipients);
  return {
    ...(/^[\p{L}\p{N}&.-]*$/u.test(tidy(draft.abbreviation))
      ? {}
      : { abbreviation: 'Chữ viết tắt chỉ gồm chữ, số, dấu chấm, gạch nối và &' }),
    ...(isWithin(draft.firstNumber, 1, 100_000) ? {} : { firstNumber: 'Hãy ghi một số từ 1 đến 100.000' }),
    ...(draft.adoptedBy !== 'silence' || isWithin(draft.silenceDays, 1, 60)
      ? {}
      : { silenceDays: 'Hãy ghi số ngày từ 1 đến 60' }),
    ...(/^(?:\d{10}(?:-?\d{3})?)?$/.test(draft.enterpriseCode.trim())
      ? {}
      : { enterpriseCode: 'Mã số doanh nghiệp có 10 chữ số, của đơn vị phụ thuộc thêm 3 chữ số' }),
    ...(forbidden(draft.votingRules) === null ? {} : { votingRules: 'Có tỷ lệ thấp hơn mức luật cho phép' }),
    ...(recipients === null ? {} : { recipients }),
  };
}

/** What of the settings is another than before; a draft without problems. */
export function settingsChange(draft: SettingsDraft, before: MinutesSettings): Partial<MinutesSettings> {
  const after: MinutesSettings = {
    abbreviation: tidy(draft.abbreviation),
    parentName: tidy(draft.parentName),
    firstNumber: Number(draft.firstNumber),
    adoptedBy: draft.adoptedBy,
    silenceDays: draft.adoptedBy === 'silence' ? Number(draft.silenceDays) : before.silenceDays,
    enterpriseCode: draft.enterpriseCode.trim(),
    headOffice: tidy(draft.headOffice),
    votingRules: draft.votingRules,
    recipients: readRecipients(draft.recipients),
  };
  return {
    ...(after.abbreviation !== before.abbreviation && { abbreviation: after.abbreviation }),
    ...(after.parentName !== before.parentName && { parentName: after.parentName }),
    ...(after.firstNumber !== before.firstNumber && { firstNumber: after.firstNumber }),
    ...(after.adoptedBy !== before.adoptedBy && { adoptedBy: after.adoptedBy }),
    ...(after.silenceDays !== before.silenceDays && { silenceDays: after.silenceDays }),
    ...(after.enterpriseCode !== before.enterpriseCode && { enterpriseCode: after.enterpriseCode }),
    ...(after.headOffice !== before.headOffice && { headOffice: after.headOffice }),
    ...(JSON.stringify(after.votingRules) !== JSON.stringify(before.votingRules) && {
      votingRules: after.votingRules,
    }),
    ...(after.recipients.join('\n') !== before.recipients.join('\n') && { recipients: after.recipients }),
  };
}

/** '112/BB-GV': how a number will read. */
export const sampleNumber = ({ abbreviation, firstNumber }: SettingsDraft): string => {
  const number = isWithin(firstNumber, 1, 100_000) ? firstNumber.trim().padStart(2, '0') : '01';
  const short = tidy(abbreviation);
  return `${number}/BB${short === '' ? '' : `-${short}`}`;
};
