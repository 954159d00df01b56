import type { Motion, MotionChoice, MotionCount } from '@hopgon/contract/live/motions/schemas';
import { formatNumber } from '../../../lib/format/number.ts';
import { bodyWords, thresholdInWords } from '../../../lib/format/thresholds.ts';

export const choiceWords: Readonly<Record<MotionChoice, string>> = {
  for: 'Tán thành',
  against: 'Không tán thành',
  none: 'Không có ý kiến',
};

export const choices: readonly MotionChoice[] = ['for', 'against', 'none'];

/** Công khai, theo đầu người */
export const motionKind = ({ isSecret, weighting, way, body, paper }: Motion): string =>
  [
    way === 'written' ? 'Lấy ý kiến bằng văn bản' : isSecret ? 'Bỏ phiếu kín' : 'Công khai',
    ...(paper ? ['phiếu giấy'] : []),
    weighting === 'share' ? 'theo phần vốn' : 'theo đầu người',
    ...(body ? [bodyWords[body].toLowerCase()] : []),
  ].join(', ');

export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;

/** 3 phiếu; by shares: 3 phiếu, 51% phần vốn */
export const countInWords = ({ votes, weight }: MotionCount, { weighting, base }: Motion): string =>
  weighting === 'share'
    ? `${votes} phiếu, ${formatNumber(percentOf(weight, base.weight))}% phần vốn`
    : `${votes} phiếu`;

/** What is cast and what it takes, while a vote is open. */
export function progressInWords(motion: Motion): string {
  const { cast, base, needed, weighting, ratio } = motion;
  const need =
    weighting === 'head'
      ? `cần ${formatNumber(needed)} tán thành`
      : `cần ${thresholdInWords(ratio)} phần vốn tán thành`;
  return `${cast.votes}/${base.votes} người đã chọn, ${need}.`;
}

/** Whether there are enough people for it to count; nothing of a written vote, which has no quorum. */
export function quorumInWords({
  way,
  attending,
  entitled,
  weighting,
  hasQuorum,
  quorum,
  presentCount,
}: Motion) {
  if (way === 'written') return '';
  const there =
    weighting === 'share'
      ? `${attending.votes}/${entitled.votes} người, ${formatNumber(percentOf(attending.weight, entitled.weight))}% phần vốn có mặt`
      : `${attending.votes}/${entitled.votes} người có quyền biểu quyết có mặt`;
  const all = presentCount === null ? '' : ` (tổng số người có mặt: ${presentCount})`;
  return `${there}${all}, ${hasQuorum ? 'đủ' : 'chưa đủ'} điều kiện (${thresholdInWords(quorum)}).`;
}

/** Whether what was cast so far reaches the ratio, for who may see it. */
export function isReached({ counts, needed, hasQuorum }: Motion): boolean {
  return hasQuorum && counts !== null && counts.for.votes > 0 && counts.for.weight >= needed;
}
