import { z } from 'zod';
import { Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';

const path = '/api/v1/sample';

export const readSample = defineRoute({
  method: 'GET',
  path,
  summary: 'Whether the caller has sample meetings in this company, or nothing at all',
  access: 'company',
  reply: z.object({
    filled: z.boolean(),
    /** No meeting, past or to come, and no action item is the caller's. */
    empty: z.boolean(),
    /** The sample is all there is of the caller's. */
    alone: z.boolean(),
  }),
  failures: [],
});

export const fillSample = defineRoute({
  method: 'POST',
  path,
  summary:
    'Make sample meetings, a transcript and action items that the caller alone sees; once, however often asked',
  access: 'company',
  idempotent: true,
  reply: Nothing,
  failures: [],
});

export const removeSample = defineRoute({
  method: 'DELETE',
  path,
  summary:
    'Remove the sample with all that hangs on it; a sample meeting others were invited to is called off instead',
  access: 'company',
  reply: Nothing,
  failures: [],
});
