import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import PenLine from 'lucide-react/icons/pen-line';

/** Whoever reads must know that no person wrote or approved this. */
export const DraftedNote = ({ transcript: { name } }: { readonly transcript: Transcript }) => (
  <p className="flex items-start gap-2.5 text-small text-muted">
    <PenLine className="mt-px size-[18px]" />
    <span className="min-w-0 break-words">AI tại chỗ soạn từ bản ghi “{name}”, chưa ai duyệt.</span>
  </p>
);
