import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { Card } from '@hopgon/contract/chat/schemas';
import { Link } from '@tanstack/react-router';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import ListChecks from 'lucide-react/icons/list-checks';
import ListTodo from 'lucide-react/icons/list-todo';
import Mail from 'lucide-react/icons/mail';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Trash2 from 'lucide-react/icons/trash-2';
import Vote from 'lucide-react/icons/vote';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import { cx } from '../../../ui/cx.ts';
import { meetingPlace } from '../replies/numbered-sources.rules.ts';
import { tall } from './card-foot.tsx';
import { CardFrame, CardRow } from './card-frame.tsx';
import { type ChangeRow, changeRows, changeTitle } from './change-rows.rules.ts';
import { WarningRows } from './warning-rows.tsx';

export type OtherChange = Exclude<SingleChange, { kind: 'meeting' | 'action-item' | 'minutes' }>;

const icons: Readonly<Record<OtherChange['kind'], ReactNode>> = {
  'meeting-change': <CalendarClock />,
  'meeting-cancel': <CalendarX />,
  answer: <CalendarCheck />,
  agenda: <ListChecks />,
  'task-change': <ListTodo />,
  note: <NotebookPen />,
  'note-delete': <Trash2 />,
  poll: <Vote />,
  mail: <Mail />,
};

interface ChangeCardProps {
  readonly card: Card;
  readonly change: OtherChange;
  readonly sessionId: string;
}

/** A change of what is there: a meeting, an answer, an agenda, a task, a note to oneself. */
export function ChangeCard({ card, change, sessionId }: ChangeCardProps) {
  const icon = change.kind === 'note' && change.at !== null ? <BellRing /> : icons[change.kind];
  return (
    <CardFrame
      card={card}
      sessionId={sessionId}
      icon={icon}
      title={changeTitle(change)}
      made={<Made card={card} change={change} />}
    >
      <ChangeRows change={change} />
    </CardFrame>
  );
}

export const ChangeRows = ({ change }: { readonly change: OtherChange }) => (
  <>
    {changeRows(change).map((row) => (
      <RowView key={row.label} row={row} />
    ))}
    <WarningRows warnings={change.warnings} />
  </>
);

const RowView = ({ row: { label, lines, was, isText = false } }: { readonly row: ChangeRow }) => (
  <CardRow label={label}>
    {lines.map((line) => (
      <span
        key={line}
        className={cx(
          'block',
          isText ? 'whitespace-pre-line' : 'font-medium tabular-nums first-letter:uppercase',
        )}
      >
        {line}
      </span>
    ))}
    {was !== undefined && (
      <span className="block text-small text-muted tabular-nums">
        <span className="sr-only">Trước đây: </span>
        <s>{was}</s>
      </span>
    )}
  </CardRow>
);

function Made({ card, change }: { readonly card: Card; readonly change: OtherChange }) {
  if (card.state !== 'confirmed') return null;
  const look = cx(buttonClass({ look: 'tonal', size: 'small' }), tall);
  if ('meetingId' in change)
    return (
      <Link {...meetingPlace(change.meetingId)} className={look}>
        Mở cuộc họp
      </Link>
    );
  return change.kind === 'task-change' ? (
    <Link to="/dashboard" className={look}>
      Xem ở trang chủ
    </Link>
  ) : null;
}
