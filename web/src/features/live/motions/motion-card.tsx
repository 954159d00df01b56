import type { Motion } from '@hopgon/contract/live/motions/schemas';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useState } from 'react';
import { useMotionStep } from '../../../data/meetings/motions.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Chip } from '../../../ui/marks/chip.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { useLivePage } from '../live-context.ts';
import { BallotChoices } from './ballot-choices.tsx';
import { CancelResultDialog } from './cancel-result-dialog.tsx';
import { CloseMotionDialog } from './close-motion-dialog.tsx';
import { isReached, motionKind, progressInWords, quorumInWords } from './motion-words.rules.ts';
import { OthersBallotsDialog } from './others-ballots-dialog.tsx';
import { VoterList } from './voter-list.tsx';

/** One vote: the question, the choices with their counts, and what it takes. */
export function MotionCard({ motion }: { readonly motion: Motion }) {
  const { live, userId } = useLivePage();
  const { mutate, isPending } = useMotionStep(live.meetingId);
  const own = motion.voters.find((voter) => voter.userId === userId);
  const mayCast = motion.can.castFor.includes(userId);
  const item = live.items.find(({ id }) => id === motion.agendaItemId);
  return (
    <article
      aria-labelledby={`motion-${motion.id}`}
      data-open-vote={motion.state === 'open' ? true : undefined}
      className="py-3 first:pt-0"
    >
      <p className="text-small text-muted">
        {motionKind(motion)}
        {motion.deadline && motion.state === 'open' && ` · đến ${formatMoment(motion.deadline)}`}
      </p>
      <h3 id={`motion-${motion.id}`} className="mt-0.5 font-semibold break-words">
        {motion.text}
      </h3>
      {item && <p className="text-small text-muted break-words">Mục: {item.title}</p>}
      <BallotChoices
        motion={motion}
        chosen={own?.ballot?.choice ?? null}
        mayChoose={mayCast}
        isBusy={isPending}
        onChoose={(choice) =>
          mutate(
            { act: 'cast', motionId: motion.id, choice, userId },
            { onError: (error) => toast.fail(failureText(error, 'Không thể gửi phiếu. Vui lòng thử lại.')) },
          )
        }
      />
      <OwnNote motion={motion} />
      {motion.state === 'open' && <p className="mt-2 text-small text-muted">{progressInWords(motion)}</p>}
      {quorumInWords(motion) && <p className="text-small text-muted">{quorumInWords(motion)}</p>}
      <Outcome motion={motion} />
      <MotionButtons motion={motion} />
      {motion.paper ? (
        <PaperNote paper={motion.paper} />
      ) : (
        motion.state === 'closed' && <VoterList motion={motion} />
      )}
    </article>
  );
}

/** How a vote on paper was counted, and who could not vote. */
const PaperNote = ({ paper }: { readonly paper: NonNullable<Motion['paper']> }) => (
  <p className="mt-2 text-small break-words text-muted">
    {[
      paper.exclusion && `Không được biểu quyết: ${paper.exclusion}.`,
      paper.note && `Kiểm phiếu: ${paper.note}.`,
      paper.paperId && 'Bản quét phiếu ở tài liệu cuộc họp.',
    ]
      .filter(Boolean)
      .join(' ')}
  </p>
);

/** What stands between the person and a ballot of their own, in words. */
function OwnNote({ motion }: { readonly motion: Motion }) {
  const { userId } = useLivePage();
  if (motion.state !== 'open') return null;
  const own = motion.voters.find((voter) => voter.userId === userId);
  return <p className="mt-1.5 text-small text-muted">{ownNote(motion, own)}</p>;
}

function ownNote({ isSecret, way }: Motion, own: Motion['voters'][number] | undefined): string {
  if (!own) return 'Bạn không có quyền biểu quyết trong cuộc họp này.';
  if (own.exclusion !== null) return `Bạn không biểu quyết nội dung này: ${own.exclusion}.`;
  if (own.proxy) return `Bạn đã ủy quyền cho ${own.proxy.holderName}.`;
  if (isSecret && own.hasVoted) return 'Bạn đã bỏ phiếu. Phiếu kín không đổi được.';
  if (own.hasVoted) return 'Bạn đổi được lựa chọn đến khi đóng biểu quyết.';
  if (way === 'meeting' && !own.isAttending) return 'Bạn chưa được điểm danh có mặt nên chưa bỏ phiếu được.';
  return isSecret ? 'Chọn một lần, không đổi được; không ai biết bạn chọn gì.' : 'Hãy chọn một ý kiến.';
}

function Outcome({ motion }: { readonly motion: Motion }) {
  if (motion.cancelled) {
    const { byName, at, reason } = motion.cancelled;
    return (
      <div className="mt-2 flex flex-col items-start gap-1.5 text-small text-muted">
        <Chip icon={<Ban />}>Đã hủy</Chip>
        <p className="break-words">{`Người hủy: ${byName}, ${formatMoment(at)}. Lý do: ${reason.replace(/\.$/, '')}.`}</p>
      </div>
    );
  }
  if (motion.state === 'closed')
    return (
      <p className="mt-2">
        {motion.isPassed ? (
          <Chip tone="jade" icon={<CircleCheck />}>
            Đã thông qua
          </Chip>
        ) : (
          <Chip tone="brick" icon={<CircleX />}>
            Không thông qua
          </Chip>
        )}
      </p>
    );
  return isReached(motion) ? (
    <p className="mt-2">
      <Chip tone="jade" icon={<CircleCheck />}>
        Đủ tỷ lệ thông qua
      </Chip>
    </p>
  ) : null;
}

/** Casting for others, closing and cancelling. */
function MotionButtons({ motion }: { readonly motion: Motion }) {
  const { userId } = useLivePage();
  const [asked, ask] = useState<'others' | 'close' | 'cancel' | 'cancel-result' | null>(null);
  const others = motion.can.castFor.filter((id) => id !== userId);
  if (others.length === 0 && !motion.can.cancel) return null;
  const close = () => ask(null);
  return (
    <div className="mt-2.5 flex flex-wrap gap-1.5">
      {others.length > 0 && (
        <Button size="small" className="pointer-coarse:h-11" onClick={() => ask('others')}>
          Bỏ phiếu thay
        </Button>
      )}
      {motion.can.close && (
        <Button size="small" className="pointer-coarse:h-11" onClick={() => ask('close')}>
          Đóng biểu quyết
        </Button>
      )}
      {motion.can.cancel && (
        <Button
          size="small"
          look="plain"
          className="text-muted pointer-coarse:h-11"
          onClick={() => ask(motion.state === 'open' ? 'cancel' : 'cancel-result')}
        >
          {motion.state === 'open' ? 'Hủy' : 'Hủy kết quả'}
        </Button>
      )}
      {asked === 'others' && <OthersBallotsDialog motion={motion} onClose={close} />}
      {asked === 'cancel-result' && <CancelResultDialog motion={motion} onClose={close} />}
      {(asked === 'close' || asked === 'cancel') && (
        <CloseMotionDialog motion={motion} act={asked} onClose={close} />
      )}
    </div>
  );
}
