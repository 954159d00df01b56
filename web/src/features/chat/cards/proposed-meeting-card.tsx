import type { Card } from '@hopgon/contract/chat/schemas';
import { Link } from '@tanstack/react-router';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useClocks } from '../../../data/use-clocks.ts';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import { cx } from '../../../ui/cx.ts';
import { meetingPlace } from '../replies/numbered-sources.rules.ts';
import { tall } from './card-foot.tsx';
import { CardFrame, CardRow } from './card-frame.tsx';
import { CardPeople } from './card-people.tsx';
import { cardTime, unbrokenParts } from './card-time.rules.ts';
import { InvitationRow, MeetingPlaceRows } from './meeting-place-rows.tsx';
import { WarningRows } from './warning-rows.tsx';

export type MeetingChange = Extract<Card['change'], { kind: 'meeting' }>;

interface ProposedMeetingCardProps {
  readonly card: Card;
  readonly change: MeetingChange;
  readonly sessionId: string;
}

export function ProposedMeetingCard({ card, change, sessionId }: ProposedMeetingCardProps) {
  const { title, goal, people, mails, warnings } = change;
  const made = card.meetingId !== null && (
    <Link
      {...meetingPlace(card.meetingId)}
      className={cx(buttonClass({ look: 'tonal', size: 'small' }), tall)}
    >
      Mở cuộc họp
    </Link>
  );
  return (
    <CardFrame card={card} sessionId={sessionId} icon={<CalendarPlus />} title="Lên lịch họp" made={made}>
      <CardRow label="Mục tiêu">
        <span className="inline-block font-medium first-letter:uppercase">{title || goal}</span>
      </CardRow>
      <CardRow label="Thời gian">
        <When when={cardTime(change, useClocks())} />
      </CardRow>
      <CardRow label="Người dự">
        <CardPeople people={people} />
      </CardRow>
      <MeetingPlaceRows change={change} />
      <WarningRows warnings={warnings}>{card.state === 'open' && <OtherTimes change={change} />}</WarningRows>
      <InvitationRow mails={mails} />
    </CardFrame>
  );
}

/** To where times are found that suit these people, for a meeting as long as this one. */
const OtherTimes = ({ change: { people, startsAt, endsAt } }: Pick<ProposedMeetingCardProps, 'change'>) => (
  <Link
    to="/meetings/find-time"
    search={{
      people: people.map(({ userId }) => userId).join(','),
      minutes: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
    }}
    className="link mt-1 inline-block"
  >
    Tìm giờ khác
  </Link>
);

const When = ({ when }: { readonly when: string }) => (
  <span className="font-medium tabular-nums">
    {unbrokenParts(when).map((part) => (
      <span key={part}>
        <span className="whitespace-nowrap">{part}</span>{' '}
      </span>
    ))}
  </span>
);
