import type { AdoptedDecision } from '@hopgon/contract/minutes/decisions/schemas';
import type { DecisionTerms, MinutesLine } from '@hopgon/contract/minutes/schemas';
import { isDay } from '../../../../lib/format/days.ts';

/** The terms of a decision as they are typed. */
export interface TermsDraft {
  /** `YYYY-MM-DD`, empty, or what was typed. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly replaces: string;
  /** The earlier decision that is named by a link. */
  readonly link: DecisionChoice | null;
}

/** An earlier decision, as it is shown where one is chosen. */
export interface DecisionChoice {
  readonly id: string;
  readonly label: string;
}

export type TermsProblems = Partial<Record<keyof TermsDraft, string>>;

/** 'Số 12/BB-GV: Tăng ca thứ Bảy' */
export const decisionLabel = ({ number, text }: Pick<AdoptedDecision, 'number' | 'text'>): string =>
  number === null ? text : `Số ${number}: ${text}`;

/** A decision that the reader may not see is named, and nothing of it is said. */
export const linkOf = (replaces: MinutesLine['replaces']): DecisionChoice | null =>
  replaces && {
    id: replaces.id,
    label: replaces.decision ? decisionLabel(replaces.decision) : 'Một kết luận bạn không được xem',
  };

/** What stands on paper where somebody names a decision and writes nothing. */
export const wordsOfLink = ({ number }: Pick<AdoptedDecision, 'number'>): string =>
  number === null ? '' : `Kết luận tại Biên bản số ${number}`;

export const termsDraftOf = ({ terms, replaces }: Pick<MinutesLine, 'terms' | 'replaces'>): TermsDraft => ({
  link: linkOf(replaces),
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
