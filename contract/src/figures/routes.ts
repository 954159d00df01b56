import { z } from 'zod';
import { LocalDate, line, Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { FiguresOf, FiguresReport, FiguresSuggestion, ItemFates, longestRange } from './schemas.ts';
import { usualWeeks } from './usual-weeks.ts';

const dayLength = 86_400_000;
const daysOf = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength + 1;

const asked = z.object({
  of: FiguresOf.default('own'),
  /** With `of=department`; left out, the caller's own. */
  department: line(80).optional(),
});
const days = z.object({ from: LocalDate, to: LocalDate });

/** With days that are in order, and no more than are counted. */
const inOrder = <T extends z.ZodType<{ from?: string | undefined; to?: string | undefined }>>(query: T) =>
  query
    .refine(({ from, to }) => (from === undefined) === (to === undefined), {
      error: 'Hãy ghi cả ngày đầu và ngày cuối.',
      path: ['to'],
    })
    .refine(({ from, to }) => !from || !to || daysOf({ from, to }) >= 1, {
      error: 'Ngày cuối phải từ ngày đầu trở đi.',
      path: ['to'],
    })
    .refine(({ from, to }) => !from || !to || daysOf({ from, to }) <= longestRange, {
      error: 'Khoảng thời gian tối đa là một năm.',
      path: ['to'],
    });

export const readFigures = defineRoute({
  method: 'GET',
  path: '/api/v1/figures',
  summary: 'Read figures of meetings in a range of days',
  description: `Beside the range before it; without days, of the last ${usualWeeks} weeks. Departments and the whole company are for owner and admins, or for all members where the company says so; groups under five people are not shown.`,
  access: 'company',
  mayLag: true,
  query: inOrder(asked.extend(days.partial().shape)),
  reply: FiguresReport,
  failures: [
    'not_allowed',
    'group_too_small',
    'department_not_set',
    'too_many_requests',
    'company_limit_reached',
  ],
});

export const readItemFates = defineRoute({
  method: 'GET',
  path: '/api/v1/figures/tasks',
  summary: "Count how the caller's tasks went",
  description:
    'All that the caller ever accepted. Sample data counts only while the caller has nothing else.',
  access: 'company',
  reply: ItemFates,
  failures: [],
});

export const printFigures = defineRoute({
  method: 'GET',
  path: '/api/v1/figures/file',
  summary: 'Download figures as PDF or XLSX',
  access: 'company',
  query: inOrder(asked.extend({ ...days.shape, format: z.enum(['pdf', 'xlsx']).default('pdf') })),
  file: 'application/octet-stream',
  reply: Nothing,
  failures: [
    'not_allowed',
    'group_too_small',
    'department_not_set',
    'server_busy',
    'too_many_requests',
    'company_limit_reached',
  ],
});

export const listFiguresSuggestions = defineRoute({
  method: 'GET',
  path: '/api/v1/figures/suggestions',
  summary: 'List suggestions that save time in meetings',
  description:
    'Each names the figures of past meetings it rests on, and is made only where there are at least four. Of the company those of its largest series, as far as the caller may find their meetings.',
  access: 'company',
  mayLag: true,
  query: z.object({ of: FiguresOf.exclude(['department']).default('own') }),
  reply: z.object({
    /** Those that save most first. */
    suggestions: z.array(FiguresSuggestion),
    /** How many series had enough meetings to be looked at. */
    series: z.int().min(0),
    /** Of those, the series of which enough meetings say how long they took or what their results were. */
    measured: z.int().min(0),
  }),
  failures: ['not_allowed', 'too_many_requests', 'company_limit_reached'],
});
