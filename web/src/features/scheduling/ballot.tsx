import type { Poll, Vote } from '@hopgon/contract/scheduling/schemas';
import { dayInWords } from '@hopgon/contract/time/format-local';
import { type ReactNode, useState } from 'react';
import type { GivenVotes } from '../../data/meetings/scheduling.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { ownDay, rangeIn } from '../../lib/format/own-clock.ts';
import { firstWord, type ReaderWord } from '../../lib/format/reader-word.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { Chip } from '../../ui/marks/chip.tsx';
import { LeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { voteWords } from './scheduling-words.ts';
import { CompanyTime, readerZone, slotWords } from './slot-times.tsx';

type Slot = Poll['slots'][number];

const choices: readonly { readonly value: Vote | ''; readonly label: string }[] = [
  { value: 'yes', label: voteWords.yes },
  { value: 'maybe', label: voteWords.maybe },
  { value: 'no', label: voteWords.no },
];

interface BallotProps {
  readonly slots: readonly Slot[];
  readonly timeZone: string;
  readonly canVote: boolean;
  readonly bestId: string | null;
  readonly chosenId: string | null;
  readonly reader?: ReaderWord;
  readonly onVote: (votes: GivenVotes) => Promise<unknown>;
  /** What stands beside a time: a button to choose it. */
  readonly beside?: (slot: Slot) => ReactNode;
}

/** The times of a poll with their counts, and one's own votes, which are sent by a press and not before. */
export function Ballot({
  slots,
  timeZone,
  canVote,
  bestId,
  chosenId,
  reader = 'bạn',
  onVote,
  beside,
}: BallotProps) {
  // By slots, whose ids no two polls share.
  const [draft, set] = useKept<Readonly<Record<string, Vote>>>('poll votes', {});
  const [readIds, setReadIds] = useState(() => slots.map(({ id }) => id));
  const isNew = ({ id }: Slot): boolean => canVote && !readIds.includes(id);
  const haveChanged = slots.some(isNew) || (canVote && readIds.length !== slots.length);
  const [failure, fail] = useState<string | null>(null);
  const [busy, work] = useState(false);
  const voteOf = ({ id, myVote }: Slot): Vote | null => draft[id] ?? myVote;
  const given = slots.flatMap((slot) => {
    const vote = voteOf(slot);
    return vote ? [{ slotId: slot.id, vote }] : [];
  });
  const isDrafted = slots.some(({ id }) => draft[id] !== undefined);

  const send = async () => {
    fail(null);
    work(true);
    try {
      await onVote(given);
      // Votes changed while the server answered are kept.
      set((current) =>
        Object.fromEntries(Object.entries(current).filter(([id, vote]) => draft[id] !== vote)),
      );
      setReadIds(slots.map(({ id }) => id));
      toast.say(`Đã gửi lựa chọn của ${reader}`);
    } catch (problem) {
      // The times are read again, and the notice above them says so.
      if (!isRefusal(problem, 'poll_slot_unknown'))
        fail(failureText(problem, 'Không thể gửi lựa chọn. Vui lòng thử lại.'));
    } finally {
      work(false);
    }
  };

  return (
    <>
      <LeaveGuard isDirty={() => isDrafted} />
      {haveChanged && (
        <div className="px-5 pt-4">
          <Banner tone="warning">
            {given.length > 0
              ? `Các giờ vừa đổi. Lựa chọn của ${reader} cho những giờ còn lại được giữ; hãy xem các giờ mới rồi gửi.`
              : 'Các giờ vừa đổi. Hãy xem các giờ mới rồi chọn.'}
          </Banner>
        </div>
      )}
      <ul aria-label="Các khung giờ" className="divide-y">
        {slots.map((slot) => (
          <li key={slot.id} className={cx('px-5 py-4', slot.id === chosenId && 'bg-sunken')}>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <SlotHead
                slot={slot}
                timeZone={timeZone}
                isBest={slot.id === bestId}
                isChosen={slot.id === chosenId}
                isNew={isNew(slot)}
              />
              <div className="flex flex-wrap items-center gap-3">
                {canVote && (
                  <Segmented
                    label={`${firstWord(reader)} dự được ${slotWords(slot, timeZone)} không`}
                    choices={choices}
                    value={voteOf(slot) ?? ''}
                    onChange={(vote) => vote !== '' && set({ ...draft, [slot.id]: vote })}
                  />
                )}
                {beside?.(slot)}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {canVote && (
        <div className="flex flex-wrap items-center gap-3 border-t px-5 py-4">
          <Button look="primary" busy={busy} disabled={!isDrafted} onClick={() => void send()}>
            Gửi lựa chọn
          </Button>
          <span className="text-small text-muted">
            {noteOf(given.length, slots.length, { isDrafted, reader })}
          </span>
          {failure && (
            <div className="w-full">
              <Banner tone="error">{failure}</Banner>
            </div>
          )}
        </div>
      )}
    </>
  );
}

interface NoteState {
  readonly isDrafted: boolean;
  readonly reader: ReaderWord;
}

function noteOf(given: number, all: number, { isDrafted, reader }: NoteState): string {
  const kept = given > 0 && !isDrafted ? `Đã ghi lựa chọn của ${reader}. ` : '';
  return given < all
    ? `${kept}Còn ${all - given} khung giờ ${reader} chưa chọn.`
    : `${kept}${firstWord(reader)} đổi ý được cho đến hạn.`;
}

interface SlotHeadProps {
  readonly slot: Slot;
  readonly timeZone: string;
  readonly isBest: boolean;
  readonly isChosen: boolean;
  readonly isNew: boolean;
}

function SlotHead({ slot, timeZone, isBest, isChosen, isNew }: SlotHeadProps) {
  const { counts } = slot;
  const zone = readerZone(slot, timeZone);
  const span = { ...slot, timeZone };
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">{rangeIn(span, zone)}</span>
        <span>{dayInWords(ownDay(span, zone))}</span>
        {isNew && <Chip tone="turmeric">Giờ mới</Chip>}
        {isChosen && <Chip tone="jade">Đã chốt</Chip>}
        {isBest && !isChosen && <Chip tone="jade">Nhiều người dự được nhất</Chip>}
      </p>
      <CompanyTime slot={slot} timeZone={timeZone} />
      <p className="text-small text-muted tabular-nums">
        {counts.yes + counts.maybe + counts.no === 0
          ? 'Chưa ai chọn'
          : `${counts.yes} được · ${counts.maybe} nếu cần · ${counts.no} không`}
      </p>
    </div>
  );
}
