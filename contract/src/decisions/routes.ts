import { z } from 'zod';
import { LocalDate, line, NextCursor, page } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { Decision, DecisionStanding } from './schemas.ts';

export const listDecisions = defineRoute({
  method: 'GET',
  path: '/api/v1/decisions',
  summary: 'List the decisions of meetings that the caller may find',
  description:
    'The newest first: those of adopted minutes in the edition that holds, and approved ones of meetings without adopted minutes. `search` finds decisions with all its words, without diacritics, in the decision, its meeting, its people or its number; "đã chốt gì về" before them is left out.',
  access: 'company',
  query: z.object({
    search: line(200).default(''),
    standing: DecisionStanding.optional(),
    /** Days of meetings, both included. */
    from: LocalDate.optional(),
    to: LocalDate.optional(),
    ...page(100, 30),
  }),
  reply: z.object({ decisions: z.array(Decision), nextCursor: NextCursor }),
  failures: [],
});
