import { z } from 'zod';
import { Id, Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { FailedMail, MailState, WaitingMails } from './schemas.ts';

export const sendTestMail = defineRoute({
  method: 'POST',
  path: '/api/v1/email/test',
  summary: 'Send a test mail to the caller',
  description: 'Five an hour; other recipients are not possible.',
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
  summary: "Read the state of the caller's latest test mail",
  description: 'Null if there is none.',
  access: 'signed-in',
  reply: z.object({ mail: MailState.nullable() }),
  failures: [],
});

export const listWaitingMails = defineRoute({
  method: 'GET',
  path: '/api/v1/email/waiting',
  summary: "List the caller's waiting mails to guests",
  description:
    "Grouped by subject. They wait until the caller verifies their address, or for the next day when today's limit is reached.",
  access: 'company',
  reply: z.object({ waiting: z.array(WaitingMails) }),
  failures: [],
});

export const listFailedMails = defineRoute({
  method: 'GET',
  path: '/api/v1/email/failed',
  summary: 'List mails of the company that failed',
  description: 'Of the last 90 days, the newest first, at most a hundred.',
  access: 'owner',
  reply: z.object({ mails: z.array(FailedMail) }),
  failures: [],
});

export const retryMail = defineRoute({
  method: 'POST',
  path: '/api/v1/email/failed/:mailId/retry',
  summary: 'Retry a mail that failed',
  access: 'owner',
  params: z.object({ mailId: Id }),
  reply: Nothing,
  failures: ['mail_not_found'],
});
