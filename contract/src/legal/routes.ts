import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { LegalName, LegalText } from './schemas.ts';

export const readLegalText = defineRoute({
  method: 'GET',
  path: '/api/v1/legal/:name',
  summary: 'Terms of use or privacy policy: those of the operator, else those that come with the product',
  access: 'public',
  params: z.object({ name: LegalName }),
  reply: LegalText,
  failures: [],
});
