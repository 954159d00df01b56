import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import type { TestApp } from './start-app-on.ts';

const Mail = z.object({
  to: z.array(z.object({ address: z.string() })),
  subject: z.string(),
  text: z.string(),
});
type Mail = z.infer<typeof Mail>;

/** The mail as it was sent; the outbox deletes the text of a mail with a secret. */
async function readSent(dataDir: string, id: string): Promise<Mail> {
  const {
    to,
    subject,
    text = '',
  } = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', `${id}.eml`)));
  return Mail.parse({ to, subject, text: text.replaceAll('\r\n', '\n').trim() });
}

async function read(
  { database, dataDir }: Pick<TestApp, 'database' | 'dataDir'>,
  where: string,
  value: string,
): Promise<Mail[]> {
  const rows = await database.sql<{ id: string; message: unknown; forgotten: boolean }>(
    `select o.id, o.message, (o.secret or o.draft is not null) and o.sent_at is not null as forgotten
     from outbox_mails o left join users u on u.id = o.user_id
     where ${where} = $1 and o.message is not null order by o.id`,
    [value],
  );
  return Promise.all(
    rows.map(({ id, message, forgotten }) => (forgotten ? readSent(dataDir, id) : Mail.parse(message))),
  );
}

/** Mails to a person about their account, the first first, sent or not. */
export const mailsTo = (
  app: Pick<TestApp, 'database' | 'dataDir'>,
  { userId }: { readonly userId: string },
): Promise<Mail[]> => read(app, 'u.id', userId);

/** The same for an account that is not verified yet. */
export const mailsToAddress = (
  app: Pick<TestApp, 'database' | 'dataDir'>,
  address: string,
): Promise<Mail[]> => read(app, 'u.email', address);

/** Mails about something of a company; one that is written when it leaves, once it has. */
export const mailsAbout = (
  app: Pick<TestApp, 'database' | 'dataDir'>,
  { id }: { readonly id: string },
): Promise<Mail[]> => read(app, 'o.subject_id', id);
