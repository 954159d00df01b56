import { z } from 'zod';
import { Id, Nothing } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import {
  CompanyTemplate,
  CompanyTemplateName,
  TemplateCheck,
  TemplateForm,
  TemplateUse,
  templateLimit,
} from './schemas.ts';

const templateParams = z.object({ companyTemplateId: Id });
const formParams = z.object({ form: TemplateForm });

const ofUpload = [
  'not_allowed',
  'minutes_template_refused',
  'minutes_template_slow',
  'papers_quota_full',
  'payload_too_large',
  'bad_request',
  'too_many_requests',
  'server_busy',
  'company_busy',
  'not_ready',
] as const;

const ofFile = [
  'minutes_template_not_found',
  'minutes_file_lost',
  'minutes_template_refused',
  'minutes_template_slow',
  'too_many_requests',
  'server_busy',
  'company_busy',
  'not_ready',
] as const;

const uploaded = z.object({
  /** Null where something has to be put right first: then nothing was stored. */
  template: CompanyTemplate.nullable(),
  check: TemplateCheck,
});

export const listCompanyTemplates = defineRoute({
  method: 'GET',
  path: '/api/v1/company/minutes-templates',
  summary: 'List the company’s own templates of minutes',
  access: 'company',
  reply: z.object({ templates: z.array(CompanyTemplate), can: z.object({ edit: z.boolean() }) }),
  failures: [],
});

export const createCompanyTemplate = defineRoute({
  method: 'POST',
  path: '/api/v1/company/minutes-templates/:form',
  summary: 'Upload a template of the company’s own',
  description:
    'A .docx of at most 5 MB with places such as {{Trích yếu}}. Its places are checked; it is stored only if all of them are known.',
  access: 'manager',
  upload: 'file',
  idempotent: true,
  bodyLimit: templateLimit + 64 * 1024,
  params: formParams,
  reply: uploaded,
  failures: [...ofUpload, 'minutes_templates_full'],
});

export const replaceCompanyTemplate = defineRoute({
  method: 'PUT',
  path: '/api/v1/company/minutes-templates/:companyTemplateId/file',
  summary: 'Replace the file of a template',
  description:
    'The next version. Documents that were adopted or issued with an older one keep it; drafts use the new one.',
  access: 'manager',
  upload: 'file',
  bodyLimit: templateLimit + 64 * 1024,
  params: templateParams,
  reply: uploaded,
  failures: [...ofUpload, 'minutes_template_not_found'],
});

export const updateCompanyTemplate = defineRoute({
  method: 'PATCH',
  path: '/api/v1/company/minutes-templates/:companyTemplateId',
  summary: 'Rename a template, or say what it is the default for',
  description: 'It replaces another default. Documents that were drafted before keep what they have.',
  access: 'manager',
  params: templateParams,
  body: z.object({
    name: CompanyTemplateName.optional(),
    defaultFor: z.array(TemplateUse).max(TemplateUse.options.length).optional(),
  }),
  reply: CompanyTemplate,
  failures: ['not_allowed', 'minutes_template_not_found', 'minutes_template_use', 'minutes_template_legal'],
});

export const deleteCompanyTemplate = defineRoute({
  method: 'DELETE',
  path: '/api/v1/company/minutes-templates/:companyTemplateId',
  summary: 'Delete a template',
  description:
    'Drafts that used it use the standard layout. Documents that were adopted or issued with it keep its file.',
  access: 'manager',
  params: templateParams,
  reply: Nothing,
  failures: ['not_allowed', 'minutes_template_not_found'],
});

export const openCompanyTemplate = defineRoute({
  method: 'GET',
  path: '/api/v1/company/minutes-templates/:companyTemplateId/file',
  summary: 'Download a template',
  description: '`filled` fills it with an example, so that one sees what it makes.',
  access: 'manager',
  params: templateParams,
  query: z.object({ filled: z.enum(['yes', 'no']).default('no') }),
  file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  reply: Nothing,
  failures: ['not_allowed', ...ofFile],
});

export const renderExampleTemplate = defineRoute({
  method: 'GET',
  path: '/api/v1/company/minutes-template-examples/:form',
  summary: 'Download an example of a template',
  description: 'The standard layout with its places, to begin from.',
  access: 'company',
  params: formParams,
  file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  reply: Nothing,
  failures: ['too_many_requests', 'server_busy', 'company_busy', 'not_ready'],
});
