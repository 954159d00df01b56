import { useEvidence } from '../../analysis/evidence-context.ts';
import { EvidenceRail } from '../../analysis/evidence-rail.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { StepsPanel } from '../steps/steps-panel.tsx';
import { CommentsPanel } from './comments-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import type { SidePart } from './side-parts.ts';

/** One part of what belongs to the document. */
export function SideContent({ part }: { readonly part: SidePart }) {
  if (part === 'steps') return <StepsPanel />;
  if (part === 'comments') return <CommentsPanel />;
  if (part === 'history') return <HistoryPanel />;
  return <Evidence />;
}

function Evidence() {
  const { transcript } = useMinutesPage();
  const { cited } = useEvidence();
  if (!transcript || cited.length === 0) {
    return (
      <p className="text-small text-muted">
        {transcript
          ? 'Chưa có dòng nào dẫn câu trong bản gỡ băng.'
          : 'Cuộc họp chưa có bản gỡ băng để dẫn làm căn cứ.'}
      </p>
    );
  }
  return <EvidenceRail transcript={transcript} />;
}
