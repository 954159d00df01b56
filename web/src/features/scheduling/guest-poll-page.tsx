import type { GuestPoll } from '@hopgon/contract/scheduling/schemas';
import { useQuery } from '@tanstack/react-query';
import { guestPollQuery, useVoteAsGuest } from '../../data/meetings/scheduling.ts';
import { isRefusal } from '../../lib/api/call-failure.ts';
import { zoneName } from '../../lib/format/zone-choices.ts';
import { useHashToken } from '../../lib/use-hash.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { BareHead } from '../../ui/layout/bare-head.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Ballot } from './ballot.tsx';
import { DeadPollLink } from './dead-poll-link.tsx';
import { aboutWords, afterChoiceWords, chosenSlot, markedSlot, untilWords } from './scheduling-words.ts';
import { readerZone, slotWords } from './slot-times.tsx';
import { VoteGrid } from './vote-grid.tsx';

/** Where the link of a guest's mail leads; looking at it votes for nothing. */
export function GuestPollPage() {
  usePageTitle('Chọn giờ họp');
  const token = useHashToken();
  const query = useQuery(guestPollQuery(token));
  return (
    <>
      <BareHead />
      <main className="mx-auto w-full max-w-[760px] px-4 py-8 md:py-12">
        {isRefusal(query.error, 'poll_link_invalid') ? (
          <DeadPollLink text="Có thể liên kết bị thiếu vài ký tự, hoặc việc hỏi giờ đã đóng từ lâu. Anh/Chị hãy mở lại từ thư, hoặc hỏi người đã gửi thư." />
        ) : (
          <>
            {query.error && query.data === undefined && <h1 className="sr-only">Chọn giờ họp</h1>}
            <Loaded query={query} failure="Không thể mở liên kết này. Vui lòng thử lại.">
              {(poll) => <OneGuestPoll key={token} poll={poll} token={token} />}
            </Loaded>
          </>
        )}
      </main>
    </>
  );
}

function OneGuestPoll({ poll, token }: { readonly poll: GuestPoll; readonly token: string }) {
  const { mutateAsync } = useVoteAsGuest(token);
  const { title, askedBy, company, guestName, status, deadline, timeZone } = poll;
  const about = aboutWords(poll);
  return (
    <>
      <h1 className="text-page font-semibold text-balance">{title}</h1>
      <p className="mt-1 text-muted">
        Kính gửi {guestName}. {askedBy} ({company}) kính mời Anh/Chị cho biết dự được vào giờ nào
        {status === 'open' && `, xin trả lời ${untilWords(deadline, timeZone)}`}.
      </p>
      {about && <p className="mt-2 whitespace-pre-line">{about}</p>}
      <div className="mt-6 flex flex-col gap-5">
        <Ended poll={poll} />
        <Panel>
          <PanelHead
            title="Giờ nào được"
            aside={`giờ ${zoneName(poll.slots[0] ? readerZone(poll.slots[0], timeZone) : timeZone)}`}
          />
          <Ballot
            slots={poll.slots}
            timeZone={timeZone}
            canVote={status === 'open'}
            bestId={poll.chosenSlotId ? null : (poll.bestSlot?.id ?? null)}
            chosenId={chosenSlot(poll)?.id ?? null}
            reader="Anh/Chị"
            onVote={mutateAsync}
          />
        </Panel>
        <Panel>
          <PanelHead title="Bảng câu trả lời" aside="chỉ hiện số người, không hiện tên" />
          <VoteGrid
            slots={poll.slots}
            timeZone={timeZone}
            rows={[{ id: 'guest', name: guestName, note: 'Anh/Chị', votes: ownVotes(poll) }]}
            marked={markedSlot(poll)}
          />
        </Panel>
      </div>
    </>
  );
}

const ownVotes = ({ slots }: GuestPoll) =>
  slots.flatMap(({ id: slotId, myVote: vote }) => (vote ? [{ slotId, vote }] : []));

function Ended({ poll }: { readonly poll: GuestPoll }) {
  const { status, cancelledReason, timeZone } = poll;
  const chosen = chosenSlot(poll);
  const after = afterChoiceWords(poll);
  if (status === 'open') return null;
  const words = {
    over: 'Đã hết hạn trả lời. Người hỏi sẽ chốt giờ và mời Anh/Chị bằng thư.',
    completed: chosen
      ? `Giờ họp đã chốt: ${slotWords(chosen, timeZone)}. Lời mời được gửi đến email của Anh/Chị.`
      : (after ?? 'Giờ họp đã chốt.'),
    cancelled: `Việc hỏi giờ họp này đã bị hủy.${cancelledReason ? ` Lý do: ${cancelledReason}` : ''}`,
  };
  return <Banner tone={after ? 'warning' : 'info'}>{words[status]}</Banner>;
}
