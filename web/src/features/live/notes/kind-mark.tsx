import type { NoteKind } from '@hopgon/contract/live/notes/schemas';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Gavel from 'lucide-react/icons/gavel';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquare from 'lucide-react/icons/message-square';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { cx } from '../../../ui/cx.ts';
import { noteKindWords } from './note-kinds.ts';

export const noteKindIcons = {
  note: NotebookPen,
  decision: Gavel,
  task: ListChecks,
  question: CircleHelp,
  opinion: MessageSquare,
} as const satisfies Readonly<Record<NoteKind, typeof Gavel>>;

const grounds: Readonly<Record<NoteKind, string>> = {
  note: 'border border-line bg-sunken text-muted',
  decision: 'bg-jade-soft text-jade-ink',
  task: 'bg-h1-soft text-h1-ink',
  question: 'bg-h2-soft text-h2-ink',
  opinion: 'bg-turmeric-soft text-turmeric-ink',
};

/** What a row is, by icon and word. */
export function KindMark({ kind }: { readonly kind: NoteKind }) {
  const Icon = noteKindIcons[kind];
  return (
    <span
      className={cx(
        'inline-flex h-6 items-center gap-1.5 rounded-full px-2 text-small font-medium whitespace-nowrap [&_.lucide]:size-3.5',
        grounds[kind],
      )}
    >
      <Icon aria-hidden="true" />
      {noteKindWords[kind]}
    </span>
  );
}
