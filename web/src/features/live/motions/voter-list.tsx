import type { BallotWay, Motion, MotionVoter } from '@hopgon/contract/live/motions/schemas';
import { formatNumber } from '../../../lib/format/number.ts';
import { choiceWords } from './motion-words.rules.ts';

const wayWords: Readonly<Record<BallotWay, string>> = {
  own: '',
  proxy: 'bỏ theo ủy quyền',
  secretary: 'thư ký ghi hộ',
};

function voterInWords(voter: MotionVoter, isSecret: boolean): string {
  if (voter.exclusion !== null) return `không biểu quyết: ${voter.exclusion}`;
  if (voter.ballot)
    return [choiceWords[voter.ballot.choice].toLowerCase(), wayWords[voter.ballot.way]]
      .filter(Boolean)
      .join(', ');
  if (voter.hasVoted) return isSecret ? 'đã bỏ phiếu kín' : 'đã bỏ phiếu';
  return voter.isAttending ? 'có mặt, không bỏ phiếu' : 'không có mặt';
}

/** How each voted, once it is over; of a secret vote, who took part. */
export const VoterList = ({ motion }: { readonly motion: Motion }) => (
  <details className="mt-2 text-small">
    <summary className="min-h-6 cursor-pointer rounded-mark text-muted pointer-coarse:min-h-11">
      {motion.isSecret ? 'Ai đã bỏ phiếu' : 'Ai biểu quyết thế nào'}
    </summary>
    <ul className="mt-1 flex flex-col gap-1">
      {motion.voters.map((voter) => (
        <li key={voter.userId} className="flex flex-wrap justify-between gap-x-3">
          <span className="font-medium break-words">
            {voter.displayName}
            {motion.weighting === 'share' && (
              <span className="font-regular text-muted"> ({formatNumber(voter.weight)})</span>
            )}
          </span>
          <span className="text-muted">{voterInWords(voter, motion.isSecret)}</span>
        </li>
      ))}
    </ul>
  </details>
);
