import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { AnalysisDocument, Transcript } from '@hopgon/contract/transcripts/schemas';
import { Panel } from '../../../ui/layout/panel.tsx';
import { AnalysisState } from '../analysis/analysis-state.tsx';
import { Leftovers } from '../list/leftovers.tsx';
import { TranscriptGlossary } from './glossary/transcript-glossary.tsx';
import { OldVersionNotice } from './old-version-notice.tsx';
import { TranscriptHead } from './transcript-head.tsx';
import { TurnList } from './turn-list.tsx';

interface TranscriptViewProps {
  readonly meeting: Meeting;
  readonly reading: {
    readonly transcript: Transcript;
    readonly analysis: AnalysisDocument | null;
    readonly versions: number;
  };
}

export function TranscriptView({ meeting, reading }: TranscriptViewProps) {
  const { transcript, analysis, versions } = reading;
  const mayCorrect = meeting.can.uploadTranscript && transcript.version === versions;
  return (
    <div className="flex flex-col gap-4">
      {transcript.version < versions && <OldVersionNotice version={transcript.version} newest={versions} />}
      <AnalysisState meeting={meeting} transcript={transcript} />
      <Panel>
        <TranscriptHead meeting={meeting} transcript={transcript} versions={versions} />
        <TranscriptGlossary transcriptId={transcript.id} mayCorrect={mayCorrect} />
        {analysis && <Leftovers analysis={analysis} />}
        <TurnList key={transcript.id} transcript={transcript} mayCorrect={mayCorrect} />
      </Panel>
    </div>
  );
}
