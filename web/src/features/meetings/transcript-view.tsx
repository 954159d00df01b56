import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Analysis, Transcript } from '@hopgon/contract/transcripts/schemas';
import { useState } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { AnalysisState } from './analysis-state.tsx';
import { Leftovers } from './leftovers.tsx';
import { OldVersionNotice } from './old-version-notice.tsx';
import { TranscriptHead } from './transcript-head.tsx';
import { TurnPages } from './turn-pages.tsx';
import { TurnSearch } from './turn-search.tsx';
import { useMeetingPlace } from './use-meeting-place.ts';

interface TranscriptViewProps {
  readonly meeting: Meeting;
  readonly reading: {
    readonly transcript: Transcript;
    readonly analysis: Analysis | null;
    readonly versions: number;
  };
}

export function TranscriptView({ meeting, reading }: TranscriptViewProps) {
  const { transcript, analysis, versions } = reading;
  const { turn = 0 } = useMeetingPlace();
  const [query, setQuery] = useState('');
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
          <TurnPages key={`${transcript.id}/${turn}`} transcript={transcript} at={turn} />
        ) : (
          <TurnSearch transcript={transcript} query={query} onOpen={() => setQuery('')} />
        )}
      </Panel>
    </div>
  );
}
