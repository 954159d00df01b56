import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** The first mail to this address that has come or comes within ten seconds, and that `accept` likes. */
  mailTo(address: string, accept?: (mail: Email) => boolean): Promise<Email>;
  readonly mails: readonly Email[];
  stop(): Promise<void>;
}

const patience = 30_000;

const isTo = (mail: Email, address: string): boolean =>
  (mail.to ?? []).some((recipient) => 'address' in recipient && recipient.address === address);

/** A real SMTP server on this machine that keeps what it is handed. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const waiting = new Set<() => void>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          for (const look of waiting) look();
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = smtp.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mailTo: (to, accept = () => true) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`no such mail to ${to}; came: ${mails.map((mail) => mail.subject).join(' | ')}`));
        }, patience);
        const look = () => {
          const found = mails.find((mail) => isTo(mail, to) && accept(mail));
          if (!found) return;
          clearTimeout(late);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
