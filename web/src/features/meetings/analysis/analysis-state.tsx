import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import { useAnalyseAgain } from '../../../data/transcripts/transcripts.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatNumber } from '../../../lib/format/number.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';

interface AnalysisStateProps {
  readonly meeting: Meeting;
  readonly transcript: Transcript;
}

/** How far the analysis is; once ready, whether lines were corrected since. */
export function AnalysisState({
  meeting,
  transcript: { state, problem, correctedSince },
}: AnalysisStateProps) {
  const { mutate, isPending } = useAnalyseAgain(meeting.id);
  if (state === 'waiting') {
    return (
      <p
        role="status"
        className="flex items-center gap-3 rounded-control bg-jade-soft px-3 py-2.5 text-jade-ink"
      >
        <Spinner />
        Đang phân tích bản gỡ băng. Kết quả tự hiện khi xong, bạn có thể rời trang này.
      </p>
    );
  }
  const again = () =>
    mutate(undefined, {
      onError: (error) => toast.fail(failureText(error, 'Không thể phân tích lại. Vui lòng thử lại.')),
    });
  if (state === 'ready') {
    if (correctedSince === 0 || !meeting.can.uploadTranscript) return null;
    return (
      <Banner
        tone="info"
        action={
          <Button size="small" busy={isPending} onClick={again}>
            Phân tích lại
          </Button>
        }
      >
        {formatNumber(correctedSince)} câu được sửa sau lần phân tích này. Phân tích lại để đọc theo lời đã
        sửa; mục ai đã duyệt hoặc sửa được giữ nguyên.
      </Banner>
    );
  }
  if (state === 'unasked') {
    return (
      <Banner
        tone="info"
        action={
          meeting.can.uploadTranscript && (
            <Button size="small" busy={isPending} onClick={again}>
              Phân tích
            </Button>
          )
        }
      >
        Bản gỡ băng này chưa được phân tích. Công ty của bạn chỉ phân tích khi có người yêu cầu.
      </Banner>
    );
  }
  return (
    <Banner
      tone="error"
      action={
        meeting.can.uploadTranscript && (
          <Button size="small" busy={isPending} onClick={again}>
            Phân tích lại
          </Button>
        )
      }
    >
      {problem}
    </Banner>
  );
}
