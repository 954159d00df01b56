import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { transcriptQuery } from '../../../data/transcripts/transcripts.ts';
import { failureText, isRefusal } from '../../../lib/api/call-failure.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { NoTranscript } from './no-transcript.tsx';
import { TranscriptView } from './transcript-view.tsx';
import { UploadPanel } from './upload-panel.tsx';

/** What was said, line by line; or the way to bring it here. */
export function TranscriptTab({ meeting }: { readonly meeting: Meeting }) {
  const { version } = useMeetingPlace();
  const { data, error, refetch } = useQuery(transcriptQuery(meeting.id, version));
  if (data?.transcript) {
    return <TranscriptView meeting={meeting} reading={{ ...data, transcript: data.transcript }} />;
  }
  if (data && meeting.can.uploadTranscript) return <UploadPanel meeting={meeting} />;
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
