import { z } from 'zod';
import { Id, Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { FailedMail, MailState, WaitingMails } from './schemas.ts';

export const sendTestMail = defineRoute({
  method: 'POST',
  path: '/api/v1/email/test',
  summary: 'Send a mail to the caller, and to nobody else, to see that mails leave this server; five an hour',
  access: 'signed-in',
  idempotent: true,
  reply: z.object({
    /** The recipient: the address of the caller's account, whatever the body says. */
    to: z.string(),
    subject: z.string(),
  }),
  failures: ['too_many_requests'],
});

export const readTestMail = defineRoute({
  method: 'GET',
  path: '/api/v1/email/test',
  summary: 'What became of the last test mail of the caller; null where there is none',
  access: 'signed-in',
  reply: z.object({ mail: MailState.nullable() }),
  failures: [],
});

export const listWaitingMails = defineRoute({
  method: 'GET',
  path: '/api/v1/email/waiting',
  summary:
    'Mails of the caller to people outside the company that wait, by what they are about: for the caller to prove their address, or for the next day where the budget of this one is spent',
  access: 'company',
  reply: z.object({ waiting: z.array(WaitingMails) }),
  failures: [],
});

export const listFailedMails = defineRoute({
  method: 'GET',
  path: '/api/v1/email/failed',
  summary:
    'Mails of the company that could not leave within the last 90 days, the newest first; a hundred at most',
  access: 'owner',
  reply: z.object({ mails: z.array(FailedMail) }),
  failures: [],
});

export const retryMail = defineRoute({
  method: 'POST',
  path: '/api/v1/email/failed/:mailId/retry',
  summary: 'Try a mail that could not leave once more, now',
  access: 'owner',
  params: z.object({ mailId: Id }),
  reply: Nothing,
  failures: ['mail_not_found'],
});
