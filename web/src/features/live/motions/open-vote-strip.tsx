import { useQuery } from '@tanstack/react-query';
import Vote from 'lucide-react/icons/vote';
import { motionsQuery } from '../../../data/meetings/motions.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useLivePage } from '../live-context.ts';

/** A vote that waits for the person, above the tabs where its own is not in sight. */
export function OpenVoteStrip({ onShow }: { readonly onShow: () => void }) {
  const { live, userId } = useLivePage();
  const { data } = useQuery(motionsQuery(live.meetingId));
  const waiting = data?.motions.find(({ can, voters }) => {
    const own = voters.find((voter) => voter.userId === userId);
    return can.castFor.includes(userId) && !own?.hasVoted;
  });
  return (
    <div aria-live="polite" className="shrink-0">
      {waiting && (
        <div className="flex items-center gap-3 border-b bg-turmeric-soft px-4 py-2 text-turmeric-ink">
          <Vote aria-hidden="true" className="shrink-0" />
          <p className="min-w-0 flex-1 text-small">
            Đang biểu quyết: <span className="font-medium break-words">{waiting.text}</span>
          </p>
          <Button size="small" className="pointer-coarse:h-11" onClick={onShow}>
            Bỏ phiếu
          </Button>
        </div>
      )}
    </div>
  );
}
