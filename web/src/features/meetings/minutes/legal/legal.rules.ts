import type { LegalFacts } from '@hopgon/contract/minutes/legal/schemas';
import { isDay } from '../../../../lib/format/days.ts';

/** The facts as they are typed. */
export interface LegalDraft {
  readonly enterpriseCode: string;
  readonly headOffice: string;
  readonly purpose: string;
  readonly agenda: string;
  readonly capitalUnit: LegalFacts['capitalUnit'];
  readonly total: string;
  readonly call: '1' | '2' | '3';
  readonly previousOn: string;
  readonly invitedOn: string;
  readonly isWritten: boolean;
  readonly sentOn: string;
  readonly dueOn: string;
  readonly counterName: string;
  readonly supervisorName: string;
  readonly isApprovedInMeeting: boolean;
  readonly isChairRefusing: boolean;
  readonly chairRefusal: string;
  readonly isSecretaryRefusing: boolean;
  readonly secretaryRefusal: string;
}

export const formatAmount = (amount: number | null): string =>
  amount === null ? '' : new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 }).format(amount);

/** '1.000.000.000' · '33,33'; null for what is no amount. */
export function readAmount(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/[.\s](?=\d{3}(?:\D|$))/gu, '')
    .replace(',', '.')
    .replace(/%$/u, '');
  if (!/^\d{1,15}(?:\.\d{1,2})?$/u.test(plain)) return null;
  const amount = Number(plain);
  return amount >= 0.01 && amount <= 100_000_000_000_000 ? amount : null;
}

const callOf = (call: number): LegalDraft['call'] => {
  if (call === 2) return '2';
  return call === 3 ? '3' : '1';
};

export const legalDraftOf = (legal: LegalFacts): LegalDraft => ({
  ...legal,
  total: formatAmount(legal.total),
  call: callOf(legal.call),
  previousOn: legal.previousOn ?? '',
  invitedOn: legal.invitedOn ?? '',
  sentOn: legal.sentOn ?? '',
  dueOn: legal.dueOn ?? '',
  isChairRefusing: legal.chairRefusal !== '',
  isSecretaryRefusing: legal.secretaryRefusal !== '',
});

export type LegalProblems = Partial<Record<keyof LegalDraft, string>>;

const noReason = 'Hãy ghi lý do từ chối ký';

const days = ['previousOn', 'invitedOn', 'sentOn', 'dueOn'] as const;

export function legalProblems(draft: LegalDraft): LegalProblems {
  const wrongDays = days.filter((name) => draft[name].trim() !== '' && !isDay(draft[name]));
  const isTotalWrong = draft.total.trim() !== '' && readAmount(draft.total) === null;
  return {
    ...Object.fromEntries(wrongDays.map((name) => [name, 'Hãy ghi một ngày, ví dụ 25/11/2026'])),
    ...(draft.isChairRefusing && tidyLine(draft.chairRefusal) === '' && { chairRefusal: noReason }),
    ...(draft.isSecretaryRefusing &&
      tidyLine(draft.secretaryRefusal) === '' && { secretaryRefusal: noReason }),
    ...(isTotalWrong && { total: 'Hãy ghi một số, ví dụ 1.000.000.000' }),
  };
}

export const tidyLine = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();
const tidyLines = (text: string): string => text.split('\n').map(tidyLine).filter(Boolean).join('\n');
const dayOrNull = (day: string): string | null => (isDay(day) ? day : null);

/** Facts as they are saved; a draft without problems. */
const legalOfDraft = ({ isChairRefusing, isSecretaryRefusing, ...draft }: LegalDraft): LegalFacts => ({
  ...draft,
  enterpriseCode: tidyLine(draft.enterpriseCode),
  headOffice: tidyLine(draft.headOffice),
  purpose: tidyLines(draft.purpose),
  agenda: tidyLines(draft.agenda),
  total: readAmount(draft.total),
  call: Number(draft.call),
  previousOn: draft.call === '1' ? null : dayOrNull(draft.previousOn),
  invitedOn: draft.call === '1' ? null : dayOrNull(draft.invitedOn),
  sentOn: dayOrNull(draft.sentOn),
  dueOn: dayOrNull(draft.dueOn),
  counterName: tidyLine(draft.counterName),
  supervisorName: tidyLine(draft.supervisorName),
  chairRefusal: isChairRefusing ? tidyLine(draft.chairRefusal) : '',
  secretaryRefusal: isSecretaryRefusing ? tidyLine(draft.secretaryRefusal) : '',
});

/** Only what is another than when the form was opened, so that two who write do not undo each other's changes. */
export function legalChange(opened: LegalDraft, draft: LegalDraft): Partial<LegalFacts> {
  const before = new Map<string, unknown>(Object.entries(legalOfDraft(opened)));
  return Object.fromEntries(
    Object.entries(legalOfDraft(draft)).filter(([name, value]) => before.get(name) !== value),
  );
}
