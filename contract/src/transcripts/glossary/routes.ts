import { z } from 'zod';
import { Id } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { tooMuch } from '../refusals.ts';
import { GlossaryPlace, mostPlacesAtOnce } from '../schemas.ts';

const transcriptParams = z.object({ transcriptId: Id });
/** A turn with what the glossary found in it. */
const PlacesOfTurn = z.object({
  index: z.int(),
  speaker: z.string().nullable(),
  text: z.string(),
  places: z.array(GlossaryPlace),
});

export const listGlossaryPlaces = defineRoute({
  method: 'GET',
  path: '/api/v1/transcripts/:transcriptId/glossary',
  summary: 'List what the glossary changed in a transcript',
  description: 'And what it proposes to change. The turns in order, no more than 500; the counts are of all.',
  access: 'meeting-view',
  params: transcriptParams,
  reply: z.object({ turns: z.array(PlacesOfTurn), applied: z.int(), proposed: z.int() }),
  failures: ['transcript_not_found'],
});

export const previewGlossary = defineRoute({
  method: 'POST',
  path: '/api/v1/transcripts/:transcriptId/glossary/preview',
  summary: 'Preview what the glossary would change in a transcript',
  description: 'Changes nothing. The turns in order, no more than 200; the counts are of all.',
  access: 'meeting-edit',
  params: transcriptParams,
  reply: z.object({
    /** Each as it is now; places `applied` would be replaced, places `proposed` asked about. */
    turns: z.array(PlacesOfTurn),
    applied: z.int(),
    proposed: z.int(),
  }),
  failures: ['transcript_not_found', 'not_allowed', 'transcript_replaced', ...tooMuch],
});

export const applyGlossary = defineRoute({
  method: 'POST',
  path: '/api/v1/transcripts/:transcriptId/glossary',
  summary: 'Apply the glossary to a transcript',
  description:
    'Each change is a correction with its original. Places that may mean something else become proposals; what a person undid stays so.',
  access: 'meeting-edit',
  params: transcriptParams,
  reply: z.object({ applied: z.int(), proposed: z.int() }),
  failures: ['transcript_not_found', 'not_allowed', 'transcript_replaced', ...tooMuch],
});

export const resolveGlossaryPlaces = defineRoute({
  method: 'PUT',
  path: '/api/v1/transcripts/:transcriptId/glossary',
  summary: 'Apply, undo or reject places of the glossary',
  description: 'All of a state, or those named; a place that changed since is passed over.',
  access: 'meeting-edit',
  params: transcriptParams,
  body: z.object({
    /** `apply` takes proposed and undone places, `reject` also undoes applied ones. */
    act: z.enum(['apply', 'reject']),
    places: z.union([
      z.enum(['applied', 'proposed', 'rejected']),
      z
        .array(z.object({ index: z.int().min(0), at: z.int().min(0), found: z.string().max(500) }))
        .min(1)
        .max(mostPlacesAtOnce),
    ]),
  }),
  reply: z.object({ changed: z.int() }),
  failures: ['transcript_not_found', 'not_allowed', 'transcript_replaced'],
});
