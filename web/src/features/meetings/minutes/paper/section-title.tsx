import type { MinutesSection } from '@hopgon/contract/minutes/schemas';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useKept } from '../../../../lib/forms/use-kept.ts';
import { useFocusBack } from '../../../../lib/use-focus-back.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { SectionForm } from './section-form.tsx';
import { useSections } from './use-sections.ts';

interface SectionTitleProps {
  readonly section: MinutesSection;
  readonly number: number;
}

/** The title of a section; who edits renames it, moves it, or deletes it once it is empty. */
export function SectionTitle({ section, number }: SectionTitleProps) {
  const { canEdit, minutes } = useMinutesPage();
  const [isRenaming, rename] = useKept(`renaming ${section.id}`, false);
  const trigger = useFocusBack<HTMLButtonElement>(isRenaming);
  const { move, remove, retitle, isSaving } = useSections();
  if (isRenaming) {
    return (
      <SectionForm
        label={`Tên mục ${number}`}
        title={section.title}
        keptAs={`section ${section.id}`}
        save={(title, onDone) => retitle(section.id, title, onDone)}
        isBusy={isSaving}
        onClose={() => rename(false)}
      />
    );
  }
  return (
    <div className="flex items-start gap-1">
      <h3 className="min-w-0 flex-1 font-semibold break-words">
        {number}. {section.title}
      </h3>
      {canEdit && (
        <span className="font-sans">
          <Menu
            trigger={
              <IconButton
                ref={trigger}
                size="small"
                label={`Thao tác với mục ${section.title}`}
                icon={<Ellipsis />}
                className="text-muted"
              />
            }
          >
            <MenuItem icon={<Pencil />} onClick={() => rename(true)}>
              Đổi tên mục
            </MenuItem>
            {number > 1 && (
              <MenuItem icon={<ArrowUp />} onClick={() => move(section.id, -1)}>
                Chuyển mục lên
              </MenuItem>
            )}
            {number < minutes.sections.length && (
              <MenuItem icon={<ArrowDown />} onClick={() => move(section.id, 1)}>
                Chuyển mục xuống
              </MenuItem>
            )}
            {section.lines.length === 0 && minutes.sections.length > 1 && (
              <MenuItem icon={<Trash2 />} danger onClick={() => remove(section)}>
                Xóa mục
              </MenuItem>
            )}
          </Menu>
        </span>
      )}
    </div>
  );
}
