import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Menu, MenuChoice, MenuGroup, MenuItem, MenuLine } from '../../../../ui/overlays/menu.tsx';
import type { Row } from '../editor/drafts.rules.ts';
import { useMinutesPage } from '../minutes-context.ts';
import { kindWords, lineKinds } from '../minutes-words.ts';
import { TermsDialog } from '../terms/terms-dialog.tsx';

interface LineMenuProps {
  readonly row: Row;
  readonly line: MinutesLine;
}

/** All one may do with a line, for who does it without keys. */
export function LineMenu({ row, line }: LineMenuProps) {
  const { editor, minutes, openSide } = useMinutesPage();
  const [isTermed, setTermed] = useState(false);
  const section = minutes.sections.find(({ lines }) => lines.some(({ id }) => id === line.id));
  return (
    <span className="absolute top-0.5 right-0.5 font-sans opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-md:opacity-100 pointer-coarse:opacity-100 has-aria-expanded:opacity-100">
      <Menu trigger={<IconButton size="small" label="Thao tác với dòng này" icon={<Ellipsis />} />}>
        <MenuItem icon={<Pencil />} onClick={() => editor.openRow(row)}>
          Sửa
        </MenuItem>
        {section && (
          <MenuItem icon={<Plus />} onClick={() => editor.addAfter(section.id, row.key)}>
            Thêm dòng bên dưới
          </MenuItem>
        )}
        <MenuItem icon={<MessageSquare />} onClick={() => openSide('comments', line.id)}>
          Góp ý
        </MenuItem>
        <MenuItem icon={<ArrowUp />} onClick={() => editor.move(row.key, -1)}>
          Chuyển lên
        </MenuItem>
        <MenuItem icon={<ArrowDown />} onClick={() => editor.move(row.key, 1)}>
          Chuyển xuống
        </MenuItem>
        {line.kind === 'decision' && (
          <MenuItem icon={<CalendarClock />} onClick={() => setTermed(true)}>
            Hiệu lực
          </MenuItem>
        )}
        <MenuLine />
        <MenuGroup label="Loại dòng">
          {lineKinds.map((kind) => (
            <MenuChoice key={kind} chosen={kind === line.kind} onClick={() => editor.setKind(line, kind)}>
              {kindWords[kind].label}
            </MenuChoice>
          ))}
        </MenuGroup>
        <MenuLine />
        <MenuItem icon={<Trash2 />} danger onClick={() => editor.removeLine(row.key)}>
          Xóa
        </MenuItem>
      </Menu>
      {isTermed && <TermsDialog line={line} onClose={() => setTermed(false)} />}
    </span>
  );
}
