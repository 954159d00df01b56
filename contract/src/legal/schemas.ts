import { z } from 'zod';
import { Instant } from '../primitives.ts';

export const LegalName = z.enum(['terms', 'privacy']);
export type LegalName = z.infer<typeof LegalName>;

/** In a little Markdown: headings, paragraphs, lists, strong words and links. */
export const LegalText = z.object({
  text: z.string(),
  /** When the operator last changed it; null for the text that comes with the product. */
  changedAt: Instant.nullable(),
});
export type LegalText = z.infer<typeof LegalText>;
