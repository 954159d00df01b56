import type {
  CompanyTemplate,
  TemplateCheck,
  TemplateForm,
} from '@hopgon/contract/minutes/templates/schemas';
import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useSaveExampleTemplate, useUploadTemplate } from '../../../data/company/minutes-templates.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { FileDrop } from '../../../ui/inputs/file-drop.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { TemplateFindings } from './template-check.tsx';
import { formChoices } from './template-words.ts';

interface UploadDialogProps {
  /** Whose file is replaced; null for a new template. */
  readonly replaced: CompanyTemplate | null;
  readonly onClose: () => void;
}

/** A .docx is chosen and checked; what was found stays in sight until one is done with it. */
export function UploadDialog({ replaced, onClose }: UploadDialogProps) {
  const [form, setForm] = useState<TemplateForm>(replaced?.form ?? 'minutes');
  const [found, show] = useState<{ readonly check: TemplateCheck; readonly isSaved: boolean } | null>(null);
  const { mutate, isPending, error } = useUploadTemplate();
  const key = useSubmitKey();
  const upload = (file: File) => {
    show(null);
    const target = replaced
      ? { companyTemplateId: replaced.id }
      : { form, key: key.keyFor([form, file.name, file.size, file.lastModified]) };
    mutate(
      { file, ...target },
      {
        onSuccess: ({ template, check }) => {
          key.renew();
          show({ check, isSaved: template !== null });
          if (template)
            toast.say(replaced ? `Đã thay tệp của mẫu “${template.name}”` : `Đã thêm mẫu “${template.name}”`);
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={replaced ? `Thay tệp của mẫu “${replaced.name}”` : 'Tải mẫu Word lên'}
      description={
        replaced
          ? 'Biên bản và văn bản đã thông qua giữ tệp cũ. Dự thảo dùng tệp mới.'
          : 'Soạn mẫu bằng Word, ghi các chỗ như {{Trích yếu}} vào nơi cần điền, rồi lưu dạng .docx.'
      }
      failure={error && failureText(error, 'Không thể tải mẫu lên. Vui lòng thử lại.')}
      actions={
        <Button look={found?.isSaved ? 'primary' : 'outline'} onClick={onClose}>
          {found?.isSaved ? 'Xong' : 'Đóng'}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {!replaced && !found?.isSaved && (
          <>
            <Field label="Mẫu dùng cho">
              <Select choices={formChoices} value={form} onChange={setForm} />
            </Field>
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-small">
              <ExampleButton form={form} />
              <Link to="/settings/minutes/places" className="link">
                Xem các chỗ điền
              </Link>
            </p>
          </>
        )}
        {found?.isSaved && <Banner tone="success">Đã lưu. Mẫu này dùng được ngay.</Banner>}
        {found && <TemplateFindings check={found.check} />}
        {!found?.isSaved && (
          <FileDrop
            label={found ? 'Chọn tệp khác' : 'Chọn tệp .docx'}
            busyLabel="Đang kiểm tra..."
            hint="Word (.docx), tối đa 5 MB, không có macro"
            accept=".docx"
            busy={isPending}
            onFile={upload}
          />
        )}
      </div>
    </Dialog>
  );
}

function ExampleButton({ form }: { readonly form: TemplateForm }) {
  const { mutate, isPending } = useSaveExampleTemplate();
  return (
    <button
      type="button"
      className="link inline-flex items-center gap-1.5"
      disabled={isPending}
      onClick={() =>
        mutate(form, {
          onError: (error) => toast.fail(failureText(error, 'Không thể tải mẫu ví dụ. Vui lòng thử lại.')),
        })
      }
    >
      <Download aria-hidden="true" className="size-4" />
      Tải mẫu ví dụ
    </button>
  );
}
