import type { Visibility } from './schemas.ts';

interface Named {
  readonly title: string;
  readonly visibility: Visibility;
}

export const closedTitle = 'Họp kín';

/** Why a meeting is off, where it may be said. */
export const reasonOutside = ({ visibility }: Pick<Named, 'visibility'>, reason: string): string =>
  visibility === 'closed' ? '' : reason;

/** What a meeting is called outside its own page and its people's calendars: in mails, feeds, the bell and the assistant. */
export const titleOutside = ({ title, visibility }: Named): string =>
  visibility === 'closed' ? closedTitle : title;

/** What a task is called where a meeting is called by `titleOutside`. */
export const taskTitleOutside = ({
  title,
  isOfClosedMeeting,
}: {
  readonly title: string;
  readonly isOfClosedMeeting?: true | undefined;
}): string => (isOfClosedMeeting === true ? 'Việc của một cuộc họp kín' : title);
