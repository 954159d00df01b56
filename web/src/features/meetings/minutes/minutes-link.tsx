import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import FilePen from 'lucide-react/icons/file-pen';
import { minutesQuery } from '../../../data/meetings/minutes.ts';
import { buttonClass } from '../../../ui/buttons/button-class.ts';

/** From what the minutes are made of to the minutes, or to drafting them; nothing for who may do neither. */
export function MinutesLink({ meeting }: { readonly meeting: Meeting }) {
  const { data } = useQuery(minutesQuery(meeting.id));
  const hasMinutes = data?.minutes && data.minutes.state !== 'void';
  const isDraftable = data?.can.draft && meeting.status !== 'cancelled' && meeting.status !== 'draft';
  if (!hasMinutes && !isDraftable) return null;
  return (
    <Link
      to="/meetings/$meetingId"
      params={{ meetingId: meeting.id }}
      search={{ tab: 'bien-ban' }}
      resetScroll={false}
      className={buttonClass()}
    >
      <FilePen aria-hidden="true" />
      {hasMinutes ? 'Mở biên bản' : 'Soạn biên bản'}
    </Link>
  );
}
