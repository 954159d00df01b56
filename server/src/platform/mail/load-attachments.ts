import type { Storage } from '../storage/storage.ts';
import type { LoadedMessage, MailMessage } from './mail-message.ts';

/** The file a mail names is gone, with the minutes it was of: the mail cannot be sent any more. */
export class MailFileMissing extends Error {}

/** The mail with the files that it names; throws `MailFileMissing`. */
export async function loadAttachments(
  storage: Pick<Storage, 'read'>,
  { attachments, ...message }: MailMessage,
): Promise<LoadedMessage> {
  if (!attachments) return message;
  const loaded = attachments.map(async (file) => {
    if ('content' in file) return file;
    const { stored, ...facts } = file;
    const bytes = await storage.read(stored);
    if (!bytes) throw new MailFileMissing(`the file ${facts.filename} is not there any more`);
    return { ...facts, content: Buffer.from(bytes).toString('base64') };
  });
  return { ...message, attachments: await Promise.all(loaded) };
}
