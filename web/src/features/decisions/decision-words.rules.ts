import type { Decision, DecisionStanding, LinkedDecision } from '@hopgon/contract/decisions/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';

export const standingWords: Readonly<Record<DecisionStanding, string>> = {
  'in-force': 'Còn hiệu lực',
  upcoming: 'Sắp có hiệu lực',
  ended: 'Hết hiệu lực',
  replaced: 'Đã được thay',
};

/** 'Từ 01/12/2026 đến hết 31/12/2026'; null where the minutes give no days. */
export function validityWords({
  validFrom,
  validTo,
}: Pick<Decision, 'validFrom' | 'validTo'>): string | null {
  const from = validFrom && `từ ${dayInDigits(validFrom)}`;
  const to = validTo && `đến hết ${dayInDigits(validTo)}`;
  const words = [from, to].filter(Boolean).join(' ');
  return words === '' ? null : `Hiệu lực ${words}`;
}

/** What comes before the decision that replaces this one: 'Được thay từ 01/12/2026 bằng' where it begins on a day of its own. */
export const replacedByWords = ({ validFrom }: Pick<LinkedDecision, 'validFrom'>): string =>
  validFrom ? `Được thay từ ${dayInDigits(validFrom)} bằng` : 'Được thay bằng';

/** How two decisions that contradict each other are set right: only a decision of adopted minutes can be replaced by later ones. */
export function wayOutInWords({
  first,
  second,
}: Record<'first' | 'second', Pick<Decision, 'source'>>): string {
  if (first.source === 'reading' && second.source === 'reading')
    return 'Cả hai chưa có biên bản: hãy mở cuộc họp rồi sửa hoặc bỏ kết luận không đúng.';
  if (first.source === 'minutes' && second.source === 'minutes')
    return 'Hãy thay một trong hai ở biên bản sau.';
  return 'Hãy thay kết luận đã có biên bản ở biên bản sau, hoặc mở cuộc họp chưa có biên bản rồi sửa hoặc bỏ kết luận ở đó.';
}

const standingValues = ['all', 'in-force', 'upcoming', 'ended', 'replaced'] as const;
export type StandingChoice = (typeof standingValues)[number];

export const standingChoices = standingValues.map((value) => ({
  value,
  label: value === 'all' ? 'Mọi hiệu lực' : standingWords[value],
}));

/** 'all' and this year with the four before it. */
export const yearChoices = (thisYear: number): { value: string; label: string }[] => [
  { value: 'all', label: 'Mọi năm' },
  ...[0, 1, 2, 3, 4].map((back) => ({ value: String(thisYear - back), label: `Năm ${thisYear - back}` })),
];

/** The days of a year; none for 'all'. */
export const daysOfYear = (year: string): { from?: string; to?: string } =>
  year === 'all' ? {} : { from: `${year}-01-01`, to: `${year}-12-31` };
