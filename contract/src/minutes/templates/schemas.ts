import { z } from 'zod';
import { Body } from '../../governance/schemas.ts';
import { Id, Instant, line } from '../../primitives.ts';
import { DerivedKind } from '../derived/schemas.ts';
import { MinutesTemplate } from '../schemas.ts';

/** What a .docx of the company's own is a template of: minutes, or a document written from them. */
export const TemplateForm = z.enum(['minutes', ...DerivedKind.options]);
export type TemplateForm = z.infer<typeof TemplateForm>;

/** What a template may be the default for: a kind of minutes, or of a document written from them. */
export const TemplateUse = z.enum([...MinutesTemplate.options, ...DerivedKind.options]);
export type TemplateUse = z.infer<typeof TemplateUse>;

/** No template has places for what the law wants in the minutes of a body. */
export const hasOwnTemplates = (use: TemplateUse): boolean => !Body.safeParse(use).success;

/** Largest template, in bytes. */
export const templateLimit = 5 * 1024 * 1024;
export const mostCompanyTemplates = 50;

export const CompanyTemplateName = line(100, 1);

/** What was found in an uploaded template; everything in Vietnamese, as it is shown. */
export const TemplateCheck = z.object({
  /** Places that will be filled, by their names. */
  known: z.array(z.string()),
  /** Names that no place has, and the place that was probably meant. */
  unknown: z.array(z.object({ written: z.string(), near: z.string().nullable() })),
  /** What minutes of this kind usually say and the template does not; it may be used all the same. */
  missing: z.array(z.string()),
  /** Sentences: what has to be put right in Word first. */
  problems: z.array(z.string()),
});
export type TemplateCheck = z.infer<typeof TemplateCheck>;

export const CompanyTemplate = z.object({
  id: Id,
  form: TemplateForm,
  name: z.string(),
  /** 1 for the first file; grows with each that replaces it. */
  version: z.int(),
  fileName: z.string(),
  /** Bytes. */
  size: z.int(),
  /** When this version was uploaded. */
  at: Instant,
  check: TemplateCheck,
  /** What it is the default for. */
  defaultFor: z.array(TemplateUse),
});
export type CompanyTemplate = z.infer<typeof CompanyTemplate>;
