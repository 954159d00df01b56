import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { transcriptQuery } from '../../data/transcripts.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/button.tsx';
import { TranscriptDrawing } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { AnalysisState } from './analysis-state.tsx';
import { AnalysisView } from './analysis-view.tsx';
import { OldVersionNotice } from './old-version-notice.tsx';
import { useMeetingPlace } from './use-meeting-place.ts';

/** What the engine made of what was said. */
export function AnalysisTab({ meeting }: { readonly meeting: Meeting }) {
  const { version, openTab } = useMeetingPlace();
  const { data, error, refetch } = useQuery(transcriptQuery(meeting.id, version));
  if (data?.transcript) {
    const { transcript, analysis, versions } = data;
    return (
      <div className="flex flex-col gap-4">
        {transcript.version < versions && <OldVersionNotice version={transcript.version} newest={versions} />}
        <AnalysisState meeting={meeting} transcript={transcript} />
        {analysis && (
          <AnalysisView
            meeting={meeting}
            transcript={transcript}
            analysis={analysis}
            isNewest={transcript.version === versions}
            version={version}
          />
        )}
      </div>
    );
  }
  return (
    <Panel>
      {data && (
        <EmptyState
          drawing={<TranscriptDrawing />}
          title="Chưa có gì để phân tích"
          text="Khi có bản gỡ băng, bạn sẽ thấy ở đây tóm tắt, quyết định, câu hỏi còn mở và ai nói bao lâu."
          action={
            meeting.can.uploadTranscript && (
              <Button look="primary" size="small" onClick={() => openTab('ban-ghi')}>
                Tải bản gỡ băng lên
              </Button>
            )
          }
        />
      )}
      {!data && error && (
        <LoadFailure text={failureText(error, 'Không thể tải phân tích.')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows />}
    </Panel>
  );
}
