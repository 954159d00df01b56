import type { Rule } from '../grammar/rule.ts';

const each = '(mỗi|mọi|hằng|hàng|từng)';

export const recurrenceRules: readonly Rule[] = [
  { pattern: `[định kỳ] ${each} ngày`, means: { every: 'daily' }, casual: true },
  { pattern: `[định kỳ] ${each} tuần`, means: { every: 'weekly' }, casual: true },
  { pattern: `[định kỳ] ${each} tháng`, means: { every: 'monthly' }, casual: true },
  { pattern: `[định kỳ] ${each} năm`, means: { every: 'yearly' }, casual: true },
  {
    pattern: '(mỗi|mọi|các) [ngày] thứ {weekday} [mỗi tuần|hằng tuần|hàng tuần|trong tuần]',
    means: ([day = 1]) => ({ every: 'weekly', weekday: day - 1 }),
    casual: true,
  },
  { pattern: '(mỗi|mọi|các) [ngày] (chủ nhật|cn)', means: { every: 'weekly', weekday: 0 }, casual: true },
  { pattern: '(mỗi|mọi|các) (sáng|buổi sáng)', means: { every: 'daily', part: 'morning' }, casual: true },
  { pattern: '(mỗi|mọi|các) (trưa|buổi trưa)', means: { every: 'daily', part: 'noon' }, casual: true },
  { pattern: '(mỗi|mọi|các) (chiều|buổi chiều)', means: { every: 'daily', part: 'afternoon' }, casual: true },
  { pattern: '(mỗi|mọi|các) (tối|buổi tối)', means: { every: 'daily', part: 'evening' }, casual: true },
  { pattern: '(mỗi|mọi|các) (đêm|buổi đêm)', means: { every: 'daily', part: 'night' }, casual: true },
];
