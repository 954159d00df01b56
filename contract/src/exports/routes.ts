import { Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';

export const exportCompanyData = defineRoute({
  method: 'GET',
  path: '/api/v1/company/export',
  summary:
    "The company's data as JSON in a zip; private meetings the caller is not part of as busy time only",
  access: 'closed',
  file: 'application/zip',
  reply: Nothing,
  failures: ['not_allowed', 'too_many_requests'],
});

export const exportAccount = defineRoute({
  method: 'GET',
  path: '/api/v1/me/export',
  summary: 'Everything the caller wrote and everything about them, as JSON and readable files in a zip',
  access: 'signed-in',
  file: 'application/zip',
  reply: Nothing,
  failures: ['too_many_requests'],
});
