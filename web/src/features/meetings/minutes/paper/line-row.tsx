import { useEffect, useRef } from 'react';
import { useAddressLine } from '../../../../lib/use-address-line.ts';
import { cx } from '../../../../ui/cx.ts';
import { useEvidence } from '../../analysis/evidence-context.ts';
import { contentOf, type Row } from '../editor/drafts.rules.ts';
import { LineForm } from '../editor/line-form.tsx';
import { UnsavedLine } from '../editor/unsaved-line.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { termsOnPaper } from '../minutes-words.ts';
import { DecisionLinks } from './decision-links.tsx';
import { LineChips } from './line-chips.tsx';
import { LineMarks } from './line-marks.tsx';
import { LineMenu } from './line-menu.tsx';
import { LineRemarks } from './line-remarks.tsx';
import { LineText } from './line-text.tsx';

/** One line of the document; who edits the minutes writes in its place. */
export function LineRow({ row }: { readonly row: Row }) {
  const { canEdit, editor } = useMinutesPage();
  const { key, line, draft } = row;
  const item = useFocusedRow(editor.focusKey === key);
  const isOpen = canEdit && editor.openKey === key && draft !== null;
  const isLookedAt = useIsLookedAt(line);
  const content = draft ?? (line && contentOf(line));
  if (!content) return null;
  return (
    <li
      ref={item}
      id={line ? `dong-${line.id}` : undefined}
      className={cx(
        'group relative -mx-4 scroll-my-24 border-l-2 py-1 pl-3.5 print:border-transparent print:bg-transparent',
        canEdit && !isOpen ? 'pr-10' : 'pr-4',
        isLookedAt || isOpen ? 'border-jade bg-jade-wash' : 'border-transparent',
      )}
    >
      {isOpen ? (
        <LineForm row={row} draft={draft} />
      ) : (
        <>
          <div className="break-words whitespace-pre-line">
            <LineText row={row} content={content} />{' '}
            {line && !draft && (
              <>
                {termsOnPaper(line.terms)} <DecisionLinks line={line} /> <LineChips line={line} />{' '}
                <LineRemarks lineId={line.id} /> <LineMarks line={line} />
              </>
            )}
          </div>
          {draft && <UnsavedLine row={row} draft={draft} />}
          {line && !draft && canEdit && <LineMenu row={row} line={line} />}
        </>
      )}
    </li>
  );
}

/** Whether its evidence is chosen, or the address names it. */
function useIsLookedAt(line: Row['line']): boolean {
  const { choice } = useEvidence();
  const isAddressed = useAddressLine(line ? `dong-${line.id}` : undefined);
  return isAddressed || (line !== null && choice?.statement === line.id);
}

/** Brings the focus to the text of a row the editor sends it to, and back where moving the row took it away. */
function useFocusedRow(isFocused: boolean) {
  const item = useRef<HTMLLIElement>(null);
  const wasFocused = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isFocused && (!wasFocused.current || isLost)) {
      item.current?.querySelector<HTMLElement>('[data-line-text]')?.focus();
    }
    wasFocused.current = isFocused;
  });
  return item;
}
