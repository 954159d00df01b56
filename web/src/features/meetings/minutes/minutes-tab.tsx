import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { minutesQuery } from '../../../data/meetings/minutes.ts';
import { transcriptQuery } from '../../../data/transcripts/transcripts.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { EditionChoice } from './edition-choice.tsx';
import { MinutesView } from './minutes-view.tsx';
import { NoMinutes } from './no-minutes.tsx';

/** The minutes of a meeting, from nothing to locked; the newest edition unless another is chosen. */
export function MinutesTab({ meeting }: { readonly meeting: Meeting }) {
  // In the address, so that what is not saved is asked about before another edition takes its place.
  const { version: edition, go } = useMeetingPlace();
  const newest = useQuery(minutesQuery(meeting.id));
  const chosen = useQuery(minutesQuery(meeting.id, edition));
  const { data: spoken, error: noTranscript } = useQuery(transcriptQuery(meeting.id));
  const { data, error, refetch } = chosen;
  // A document can be read without its transcript, which may not load.
  if (data && (spoken || noTranscript)) {
    const transcript = spoken?.transcript ?? null;
    const { minutes, can } = data;
    if (!minutes) return <NoMinutes meeting={meeting} canDraft={can.draft} transcript={transcript} />;
    return (
      <>
        <EditionChoice
          editions={newest.data?.editions ?? []}
          shown={minutes.edition}
          onChoose={(next) =>
            go({ tab: 'bien-ban', ...(next === newest.data?.minutes?.edition ? {} : { v: next }) })
          }
        />
        <MinutesView
          key={minutes.id}
          meeting={meeting}
          minutes={minutes}
          canDraft={can.draft}
          transcript={transcript}
          confirmsTyped={spoken?.transcript === null}
        />
      </>
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
