import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { LegalName, LegalText } from './schemas.ts';

export const readLegalText = defineRoute({
  method: 'GET',
  path: '/api/v1/legal/:name',
  summary: 'Read the terms of use or the privacy policy',
  description: "The operator's text, else the default text of the product.",
  access: 'public',
  params: z.object({ name: LegalName }),
  reply: LegalText,
  failures: [],
});
