import { Link } from '@tanstack/react-router';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { leftOpenInWords } from '../../data/meetings/answer-words.ts';
import { useAnswerInvitation } from '../../data/meetings/meetings.ts';
import { useAnswerSeries } from '../../data/meetings/series.ts';
import { useClocks } from '../../data/use-clocks.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { ownSpan } from '../../lib/format/own-clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { PanelRow } from './panel-row.tsx';
import type { Invitation } from './waiting.rules.ts';

type Given = 'accepted' | 'declined';

/** Answers a meeting; with it those of its series that follow, where they wait as well. */
function useAnswering({ meeting: { id, title, startsAt, endsAt }, hasFollowing }: Invitation) {
  const one = useAnswerInvitation(id);
  const series = useAnswerSeries(id);
  const under = [one, series].find(({ isPending }) => isPending);
  const answer = (given: Given) => {
    const what = `${title}${hasFollowing ? ' và các buổi sau' : ''}`;
    const after = {
      onSuccess: ({ leftOpen = 0 }: { readonly leftOpen?: number }) =>
        toast.say(
          `${given === 'accepted' ? 'Đã nhận lời' : 'Đã từ chối'}: ${what}${leftOpenInWords(leftOpen)}`,
        ),
      onError: (error: Error) =>
        toast.fail(failureText(error, 'Không thể gửi câu trả lời. Vui lòng thử lại.')),
    };
    const body = { times: { startsAt, endsAt }, answer: given };
    if (hasFollowing) series.mutate({ ...body, span: 'following' }, after);
    else one.mutate(body, after);
  };
  return { answer, isBusy: (given: Given) => under?.variables?.answer === given };
}

export function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { meeting, hasFollowing } = invitation;
  const { id, title, location, timeZone, myEarlierAnswer: earlier } = meeting;
  const clocks = useClocks();
  const { answer, isBusy } = useAnswering(invitation);
  const when = `${ownSpan(meeting, clocks)}${hasFollowing ? ' và các buổi sau' : ''}`;
  return (
    <PanelRow
      tone="turmeric"
      icon={<CalendarClock />}
      title={
        <Link to="/meetings/$meetingId" params={{ meetingId: id }} className="rounded-mark hover:underline">
          {earlier ? 'Giờ họp đã đổi' : 'Mời dự'}: {title}
        </Link>
      }
      note={[when, location, earlier && `trước là ${ownSpan({ ...earlier, timeZone }, clocks)}`]
        .filter(Boolean)
        .join(' · ')}
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
