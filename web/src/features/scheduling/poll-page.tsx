import type { Poll } from '@hopgon/contract/scheduling/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { pollQuery, useVoteInPoll } from '../../data/scheduling.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Chip } from '../../ui/chip.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { Ballot } from './ballot.tsx';
import { CancelPollDialog } from './cancel-poll-dialog.tsx';
import { DeadlineDialog } from './deadline-dialog.tsx';
import { aboutWords, pollStatusWords, untilWords, voteWords } from './scheduling-words.ts';
import { SettleDialog } from './settle-dialog.tsx';

/** A poll for a time: one's own votes, everyone's, and for who asked the ways to end it. */
export function PollPage() {
  const { pollId = '' } = useParams({ strict: false });
  usePageTitle('Chọn giờ họp');
  return (
    <Page>
      <Loaded query={useQuery(pollQuery(pollId))} failure="Không thể tải câu hỏi này. Vui lòng thử lại.">
        {(poll) => <OnePoll poll={poll} />}
      </Loaded>
    </Page>
  );
}

type Slot = Poll['slots'][number];

function OnePoll({ poll }: { readonly poll: Poll }) {
  const { mutateAsync: vote } = useVoteInPoll(poll.id);
  const [settling, settle] = useState<Slot | null>(null);
  return (
    <>
      <PollHead poll={poll} />
      <Outcome poll={poll} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <Panel>
          <PanelHead title="Giờ nào được" aside={`${poll.votedCount}/${poll.voterCount} người đã chọn`} />
          <Ballot
            slots={poll.slots}
            timeZone={poll.timeZone}
            canVote={poll.can.vote}
            bestId={poll.bestSlot?.id ?? null}
            chosenId={poll.chosenSlotId}
            onVote={vote}
            under={(slot) => (
              <>
                <WhoSaid poll={poll} slot={slot} />
                {poll.can.manage && (
                  <Button
                    size="small"
                    className="mt-3 pointer-coarse:h-11"
                    look={slot.id === poll.bestSlot?.id ? 'tonal' : 'outline'}
                    onClick={() => settle(slot)}
                  >
                    Chốt giờ này
                  </Button>
                )}
              </>
            )}
          />
        </Panel>
        <Voters poll={poll} />
      </div>
      <SettleDialog poll={poll} slot={settling} onClose={() => settle(null)} />
    </>
  );
}

function PollHead({ poll }: { readonly poll: Poll }) {
  const [cancelling, cancel] = useState(false);
  const [moving, move] = useState(false);
  const { title, status, createdBy, deadline, timeZone, goal, location, can } = poll;
  const about = aboutWords({ goal, location });
  return (
    <>
      <PageHead
        title={title}
        note={
          <>
            <Chip tone={status === 'open' ? 'jade' : status === 'over' ? 'turmeric' : 'plain'}>
              {pollStatusWords[status]}
            </Chip>
            <span>
              {createdBy.displayName} hỏi
              {status === 'open' && `, trả lời ${untilWords(deadline, timeZone)}`}
            </span>
          </>
        }
        actions={
          can.manage && (
            <>
              <Button onClick={() => move(true)}>Đổi hạn</Button>
              <Button onClick={() => cancel(true)}>Hủy câu hỏi</Button>
            </>
          )
        }
      />
      {about && <p className="-mt-2 mb-5 max-w-[68ch] whitespace-pre-line">{about}</p>}
      <DeadlineDialog poll={poll} open={moving} onOpenChange={move} />
      <CancelPollDialog poll={poll} open={cancelling} onOpenChange={cancel} />
    </>
  );
}

function Outcome({ poll: { status, meetingId, cancelledReason, can } }: { readonly poll: Poll }) {
  if (status === 'open') return null;
  const words = {
    over: can.manage
      ? 'Đã hết hạn trả lời. Hãy chốt một giờ, hoặc đổi hạn để mọi người trả lời thêm.'
      : 'Đã hết hạn trả lời. Người hỏi sẽ chốt giờ.',
    settled: meetingId ? 'Giờ họp đã chốt, mọi người đã được mời.' : 'Giờ họp đã chốt.',
    cancelled: `Câu hỏi này đã bị hủy.${cancelledReason ? ` Lý do: ${cancelledReason}` : ''}`,
  };
  return (
    <div className="mb-5">
      <Banner
        tone="info"
        action={
          meetingId && (
            <Link
              to="/meetings/$meetingId"
              params={{ meetingId }}
              className={buttonClass({ look: 'outline', size: 'small' })}
            >
              Mở cuộc họp
            </Link>
          )
        }
      >
        {words[status]}
      </Banner>
    </div>
  );
}

function WhoSaid({ poll, slot }: { readonly poll: Poll; readonly slot: Slot }) {
  const parts = (['yes', 'maybe', 'no'] as const).flatMap((vote) => {
    const names = poll.voters
      .filter(({ votes }) => votes.some((cast) => cast.slotId === slot.id && cast.vote === vote))
      .map(({ name }) => name);
    return names.length > 0 ? [`${voteWords[vote]}: ${names.join(', ')}`] : [];
  });
  return parts.length > 0 && <p className="mt-2 text-small text-muted">{parts.join(' · ')}</p>;
}

const Voters = ({ poll: { voters } }: { readonly poll: Poll }) => (
  <Panel>
    <PanelHead title="Những người được hỏi" />
    <ul className="divide-y">
      {voters.map(({ id, name, userId, voted }) => (
        <li key={id} className="flex min-h-11 items-center justify-between gap-3 px-5 py-2">
          <span className="min-w-0 break-words">
            {name}
            {userId === null && <span className="text-muted"> (khách)</span>}
          </span>
          <span className="shrink-0 text-small text-muted">{voted ? 'Đã chọn' : 'Chưa chọn'}</span>
        </li>
      ))}
    </ul>
  </Panel>
);
