import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { createTransport } from 'nodemailer';
import { ensureFolder } from '../config/data-folder.ts';
import { savePrivateFile } from '../config/private-file.ts';
import type { Config } from '../config/read-config.ts';
import type { LoadedMessage } from './mail-message.ts';

/** A mail with its stable Message-ID, so that sending it twice shows as one. */
export interface OutgoingMail {
  readonly id: string;
  readonly date: Date;
  readonly message: LoadedMessage;
}

export interface MailTransport {
  /** Its destination for the log: a file's name, or nothing. */
  send(mail: OutgoingMail): Promise<{ readonly file?: string }>;
  close(): void;
}

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

/** Connections to the mail server at most; as many mails are taken at once. */
export const mailLanes = 5;

interface MailLibrary {
  readonly createTransport: typeof createTransport;
}

/**
 * Loaded with the first mail, and not by `import`: in that form it names `node:http`, whose import brings 15 MiB of fetch
 * and WebSocket that nothing here uses.
 */
const library = (): MailLibrary => createRequire(import.meta.url)('nodemailer');

/** Creates the transport on first use, and closes it if it was created. */
function lately<T extends { close(): void }>(make: () => T): { readonly get: () => T; close(): void } {
  let made: T | undefined;
  return {
    get: () => {
      made ??= make();
      return made;
    },
    close: () => made?.close(),
  };
}

/** Sends mails by the server of SMTP_URL; without one each becomes a private file in DATA_DIR/outbox. */
export const openMailTransport = (settings: Settings): MailTransport =>
  settings.smtpUrl === undefined ? toFiles(settings) : toServer(settings, settings.smtpUrl);

// The last is silence before one answer; all answers of a mail together stay below the five minutes for which it is claimed.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Connects to a mail server and signs in; sends nothing. */
export async function tryMailServer(url: string): Promise<void> {
  const transport = library().createTransport({ url, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function toServer(settings: Settings, url: string): MailTransport {
  const transport = lately(() =>
    library().createTransport({ url, pool: true, maxConnections: mailLanes, ...timeouts }),
  );
  return {
    send: async (mail) => {
      await transport.get().sendMail(envelopeOf(settings, mail));
      return {};
    },
    close: transport.close,
  };
}

function toFiles(settings: Settings): MailTransport {
  const composer = lately(() =>
    library().createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  const folder = join(settings.dataDir, 'outbox');
  return {
    send: async (mail) => {
      const { message } = await composer.get().sendMail(envelopeOf(settings, mail));
      const file = join(folder, `${mail.id}.eml`);
      ensureFolder(folder, 0o700);
      await savePrivateFile(file, String(message));
      return { file };
    },
    close: composer.close,
  };
}

function envelopeOf({ mailFrom, publicUrl }: Settings, { id, date, message }: OutgoingMail) {
  const { calendar, unsubscribe, attachments = [], ...rest } = message;
  return {
    ...rest,
    from: mailFrom,
    date,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) },
    attachments: attachments.map((file) => ({ ...file, encoding: 'base64' })),
    ...(calendar && { icalEvent: { ...calendar, filename: 'cuoc-hop.ics' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false as const,
  };
}

/** One click is offered by https alone (RFC 8058, section 3.1). */
function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined) return {};
  const oneClick = address.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { 'List-Unsubscribe': `<${address}>`, ...oneClick };
}
