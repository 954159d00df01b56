import type { AnalysisDocument } from '@hopgon/contract/transcripts/schemas';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { EvidenceChips } from './evidence-chips.tsx';

/** What was talked about, in order, each with the line it begins at. */
export const TopicsPanel = ({ topics }: { readonly topics: AnalysisDocument['topics'] }) => (
  <Panel>
    <PanelHead title="Chủ đề" aside="Theo diễn biến" />
    <ol className="flex flex-col gap-1 px-5 py-3 max-md:px-4">
      {topics.map(({ title, evidence }) => (
        <li key={`${title} ${evidence[0]}`} className="flex items-baseline gap-2 py-0.5">
          <span className="min-w-0 break-words">{title}</span>
          <EvidenceChips statement={`chủ đề ${title} ${evidence[0]}`} turns={evidence.slice(0, 1)} />
        </li>
      ))}
    </ol>
  </Panel>
);
