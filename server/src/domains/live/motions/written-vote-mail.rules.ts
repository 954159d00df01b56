import { formatMoment } from '@hopgon/contract/time/format-time';
import { closing, greeting } from '../../../platform/mail/mail-manners.rules.ts';
import type { MailPart } from '../../../platform/mail/mail-part.rules.ts';

interface AskedVote {
  readonly title: string;
  /** What is voted on; of a closed meeting nothing of it leaves. */
  readonly text: string;
  readonly isClosed: boolean;
  readonly isReminder: boolean;
  readonly deadline: Date;
  readonly timeZone: string;
  readonly companyName: string;
  readonly link: string;
}

/** Asks a member for their opinion in writing, or again shortly before the deadline. */
export function writtenVoteMail(
  { title, text, isClosed, isReminder, deadline, timeZone, companyName, link }: AskedVote,
  to: { readonly name: string },
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const what = isClosed ? 'một nội dung của họp kín' : `một nội dung của cuộc họp “${title}”`;
  const until = formatMoment(deadline, timeZone);
  const words = isReminder
    ? `Bạn chưa cho ý kiến về ${what}. Hạn gửi ý kiến là ${until}.`
    : `Bạn được lấy ý kiến bằng văn bản về ${what}. Hãy cho ý kiến trước ${until}.`;
  const lead = isReminder ? 'Sắp hết hạn cho ý kiến' : 'Lấy ý kiến bằng văn bản';
  return {
    subject: isClosed ? `${lead}: họp kín` : `${lead}: ${title}`,
    parts: [
      { is: 'words', text: greeting(to.name, true) },
      { is: 'words', text: words },
      ...(isClosed ? [] : [{ is: 'words' as const, text: `Nội dung: ${text}` }]),
      { is: 'link', words: 'Cho ý kiến', address: link },
      { is: 'words', text: closing(companyName) },
    ],
  };
}
