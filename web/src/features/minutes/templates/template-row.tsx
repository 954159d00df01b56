import type { CompanyTemplate } from '@hopgon/contract/minutes/templates/schemas';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useDeleteTemplate, useSaveTemplate } from '../../../data/company/minutes-templates.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Chip } from '../../../ui/marks/chip.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { defaultInWords, formWords } from './template-words.ts';
import { UploadDialog } from './upload-dialog.tsx';

interface TemplateRowProps {
  readonly template: CompanyTemplate;
  readonly mayChange: boolean;
}

/** One template with what may be done with it. */
export function TemplateRow({ template, mayChange }: TemplateRowProps) {
  const [opened, open] = useState<'edit' | 'replace' | 'delete' | null>(null);
  const saving = useSaveTemplate();
  const removing = useDeleteTemplate();
  const { id, name, form, version, at, check } = template;
  const usual = defaultInWords(template);
  const close = () => {
    open(null);
    removing.reset();
  };
  const save = (filled: 'yes' | 'no') =>
    saving.mutate(
      { id, filled },
      { onError: (error) => toast.fail(failureText(error, 'Không thể tải tệp của mẫu. Vui lòng thử lại.')) },
    );
  return (
    <li className="flex items-start justify-between gap-3 px-5 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-small text-muted">
          {formWords[form]} · bản {version}, tải lên {formatMoment(at)}
        </p>
        {(usual !== '' || check.missing.length > 0) && (
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            {usual !== '' && <Chip tone="jade">{usual}</Chip>}
            {check.missing.length > 0 && (
              <Chip tone="turmeric">Thiếu {check.missing.length} chỗ thường có</Chip>
            )}
          </p>
        )}
      </div>
      {mayChange && (
        <Menu trigger={<IconButton size="small" label={`Thao tác với mẫu “${name}”`} icon={<Ellipsis />} />}>
          <MenuItem icon={<Eye />} onClick={() => save('yes')}>
            Tải bản xem thử
          </MenuItem>
          <MenuItem icon={<Download />} onClick={() => save('no')}>
            Tải tệp mẫu
          </MenuItem>
          <MenuItem icon={<Pencil />} onClick={() => open('edit')}>
            Đổi tên, đặt mặc định
          </MenuItem>
          <MenuItem icon={<Upload />} onClick={() => open('replace')}>
            Thay tệp
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onClick={() => open('delete')}>
            Xóa mẫu
          </MenuItem>
        </Menu>
      )}
      {opened === 'edit' && <TemplateDialog template={template} onClose={close} />}
      {opened === 'replace' && <UploadDialog replaced={template} onClose={close} />}
      <ConfirmDialog
        open={opened === 'delete'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={`Xóa mẫu “${name}”?`}
        verb="Xóa mẫu"
        refrain="Giữ lại"
        busy={removing.isPending}
        error={
          removing.error ? failureText(removing.error, 'Không thể xóa mẫu. Vui lòng thử lại.') : undefined
        }
        onConfirm={() =>
          removing.mutate(id, {
            onSuccess: () => {
              close();
              toast.say('Đã xóa mẫu');
            },
          })
        }
      >
        Văn bản đã thông qua hoặc đã phát hành theo mẫu này không đổi. Dự thảo đang dùng sẽ về mẫu chuẩn.
      </ConfirmDialog>
    </li>
  );
}
