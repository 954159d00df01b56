import type { Motion, MotionVoter } from '@hopgon/contract/live/motions/schemas';
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
  const { mutate, error } = useMotionStep(live.meetingId);
  const others = motion.voters.filter(
    (voter) =>
      voter.userId !== userId && (motion.can.castFor.includes(voter.userId) || voter.ballot !== null),
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Bỏ phiếu thay"
      description="Ghi đúng ý kiến của từng người. Mỗi lựa chọn được lưu ngay và biên bản ghi rõ là bỏ thay."
      failure={error && failureText(error, 'Không thể ghi phiếu. Vui lòng thử lại.')}
      actions={
        <Button look="primary" onClick={onClose}>
          Xong
        </Button>
      }
    >
      <ul className="divide-y">
        {others.map((voter) => (
          <OtherVoter
            key={voter.userId}
            voter={voter}
            isHolder={voter.proxy?.holderId === userId}
            onChoose={(choice) => mutate({ act: 'cast', motionId: motion.id, choice, userId: voter.userId })}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface OtherVoterProps {
  readonly voter: MotionVoter;
  readonly isHolder: boolean;
  readonly onChoose: (choice: (typeof choices)[number]) => void;
}

const OtherVoter = ({ voter, isHolder, onChoose }: OtherVoterProps) => (
  <li className="py-3">
    <fieldset className="min-w-0">
      <legend className="font-medium">
        {voter.displayName}
        <span className="text-small font-regular text-muted">
          {isHolder ? ' ủy quyền cho bạn' : ' không có thiết bị'}
          {voter.hasVoted && ' · đã ghi phiếu'}
        </span>
      </legend>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {choices.map((choice) => (
          <Button
            key={choice}
            size="small"
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
