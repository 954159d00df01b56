import { useId } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { contentOnPaper, type LineContent, type LineDraft, type Row } from './drafts.rules.ts';

interface LineConflictProps {
  readonly row: Row;
  readonly draft: LineDraft;
  readonly theirs: LineContent;
}

/** A line that two people changed: both texts beside each other, and one is chosen or written from both. */
export function LineConflict({ row, draft, theirs }: LineConflictProps) {
  const { editor, canEdit } = useMinutesPage();
  const titleId = useId();
  return (
    <section
      role="alert"
      aria-labelledby={titleId}
      className="relative my-1 rounded-control bg-turmeric-soft p-3 font-sans text-small text-turmeric-ink"
    >
      <p id={titleId} className="mb-2 font-semibold">
        Hai người cùng sửa dòng này. Hãy chọn một bản.
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Version title="Bản của bạn, chưa lưu" content={draft}>
          {canEdit && (
            <Button size="small" onClick={() => editor.save(draft.key, row.line?.version)}>
              Lưu bản của tôi
            </Button>
          )}
        </Version>
        <Version title="Bản của người khác, đã lưu" content={theirs}>
          {canEdit && (
            <Button size="small" onClick={() => editor.discard(draft.key)}>
              Dùng bản của họ
            </Button>
          )}
        </Version>
      </div>
      {canEdit && (
        <Button size="small" look="plain" onClick={() => editor.openRow(row)}>
          Sửa tiếp bản của tôi
        </Button>
      )}
    </section>
  );
}

interface VersionProps {
  readonly title: string;
  readonly content: LineContent;
  readonly children: React.ReactNode;
}

function Version({ title, content, children }: VersionProps) {
  const { lead, text } = contentOnPaper(content);
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-control border bg-surface p-3 text-ink">
      <p className="font-semibold text-muted">{title}</p>
      <p className="flex-1 break-words whitespace-pre-line">
        {lead}
        {text}
      </p>
      <div>{children}</div>
    </div>
  );
}
