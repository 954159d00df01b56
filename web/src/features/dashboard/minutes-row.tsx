import type { WaitingMinutes } from '@hopgon/contract/minutes/waiting/schemas';
import { Link } from '@tanstack/react-router';
import FilePen from 'lucide-react/icons/file-pen';
import { formatMoment } from '../../lib/format/date.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { PanelRow } from './panel-row.tsx';

const asks: Readonly<Record<WaitingMinutes['waitsFor'], { readonly what: string; readonly verb: string }>> = {
  adopt: { what: 'Chờ bạn thông qua', verb: 'Xem' },
  approve: { what: 'Chờ bạn đồng ý thông qua', verb: 'Xem' },
  sign: { what: 'Chờ bạn ký', verb: 'Ký' },
  comment: { what: 'Có góp ý giao cho bạn', verb: 'Xem' },
};

/** Minutes that wait for the caller. */
export const MinutesRow = ({
  minutes: { meetingId, title, waitsFor, since },
}: {
  readonly minutes: WaitingMinutes;
}) => (
  <PanelRow
    tone="turmeric"
    icon={<FilePen />}
    title={`Biên bản: ${title}`}
    note={`${asks[waitsFor].what} từ ${formatMoment(since)}`}
    actions={
      <Link
        to="/meetings/$meetingId"
        params={{ meetingId }}
        search={{ tab: 'bien-ban' }}
        aria-label={`${asks[waitsFor].verb} biên bản: ${title}`}
        className={buttonClass({ size: 'small' })}
      >
        {asks[waitsFor].verb}
      </Link>
    }
  />
);
