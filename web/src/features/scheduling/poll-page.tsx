import type { Poll } from '@hopgon/contract/scheduling/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { waitingMailsQuery } from '../../data/email.ts';
import {
  type GivenVotes,
  pollQuery,
  sharedPollQuery,
  useVoteInPoll,
  useVoteInSharedPoll,
} from '../../data/meetings/scheduling.ts';
import { waitingWords } from '../../data/waiting-words.rules.ts';
import { isRefusal } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Chip } from '../../ui/marks/chip.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Ballot } from './ballot.tsx';
import { CancelPollDialog } from './cancel-poll-dialog.tsx';
import { ChangePollDialog } from './change-poll-dialog.tsx';
import { CompletePollDialog } from './complete-poll-dialog.tsx';
import { DeadPollLink } from './dead-poll-link.tsx';
import {
  aboutWords,
  afterChoiceWords,
  chosenSlot,
  markedSlot,
  pollStatusWords,
  untilWords,
} from './scheduling-words.ts';
import { type GridRow, VoteGrid } from './vote-grid.tsx';

/** A poll for a time: one's own votes, everyone's, and for who asked the ways to end it. */
export function PollPage() {
  const { pollId = '' } = useParams({ strict: false });
  const link = new URLSearchParams(useLocation().hash).get('link');
  usePageTitle('Chọn giờ họp');
  return <Page>{link ? <SharedPoll token={link} /> : <AskedPoll pollId={pollId} />}</Page>;
}

function AskedPoll({ pollId }: { readonly pollId: string }) {
  const { mutateAsync } = useVoteInPoll(pollId);
  return (
    <Loaded query={useQuery(pollQuery(pollId))} failure="Không thể tải việc hỏi giờ này. Vui lòng thử lại.">
      {(poll) => <OnePoll key={poll.id} poll={poll} onVote={mutateAsync} />}
    </Loaded>
  );
}

/** Came by the link its organizer shared: who votes is asked from then on. */
function SharedPoll({ token }: { readonly token: string }) {
  const query = useQuery(sharedPollQuery(token));
  const { mutateAsync } = useVoteInSharedPoll(token);
  if (query.data === undefined && isRefusal(query.error, 'poll_link_invalid'))
    return (
      <DeadPollLink text="Có thể liên kết bị thiếu vài ký tự, thuộc công ty khác, hoặc việc hỏi giờ đã đóng. Hãy hỏi người đã gửi cho bạn." />
    );
  return (
    <Loaded query={query} failure="Không thể mở liên kết này. Vui lòng thử lại.">
      {(poll) => <OnePoll key={poll.id} poll={poll} onVote={mutateAsync} />}
    </Loaded>
  );
}

type Slot = Poll['slots'][number];

interface OnePollProps {
  readonly poll: Poll;
  readonly onVote: (votes: GivenVotes) => Promise<unknown>;
}

function OnePoll({ poll, onVote }: OnePollProps) {
  const [completing, setCompleting] = useState<Slot | null>(null);
  return (
    <>
      <PollHead poll={poll} />
      <Outcome poll={poll} />
      <div className="flex flex-col gap-5">
        <Panel>
          <PanelHead title="Giờ nào được" />
          <Ballot
            slots={poll.slots}
            timeZone={poll.timeZone}
            canVote={poll.can.vote}
            bestId={poll.chosenSlotId ? null : (poll.bestSlot?.id ?? null)}
            chosenId={chosenSlot(poll)?.id ?? null}
            onVote={onVote}
            beside={(slot) =>
              poll.can.manage &&
              Date.parse(slot.startsAt) > Date.now() && (
                <Button
                  size="small"
                  className="pointer-coarse:h-11"
                  look={slot.id === poll.bestSlot?.id ? 'tonal' : 'outline'}
                  onClick={() => setCompleting(slot)}
                >
                  Chốt giờ này
                </Button>
              )
            }
          />
        </Panel>
        <Panel>
          <PanelHead
            title="Ai dự được giờ nào"
            aside={`${poll.votedCount}/${poll.voterCount} người đã chọn`}
          />
          <VoteGrid
            slots={poll.slots}
            timeZone={poll.timeZone}
            rows={poll.voters.map(rowOf)}
            marked={markedSlot(poll)}
          />
          {poll.can.manage && <WaitingMails pollId={poll.id} />}
          {poll.shareLink && (
            <p className="border-t px-5 py-3 text-small text-muted">
              Ai trong công ty có liên kết của trang này đều chọn giờ được. Khách trả lời bằng liên kết riêng
              trong thư.
            </p>
          )}
        </Panel>
      </div>
      <CompletePollDialog poll={poll} slot={completing} onClose={() => setCompleting(null)} />
    </>
  );
}

/** Why guests have not been asked yet, to the person for whom their mails wait. */
function WaitingMails({ pollId }: { readonly pollId: string }) {
  const { data = [] } = useQuery(waitingMailsQuery);
  const waiting = data.find(({ subjectId }) => subjectId === pollId);
  if (!waiting) return null;
  return (
    <p role="status" className="border-t bg-turmeric-soft px-5 py-2.5 text-small text-turmeric-ink">
      {waitingWords(waiting)}
    </p>
  );
}

const rowOf = ({ id, userId, name, voted, votes }: Poll['voters'][number]): GridRow => {
  const notes = [userId === null && 'khách', votes.length > 0 && !voted && 'chưa chọn giờ mới'];
  return { id, name, note: notes.filter(Boolean).join(', ') || undefined, votes };
};

function PollHead({ poll }: { readonly poll: Poll }) {
  const [isCancelling, setCancelling] = useKept(`poll cancelling ${poll.id}`, false);
  const [isChanging, setChanging] = useKept(`poll changing ${poll.id}`, false);
  const { title, status, createdBy, deadline, timeZone, goal, location, can, shareLink } = poll;
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
              {shareLink && <CopyButton size="medium" text={shareLink} label="Sao chép liên kết" />}
              <Button onClick={() => setChanging(true)}>Đổi giờ, hạn</Button>
              <Button onClick={() => setCancelling(true)}>Hủy hỏi giờ họp</Button>
            </>
          )
        }
      />
      {about && <p className="-mt-2 mb-5 max-w-[68ch] whitespace-pre-line">{about}</p>}
      <ChangePollDialog poll={poll} open={isChanging} onOpenChange={setChanging} />
      <CancelPollDialog poll={poll} open={isCancelling} onOpenChange={setCancelling} />
    </>
  );
}

function Outcome({ poll }: { readonly poll: Poll }) {
  const { status, meetingId, meeting, cancelledReason, can } = poll;
  const after = afterChoiceWords(poll);
  if (status === 'open') return null;
  const words = {
    over: can.manage
      ? 'Đã hết hạn trả lời. Hãy chốt một giờ, hoặc đổi hạn để mọi người trả lời thêm.'
      : 'Đã hết hạn trả lời. Người hỏi sẽ chốt giờ.',
    completed: after ?? (meeting ? 'Giờ họp đã chốt, mọi người được mời.' : 'Giờ họp đã chốt.'),
    cancelled: `Việc hỏi giờ họp này đã bị hủy.${cancelledReason ? ` Lý do: ${cancelledReason}` : ''}`,
  };
  return (
    <div className="mb-5">
      <Banner
        tone={after ? 'warning' : 'info'}
        action={
          meetingId &&
          meeting && (
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
