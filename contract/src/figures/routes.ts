import { z } from 'zod';
import { LocalDate, line } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { FiguresOf, FiguresReport, longestRange } from './schemas.ts';

const dayLength = 86_400_000;
const daysOf = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength + 1;

export const readFigures = defineRoute({
  method: 'GET',
  path: '/api/v1/figures',
  summary: 'Read figures of meetings in a range of days',
  description:
    'Beside the range before it. Departments and the whole company are for owner and admins, or for all members where the company says so; groups under five people are not shown.',
  access: 'company',
  query: z
    .object({
      of: FiguresOf.default('own'),
      /** With `of=department`; left out, the caller's own. */
      department: line(80).optional(),
      from: LocalDate,
      to: LocalDate,
    })
    .refine((range) => daysOf(range) >= 1, { error: 'Ngày cuối phải từ ngày đầu trở đi.', path: ['to'] })
    .refine((range) => daysOf(range) <= longestRange, {
      error: 'Khoảng thời gian tối đa là một năm.',
      path: ['to'],
    }),
  reply: FiguresReport,
  failures: ['not_allowed', 'group_too_small', 'too_many_requests', 'company_limit_reached'],
});
