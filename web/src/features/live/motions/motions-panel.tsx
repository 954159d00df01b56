import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { motionsQuery } from '../../../data/meetings/motions.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { useLivePage } from '../live-context.ts';
import { LiveSection } from '../live-section.tsx';
import { MotionCard } from './motion-card.tsx';
import { PaperVoteDialog } from './paper-vote-dialog.tsx';

/** What was put to the vote, the newest first. */
export function MotionsPanel() {
  const { live, askForMotion } = useLivePage();
  const [isRecording, setRecording] = useKept(`recording paper vote ${live.meetingId}`, false);
  const { data, error, refetch } = useQuery(motionsQuery(live.meetingId));
  // One that was cancelled while it was open never had a result.
  const shown = data?.motions.filter(({ cancelled: of }) => of === null || of.reason !== '') ?? [];
  const cancelled = (data?.motions.length ?? 0) - shown.length;
  return (
    <LiveSection title="Biểu quyết" aside={cancelled > 0 && `${cancelled} lượt đã hủy`}>
      {error && !data && (
        <LoadFailure text={failureText(error, 'Không thể tải biểu quyết.')} onRetry={() => void refetch()} />
      )}
      {!(data || error) && <SkeletonRows />}
      {data && shown.length === 0 && (
        <p className="text-small text-muted">Chưa có nội dung nào được đưa ra biểu quyết.</p>
      )}
      <div className="flex flex-col divide-y">
        {shown.map((motion) => (
          <MotionCard key={motion.id} motion={motion} />
        ))}
      </div>
      {data?.can.open && (
        <Button
          size="small"
          className="mt-3 self-start pointer-coarse:h-11"
          icon={<Plus />}
          onClick={askForMotion}
        >
          Đưa ra biểu quyết
        </Button>
      )}
      {data?.can.open && (
        <Button
          size="small"
          look="plain"
          className="self-start pointer-coarse:h-11"
          onClick={() => setRecording(true)}
        >
          Ghi kết quả phiếu giấy
        </Button>
      )}
      {isRecording && (
        <PaperVoteDialog
          meetingId={live.meetingId}
          items={live.items}
          body={data?.motions[0]?.body ?? null}
          onClose={() => setRecording(false)}
        />
      )}
    </LiveSection>
  );
}
