import type { MinutesSection } from '@hopgon/contract/minutes/schemas';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../../ui/buttons/button.tsx';
import { rowsOf } from '../editor/drafts.rules.ts';
import { useMinutesPage } from '../minutes-context.ts';
import { LineRow } from './line-row.tsx';
import { SectionTitle } from './section-title.tsx';

interface PaperSectionProps {
  readonly section: MinutesSection;
  readonly number: number;
}

/** One part of what was discussed, with its lines. */
export function PaperSection({ section, number }: PaperSectionProps) {
  const { canEdit, editor } = useMinutesPage();
  const rows = rowsOf(section, editor.drafts, editor.hasLine);
  return (
    <section aria-label={section.title} className="mt-4">
      <SectionTitle section={section} number={number} />
      <ol>
        {rows.map((row) => (
          <LineRow key={row.key} row={row} />
        ))}
      </ol>
      {rows.length === 0 && !canEdit && <p className="text-muted">Không ghi nội dung.</p>}
      {canEdit && (
        <p className="font-sans">
          <Button
            size="small"
            look="plain"
            icon={<Plus />}
            className="-ml-3 text-muted"
            aria-label={`Thêm dòng vào mục ${section.title}`}
            onClick={() => editor.addAfter(section.id, rows.at(-1)?.key ?? null)}
          >
            Thêm dòng
          </Button>
        </p>
      )}
    </section>
  );
}
