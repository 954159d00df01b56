import { closing, greeting } from '../../../platform/mail/mail-manners.rules.ts';
import type { MailPart } from '../../../platform/mail/mail-part.rules.ts';
import type { MinutesFacts } from '../files/file-facts.rules.ts';
import { lineInWords, type SaidLine } from '../lines/line-text.rules.ts';

interface MailedMinutes {
  readonly facts: MinutesFacts;
  /** Of a closed meeting nothing is said but that its minutes are there. */
  readonly isClosed: boolean;
  readonly link: string;
  readonly by: string;
  readonly message: string;
}

const listed = (title: string, lines: readonly SaidLine[]): MailPart[] =>
  lines.length > 0 ? [{ is: 'list', title, items: lines.map((line) => lineInWords(line).text) }] : [];

/** Adopted minutes for one reader: a member is led to their page, a guest has the PDF beside. */
export function minutesMail(
  { facts, isClosed, link, by, message }: MailedMinutes,
  to: { readonly name: string; readonly isMember: boolean },
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const lines = facts.sections.flatMap((section) => section.lines);
  const of = (kind: SaidLine['kind']) => lines.filter((line) => line.kind === kind);
  const what = isClosed ? 'biên bản họp kín' : `Biên bản số ${facts.number} của cuộc họp “${facts.title}”`;
  const words = to.isMember
    ? `${by} gửi bạn ${what}.`
    : `${by} (${facts.companyName}) trân trọng gửi Anh/Chị ${what} trong tệp đính kèm.`;
  return {
    subject: isClosed ? 'Biên bản họp kín' : `Biên bản số ${facts.number}: ${facts.title}`,
    parts: [
      { is: 'words', text: greeting(to.name, to.isMember) },
      { is: 'words', text: words },
      ...(message && !isClosed ? [{ is: 'words' as const, text: message }] : []),
      ...(isClosed ? [] : [...listed('Kết luận', of('decision')), ...listed('Việc cần làm', of('task'))]),
      ...(to.isMember ? [{ is: 'link' as const, words: 'Mở biên bản', address: link }] : []),
      { is: 'words', text: closing(facts.companyName) },
    ],
  };
}
