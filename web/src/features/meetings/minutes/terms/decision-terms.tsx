import type { Minutes, MinutesLine } from '@hopgon/contract/minutes/schemas';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { termsOnPaper } from '../minutes-words.ts';
import { TermsDialog } from './terms-dialog.tsx';

const decisionsOf = ({ sections }: Minutes): readonly MinutesLine[] =>
  sections.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'decision');

/** Asked before adoption: from when each decision holds, and what it replaces. */
export function DecisionTerms({ onSaved }: { readonly onSaved: () => void }) {
  const { minutes, canEdit } = useMinutesPage();
  const [edited, edit] = useState<string | null>(null);
  const decisions = decisionsOf(minutes);
  const line = decisions.find(({ id }) => id === edited);
  if (decisions.length === 0) return null;
  return (
    <section aria-label="Hiệu lực của các kết luận" className="mt-4 border-t pt-3">
      <h3 className="font-medium">Các kết luận có hiệu lực khi nào?</h3>
      <ul className="mt-1 divide-y">
        {decisions.map((decision) => (
          <li key={decision.id} className="flex items-start justify-between gap-3 py-2 text-small">
            <span className="min-w-0 break-words">
              {decision.text}
              <span className="block text-muted">{termsOnPaper(decision.terms) || 'Từ ngày họp.'}</span>
            </span>
            {canEdit && (
              <Button size="small" look="plain" onClick={() => edit(decision.id)}>
                {decision.terms ? 'Sửa' : 'Ghi hiệu lực'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {line && <TermsDialog line={line} onSaved={onSaved} onClose={() => edit(null)} />}
    </section>
  );
}
