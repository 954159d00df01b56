import type { PollSummary } from '@hopgon/contract/scheduling/schemas';
import { Link } from '@tanstack/react-router';
import { awaitsVote } from '../../data/meetings/polls.rules.ts';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { ownSpan } from '../../lib/format/own-clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip, type ChipTone } from '../../ui/marks/chip.tsx';
import { pollStatusWords } from './scheduling-words.ts';

const tones: Readonly<Record<PollSummary['status'], ChipTone>> = {
  open: 'jade',
  over: 'turmeric',
  completed: 'plain',
  cancelled: 'plain',
};

interface PollRowsProps {
  readonly polls: readonly PollSummary[];
  /** One goes to the page of a poll. */
  readonly onGo?: () => void;
  readonly onComplete: (poll: PollSummary) => void;
}

/** Polls, one a row: how far each is, and a button that completes your own with its best time. */
export const PollRows = ({ polls, onGo, onComplete }: PollRowsProps) => (
  <ul className="divide-y">
    {polls.map((poll) => (
      <li key={poll.id}>
        <Link
          to="/meetings/polls/$pollId"
          params={{ pollId: poll.id }}
          onClick={onGo}
          className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-5 py-2.5 hover:bg-hover"
        >
          <span className="min-w-0">
            <span className="line-clamp-2 font-medium break-words">{poll.title}</span>
            <span className="block text-small text-muted">
              {poll.votedCount}/{poll.voterCount} người đã chọn
              {awaitsVote(poll) && (
                <span className="text-turmeric-ink">
                  {poll.votedInPart ? ' · bạn chưa chọn giờ mới' : ' · bạn chưa chọn'}
                </span>
              )}
            </span>
          </span>
          <Chip tone={tones[poll.status]}>{pollStatusWords[poll.status]}</Chip>
        </Link>
        <BestTime poll={poll} onComplete={onComplete} />
      </li>
    ))}
  </ul>
);

interface BestTimeProps {
  readonly poll: PollSummary;
  readonly onComplete: (poll: PollSummary) => void;
}

function BestTime({ poll, onComplete }: BestTimeProps) {
  const { bestSlot, can, timeZone, title } = poll;
  if (!can.manage || !bestSlot || Date.parse(bestSlot.startsAt) < Date.now()) return null;
  const when = ownSpan({ ...bestSlot, timeZone }, { own: browserZone(), company: timeZone });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-5 pb-3">
      <p className="text-small">
        <span className="block text-muted">Nhiều người dự được nhất:</span>
        {when}
      </p>
      <Button size="small" look="tonal" className="pointer-coarse:h-11" onClick={() => onComplete(poll)}>
        Chốt giờ này
        <span className="sr-only">
          : {title}, {when}
        </span>
      </Button>
    </div>
  );
}
