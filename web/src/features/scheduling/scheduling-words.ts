import type { Poll, PollStatus, PollSummary, Vote } from '@hopgon/contract/scheduling/schemas';
import { lengthInWords } from '@hopgon/contract/time/format-duration';
import { isSameTime } from '../../data/meetings/moved-words.ts';
import { formatDay, formatTime } from '../../lib/format/date.ts';
import { readerZone, slotWords } from './slot-times.tsx';

export const voteWords: Readonly<Record<Vote, string>> = { yes: 'Được', maybe: 'Nếu cần', no: 'Không' };

export const pollStatusWords: Readonly<Record<PollStatus, string>> = {
  open: 'Đang hỏi',
  over: 'Hết hạn, chờ chốt',
  completed: 'Đã chốt',
  cancelled: 'Đã hủy',
};

export const isDecided = ({ status }: Pick<PollSummary, 'status'>): boolean =>
  status === 'completed' || status === 'cancelled';

export const undecidedOf = (polls: readonly PollSummary[]): PollSummary[] =>
  polls.filter((poll) => !isDecided(poll));

type Settled = Pick<Poll, 'slots' | 'chosenSlotId' | 'meeting' | 'bestSlot'>;

/** The time to mark in the grid: the one that was chosen, else the one that suits most. */
export function markedSlot(poll: Settled): { readonly slotId: string; readonly words: string } | null {
  const { chosenSlotId, bestSlot } = poll;
  const chosen = chosenSlot(poll);
  if (chosenSlotId) return chosen ? { slotId: chosen.id, words: 'Đã chốt' } : null;
  return bestSlot && { slotId: bestSlot.id, words: 'Nhiều người dự được nhất' };
}

/** The time that was chosen, while the meeting is still at it. */
export function chosenSlot<S extends Poll['slots'][number]>({
  slots,
  chosenSlotId,
  meeting,
}: Pick<Poll, 'chosenSlotId' | 'meeting'> & { readonly slots: readonly S[] }): S | undefined {
  const chosen = slots.find(({ id }) => id === chosenSlotId);
  if (!chosen || !meeting) return chosen;
  return meeting.isCancelled || !isSameTime(meeting, chosen) ? undefined : chosen;
}

/** How the meeting differs from what was chosen; null where it does not. */
export function afterChoiceWords(
  poll: Pick<Poll, 'slots' | 'chosenSlotId' | 'meeting' | 'timeZone'>,
): string | null {
  const { meeting, timeZone } = poll;
  if (!meeting) return null;
  if (meeting.isCancelled) return 'Cuộc họp đã chốt giờ nay đã bị hủy.';
  return chosenSlot(poll) ? null : `Giờ họp đã đổi sau khi chốt: nay là ${slotWords(meeting, timeZone)}.`;
}

/** 'trước Thứ Hai, 23/11/2026 lúc 17:00' */
export function untilWords(deadline: string, timeZone: string): string {
  const zone = readerZone({ startsAt: deadline }, timeZone);
  return `trước ${formatDay(deadline, zone)} lúc ${formatTime(deadline, zone)}`;
}

/** What a meeting is for and where, a line each; empty when nothing is said. */
export const aboutWords = ({
  goal,
  location,
}: {
  readonly goal: string;
  readonly location: string;
}): string => [goal && `Mục tiêu: ${goal}`, location && `Địa điểm: ${location}`].filter(Boolean).join('\n');

const lengths = [15, 30, 45, 60, 90, 120, 180, 240];

/** What may be chosen, and what is chosen now. */
export const lengthChoices = (now: number) =>
  [...new Set([...lengths, now])]
    .sort((left, right) => left - right)
    .map((minutes) => ({ value: String(minutes), label: lengthInWords(minutes) }));

export const restChoices = (now: number) =>
  [...new Set([0, 5, 10, 15, 30, 60, now])]
    .sort((left, right) => left - right)
    .map((minutes) => ({ value: String(minutes), label: minutes === 0 ? 'Không cần' : `${minutes} phút` }));
