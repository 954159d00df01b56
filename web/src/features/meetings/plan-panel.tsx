import type { Figures } from '@hopgon/contract/transcripts/schemas';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { EvidenceChips } from './evidence-chips.tsx';
import { punctualityText } from './talk.rules.ts';

/** How the meeting kept to its plan: what of the agenda was spoken of, and whether it kept its hours. */
export function PlanPanel({ figures: { agenda, punctuality } }: { readonly figures: Figures }) {
  return (
    <Panel>
      <PanelHead
        title="Có theo chương trình không?"
        aside={agenda.value ? `${agenda.value.covered}/${agenda.value.points.length} mục` : undefined}
      />
      {agenda.value ? (
        <ul className="flex flex-col gap-1.5 px-5 py-3 max-md:px-4">
          {[...agenda.value.points.entries()].map(([place, { title, covered, evidence }]) => (
            <li key={place} className="flex items-start gap-2.5">
              <span className={covered ? 'mt-1 text-jade-ink' : 'mt-1 text-muted'} aria-hidden="true">
                {covered ? <Check /> : <Minus />}
              </span>
              <span className="min-w-0 break-words">
                <span className="mr-2">{title}</span>
                {!covered && <span className="text-small text-muted">(không thấy nhắc tới)</span>}
                <EvidenceChips statement={`mục ${title}`} turns={evidence} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="px-5 py-3 text-small text-muted max-md:px-4">{agenda.reason}</p>
      )}
      <p className="border-t px-5 py-3 text-small text-muted max-md:px-4">
        {punctuality.value ? punctualityText(punctuality.value) : `Đúng giờ: không rõ. ${punctuality.reason}`}
      </p>
    </Panel>
  );
}
