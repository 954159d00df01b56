import type { Poll, PollStatus, PollSummary, Vote } from '@hopgon/contract/scheduling/schemas';
import { lengthInWords } from '@hopgon/contract/time/format-duration';
import { formatDay, formatTime } from '../../lib/format/date.ts';
import { readerZone } from './slot-times.tsx';

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

/** The time to mark in the grid: the one that was chosen, else the one that suits most. */
export function markedSlot({
  chosenSlotId,
  bestSlot,
}: Pick<Poll, 'chosenSlotId' | 'bestSlot'>): { readonly slotId: string; readonly words: string } | null {
  if (chosenSlotId) return { slotId: chosenSlotId, words: 'Đã chốt' };
  return bestSlot && { slotId: bestSlot.id, words: 'Nhiều người được nhất' };
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
