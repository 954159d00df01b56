import type { DecisionTerms } from '@hopgon/contract/minutes/schemas';
import { isDay } from '../../../../lib/format/days.ts';

/** The terms of a decision as they are typed. */
export interface TermsDraft {
  /** `YYYY-MM-DD`, empty, or what was typed. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly replaces: string;
}

export type TermsProblems = Partial<Record<keyof TermsDraft, string>>;

export const termsDraftOf = (terms: DecisionTerms | null): TermsDraft => ({
  validFrom: terms?.validFrom ?? '',
  validTo: terms?.validTo ?? '',
  replaces: terms?.replaces ?? '',
});

const wrongDay = 'Hãy ghi một ngày, ví dụ 25/11/2026';
const isWrong = (day: string): boolean => day.trim() !== '' && !isDay(day);

export function termsProblems({ validFrom, validTo }: TermsDraft): TermsProblems {
  const isReversed = isDay(validFrom) && isDay(validTo) && validTo < validFrom;
  return {
    ...(isWrong(validFrom) && { validFrom: wrongDay }),
    ...(isWrong(validTo) && { validTo: wrongDay }),
    ...(isReversed && { validTo: 'Ngày hết hiệu lực phải từ ngày có hiệu lực trở đi' }),
  };
}

/** Terms as they are saved; a draft without problems. */
export const termsOfDraft = ({ validFrom, validTo, replaces }: TermsDraft): DecisionTerms => ({
  validFrom: isDay(validFrom) ? validFrom : null,
  validTo: isDay(validTo) ? validTo : null,
  replaces: replaces.normalize('NFC').replace(/\s+/gu, ' ').trim(),
});
