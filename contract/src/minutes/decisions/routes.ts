import { z } from 'zod';
import { line } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { AdoptedDecision } from './schemas.ts';

export const listAdoptedDecisions = defineRoute({
  method: 'GET',
  path: '/api/v1/company/decisions',
  summary: 'List decisions of adopted minutes',
  description:
    'The newest that the caller may find, to name one that a new decision replaces. `search` finds words of a decision or its meeting, without diacritics, and numbers of minutes.',
  access: 'company',
  query: z.object({ search: line(100).default('') }),
  reply: z.object({ decisions: z.array(AdoptedDecision) }),
  failures: [],
});
