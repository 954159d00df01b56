import type { FiguresReport } from '@hopgon/contract/figures/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { beforeInWords } from './analytics-place.rules.ts';

/** Minutes a week on average over the weeks before the last in which anybody was there; null where there was none. */
export function averageOf(weeks: FiguresReport['weeks']): number | null {
  const counted = weeks.slice(0, -1).filter(({ people }) => people > 0);
  if (counted.length === 0) return null;
  return counted.reduce((sum, { minutes }) => sum + minutes, 0) / counted.length;
}

/** Where neither the range nor the one before it has a meeting; there may be others. */
export const nothingInWords = ({ from, to }: Pick<FiguresReport, 'from' | 'to'>): string =>
  `Từ ${dayInDigits(from)} đến ${dayInDigits(to)} và ${beforeInWords({ from, to })}, bạn không có cuộc họp nào đã diễn ra. ` +
  'Khi có cuộc họp, trang này cho biết số giờ họp mỗi tuần, giờ hay họp, việc xong đúng hạn và lời mời đã trả lời.';
