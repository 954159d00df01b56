import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { ReplyOf } from '@hopgon/contract/route';
import type { readTranscript } from '@hopgon/contract/transcripts/routes';
import { useQuery } from '@tanstack/react-query';
import { transcriptQuery } from '../../../data/transcripts/transcripts.ts';
import { failureText, isRefusal } from '../../../lib/api/call-failure.ts';
import { useSteady } from '../../../lib/forms/use-steady.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { NoTranscript } from './no-transcript.tsx';
import { TranscriptView } from './transcript-view.tsx';
import { UploadPanel } from './upload-panel.tsx';

type TranscriptReply = ReplyOf<typeof readTranscript> | undefined;

const isSameTranscript = (shown: TranscriptReply, next: TranscriptReply): boolean =>
  shown?.transcript?.id === next?.transcript?.id;

/** What was said, line by line; or the way to bring it here. */
export function TranscriptTab({ meeting }: { readonly meeting: Meeting }) {
  const { version } = useMeetingPlace();
  const { data: newest, error, refetch } = useQuery(transcriptQuery(meeting.id, version));
  const data = useSteady(newest, version, isSameTranscript);
  const isOutdated = !isSameTranscript(data, newest);
  if (data?.transcript) {
    return (
      <>
        {isOutdated && (
          <div className="mb-4">
            <Banner tone="warning">
              Vừa có bản gỡ băng mới, nên những gì bạn đang sửa ở bản này không lưu được nữa. Hãy chép lại
              phần cần giữ; đóng chỗ đang sửa để xem bản mới.
            </Banner>
          </div>
        )}
        <TranscriptView meeting={meeting} reading={{ ...data, transcript: data.transcript }} />
      </>
    );
  }
  if (data && meeting.can.uploadTranscript)
    return <UploadPanel meeting={meeting} hasTranscript={isOutdated} />;
  return (
    <Panel>
      {data && <NoTranscript />}
      {!data && error && (
        <LoadFailure
          title={isRefusal(error, 'transcript_not_found') ? 'Không có phiên bản này' : undefined}
          text={failureText(error, 'Không thể tải bản gỡ băng.')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows />}
    </Panel>
  );
}
