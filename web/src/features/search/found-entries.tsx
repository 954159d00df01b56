import { isAllDay } from '@hopgon/contract/meetings/all-day';
import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import { unset } from '@hopgon/contract/options';
import type {
  Found,
  FoundChat,
  FoundItem,
  FoundMeeting,
  FoundPerson,
  FoundSaid,
} from '@hopgon/contract/search/schemas';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { formatDate, formatDay, formatTime } from '../../lib/format/date.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { aroundMarks } from './around-marks.rules.ts';
import type { Entry, EntryGroup } from './entry.ts';
import { holds } from './fits.rules.ts';

const beginInWords = (meeting: Pick<FoundMeeting, 'startsAt' | 'endsAt' | 'timeZone'>): string =>
  isAllDay(meeting)
    ? formatTimeSpan(meeting, meeting.timeZone)
    : `${formatDay(meeting.startsAt)}, ${formatTime(meeting.startsAt)}`;

const meetingEntry = ({ cancelled, ...meeting }: FoundMeeting): Entry => ({
  id: `meeting ${meeting.id}`,
  title: meeting.title,
  icon: <CalendarDays />,
  note: `${cancelled ? 'Đã hủy · ' : ''}${beginInWords(meeting)}`,
  does: { path: `/meetings/${meeting.id}` },
});

const itemEntry = ({ id, title, state, deadline, assigneeName, meetingId }: FoundItem): Entry => ({
  id: `item ${id}`,
  title,
  icon: <ListChecks />,
  note: [
    state === 'done' ? 'Đã xong' : state === 'declined' ? 'Không nhận' : null,
    assigneeName,
    deadline && `hạn ${formatDate(deadline, 'UTC')}`,
  ]
    .filter(Boolean)
    .join(' · '),
  does: { path: meetingId ? `/meetings/${meetingId}?tab=viec` : '/dashboard' },
});

const personEntry = ({ userId, displayName, email, department }: FoundPerson): Entry => ({
  id: `person ${userId}`,
  title: displayName,
  icon: <Avatar id={userId} name={displayName} size={24} />,
  note: department === unset ? email : department,
  // An address finds its person too.
  words: email,
  does: { path: `/company-management?${new URLSearchParams({ tim: displayName || email })}` },
});

const chatEntry = ({ id, title, updatedAt }: FoundChat, now: number): Entry => ({
  id: `chat ${id}`,
  title,
  icon: <MessageSquareText />,
  note: relativeTime(Date.parse(updatedAt), now),
  does: { path: `/chat?s=${id}` },
});

const saidEntry = (said: FoundSaid): Entry => ({
  id: `said ${said.meetingId} ${said.version} ${said.index}`,
  title: aroundMarks(said),
  icon: <MessageSquareQuote />,
  note: [said.speaker, said.meetingTitle, formatDay(said.startsAt, said.timeZone)]
    .filter(Boolean)
    .join(' · '),
  isLong: true,
  does: { path: `/meetings/${said.meetingId}?tab=ban-ghi&turn=${said.index}&v=${said.version}` },
});

/** What was said in meetings, where it still has the words typed. */
export const saidGroup = (found: Found, typed: string): EntryGroup => ({
  value: 'Trong bản gỡ băng',
  items: found.said.filter(({ text }) => holds(text, typed)).map(saidEntry),
});

/** How many of what was touched last stand before the rest. */
const mostRecent = 3;

/** What the server found, by kind; without words as one group of the last things. */
export function foundGroups(found: Found, typed: string, now: number): readonly EntryGroup[] {
  const meetings = found.meetings.map(meetingEntry);
  const items = found.items.map(itemEntry);
  const chats = found.chats.map((chat) => chatEntry(chat, now));
  if (typed === '') {
    const recent = [meetings, chats, items].flatMap((entries) => entries.slice(0, mostRecent));
    return [{ value: 'Gần đây', items: recent }];
  }
  // Of an answer to fewer letters, only what the letters since still name.
  const still = (entries: readonly Entry[]) =>
    entries.filter(({ title, words = '' }) => holds(`${title} ${words}`, typed));
  return [
    { value: 'Cuộc họp', items: still(meetings) },
    { value: 'Việc cần làm', items: still(items) },
    { value: 'Thành viên', items: still(found.people.map(personEntry)) },
    { value: 'Trò chuyện', items: still(chats) },
  ];
}
