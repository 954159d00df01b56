import type { PollSummary } from '@hopgon/contract/scheduling/schemas';
import { Link } from '@tanstack/react-router';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import { useClocks } from '../../data/use-clocks.ts';
import { ownMoment } from '../../lib/format/own-clock.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { PanelRow } from './panel-row.tsx';

/** A poll that waits for the caller to say which times suit. */
export const PollRow = ({ poll: { id, title, deadline } }: { readonly poll: PollSummary }) => (
  <PanelRow
    tone="turmeric"
    icon={<CalendarSearch />}
    title={`Chọn giờ họp: ${title}`}
    note={`Trả lời trước ${ownMoment(deadline, useClocks())}`}
    actions={
      <Link
        to="/meetings/polls/$pollId"
        params={{ pollId: id }}
        aria-label={`Chọn giờ: ${title}`}
        className={buttonClass({ size: 'small' })}
      >
        Chọn giờ
      </Link>
    }
  />
);
