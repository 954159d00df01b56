import type { PollSummary } from '@hopgon/contract/scheduling/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pollsQuery } from '../../data/meetings/scheduling.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { CompletePollDialog } from './complete-poll-dialog.tsx';
import { PollRows } from './poll-rows.tsx';
import { isDecided, undecidedOf } from './scheduling-words.ts';

const mostPollsShown = 6;

/** The polls one made or is asked in; nothing where there is none. */
export function OpenPolls() {
  const { data } = useQuery(pollsQuery);
  const [completing, setCompleting] = useState<PollSummary | null>(null);
  const all = data?.polls ?? [];
  const polls = [...undecidedOf(all), ...all.filter(isDecided)].slice(0, mostPollsShown);
  if (polls.length === 0) return null;
  return (
    <Panel>
      <PanelHead title="Hỏi giờ họp" />
      <PollRows polls={polls} onComplete={setCompleting} />
      {completing && (
        <CompletePollDialog
          poll={completing}
          slot={completing.bestSlot}
          onClose={() => setCompleting(null)}
        />
      )}
    </Panel>
  );
}
