import type { Card } from '@hopgon/contract/chat/schemas';
import { Link } from '@tanstack/react-router';
import FilePen from 'lucide-react/icons/file-pen';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import { cx } from '../../../ui/cx.ts';
import { tall } from './card-foot.tsx';
import { CardFrame, CardRow } from './card-frame.tsx';
import { WarningRows } from './warning-rows.tsx';

interface MinutesCardProps {
  readonly card: Card;
  readonly change: Extract<Card['change'], { kind: 'minutes' }>;
  readonly sessionId: string;
}

/** A draft of minutes to make, and once it is made the way to it. */
export function MinutesCard({ card, change, sessionId }: MinutesCardProps) {
  const { meetingId, title, when, warnings } = change;
  const made = card.state === 'confirmed' && (
    <Link
      to="/meetings/$meetingId"
      params={{ meetingId }}
      search={{ tab: 'bien-ban' }}
      className={cx(buttonClass({ look: 'tonal', size: 'small' }), tall)}
    >
      Mở biên bản
    </Link>
  );
  return (
    <CardFrame card={card} sessionId={sessionId} icon={<FilePen />} title="Soạn biên bản" made={made}>
      <CardRow label="Cuộc họp">
        <span className="font-medium">{title}</span>
      </CardRow>
      <CardRow label="Thời gian">
        <span className="tabular-nums">{when}</span>
      </CardRow>
      <CardRow label="Lấy từ">
        Chương trình, điểm danh, ghi chú, biểu quyết và bản gỡ băng. Câu nào máy soạn đều chờ bạn duyệt.
      </CardRow>
      <WarningRows warnings={warnings} />
    </CardFrame>
  );
}
