import type { MinutesState } from '@hopgon/contract/minutes/schemas';
import type { ChipTone } from '../../ui/marks/chip.tsx';

interface RegisterState {
  readonly word: string;
  readonly tone: ChipTone;
}

/** How a number of the register stands; it says nothing of minutes one may not see. */
export function registerStateWords({
  isVoid,
  state,
}: {
  readonly isVoid: boolean;
  readonly state: MinutesState | null;
}): RegisterState {
  if (isVoid) return { word: 'Đã hủy', tone: 'plain' };
  if (state === 'locked') return { word: 'Đã ký, khóa', tone: 'jade' };
  if (state === 'adopted') return { word: 'Chờ ký', tone: 'turmeric' };
  if (state === 'review' || state === 'draft') return { word: 'Đưa về góp ý', tone: 'turmeric' };
  return { word: 'Đã cấp', tone: 'plain' };
}

/** The years that have numbers, with this one. */
export const yearChoices = (years: readonly number[], thisYear: number) =>
  [...new Set([thisYear, ...years])]
    .toSorted((left, right) => right - left)
    .map((year) => ({ value: String(year), label: `Năm ${year}` }));
