import { isAllDay } from '@hopgon/contract/meetings/all-day';
import { formatTimeSpanFor, formatTimeSpanWithZone } from '@hopgon/contract/meetings/format-time-span';
import { minute } from '../../platform/clock/durations.rules.ts';
import { closing, greeting } from '../../platform/mail/mail-manners.rules.ts';
import type { MailPart } from '../../platform/mail/mail-part.rules.ts';

/** What a reminder says of its meeting. */
export interface NearMeeting {
  readonly companyName: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** Whose clock its readers go by. */
  readonly readerZone: string;
  /** The place, or '' */
  readonly location: string;
  /** Where one joins from afar, or '' */
  readonly joinUrl: string;
  /** The meeting's own page, for members of the company. */
  readonly link: string;
}

interface Mail {
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** How long until then, in the largest unit that says it well: "30 phút", "2 giờ", "1 giờ 30 phút", "1 ngày". */
export function leadWords(from: Date, to: Date): string {
  const minutes = Math.max(1, Math.round((to.getTime() - from.getTime()) / minute));
  if (minutes < 60) return `${minutes} phút`;
  if (minutes < 24 * 60) {
    const rest = minutes % 60;
    return `${Math.floor(minutes / 60)} giờ${rest === 0 ? '' : ` ${rest} phút`}`;
  }
  return `${Math.round(minutes / (24 * 60))} ngày`;
}

const at = (location: string): string => (location ? `, tại ${location}` : '');

/** 'bắt đầu sau 30 phút'; whole days are counted from the day one reads it: 'diễn ra hôm nay'. */
function beginWords(meeting: NearMeeting, now: Date): string {
  if (!isAllDay(meeting)) return `bắt đầu sau ${leadWords(now, meeting.startsAt)}`;
  const days = Math.ceil((meeting.startsAt.getTime() - now.getTime()) / (24 * 60 * minute));
  if (days <= 0) return 'diễn ra hôm nay';
  return days === 1 ? 'diễn ra ngày mai' : `diễn ra sau ${days} ngày nữa`;
}

export const reminderLine = (meeting: NearMeeting, now: Date): string =>
  `“${meeting.title}” ${beginWords(meeting, now)}: ${formatTimeSpanFor(meeting)}${at(meeting.location)}.`;

export const askedLine = (meeting: NearMeeting, by: string, message: string): string =>
  `${by} nhắc bạn về “${meeting.title}”, ${formatTimeSpanFor(meeting)}${at(meeting.location)}.${message ? ` ${message}` : ''}`;

const reminderFactsOf = ({ location, joinUrl, ...span }: NearMeeting): MailPart => ({
  is: 'facts',
  facts: [
    ['Thời gian', formatTimeSpanWithZone(span)],
    ...(location ? [['Địa điểm', location] as const] : []),
    ...(joinUrl ? [['Tham gia tại', joinUrl, joinUrl] as const] : []),
  ],
});

const sign = ({ companyName }: NearMeeting): MailPart => ({ is: 'words', text: closing(companyName) });
const page = (meeting: NearMeeting): MailPart => ({
  is: 'link',
  words: 'Xem cuộc họp',
  address: meeting.link,
});

/** `invitation`: where a guest from outside, who has no page to open, finds it. */
export const reminderMail = (
  meeting: NearMeeting,
  { name, invitation }: { readonly name: string; readonly invitation?: string },
  now: Date,
): Mail => ({
  subject: `Sắp họp: ${meeting.title} (${formatTimeSpanFor(meeting)})`,
  parts: [
    { is: 'words', text: greeting(name, invitation === undefined) },
    {
      is: 'words',
      text: `Cuộc họp “${meeting.title}” ${beginWords(meeting, now)}.`,
    },
    reminderFactsOf(meeting),
    invitation ? { is: 'link', words: 'Xem hoặc đổi câu trả lời', address: invitation } : page(meeting),
    sign(meeting),
  ],
});

/** Written because somebody who leads the meeting asked for it. Guests have no page to open. */
export const askedMail = (
  meeting: NearMeeting,
  to: { readonly name: string; readonly isMember: boolean },
  { by, message }: { readonly by: string; readonly message: string },
): Mail => ({
  subject: `Nhắc họp: ${meeting.title} (${formatTimeSpanFor(meeting)})`,
  parts: [
    { is: 'words', text: greeting(to.name, to.isMember) },
    {
      is: 'words',
      text: to.isMember
        ? `${by} nhắc bạn về cuộc họp “${meeting.title}”.`
        : `${by} (${meeting.companyName}) xin nhắc Anh/Chị về cuộc họp “${meeting.title}”.`,
    },
    ...(message ? [{ is: 'words' as const, text: message }] : []),
    reminderFactsOf(meeting),
    ...(to.isMember ? [page(meeting)] : []),
    sign(meeting),
  ],
});
