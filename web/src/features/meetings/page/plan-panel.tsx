import type { Figures } from '@hopgon/contract/transcripts/schemas';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { EvidenceChips } from '../analysis/evidence-chips.tsx';
import { punctualityText } from '../analysis/talk.rules.ts';

type Agenda = NonNullable<Figures['agenda']['value']>;
type Point = Agenda['points'][number];

/** How the meeting kept to its plan: what of the agenda was spoken of, and whether it kept its hours. */
export function PlanPanel({ figures: { agenda, punctuality } }: { readonly figures: Figures }) {
  return (
    <Panel>
      <PanelHead
        title="Có theo chương trình không?"
        aside={agenda.value ? `Đã bàn ${agenda.value.covered}/${agenda.value.points.length} mục` : undefined}
      />
      {agenda.value ? (
        <Points points={agenda.value.points} />
      ) : (
        <p className="px-5 py-3 text-small text-muted max-md:px-4">{agenda.reason}</p>
      )}
      <p className="border-t px-5 py-3 text-small text-muted max-md:px-4">
        {punctuality.value ? punctualityText(punctuality.value) : `Đúng giờ: không rõ. ${punctuality.reason}`}
      </p>
    </Panel>
  );
}

const Points = ({ points }: Pick<Agenda, 'points'>) => (
  <>
    <ul className="flex flex-col gap-1.5 px-5 py-3 max-md:px-4">
      {[...points.entries()].map(([place, point]) => {
        const { colour, icon, note } = lookOf(point);
        return (
          <li key={place} className="flex items-start gap-2.5">
            <span className={`mt-1 ${colour}`} aria-hidden="true">
              {icon}
            </span>
            <span className="min-w-0 break-words">
              <span className="mr-2">{point.title}</span>
              {note && <span className="mr-2 text-small text-muted">({note})</span>}
              <EvidenceChips statement={`mục ${point.title}`} turns={point.evidence} />
            </span>
          </li>
        );
      })}
    </ul>
    {points.some(({ covered }) => !covered) && (
      <p className="px-5 pb-3 text-small text-muted max-md:px-4">
        Dò theo từ ngữ trong bản gỡ băng nên có thể sót mục được nói bằng lời khác.
      </p>
    )}
  </>
);

function lookOf({ covered, evidence }: Point): { colour: string; icon: ReactNode; note?: string } {
  if (covered) return { colour: 'text-jade-ink', icon: <Check /> };
  return evidence.length > 0
    ? { colour: 'text-turmeric-ink', icon: <Ellipsis />, note: 'có nhắc tới, chưa rõ đã bàn' }
    : { colour: 'text-muted', icon: <Minus />, note: 'không thấy nhắc tới' };
}
