import type { PollSummary } from '@hopgon/contract/scheduling/schemas';
import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { Suspense, useState } from 'react';
import { awaitsVote } from '../../data/meetings/polls.rules.ts';
import { pollsQuery } from '../../data/meetings/scheduling.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip } from '../../ui/marks/chip.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import { PollRows } from './poll-rows.tsx';
import { undecidedOf } from './scheduling-words.ts';

const CompletePollDialog = lazyOverlay(() => import('./complete-poll-dialog.tsx'), 'CompletePollDialog');

/** Beside the calendar: the polls that are not decided, to answer or complete; nothing where there is none. */
export function PollsButton() {
  const { data } = useQuery(pollsQuery);
  const [isOpen, open] = useState(false);
  const [completing, setCompleting] = useState<PollSummary | null>(null);
  const undecided = undecidedOf(data?.polls ?? []);
  if (undecided.length === 0 && !completing) return null;
  const waits = undecided.some((poll) => awaitsVote(poll) || (poll.status === 'over' && poll.can.manage));
  return (
    <>
      <Popover
        open={isOpen}
        onOpenChange={open}
        title="Đang hỏi giờ"
        trigger={
          <Button icon={<CalendarClock />} className="max-md:hidden @max-[84rem]:px-3">
            <span className="@max-[84rem]:sr-only">Đang hỏi giờ</span>
            <Chip tone={waits ? 'turmeric' : 'plain'}>{undecided.length}</Chip>
          </Button>
        }
      >
        <PollRows
          polls={undecided}
          onGo={() => open(false)}
          onComplete={(poll) => {
            open(false);
            setCompleting(poll);
          }}
        />
      </Popover>
      {completing && (
        <Suspense>
          <CompletePollDialog
            poll={completing}
            slot={completing.bestSlot}
            onClose={() => setCompleting(null)}
          />
        </Suspense>
      )}
    </>
  );
}
