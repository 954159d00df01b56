import { z } from 'zod';
import { Id, Instant, line, Version } from '../primitives.ts';

export const mostTerms = 2_000;
export const mostSpokenForms = 20;
export const mostTermsAtOnce = 500;

const hasWord = (value: string): boolean => /[\p{L}\p{N}]/u.test(value);

export const WrittenForm = line(100, 1).refine(hasWord);
export const SpokenForm = line(100, 1).refine(hasWord);

/** Only `active` terms are applied; a `proposed` one waits for the owner or an admin. */
export const TermState = z.enum(['active', 'proposed']);
export type TermState = z.infer<typeof TermState>;

/** A name, term or abbreviation as the company writes it, and how it is put down by mistake. */
export const Term = z.object({
  id: Id,
  written: z.string(),
  spoken: z.array(z.string()),
  /** Each place is put to a person, none is replaced by itself. */
  asks: z.boolean(),
  state: TermState,
  updatedAt: Instant,
  version: Version,
});
export type Term = z.infer<typeof Term>;

export const NewTerm = z.object({
  written: WrittenForm,
  spoken: z.array(SpokenForm).min(1).max(mostSpokenForms),
  asks: z.boolean().default(false),
});
export type NewTerm = z.infer<typeof NewTerm>;
