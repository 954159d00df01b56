import { isAllDay } from '@hopgon/contract/meetings/all-day';
import type { NotificationKind, NotificationTime } from '@hopgon/contract/notifications/schemas';
import { meetingIdIn, namesUnknownMeeting } from '../closed-lines.rules.ts';

/** A line of the bell that is due as a push message. */
export interface DueLine {
  readonly kind: NotificationKind;
  readonly text: string;
  readonly path: string;
}

export interface PushText {
  readonly title: string;
  readonly body: string;
  /** An own page. */
  readonly path: string;
  /** A later message with it takes the place of this one on the screen. */
  readonly tag: string;
}

const mostLetters = 240;

const pageOf = (path: string): string => path.split('?', 1)[0] ?? path;

/** What a message may name: everything its lines do, nothing of a closed meeting, or nothing of a meeting its reader may not view. */
export type PushNaming = 'all' | 'closed' | 'work';

/**
 * Lines of one meeting's page are one message; others are joined by what they are and may name, so that a line which may not
 * be named never stands in the message of one which may.
 */
export const pushKey = ({ kind, path }: Pick<DueLine, 'kind' | 'path'>, naming: PushNaming): string =>
  meetingIdIn(path) ? pageOf(path) : `${kind} ${path} ${naming}`;

/** When a line says nothing new any more: a reminder once its meeting begins, or ends where it lasts all day, for then it comes in its morning. */
export function newsEnd({
  kind,
  time,
}: Pick<DueLine, 'kind'> & { readonly time: NotificationTime | null }): Date | null {
  if (kind !== 'meeting-reminder' || !time) return null;
  return new Date(isAllDay(time) ? time.endsAt : time.startsAt);
}

const firstSentence = (text: string): string => text.split(/(?<=\.) /u, 1)[0] ?? text;

const cutOff = (text: string): string =>
  text.length > mostLetters ? `${text.slice(0, mostLetters - 1).trimEnd()}…` : text;

/**
 * What a lock screen may show. It was written earlier, so it names no meeting whose visibility nobody can ask about now: the
 * withdrawn invitation, and the first meeting of a digest.
 */
function bodyOf({ kind, text, path }: DueLine): string {
  if (!namesUnknownMeeting({ kind, path })) return text;
  return kind === 'day-digest' ? firstSentence(text) : 'Một lời mời họp gửi bạn đã được rút lại.';
}

const unnamed: Readonly<Record<Exclude<PushNaming, 'all'>, string>> = {
  closed: 'Họp kín: bạn có thông báo mới',
  work: 'Bạn có thông báo mới về một việc',
};

/**
 * One message of what happened on one page, the newest last in `lines`. Its title is the company; of a closed meeting not even
 * that is said.
 */
export function composePush(
  lines: readonly DueLine[],
  naming: PushNaming,
  companyName: string,
): PushText | null {
  const newest = lines.at(-1);
  if (!newest) return null;
  const others = lines.length > 1 ? `và ${lines.length - 1} thông báo khác` : '';
  const body =
    naming === 'all'
      ? `${cutOff(bodyOf(newest))}${others && ` (${others})`}`
      : `${unnamed[naming]}${others && ` ${others}`}.`;
  const path = naming === 'work' ? '/meetings/my-tasks' : newest.path;
  const title = naming === 'closed' ? 'Họp Gọn' : companyName;
  return { title, body, path, tag: pushKey(newest, naming) };
}
