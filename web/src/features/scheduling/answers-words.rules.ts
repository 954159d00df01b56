import type { Poll, PollSummary } from '@hopgon/contract/scheduling/schemas';

/** How far a poll is. */
export type AnswerCounts = Pick<PollSummary, 'votedCount' | 'voterCount'>;

const mostVotersNamed = 5;

/** Whether too few have answered to speak for those asked: nobody, or not half of them. */
export const isThin = ({ votedCount, voterCount }: AnswerCounts): boolean =>
  votedCount === 0 || votedCount * 2 < voterCount;

/** 'An, Bình và 3 người khác' */
function namesOf(names: readonly string[]): string {
  if (names.length <= mostVotersNamed) return names.join(', ');
  const named = names.slice(0, mostVotersNamed - 1);
  return `${named.join(', ')} và ${names.length - named.length} người khác`;
}

/** How many have answered and who has not, as far as it is known; null when everyone has. */
export function answersWords(
  { votedCount, voterCount }: AnswerCounts,
  voters: Poll['voters'] | undefined,
): string | null {
  if (votedCount >= voterCount) return null;
  const missing = (voters ?? []).filter(({ voted }) => !voted);
  const silent = missing.filter(({ votes }) => votes.length === 0).map(({ name }) => name);
  const inPart = missing.filter(({ votes }) => votes.length > 0).map(({ name }) => name);
  const named = [
    ...(silent.length > 0 ? [`Chưa trả lời: ${namesOf(silent)}.`] : []),
    ...(inPart.length > 0 ? [`Chưa chọn giờ mới: ${namesOf(inPart)}.`] : []),
  ];
  if (votedCount > 0 || inPart.length > 0)
    return [`Mới ${votedCount}/${voterCount} người đã chọn giờ.`, ...named].join(' ');
  const nobody =
    voterCount === 1 ? 'Người được hỏi chưa trả lời' : `Chưa ai trong ${voterCount} người được hỏi trả lời`;
  return silent.length > 0 ? `${nobody}: ${namesOf(silent)}.` : `${nobody}.`;
}
