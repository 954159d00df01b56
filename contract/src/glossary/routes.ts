import { z } from 'zod';
import { Id, Version } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { mostSpokenForms, mostTermsAtOnce, NewTerm, SpokenForm, Term, WrittenForm } from './schemas.ts';

const termParams = z.object({ termId: Id });

export const listTerms = defineRoute({
  method: 'GET',
  path: '/api/v1/glossary',
  summary: 'List the glossary of the company',
  description: 'By the written form, proposed terms first.',
  access: 'company',
  reply: z.object({ terms: z.array(Term), can: z.object({ edit: z.boolean() }) }),
  failures: [],
});

export const saveTerms = defineRoute({
  method: 'POST',
  path: '/api/v1/glossary',
  summary: 'Add terms to the glossary',
  description:
    'A written form that is there gains the spoken forms. Terms of a member who is no admin are proposals.',
  access: 'company',
  body: z.object({ terms: z.array(NewTerm).min(1).max(mostTermsAtOnce) }),
  reply: z.object({
    added: z.int(),
    /** Terms that gained spoken forms. */
    extended: z.int(),
    isProposal: z.boolean(),
  }),
  failures: ['glossary_full'],
});

export const updateTerm = defineRoute({
  method: 'PATCH',
  path: '/api/v1/glossary/:termId',
  summary: 'Update a term, or accept a proposed one',
  access: 'manager',
  params: termParams,
  body: z.object({
    version: Version,
    written: WrittenForm.optional(),
    spoken: z.array(SpokenForm).min(1).max(mostSpokenForms).optional(),
    asks: z.boolean().optional(),
    /** Accepts a proposal; into a term of the same written form, if there is one. */
    accept: z.boolean().default(false),
  }),
  reply: Term,
  failures: ['not_allowed', 'term_not_found', 'term_exists', 'version_stale'],
});

export const deleteTerm = defineRoute({
  method: 'DELETE',
  path: '/api/v1/glossary/:termId',
  summary: 'Delete a term, or reject a proposed one',
  description: 'What it changed in transcripts stays.',
  access: 'manager',
  params: termParams,
  query: z.object({ version: z.coerce.number().int().min(1) }),
  reply: z.object({}),
  failures: ['not_allowed', 'term_not_found', 'version_stale'],
});
