import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { Link } from '@tanstack/react-router';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useAnswerInvitation } from '../../data/meetings.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { formatDay, formatTime } from '../../lib/format/date.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { PanelRow } from './panel-row.tsx';

export function InvitationRow({ meeting }: { readonly meeting: MeetingSummary }) {
  const { id, title, startsAt, timeZone, location } = meeting;
  const { mutate, isPending, variables } = useAnswerInvitation(id);
  const answer = (given: 'accepted' | 'declined') =>
    mutate(
      { answer: given },
      {
        onSuccess: () => toast.say(given === 'accepted' ? `Đã nhận lời: ${title}` : `Đã từ chối: ${title}`),
        onError: (error) => toast.fail(failureText(error, 'Không thể gửi câu trả lời. Vui lòng thử lại.')),
      },
    );
  const isBusy = (given: 'accepted' | 'declined') => isPending && variables.answer === given;
  return (
    <PanelRow
      tone="turmeric"
      icon={<CalendarClock />}
      title={
        <Link to="/meetings/$meetingId" params={{ meetingId: id }} className="rounded-mark hover:underline">
          Mời dự: {title}
        </Link>
      }
      note={`${formatDay(startsAt, timeZone)}, ${formatTime(startsAt, timeZone)}${location ? ` · ${location}` : ''}`}
      actions={
        <>
          <Button look="plain" size="small" busy={isBusy('declined')} onClick={() => answer('declined')}>
            Từ chối
          </Button>
          <Button size="small" busy={isBusy('accepted')} onClick={() => answer('accepted')}>
            Nhận lời
          </Button>
        </>
      }
    />
  );
}
