import type { CompanyDay } from '@hopgon/contract/company-settings/schemas';
import { dayInWords } from '@hopgon/contract/time/format-local';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Chip } from '../../ui/marks/chip.tsx';

interface DayRowProps {
  readonly day: CompanyDay;
  /** Missing: one may only look. */
  readonly onEdit?: () => void;
  readonly onDrop?: () => void;
}

export const DayRow = ({ day: { date, name, kind, source }, onEdit, onDrop }: DayRowProps) => (
  <li className="flex items-center gap-3 px-5 py-2.5">
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 font-medium break-words">{name}</span>
        {kind === 'work' && <Chip tone="turmeric">Làm bù</Chip>}
        {source === 'own' && kind === 'off' && <Chip>Riêng công ty</Chip>}
      </span>
      <span className="block text-small text-muted">{dayInWords(date)}</span>
    </span>
    {onEdit && <IconButton label={`Sửa ${name}`} icon={<Pencil />} size="small" onClick={onEdit} />}
    {onDrop && <IconButton label={`Bỏ ${name}`} icon={<Trash2 />} size="small" onClick={onDrop} />}
  </li>
);
