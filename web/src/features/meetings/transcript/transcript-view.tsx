import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { AnalysisDocument, Transcript } from '@hopgon/contract/transcripts/schemas';
import { useState } from 'react';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { AnalysisState } from '../analysis/analysis-state.tsx';
import { Leftovers } from '../list/leftovers.tsx';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { OldVersionNotice } from './old-version-notice.tsx';
import { TranscriptHead } from './transcript-head.tsx';
import { TurnPages } from './turn-pages.tsx';
import { TurnSearch } from './turn-search.tsx';

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
  const { turn = 0 } = useMeetingPlace();
  const [query, setQuery] = useState('');
  const mayCorrect = meeting.can.uploadTranscript && transcript.version === versions;
  return (
    <div className="flex flex-col gap-4">
      {transcript.version < versions && <OldVersionNotice version={transcript.version} newest={versions} />}
      <AnalysisState meeting={meeting} transcript={transcript} />
      <Panel>
        <TranscriptHead meeting={meeting} transcript={transcript} versions={versions} />
        <SearchInput
          className="mx-5 my-3 max-md:mx-4"
          label="Tìm trong bản gỡ băng"
          placeholder="Tìm, không cần dấu"
          value={query}
          onChange={setQuery}
        />
        <hr />
        {analysis && <Leftovers analysis={analysis} />}
        {query.trim() === '' ? (
          <TurnPages
            key={`${transcript.id}/${turn}`}
            transcript={transcript}
            mayCorrect={mayCorrect}
            at={turn}
          />
        ) : (
          <TurnSearch
            transcript={transcript}
            mayCorrect={mayCorrect}
            query={query}
            onOpen={() => setQuery('')}
          />
        )}
      </Panel>
    </div>
  );
}
