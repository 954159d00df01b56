import type { PollSummary } from '@hopgon/contract/scheduling/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pollsQuery } from '../../data/meetings/scheduling.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { PollRows } from './poll-rows.tsx';
import { isDecided, undecidedOf } from './scheduling-words.ts';
import { SettleDialog } from './settle-dialog.tsx';

const mostPollsShown = 6;

/** The polls one made or is asked in; nothing where there is none. */
export function OpenPolls() {
  const { data } = useQuery(pollsQuery);
  const [settling, settle] = useState<PollSummary | null>(null);
  const all = data?.polls ?? [];
  const polls = [...undecidedOf(all), ...all.filter(isDecided)].slice(0, mostPollsShown);
  if (polls.length === 0) return null;
  return (
    <Panel>
      <PanelHead title="Hỏi giờ họp" />
      <PollRows polls={polls} onSettle={settle} />
      {settling && <SettleDialog poll={settling} slot={settling.bestSlot} onClose={() => settle(null)} />}
    </Panel>
  );
}
