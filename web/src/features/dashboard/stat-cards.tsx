import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { hoursNumber } from './hours-words.ts';
import { hoursByDay, meetingsOn, ownMeetings } from './own-meetings.rules.ts';
import type { Dashboard } from './use-dashboard.ts';
import { openInvitations, openItems, proposedItems } from './waiting.rules.ts';

interface CardsProps {
  readonly dashboard: Dashboard;
}

/** One's own day and week in four numbers. */
export const StatCards = ({ dashboard }: CardsProps) => (
  <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
    <TodayCard dashboard={dashboard} />
    <HoursCard dashboard={dashboard} />
    <ItemsCard dashboard={dashboard} />
    <WaitingCard dashboard={dashboard} />
  </div>
);

interface CardProps {
  readonly label: string;
  readonly unit: string;
  /** Nothing while it is not known. */
  readonly figure: { readonly number: number | string; readonly note: ReactNode } | undefined;
}

const Card = ({ label, unit, figure }: CardProps) => (
  <Panel className="px-5 py-3.5 max-md:px-4">
    <h2 className="text-small text-muted">{label}</h2>
    {figure ? (
      <>
        <p className="text-muted">
          <span className="text-page font-semibold text-ink tabular-nums">{figure.number}</span> {unit}
        </p>
        <p className="text-small text-muted">{figure.note}</p>
      </>
    ) : (
      <>
        <Skeleton className="mt-3 h-5 w-16" />
        <Skeleton className="mt-3 mb-1.5 h-2.5 w-28" />
      </>
    )}
  </Panel>
);

function TodayCard({ dashboard: { thisWeek, today, now } }: CardsProps) {
  const meetings = thisWeek.data && meetingsOn(ownMeetings(thisWeek.data), today);
  const over = meetings?.filter(({ endsAt }) => Date.parse(endsAt) <= now).length ?? 0;
  return (
    <Card
      label="Cuộc họp hôm nay"
      unit="cuộc"
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
    <Card
      label="Giờ họp tuần này"
      unit="giờ"
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
    <Card
      label="Việc của tôi"
      unit="việc"
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

function WaitingCard({ dashboard: { ahead, items, now } }: CardsProps) {
  const invitations = openInvitations(ahead.data?.meetings ?? [], now).length;
  const proposed = proposedItems(items.data ?? []).length;
  const count = invitations + proposed;
  return (
    <Card
      label="Chờ tôi xác nhận"
      unit="mục"
      figure={
        ahead.data && items.data
          ? {
              number: count,
              note: count > 0 ? `${invitations} lời mời, ${proposed} việc đề xuất` : 'Bạn đã trả lời hết',
            }
          : undefined
      }
    />
  );
}
