import { z } from 'zod';
import { defineRoute } from '../../route.ts';
import { WaitingMinutes } from './schemas.ts';

export const listWaitingMinutes = defineRoute({
  method: 'GET',
  path: '/api/v1/minutes/waiting',
  summary: 'List minutes that wait for the caller',
  description:
    'The oldest first, at most 50. Closed meetings are left out: their people see this on their page.',
  access: 'company',
  reply: z.object({ waiting: z.array(WaitingMinutes) }),
  failures: [],
});
