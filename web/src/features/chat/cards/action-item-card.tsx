import type { Card } from '@hopgon/contract/chat/schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ListTodo from 'lucide-react/icons/list-todo';
import { meQuery } from '../../../data/account/me.ts';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import { cx } from '../../../ui/cx.ts';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { tall } from './card-foot.tsx';
import { CardFrame, CardRow } from './card-frame.tsx';
import { WarningRows } from './warning-rows.tsx';

interface ActionItemCardProps {
  readonly card: Card;
  readonly change: Extract<Card['change'], { kind: 'action-item' }>;
  readonly sessionId: string;
}

export function ActionItemCard({ card, change, sessionId }: ActionItemCardProps) {
  const { data: me } = useSuspenseQuery(meQuery);
  const { title, assignee, when, priority, warnings } = change;
  const made = card.actionItemId !== null && (
    <Link to="/dashboard" className={cx(buttonClass({ look: 'tonal', size: 'small' }), tall)}>
      Xem ở trang chủ
    </Link>
  );
  return (
    <CardFrame card={card} sessionId={sessionId} icon={<ListTodo />} title="Giao việc cần làm" made={made}>
      <CardRow label="Việc">
        <span className="inline-block font-medium first-letter:uppercase">{title}</span>
      </CardRow>
      <CardRow label="Phụ trách">
        <span className="flex items-center gap-2">
          <Avatar id={assignee.userId} name={assignee.displayName} size={24} />
          {assignee.userId === me.id ? 'Bạn' : assignee.displayName}
        </span>
      </CardRow>
      <CardRow label="Hạn">
        <span className="font-medium tabular-nums">{when || 'Chưa có'}</span>
      </CardRow>
      <CardRow label="Ưu tiên">
        <span className="inline-block first-letter:uppercase">{priority}</span>
      </CardRow>
      <WarningRows warnings={warnings} />
    </CardFrame>
  );
}
