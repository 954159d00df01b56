import type { Motion, MotionVoter } from '@hopgon/contract/live/motions/schemas';
import { useRef, useState } from 'react';
import { useMotionStep } from '../../../data/meetings/motions.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useLivePage } from '../live-context.ts';
import { choices, choiceWords } from './motion-words.rules.ts';

interface OthersBallotsDialogProps {
  readonly motion: Motion;
  readonly onClose: () => void;
}

/** Ballots of those who gave a proxy, and of those present without a device. */
export function OthersBallotsDialog({ motion, onClose }: OthersBallotsDialogProps) {
  const { live, userId } = useLivePage();
  const { mutate, mutateAsync, error } = useMotionStep(live.meetingId);
  const [isCastingRest, setCastingRest] = useState(false);
  const others = motion.voters.filter(
    (voter) =>
      voter.userId !== userId && (motion.can.castFor.includes(voter.userId) || voter.ballot !== null),
  );
  const visitorIds = new Set(live.people.filter(({ isVisiting }) => isVisiting).map(({ id }) => id));
  const rest = restOf(others, motion, visitorIds);
  const latestRest = useRef(rest);
  latestRest.current = rest;
  const castRest = async () => {
    setCastingRest(true);
    try {
      for (const { userId: voterId } of rest) {
        // A ballot pressed just before is on record by now.
        if (!latestRest.current.some((voter) => voter.userId === voterId)) continue;
        await mutateAsync({ act: 'cast', motionId: motion.id, choice: 'for', userId: voterId });
      }
    } catch {
      // The dialog shows why; those not recorded yet are still offered.
    } finally {
      setCastingRest(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Bỏ phiếu thay"
      description="Ghi đúng ý kiến của từng người. Mỗi lựa chọn được lưu ngay; biên bản ghi tên những người được thư ký ghi phiếu thay."
      failure={error && failureText(error, 'Không thể ghi phiếu. Vui lòng thử lại.')}
      actions={
        <Button look="primary" onClick={onClose}>
          Xong
        </Button>
      }
    >
      {(rest.length > 1 || isCastingRest) && (
        <Button className="w-full" busy={isCastingRest} onClick={() => void castRest()}>
          Ghi {rest.length} người không có thiết bị tán thành
        </Button>
      )}
      <ul className="divide-y">
        {others.map((voter) => (
          <OtherVoter
            key={voter.userId}
            voter={voter}
            isHolder={voter.proxy?.holderId === userId}
            isVisiting={visitorIds.has(voter.userId)}
            isDisabled={isCastingRest}
            onChoose={(choice) => mutate({ act: 'cast', motionId: motion.id, choice, userId: voter.userId })}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/**
 * Those for whom a show of hands is recorded: who has the page open votes there; a proxy is asked for one by one, and so is
 * a secret ballot.
 */
const restOf = (
  others: readonly MotionVoter[],
  { isSecret, can }: Motion,
  visitorIds: ReadonlySet<string>,
): readonly MotionVoter[] =>
  isSecret
    ? []
    : others.filter(
        ({ userId, hasVoted, proxy }) =>
          !hasVoted && proxy === null && can.castFor.includes(userId) && !visitorIds.has(userId),
      );

interface OtherVoterProps {
  readonly voter: MotionVoter;
  readonly isHolder: boolean;
  /** Has the page open and can vote there. */
  readonly isVisiting: boolean;
  /** While the rest is recorded, which would overwrite a choice made now. */
  readonly isDisabled: boolean;
  readonly onChoose: (choice: (typeof choices)[number]) => void;
}

const OtherVoter = ({ voter, isHolder, isVisiting, isDisabled, onChoose }: OtherVoterProps) => (
  <li className="py-3">
    <fieldset className="min-w-0">
      <legend className="font-medium">
        {voter.displayName}
        <span className="text-small font-regular text-muted">
          {isHolder && ' ủy quyền cho bạn'}
          {!isHolder && (isVisiting ? ' đang mở trang này, tự bỏ phiếu được' : ' không mở trang này')}
          {voter.hasVoted && ' · đã ghi phiếu'}
        </span>
      </legend>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {choices.map((choice) => (
          <Button
            key={choice}
            size="small"
            disabled={isDisabled}
            className="pointer-coarse:h-11"
            look={voter.ballot?.choice === choice ? 'tonal' : 'outline'}
            aria-pressed={voter.ballot?.choice === choice}
            onClick={() => onChoose(choice)}
          >
            {choiceWords[choice]}
          </Button>
        ))}
      </div>
    </fieldset>
  </li>
);
