import type { Analysis, Transcript } from '@hopgon/contract/transcripts/schemas';
import { isFact } from '@hopgon/engine/extract/certainty';
import { useMemo, useState } from 'react';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { DraftedNote } from './drafted-note.tsx';
import { citedTurns, numberTurns } from './evidence.rules.ts';
import { type Choice, EvidenceContext } from './evidence-context.ts';
import { EvidenceRail } from './evidence-rail.tsx';
import { MentionedPanel } from './mentioned-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { Statements } from './statements.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { TalkPanel } from './talk-panel.tsx';
import { TopicsPanel } from './topics-panel.tsx';

interface AnalysisViewProps {
  readonly transcript: Transcript;
  readonly analysis: Analysis;
  /** As the address names it. */
  readonly version: number | undefined;
}

export function AnalysisView({ transcript, analysis, version }: AnalysisViewProps) {
  const [choice, choose] = useState<Choice | null>(null);
  const numbers = useMemo(() => numberTurns(citedTurns(analysis)), [analysis]);
  const { decisions, openQuestions, topics, figures, summary } = analysis;
  return (
    <EvidenceContext value={{ numbers, choice, choose, version }}>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_380px]">
        <div className="flex min-w-0 flex-col gap-4">
          <DraftedNote transcript={transcript} />
          <SummaryPanel summary={summary} />
          <Panel>
            <PanelHead title="Quyết định" aside={decisions.filter(isFact).length || undefined} />
            <Found statements={decisions} otherwise="Không thấy quyết định nào trong bản ghi." />
          </Panel>
          <Panel>
            <PanelHead title="Câu hỏi còn mở" aside={openQuestions.filter(isFact).length || undefined} />
            <Found statements={openQuestions} otherwise="Không thấy câu hỏi nào chưa được trả lời." />
          </Panel>
          {topics.length > 0 && <TopicsPanel topics={topics} />}
          <MentionedPanel mentioned={analysis.mentioned} />
          <TalkPanel figures={figures} />
          <PlanPanel figures={figures} />
        </div>
        <EvidenceRail transcriptId={transcript.id} />
      </div>
    </EvidenceContext>
  );
}

interface FoundProps {
  readonly statements: Analysis['decisions'];
  readonly otherwise: string;
}

const Found = ({ statements, otherwise }: FoundProps) => (
  <div className="py-3">
    {statements.length > 0 ? (
      <Statements statements={statements} />
    ) : (
      <p className="px-5 text-small text-muted max-md:px-4">{otherwise}</p>
    )}
  </div>
);
