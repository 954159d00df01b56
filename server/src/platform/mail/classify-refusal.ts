import { z } from 'zod';

const SmtpError = z.object({
  code: z.enum(['EENVELOPE', 'EMESSAGE']),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
});
type SmtpError = z.infer<typeof SmtpError>;

/** `mail`: this recipient or text, for good. `sender`: us, such as a quota that is used up. `later`: tried again. */
export type Refusal = 'mail' | 'sender' | 'later';

/** The enhanced status code (RFC 3463) of an answer. */
const statusOf = (response: string): string | undefined =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

const sizes = new Set(['5.2.3', '5.3.4']);
/** Addresses but those of senders (5.1.7, 5.1.8), mailboxes, content, and domains to which nothing leads. */
const ofThisMail = /^5\.(?:1\.(?![78]$)|2\.|6\.|4\.[146]$)/;

function isOfThisMail({ command, responseCode, response = '' }: SmtpError): boolean {
  const status = statusOf(response);
  if (status === undefined) return responseCode === 552 || command === 'RCPT TO';
  return sizes.has(status) || (command !== 'MAIL FROM' && ofThisMail.test(status));
}

/** What a mail server refused; null where it did not answer about the mail. */
export function classifyRefusal(error: unknown): Refusal | null {
  const parsed = SmtpError.safeParse(error);
  if (!parsed.success) return null;
  const { code, responseCode } = parsed.data;
  // A text above the size that the server named is not even offered to it.
  if (responseCode === undefined) return code === 'EMESSAGE' ? 'mail' : null;
  if (responseCode < 500) return 'later';
  return isOfThisMail(parsed.data) ? 'mail' : 'sender';
}
