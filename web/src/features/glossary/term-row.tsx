import type { Term } from '@hopgon/contract/glossary/schemas';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Chip } from '../../ui/marks/chip.tsx';

interface TermRowProps {
  readonly term: Term;
  /** Missing: one may only look. */
  readonly acts?: {
    readonly onEdit: () => void;
    readonly onDelete: () => void;
    readonly onAccept: () => void;
  };
}

export function TermRow({ term: { written, spoken, asks, state }, acts }: TermRowProps) {
  const isProposed = state === 'proposed';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5 max-md:px-4">
      <span className="min-w-[min(12rem,100%)] flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium break-words">{written}</span>
          {isProposed && <Chip tone="turmeric">Đề xuất</Chip>}
          {asks && <Chip>Hỏi trước</Chip>}
        </span>
        <span className="block text-small break-words text-muted">{spoken.join(' · ')}</span>
      </span>
      {acts && isProposed && (
        <span className="flex gap-1">
          <Button size="small" onClick={acts.onAccept}>
            Nhận
            <span className="sr-only"> {written}</span>
          </Button>
          <Button look="plain" size="small" onClick={acts.onDelete}>
            Bỏ
            <span className="sr-only"> {written}</span>
          </Button>
        </span>
      )}
      {acts && !isProposed && (
        <span className="flex gap-1">
          <IconButton label={`Sửa ${written}`} icon={<Pencil />} size="small" onClick={acts.onEdit} />
          <IconButton label={`Xóa ${written}`} icon={<Trash />} size="small" onClick={acts.onDelete} />
        </span>
      )}
    </li>
  );
}
