import { hoursByDay, meetingsOn, ownMeetings } from '../../data/own-meetings.rules.ts';
import { hoursNumber } from '../../lib/format/hours-words.ts';
import { StatCard } from './stat-card.tsx';
import type { Dashboard } from './use-dashboard.ts';
import { openItems } from './waiting.rules.ts';

interface CardsProps {
  readonly dashboard: Dashboard;
}

/** One's own day and week in four numbers. */
export const StatCards = ({ dashboard }: CardsProps) => (
  <ul aria-label="Số liệu của bạn" className="grid grid-cols-2 gap-4 md:grid-cols-4">
    <TodayCard dashboard={dashboard} />
    <HoursCard dashboard={dashboard} />
    <ItemsCard dashboard={dashboard} />
    <WaitingCard dashboard={dashboard} />
  </ul>
);

function TodayCard({ dashboard: { thisWeek, today, now } }: CardsProps) {
  const meetings = thisWeek.data && meetingsOn(ownMeetings(thisWeek.data), today);
  const over = meetings?.filter(({ endsAt }) => Date.parse(endsAt) <= now).length ?? 0;
  return (
    <StatCard
      label="Cuộc họp hôm nay"
      unit="cuộc"
      opens="/meetings"
      figure={
        meetings && {
          number: meetings.length,
          note:
            meetings.length > 0 ? `${over} đã xong, ${meetings.length - over} còn lại` : 'Hôm nay không họp',
        }
      }
    />
  );
}

function HoursCard({ dashboard: { thisWeek, week, now } }: CardsProps) {
  const days = thisWeek.data && hoursByDay(ownMeetings(thisWeek.data), week, now);
  const past = days?.reduce((sum, day) => sum + day.past, 0) ?? 0;
  const coming = days?.reduce((sum, day) => sum + day.coming, 0) ?? 0;
  return (
    <StatCard
      label="Giờ họp tuần này"
      unit="giờ"
      opens="/analytics"
      figure={
        days && {
          number: hoursNumber(past + coming),
          note: `${hoursNumber(past)} giờ đã qua, ${hoursNumber(coming)} giờ sắp tới`,
        }
      }
    />
  );
}

function ItemsCard({ dashboard: { items } }: CardsProps) {
  const open = items.data && openItems(items.data);
  const late = open?.filter(({ overdue }) => overdue).length ?? 0;
  return (
    <StatCard
      label="Việc của tôi"
      unit="việc"
      opens="#viec-cua-toi"
      figure={
        open && {
          number: open.length,
          note:
            late > 0 ? <span className="text-brick-ink">{late} việc quá hạn</span> : 'Không có việc quá hạn',
        }
      }
    />
  );
}

function WaitingCard({ dashboard: { waiting } }: CardsProps) {
  return (
    <StatCard
      label="Chờ tôi xác nhận"
      unit="mục"
      opens="#dang-cho-ban"
      figure={
        waiting && {
          number: waiting.count,
          note:
            waiting.count > 0
              ? `${waiting.invitations} lời mời, ${waiting.proposed} việc đề xuất`
              : 'Bạn đã trả lời hết',
        }
      }
    />
  );
}
