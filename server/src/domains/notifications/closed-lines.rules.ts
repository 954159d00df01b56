import { closedTitle } from '@hopgon/contract/meetings/closed-title';
import type { NotificationKind } from '@hopgon/contract/notifications/schemas';

interface NamingLine {
  readonly kind: NotificationKind;
  readonly text: string;
  readonly path: string;
}

const meetingPage = /^\/meetings\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?]|$)/;

/** The meeting whose page a line leads to. */
export const meetingIdIn = (path: string): string | null => meetingPage.exec(path)?.[1] ?? null;

/** Whether a line names a meeting whose visibility nobody can ask about now: the first of a digest, and one the reader is not invited to any more. */
export const namesUnknownMeeting = ({ kind, path }: Pick<NamingLine, 'kind' | 'path'>): boolean =>
  kind === 'day-digest' || (kind === 'meeting-cancelled' && meetingIdIn(path) === null);

/** Whether it may be about a closed meeting that its path does not say. */
export const mayBeOfClosedMeeting = (line: NamingLine): boolean =>
  namesUnknownMeeting(line) || line.text.includes(`“${closedTitle}”`);
