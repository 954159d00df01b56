import { proposalLeads } from '@hopgon/contract/minutes/names';
import { contentOnPaper, type LineContent, type Row } from '../editor/drafts.rules.ts';
import { useLineKeys } from '../editor/use-line-keys.ts';
import { useMinutesPage } from '../minutes-context.ts';

interface LineTextProps {
  readonly row: Row;
  readonly content: LineContent;
}

/** What a line says; who may edit it opens it by a press or with Enter. */
export function LineText({ row, content }: LineTextProps) {
  const { canEdit, editor } = useMinutesPage();
  const onKeyDown = useLineKeys(row);
  const { lead, text } = contentOnPaper(content);
  const isProposed = row.draft === null && row.line?.marks.includes('unaccepted') === true;
  const shownLead = isProposed ? proposalLeads[content.kind] : lead;
  return (
    <>
      {/* Over the whole row: a button around the text could not break across lines as text does. */}
      {canEdit && (
        <button
          type="button"
          data-line-text
          aria-label={`${shownLead}${text}`}
          onClick={() => editor.openRow(row)}
          onKeyDown={onKeyDown}
          className="absolute inset-0 cursor-text! rounded-bar hover:bg-jade-wash/60"
        />
      )}
      <span
        aria-hidden={canEdit || undefined}
        className={canEdit ? 'pointer-events-none relative' : undefined}
      >
        {isProposed ? shownLead : lead && <b className="font-semibold">{lead}</b>}
        {text}
      </span>
    </>
  );
}
