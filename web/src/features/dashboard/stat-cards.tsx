import { hoursInWords, hoursParts } from '@hopgon/contract/time/format-duration';
import { hoursByDay, meetingsOn, ownMeetings } from '../../data/meetings/own-meetings.rules.ts';
import { countsInWords } from '../../lib/format/number.ts';
import { SampleMark } from '../../ui/marks/sample-mark.tsx';
import { StatCard } from './stat-card.tsx';
import type { Dashboard } from './use-dashboard.ts';
import { openItems, type Waiting } from './waiting.rules.ts';

interface CardsProps {
  readonly dashboard: Dashboard;
}

/** One's own day and week in four numbers. */
export const StatCards = ({ dashboard }: CardsProps) => (
  <div className="flex flex-col items-start gap-2">
    {dashboard.counted.isSample && <SampleMark />}
    <ul aria-label="Số liệu của bạn" className="grid w-full grid-cols-2 gap-4 md:grid-cols-4">
      <TodayCard dashboard={dashboard} />
      <HoursCard dashboard={dashboard} />
      <ItemsCard dashboard={dashboard} />
      <WaitingCard dashboard={dashboard} />
    </ul>
  </div>
);

function TodayCard({ dashboard: { counted, today, now } }: CardsProps) {
  const meetings = counted.week && meetingsOn(ownMeetings(counted.week), today);
  const over = meetings?.filter(({ endsAt }) => Date.parse(endsAt) <= now).length ?? 0;
  return (
    <StatCard
      label="Cuộc họp hôm nay"
      opens="/meetings"
      figure={
        meetings && {
          parts: [[meetings.length, 'cuộc']],
          note:
            meetings.length > 0
              ? countsInWords([over, 'đã xong'], [meetings.length - over, 'còn lại'])
              : 'Hôm nay không họp',
        }
      }
    />
  );
}

function hoursNote(past: number, coming: number): string {
  if (past === 0 && coming === 0) return 'Tuần này không họp';
  if (past === 0) return 'Chưa họp cuộc nào';
  return coming === 0 ? 'Đều đã qua' : `Đã qua ${hoursInWords(past)}, sắp tới ${hoursInWords(coming)}`;
}

function HoursCard({ dashboard: { counted, week, now } }: CardsProps) {
  const days = counted.week && hoursByDay(ownMeetings(counted.week), week, now);
  const past = days?.reduce((sum, day) => sum + day.past, 0) ?? 0;
  const coming = days?.reduce((sum, day) => sum + day.coming, 0) ?? 0;
  return (
    <StatCard
      label="Giờ họp tuần này"
      opens="/analytics"
      figure={
        days && {
          parts: hoursParts(past + coming),
          note: hoursNote(past, coming),
        }
      }
    />
  );
}

function ItemsCard({ dashboard: { counted } }: CardsProps) {
  const open = counted.items && openItems(counted.items);
  const late = open?.filter(({ overdue }) => overdue).length ?? 0;
  return (
    <StatCard
      label="Việc của tôi"
      opens="#viec-cua-toi"
      figure={
        open && {
          parts: [[open.length, 'việc']],
          note:
            late > 0 ? <span className="text-brick-ink">{late} việc quá hạn</span> : 'Không có việc quá hạn',
        }
      }
    />
  );
}

const waitingNote = ({ invitations, minutes, proposed, polls }: Waiting): string =>
  countsInWords(
    [invitations, 'lời mời'],
    [minutes, 'biên bản'],
    [proposed, 'việc đề xuất'],
    [polls, 'lần chọn giờ họp'],
  );

function WaitingCard({ dashboard }: CardsProps) {
  const { waiting } = dashboard.counted;
  return (
    <StatCard
      label="Chờ tôi xác nhận"
      opens="#dang-cho-ban"
      figure={
        waiting && {
          parts: [[waiting.count, 'mục']],
          note: waiting.count > 0 ? waitingNote(waiting) : 'Bạn đã trả lời hết',
        }
      }
    />
  );
}
