import type { CardChange, SingleChange } from '@hopgon/contract/chat/changes';
import type { Card } from '@hopgon/contract/chat/schemas';
import ListChecks from 'lucide-react/icons/list-checks';
import { keyed } from '../keyed.ts';
import { CardFrame, CardRow } from './card-frame.tsx';
import { ChangeRows } from './change-card.tsx';
import { changeTitle } from './change-rows.rules.ts';
import { InvitationRow, MeetingPlaceRows } from './meeting-place-rows.tsx';
import { WarningRows } from './warning-rows.tsx';

interface SeveralCardProps {
  readonly card: Card;
  readonly change: Extract<CardChange, { kind: 'several' }>;
  readonly sessionId: string;
}

/** What one message asked for together: confirmed once, all or nothing. */
export const SeveralCard = ({ card, change, sessionId }: SeveralCardProps) => (
  <CardFrame
    card={card}
    sessionId={sessionId}
    icon={<ListChecks />}
    title={`${change.changes.length} việc cùng lúc`}
    made={null}
  >
    {keyed(change.changes).map(({ key, value }) => (
      <ChangePart key={key} change={value} />
    ))}
  </CardFrame>
);

const ChangePart = ({ change }: { readonly change: SingleChange }) => (
  <>
    <dt className="col-span-2 pt-2 font-semibold first:pt-0">{changeTitle(change)}</dt>
    <PartRows change={change} />
  </>
);

function PartRows({ change }: { readonly change: SingleChange }) {
  switch (change.kind) {
    case 'meeting':
      return (
        <>
          <CardRow label="Cuộc họp">
            <Sentence text={change.title} />
          </CardRow>
          <CardRow label="Thời gian">{change.when}</CardRow>
          <CardRow label="Người dự">{change.people.map(({ displayName }) => displayName).join(', ')}</CardRow>
          <MeetingPlaceRows change={change} />
          <WarningRows warnings={change.warnings} />
          <InvitationRow mails={change.mails} />
        </>
      );
    case 'action-item':
      return (
        <>
          <CardRow label="Việc">
            <Sentence text={change.title} />
          </CardRow>
          <CardRow label="Phụ trách">{change.assignee.displayName}</CardRow>
          <CardRow label="Hạn">{change.when || 'Chưa có'}</CardRow>
          <CardRow label="Ưu tiên">
            <Sentence text={change.priority} />
          </CardRow>
          <WarningRows warnings={change.warnings} />
        </>
      );
    case 'minutes':
      return (
        <>
          <CardRow label="Cuộc họp">{change.title}</CardRow>
          <WarningRows warnings={change.warnings} />
        </>
      );
    default:
      return <ChangeRows change={change} />;
  }
}

/** Begins with a capital, as on a card of its own. */
const Sentence = ({ text }: { readonly text: string }) => (
  <span className="inline-block first-letter:uppercase">{text}</span>
);
