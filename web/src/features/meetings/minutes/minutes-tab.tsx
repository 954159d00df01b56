import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { minutesQuery } from '../../../data/meetings/minutes.ts';
import { transcriptQuery } from '../../../data/meetings/transcripts.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { MinutesView } from './minutes-view.tsx';
import { NoMinutes } from './no-minutes.tsx';

/** The minutes of a meeting, from nothing to locked. */
export function MinutesTab({ meeting }: { readonly meeting: Meeting }) {
  const { data, error, refetch } = useQuery(minutesQuery(meeting.id));
  const { data: spoken, error: noTranscript } = useQuery(transcriptQuery(meeting.id));
  // A document can be read without its transcript, which may not load.
  if (data && (spoken || noTranscript)) {
    const transcript = spoken?.transcript ?? null;
    return data.minutes ? (
      <MinutesView
        key={data.minutes.id}
        meeting={meeting}
        minutes={data.minutes}
        canDraft={data.can.draft}
        transcript={transcript}
      />
    ) : (
      <NoMinutes meeting={meeting} canDraft={data.can.draft} transcript={transcript} />
    );
  }
  return (
    <Panel>
      {error && !data ? (
        <LoadFailure text={failureText(error, 'Không thể tải biên bản.')} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </Panel>
  );
}
