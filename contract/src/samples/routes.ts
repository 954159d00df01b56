import { z } from 'zod';
import { Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';

const path = '/api/v1/sample';

export const readSample = defineRoute({
  method: 'GET',
  path,
  summary: 'Read whether the caller has sample data',
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

export const createSample = defineRoute({
  method: 'POST',
  path,
  summary: 'Create sample data for the caller',
  description:
    'Meetings, a transcript and action items that only the caller sees. Repeating the call creates nothing more.',
  access: 'company',
  idempotent: true,
  reply: Nothing,
  failures: [],
});

export const removeSample = defineRoute({
  method: 'DELETE',
  path,
  summary: 'Remove the sample data',
  description: 'A sample meeting that others were invited to is cancelled instead.',
  access: 'company',
  reply: Nothing,
  failures: [],
});
