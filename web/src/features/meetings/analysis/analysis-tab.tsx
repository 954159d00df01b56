import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { ReplyOf } from '@hopgon/contract/route';
import type { readTranscript } from '@hopgon/contract/transcripts/routes';
import { useQuery } from '@tanstack/react-query';
import { minutesQuery } from '../../../data/meetings/minutes.ts';
import { readingsQuery } from '../../../data/meetings/readings.ts';
import { speakersQuery, transcriptQuery } from '../../../data/transcripts/transcripts.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useSteady } from '../../../lib/forms/use-steady.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TranscriptDrawing } from '../../../ui/layout/drawings.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { MinutesLink } from '../minutes/minutes-link.tsx';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { OldVersionNotice } from '../transcript/old-version-notice.tsx';
import { AnalysisState } from './analysis-state.tsx';
import { AnalysisView } from './analysis-view.tsx';

type TranscriptReply = ReplyOf<typeof readTranscript> | undefined;

/** Nothing that is being edited would go. */
const isSameAnalysis = (shown: TranscriptReply, next: TranscriptReply): boolean =>
  shown?.transcript?.id === next?.transcript?.id && !(shown?.analysis && !next?.analysis);

/** What the engine made of what was said. */
export function AnalysisTab({ meeting }: { readonly meeting: Meeting }) {
  const { version, openTab } = useMeetingPlace();
  const { data: newest, error, refetch } = useQuery(transcriptQuery(meeting.id, version));
  const data = useSteady(newest, version, isSameAnalysis);
  // What is read beside the transcript stands above and between what the analysis says, and would push it down.
  const isComing = [
    useQuery(readingsQuery(meeting.id)),
    useQuery(speakersQuery(meeting.id)),
    useQuery(minutesQuery(meeting.id)),
  ].some(({ isPending }) => isPending);
  if (data?.transcript && !isComing) {
    const { transcript, analysis, versions } = data;
    return (
      <div className="flex flex-col gap-4">
        {transcript.version < versions && <OldVersionNotice version={transcript.version} newest={versions} />}
        <AnalysisState meeting={meeting} transcript={transcript} />
        <div className="flex justify-end empty:hidden">
          <MinutesLink meeting={meeting} />
        </div>
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
      {data && !data.transcript && (
        <EmptyState
          drawing={<TranscriptDrawing />}
          title="Chưa có gì để phân tích"
          text="Khi có bản gỡ băng, bạn sẽ thấy ở đây tóm tắt, quyết định, câu hỏi còn để ngỏ và ai nói bao lâu."
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
      {!error && !(data && !data.transcript) && <SkeletonRows />}
    </Panel>
  );
}
