import { z } from 'zod';
import type { TestApp } from './start-test-app.ts';

const Mail = z.object({ subject: z.string(), text: z.string() });

/** Mails to a person about their account, the first first, sent or not. */
export async function mailsTo(
  app: Pick<TestApp, 'database'>,
  { userId }: { readonly userId: string },
): Promise<z.infer<typeof Mail>[]> {
  const rows = await app.database.sql('select message from outbox_mails where user_id = $1 order by id', [
    userId,
  ]);
  return rows.map((row) => Mail.parse(row.message));
}
