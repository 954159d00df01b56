import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { transcriptQuery } from '../../data/transcripts.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { HandInPanel } from './hand-in-panel.tsx';
import { NoTranscript } from './no-transcript.tsx';
import { TranscriptView } from './transcript-view.tsx';
import { useMeetingPlace } from './use-meeting-place.ts';

/** What was said, line by line; or the way to bring it here. */
export function TranscriptTab({ meeting }: { readonly meeting: Meeting }) {
  const { version } = useMeetingPlace();
  const { data, error, refetch } = useQuery(transcriptQuery(meeting.id, version));
  if (data?.transcript) {
    return <TranscriptView meeting={meeting} reading={{ ...data, transcript: data.transcript }} />;
  }
  if (data && meeting.can.uploadTranscript) return <HandInPanel meeting={meeting} />;
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
