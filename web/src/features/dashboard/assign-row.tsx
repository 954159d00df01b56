import { Link } from '@tanstack/react-router';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { PanelRow } from './panel-row.tsx';
import type { MeetingToAssign } from './waiting.rules.ts';

/** Items of a meeting that the caller leads, which wait for somebody to do them. */
export const AssignRow = ({ meeting: { id, title }, count }: MeetingToAssign) => (
  <PanelRow
    tone="jade"
    icon={<UserRoundPlus />}
    title={`Giao việc: ${title}`}
    note={`${count} việc đề xuất chưa có người nhận`}
    actions={
      <Link
        to="/meetings/$meetingId"
        params={{ meetingId: id }}
        search={{ tab: 'viec' }}
        aria-label={`Xem và giao việc của ${title}`}
        className={buttonClass({ size: 'small' })}
      >
        Xem và giao
      </Link>
    }
  />
);
