import { z } from 'zod';
import { defineRoute } from '../route.ts';

export const sendTestMail = defineRoute({
  method: 'POST',
  path: '/api/v1/email/test',
  summary: 'Send a mail to the caller, and to nobody else, to see that mails leave this server; five an hour',
  access: 'signed-in',
  idempotent: true,
  reply: z.object({
    /** Where it goes: the address of the caller's account, whatever the body says. */
    to: z.string(),
    subject: z.string(),
  }),
  failures: ['too_many_requests'],
});
