import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApp } from './start-app-on.ts';

const calendarFile = (mail: Email) => mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');

/** The mails about meetings in the app's outbox folder, oldest first, as a mail reader sees them. */
export async function readMeetingMails(app: TestApp): Promise<Email[]> {
  const folder = join(app.dataDir, 'outbox');
  const files = readdirSync(app.dataDir).includes('outbox') ? readdirSync(folder) : [];
  const ready = files.filter((file) => file.endsWith('.eml')).toSorted();
  const mails = await Promise.all(ready.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
  return mails.filter(calendarFile);
}

/** Sends the mails that wait for a possible undo. */
export async function sendWaitingMails(app: TestApp): Promise<void> {
  app.clock.advance(20_000);
  await app.mails.sendDue();
}

/** Content lines of a mail's calendar, folded ones joined again. */
export function calendarLines(mail: Email | undefined): string[] {
  const content = (mail && calendarFile(mail)?.content) ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
}
