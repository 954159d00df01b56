import { formatTimeSpanFor, formatTimeSpanWithZone } from '@hopgon/contract/meetings/format-time-span';
import { closing, greeting } from '../../platform/mail/mail-manners.rules.ts';
import type { MailPart } from '../../platform/mail/mail-part.rules.ts';

interface PreparedMeeting {
  readonly companyName: string;
  readonly title: string;
  readonly goal: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** Whose clock its readers go by. */
  readonly readerZone: string;
  readonly place: string;
  readonly joinUrl: string;
  /** The meeting's own page, for members of the company. */
  readonly link: string;
  readonly agenda: readonly {
    readonly title: string;
    readonly minutes: number;
    readonly presenter: string | null;
  }[];
  readonly papers: readonly string[];
}

const listed = (title: string, items: readonly string[]): MailPart[] =>
  items.length > 0 ? [{ is: 'list', title, items }] : [];

/** What people are to know before a meeting. Guests read it here; members open papers on the meeting's page. */
export function preparationMail(
  meeting: PreparedMeeting,
  to: { readonly name: string; readonly isMember: boolean },
  { by, message }: { readonly by: string; readonly message: string },
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const agenda = meeting.agenda.map(
    ({ title, minutes, presenter }) =>
      `${title} (${minutes} phút${presenter ? `, ${presenter} trình bày` : ''})`,
  );
  return {
    subject: `Chuẩn bị họp: ${meeting.title} (${formatTimeSpanFor(meeting)})`,
    parts: [
      { is: 'words', text: greeting(to.name, to.isMember) },
      {
        is: 'words',
        text: to.isMember
          ? `${by} gửi bạn chương trình cuộc họp “${meeting.title}”.`
          : `${by} (${meeting.companyName}) gửi Anh/Chị chương trình cuộc họp “${meeting.title}”.`,
      },
      ...(message ? [{ is: 'words' as const, text: message }] : []),
      {
        is: 'facts',
        facts: [
          ['Thời gian', formatTimeSpanWithZone(meeting)],
          ...(meeting.place ? [['Địa điểm', meeting.place] as const] : []),
          ...(meeting.joinUrl ? [['Tham gia tại', meeting.joinUrl, meeting.joinUrl] as const] : []),
          ...(meeting.goal ? [['Mục tiêu', meeting.goal] as const] : []),
        ],
      },
      ...listed('Chương trình họp', agenda),
      ...(to.isMember ? listed('Tài liệu đọc trước', meeting.papers) : []),
      ...(to.isMember ? [{ is: 'link' as const, words: 'Mở trang chuẩn bị', address: meeting.link }] : []),
      { is: 'words', text: closing(meeting.companyName) },
    ],
  };
}
