import { defineRoute } from '../route.ts';
import { Me } from './schemas.ts';

export const readMe = defineRoute({
  method: 'GET',
  path: '/api/v1/me',
  summary: 'Read the signed-in user',
  description: 'With the companies of the user and the current one.',
  access: 'signed-in',
  reply: Me,
  failures: [],
});
