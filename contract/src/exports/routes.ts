import { Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';

export const exportCompanyData = defineRoute({
  method: 'GET',
  path: '/api/v1/company/export',
  summary: "Export the company's data",
  description: 'JSON in a ZIP archive. Meetings that the caller may not see appear as busy time only.',
  access: 'closed',
  file: 'application/zip',
  reply: Nothing,
  failures: ['not_allowed', 'too_many_requests'],
});

export const exportAccount = defineRoute({
  method: 'GET',
  path: '/api/v1/me/export',
  summary: "Export the caller's data",
  description: 'Everything by and about the caller, as JSON and readable files in a ZIP archive.',
  access: 'signed-in',
  file: 'application/zip',
  reply: Nothing,
  failures: ['too_many_requests'],
});
