import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { AnalysisDocument, Transcript } from '@hopgon/contract/transcripts/schemas';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { readingsQuery } from '../../../data/meetings/readings.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { PlanPanel } from '../page/plan-panel.tsx';
import { SpeakersPanel } from '../transcript/speakers-panel.tsx';
import { citedTurns } from './evidence.rules.ts';
import { type Choice, EvidenceContext, type EvidenceOffer } from './evidence-context.ts';
import { EvidenceRail } from './evidence-rail.tsx';
import { MentionedPanel } from './mentioned-panel.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { ReadingsPanel } from './readings-panel.tsx';
import { TalkPanel } from './talk-panel.tsx';
import { TopicsPanel } from './topics-panel.tsx';

interface AnalysisViewProps {
  readonly meeting: Meeting;
  readonly transcript: Transcript;
  readonly analysis: AnalysisDocument;
  readonly isNewest: boolean;
  /** As the address names it. */
  readonly version: number | undefined;
}

export function AnalysisView({ meeting, transcript, analysis, isNewest, version }: AnalysisViewProps) {
  const [choice, choose] = useState<Choice | null>(null);
  const [offered, setOffered] = useState<EvidenceOffer | null>(null);
  const offer = useCallback((to: EvidenceOffer | null) => setOffered(to), []);
  const { data, error, refetch } = useQuery({ ...readingsQuery(meeting.id), enabled: isNewest });
  const readings = data?.readings;
  const cited = useMemo(
    () => citedTurns(analysis, readings ?? [], transcript.id),
    [analysis, readings, transcript.id],
  );
  const { topics, figures } = analysis;
  return (
    <EvidenceContext value={{ transcriptId: transcript.id, cited, choice, choose, offered, offer, version }}>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_380px]">
        <div className="flex min-w-0 flex-col gap-4">
          {data && (
            <>
              {data.can.edit && <SpeakersPanel meeting={meeting} />}
              <ReaderBar meetingId={meeting.id} />
              <ReadingsPanel meeting={meeting} readings={data.readings} canEdit={data.can.edit} />
            </>
          )}
          {!data && isNewest && (
            <Panel>
              {error ? (
                <LoadFailure
                  text={failureText(error, 'Không thể tải kết quả phân tích.')}
                  onRetry={() => void refetch()}
                />
              ) : (
                <SkeletonRows />
              )}
            </Panel>
          )}
          {topics.length > 0 && <TopicsPanel topics={topics} />}
          <MentionedPanel mentioned={analysis.mentioned} />
          <TalkPanel figures={figures} />
          <PlanPanel figures={figures} />
        </div>
        <EvidenceRail transcript={transcript} />
      </div>
    </EvidenceContext>
  );
}
