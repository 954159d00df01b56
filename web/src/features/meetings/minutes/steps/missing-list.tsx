import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useLead } from '../legal/use-lead.ts';
import { useMinutesPage } from '../minutes-context.ts';
import type { Missing } from './steps.rules.ts';

interface MissingListProps {
  readonly missing: readonly Missing[];
  /** Before it leads somewhere. */
  readonly onLead?: () => void;
}

/** What is missing before adoption; each leads to where it is put right. */
export function MissingList({ missing, onLead }: MissingListProps) {
  const { minutes, canEdit, editor } = useMinutesPage();
  const lines = minutes.sections.flatMap((section) => section.lines);
  const typed = lines.filter(({ origin, marks }) => origin === 'typed' && marks.includes('no_evidence'));
  // What its turns do not say is looked at line by line.
  const machines = lines.filter(
    ({ marks }) =>
      marks.includes('unaccepted') && !marks.includes('source_changed') && !marks.includes('no_evidence'),
  );
  if (missing.length === 0) {
    return (
      <p className="flex items-center gap-2 border-t pt-3 text-small text-jade-ink">
        <Check aria-hidden="true" className="size-4" />
        Đã đủ để thông qua.
      </p>
    );
  }
  return (
    <section aria-label="Còn thiếu để thông qua" className="border-t pt-3">
      <div className="flex min-h-8 flex-wrap items-center gap-x-2">
        <h3 className="mr-auto font-semibold">
          Còn thiếu <span className="text-small font-regular text-muted">{missing.length}</span>
        </h3>
        {canEdit && machines.length > 1 && (
          <Button size="small" look="plain" onClick={() => editor.accept(machines)}>
            Duyệt {machines.length} dòng có căn cứ
          </Button>
        )}
        {canEdit && typed.length > 1 && (
          <Button size="small" look="plain" onClick={() => editor.confirm(typed.map(({ id }) => id))}>
            Xác nhận {typed.length} dòng tự ghi
          </Button>
        )}
      </div>
      <ul className="mt-1 flex max-h-72 flex-col overflow-y-auto">
        {missing.map((each) => (
          <MissingRow
            key={each.text + (each.to.kind === 'line' ? each.to.lineId : '')}
            missing={each}
            onLead={onLead}
          />
        ))}
      </ul>
    </section>
  );
}

interface MissingRowProps {
  readonly missing: Missing;
  readonly onLead: (() => void) | undefined;
}

function MissingRow({ missing: { text, to }, onLead }: MissingRowProps) {
  const { canEdit } = useMinutesPage();
  const lead = useLead();
  const go = () => {
    onLead?.();
    lead(to.kind, to.kind === 'line' ? to.lineId : null);
  };
  const leads = to.kind === 'line' || (to.kind !== 'none' && canEdit);
  return (
    <li className="flex items-start gap-2 py-1 text-small">
      <CircleDashed aria-hidden="true" className="mt-0.5 size-4 text-turmeric-ink" />
      {leads ? (
        <button type="button" onClick={go} className="link min-w-0 text-left font-regular break-words">
          {text}
        </button>
      ) : (
        <span className="min-w-0 break-words">{text}</span>
      )}
    </li>
  );
}
