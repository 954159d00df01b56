import { defineRoute } from '../route.ts';
import { Me } from './schemas.ts';

export const readMe = defineRoute({
  method: 'GET',
  path: '/api/v1/me',
  summary: 'The signed-in person, their companies and the current one',
  access: 'signed-in',
  reply: Me,
  failures: [],
});
